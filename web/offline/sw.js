/**
 * Keeps the whole client in the browser, so that it opens without a network. Everything comes from one version: files
 * have the names of their contents, and a new version waits until somebody takes it or the last page is closed.
 */
const VERSION = '__VERSION__';
/** @type {string[]} */
const FILES = JSON.parse('__FILES__');

const PREFIX = 'undercroft-';
const CACHE = PREFIX + VERSION;
/** What only a server can answer. */
const SERVERS = /^(api|docs|metrics|healthz)(\/|$)/;
const scope = new URL(self.registration.scope);
const page = new URL('index.html', scope).href;

self.addEventListener('install', (event) => {
  // Names with a hash may come from the browser's own cache; the page itself must be this version's.
  const request = (file) =>
    new Request(new URL(file, scope), { cache: file.startsWith('assets/') ? 'default' : 'reload' });
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES.map(request))));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()));
});

/** Keeps this version and the one before, of which a page may still be open. */
async function tidy() {
  const kept = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(kept.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  if (SERVERS.test(url.pathname.slice(scope.pathname.length))) return;
  event.respondWith(answer(request, request.mode === 'navigate' ? page : url.origin + url.pathname));
});

async function answer(request, address) {
  const cache = await caches.open(CACHE);
  return (await cache.match(address)) ?? (await caches.match(address)) ?? fetch(request);
}
