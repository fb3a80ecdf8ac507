/** Matches in the page: the network is cut after the first visit, and everything goes on. */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { binary } from './support/places';
import { asked, choose, enter, giveUp, hurry, seq, story } from './support/table';
import { expect, type Page, picture, test } from './support/test';

test.use({ playNow: 'page' });

/** Waits until the browser has kept all it needs. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
}

/** Everything that is asked of a server from now on. */
function requests(page: Page): string[] {
  const list: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api')) list.push(pathname);
  });
  return list;
}

/** Plays so many choices, or to the end. */
async function play(page: Page, turns: number): Promise<void> {
  const wishes = [/^(Walk|Take|Step)/, /^(Play|Kick|Attack)/, /^End your turn/, /^Buy a tier/, /^(Walk|Take)/, /^End/];
  for (let turn = 0; turn < turns && (await asked(page)); turn += 1)
    await choose(page, wishes[turn % wishes.length] ?? /./);
}

async function proven(page: Page, table: string): Promise<void> {
  await page.goto(`/replay/${table}`);
  await page.getByRole('button', { name: 'One step on' }).click();
  await expect(page.locator('[data-seq="1"]')).toBeVisible();
  await page.getByRole('button', { name: 'Verify dice' }).click();
  await expect(page.getByRole('dialog')).toContainText('✓ Every roll, shuffle and state');
}

const MATCHES = [
  // The first is given up in the end, so that there is one; a whole one is played in `newcomer.spec.ts`.
  { game: 'Crypt Crusade', whole: true },
  { game: 'Dark Tomb', whole: false },
  { game: "The Lich's Crypt", whole: false },
  { game: "Crypt: The Pharaoh's Curse", whole: false },
];
for (const { game, whole } of MATCHES)
  test(`${game} is played without a network`, async ({ person, server }) => {
    const page = await person();
    await page.goto('/');
    await kept(page);
    await server.kill();
    await page.context().setOffline(true);
    await page.goto('/');
    await enter(page, 'Play now', game);
    await expect(page).toHaveURL(/\/table\/page-/);
    const table = page.url().split('/').pop() ?? '';
    const list = requests(page);
    await hurry(page);
    await play(page, 6);
    if (whole) await giveUp(page);
    else await asked(page);

    const before = { seq: await seq(page), lines: await story(page) };
    expect(before.seq).toBeGreaterThan(2);
    await page.reload();
    await expect(page.locator('[data-seq]')).toHaveAttribute('data-seq', String(before.seq));
    expect(await story(page)).toEqual(before.lines);
    await picture(page, `page-${game.replaceAll(/\W+/g, '-')}`);

    await proven(page, table);
    expect(list, 'nothing travels').toEqual([]);
    await page.goto('/');
    await expect(page.locator('.columns')).toContainText('in this browser');
  });

test('a finished match is put on the server with one press', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  await enter(page, 'Play now', 'Crypt Crusade');
  await hurry(page);
  await play(page, 3);
  await giveUp(page);
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.getByRole('button', { name: 'Put the replay on the server' }).click();
  await expect(page).toHaveURL(/\/replay\/(?!page-)/);
  await page.getByRole('button', { name: 'Verify dice' }).click();
  await expect(page.getByRole('dialog')).toContainText('✓ Every roll, shuffle and state');
});

test('the client can be installed', async ({ person }) => {
  const page = await person();
  await page.goto('/');
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    display: string;
    icons: { src: string; sizes: string; type: string }[];
  };
  expect(manifest.display).toBe('standalone');
  for (const { src, type, sizes } of manifest.icons) {
    const icon = await page.request.get(`/${src}`);
    expect(icon.headers()['content-type']).toBe(type);
    if (type !== 'image/png') continue;
    const bytes = await icon.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  await kept(page);
});

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
};

test('an exported site plays from a folder of any host', async ({ person }) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'undercroft-site-')), 'site');
  const export_ = spawnSync(binary, ['export-site', folder], { encoding: 'utf8' });
  expect(export_.status, export_.stderr).toBe(0);
  const host = createServer((request, answer) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const file = path.startsWith('/deep/crypt/') ? path.slice('/deep/crypt/'.length) || 'index.html' : '';
    if (file === '' || file.includes('..') || !existsSync(join(folder, file))) return answer.writeHead(404).end();
    answer.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    return createReadStream(join(folder, file)).pipe(answer);
  });
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}/deep/crypt/`;
  const page = await person();
  const list = requests(page);
  await page.goto(address);
  await kept(page);
  host.close();
  host.closeAllConnections();
  await page.goto(address);
  await enter(page, 'Play now', 'Crypt Crusade');
  await hurry(page);
  await play(page, 6);
  const before = await seq(page);
  await page.reload();
  await expect(page.locator('[data-seq]')).toHaveAttribute('data-seq', String(before));
  expect(list).toEqual([]);
});
