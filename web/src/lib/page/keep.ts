/** Where tables of this browser are kept: what each was laid from, and every entry, written before anybody is told. */
import type { Pace, SeatKind } from '../wire';

/** What a table is laid from; with the entries it is the whole match. */
export type Lay = {
  readonly table: string;
  readonly game: string;
  readonly kinds: readonly SeatKind[];
  readonly names: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly pace: Pace;
  readonly secret: string;
  readonly nonces: readonly string[];
  readonly created: number;
  /** The seats of people, also while bots play for them. */
  readonly held: readonly number[];
};

/** A table in the list of tables. A match somebody brought as a file has only its record. */
export type Kept = {
  readonly table: string;
  readonly game: string;
  readonly title: string;
  readonly names: readonly string[];
  readonly updated: number;
  readonly over: boolean;
  /** Whether somebody at this screen is to decide. */
  readonly waits: boolean;
  readonly lay: Lay | null;
  readonly record: unknown;
};

/** Another window of this browser has written this entry already. */
export class Taken extends Error {}

export interface Keep {
  list(): Promise<Kept[]>;
  get(table: string): Promise<Kept | undefined>;
  put(kept: Kept): Promise<void>;
  entries(table: string): Promise<unknown[]>;
  /** Adds an entry, the n-th counted from 1, together with what changed in the list; `Taken` if there is one already. */
  append(kept: Kept, place: number, entry: unknown): Promise<void>;
  remove(table: string): Promise<void>;
}

/** Kept as long as the page is open: for tests, and for windows that may keep nothing. */
export class MemoryKeep implements Keep {
  readonly #tables = new Map<string, Kept>();
  readonly #entries = new Map<string, unknown[]>();

  list(): Promise<Kept[]> {
    return Promise.resolve([...this.#tables.values()]);
  }

  get(table: string): Promise<Kept | undefined> {
    return Promise.resolve(this.#tables.get(table));
  }

  put(kept: Kept): Promise<void> {
    this.#tables.set(kept.table, kept);
    return Promise.resolve();
  }

  entries(table: string): Promise<unknown[]> {
    return Promise.resolve([...(this.#entries.get(table) ?? [])]);
  }

  append(kept: Kept, place: number, entry: unknown): Promise<void> {
    const before = this.#entries.get(kept.table) ?? [];
    if (before.length >= place) return Promise.reject(new Taken());
    this.#tables.set(kept.table, kept);
    this.#entries.set(kept.table, [...before, entry]);
    return Promise.resolve();
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table);
    this.#entries.delete(table);
    return Promise.resolve();
  }
}

const NAME = 'undercroft';
const TABLES = 'tables';
const ENTRIES = 'entries';

/** Kept in the browser's own database. */
export class DatabaseKeep implements Keep {
  readonly #database: IDBDatabase;

  private constructor(database: IDBDatabase) {
    this.#database = database;
  }

  static open(): Promise<DatabaseKeep> {
    return new Promise((done, failed) => {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore(TABLES, { keyPath: 'table' });
        asked.result.createObjectStore(ENTRIES, { keyPath: ['table', 'place'] });
      };
      asked.onsuccess = () => done(new DatabaseKeep(asked.result));
      asked.onerror = () => failed(asked.error ?? new Error('no database'));
    });
  }

  list(): Promise<Kept[]> {
    return this.#read(TABLES, (store) => store.getAll() as IDBRequest<Kept[]>);
  }

  get(table: string): Promise<Kept | undefined> {
    return this.#read(TABLES, (store) => store.get(table) as IDBRequest<Kept | undefined>);
  }

  put(kept: Kept): Promise<void> {
    return this.#write((tables) => void tables.put(kept));
  }

  async entries(table: string): Promise<unknown[]> {
    const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
    const rows = await this.#read(ENTRIES, (store) => store.getAll(range) as IDBRequest<{ entry: unknown }[]>);
    return rows.map(({ entry }) => entry);
  }

  append(kept: Kept, place: number, entry: unknown): Promise<void> {
    return this.#write((tables, entries) => {
      tables.put(kept);
      entries.add({ table: kept.table, place, entry });
    });
  }

  remove(table: string): Promise<void> {
    return this.#write((tables, entries) => {
      tables.delete(table);
      entries.delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    });
  }

  #read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((done, failed) => {
      const asked = ask(this.#database.transaction(store).objectStore(store));
      asked.onsuccess = () => done(asked.result);
      asked.onerror = () => failed(asked.error ?? new Error('unreadable'));
    });
  }

  /** Done once it is durable, all or nothing. */
  #write(change: (tables: IDBObjectStore, entries: IDBObjectStore) => void): Promise<void> {
    return new Promise((done, failed) => {
      const transaction = this.#database.transaction([TABLES, ENTRIES], 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => done();
      transaction.onabort = () =>
        failed(transaction.error?.name === 'ConstraintError' ? new Taken() : (transaction.error ?? new Error('lost')));
      change(transaction.objectStore(TABLES), transaction.objectStore(ENTRIES));
    });
  }
}
