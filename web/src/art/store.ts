/** Baked pictures, kept between visits in the browser's cache. Where there is none (plain http), they are baked anew. */
import { hash } from './seed';

const PREFIX = 'undercroft-art-';
/** Pictures kept at most; some twenty kilobytes each. */
const KEEP = 600;

/** The same words for the same description, in whatever order it was written down. */
export function described(thing: unknown): string {
  return JSON.stringify(thing, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** A short name for a description: outlines are long. Two hashes of 53 bits, so that no two pictures share it. */
export function keyOf(thing: unknown): string {
  const words = described(thing);
  return hash(words).toString(36) + hash(words, 1).toString(36);
}

/** The shelf of one version of the code that bakes; shelves of other versions are thrown away when it is opened. */
export class Store {
  readonly #name: string;
  #open: Promise<Cache | undefined> | undefined;

  constructor(version: string) {
    this.#name = PREFIX + hash(version).toString(36);
  }

  async get(key: string): Promise<Blob | undefined> {
    const found = await (await this.#cache())?.match(address(key));
    return found?.blob();
  }

  /** Keeps a picture; a full disk only means that it is baked again next time. */
  async put(key: string, blob: Blob): Promise<void> {
    const cache = await this.#cache();
    await cache?.put(address(key), new Response(blob)).catch(() => undefined);
  }

  #cache(): Promise<Cache | undefined> {
    this.#open ??= this.#opened().catch(() => undefined);
    return this.#open;
  }

  async #opened(): Promise<Cache | undefined> {
    if (typeof caches === 'undefined') return undefined;
    const names = await caches.keys();
    const stale = names.filter((name) => name.startsWith(PREFIX) && name !== this.#name);
    await Promise.all(stale.map((name) => caches.delete(name)));
    const cache = await caches.open(this.#name);
    // Oldest first: what is still in use comes back by itself.
    const kept = await cache.keys();
    await Promise.all(kept.slice(0, Math.max(0, kept.length - KEEP)).map((old) => cache.delete(old)));
    return cache;
  }
}

/** An address that nobody asks the server for. */
const address = (key: string): string => `/art/${key}`;
