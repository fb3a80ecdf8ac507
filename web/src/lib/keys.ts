/**
 * The keys this browser holds: seats and tables it hosts. They lie in the browser's own storage, and a
 * seat travels to another device in the part of a link that no server ever sees.
 */
import { isHere } from './page/names';

export type TableKeys = { readonly host: string | null; readonly seats: Readonly<Record<number, string>> };
type Keyring = Record<string, TableKeys>;

const PLACE = 'undercroft.keys';
const NONE: TableKeys = { host: null, seats: {} };

function keyring(): Keyring {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Keyring;
  } catch {
    return {};
  }
}

export function keysOf(table: string): TableKeys {
  return keyring()[table] ?? NONE;
}

/** Keeps a key beside those already held for the table. */
export function keep(table: string, added: Partial<TableKeys>): void {
  const held = keysOf(table);
  const kept = { host: added.host ?? held.host, seats: { ...held.seats, ...added.seats } };
  localStorage.setItem(PLACE, JSON.stringify({ ...keyring(), [table]: kept }));
}

/** Drops a seat's key once the seat is somebody else's. */
export function drop(table: string, seat: number): void {
  const held = keysOf(table);
  const seats = Object.fromEntries(Object.entries(held.seats).filter(([it]) => Number(it) !== seat));
  localStorage.setItem(PLACE, JSON.stringify({ ...keyring(), [table]: { ...held, seats } }));
}

export function seatTokens(keys: TableKeys): string[] {
  return Object.values(keys.seats);
}

export function seatsHeld(keys: TableKeys): number[] {
  return Object.keys(keys.seats).map(Number);
}

/** As if this were the only seat held. */
export function only(keys: TableKeys, seat: number): TableKeys {
  const token = keys.seats[seat];
  return { host: keys.host, seats: token === undefined ? {} : { [seat]: token } };
}

/** Every key, for asking which tables are mine; the server reads 200 at most, the newest matter. */
export function allTokens(): string[] {
  const tables = Object.entries(keyring()).filter(([table]) => !isHere(table));
  return tables.flatMap(([, keys]) => [...(keys.host === null ? [] : [keys.host]), ...seatTokens(keys)]).slice(-200);
}

/** A link that opens the seat on another device. What stands behind `#` stays in the browser. */
export function seatLink(origin: string, table: string, token: string): string {
  return `${origin}/table/${table}#seat=${token}`;
}

/** The token in such a link. */
export function tokenIn(fragment: string): string | undefined {
  return /^#seat=([0-9A-Za-z_-]{16,128})$/.exec(fragment)?.[1];
}
