/** Every request this client makes, typed as the server types it. */
import type {
  Act,
  Begin,
  ChangeSeat,
  ChangeTable,
  Claimed,
  ClaimSeat,
  Concede,
  Created,
  CreateTable,
  DeckCollection,
  Done,
  EntryText,
  Frame,
  GameCard,
  Hint,
  HintRequest,
  House,
  InspectDeck,
  InspectedDeck,
  Lobby,
  MyTable,
  Problem,
  QuickCreated,
  QuickTable,
  RulesPage,
  SettingText,
  TableCard,
  TakeBack,
  Update,
  Uploaded,
  Verdict,
  WhyNot,
  WhyNotAnswer,
} from './wire';
import type { NewTable } from './page/hall';
import * as page from './page/house';
import { isHere } from './page/names';
import { isLost, problemOf, Refused, unreachable } from './refused';
import { isStatic } from './site';

export { Refused, unreachable };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Tokens = readonly string[];

/** Asks whoever knows: this page about its own tables, a server about all others. */
async function ask<T>(method: Method, path: string, body?: unknown, tokens: Tokens = []): Promise<T> {
  const table = /^\/tables\/([^/?]+)/.exec(path)?.[1];
  return table !== undefined && isHere(table)
    ? page.ask<T>(method, path, body, tokens)
    : remote<T>(method, path, body, tokens);
}

/** What lies on the shelf is the same here and there: it is asked of the page once that has its engine, or if nobody else answers. */
async function shelf<T>(method: Method, path: string, body?: unknown): Promise<T> {
  if (page.isStarted() || isStatic) return page.ask<T>(method, path, body, []);
  try {
    return await remote<T>(method, path, body, []);
  } catch (error) {
    if (!isLost(error) || !page.hasEngine()) throw error;
    return page.ask<T>(method, path, body, []);
  }
}

async function remote<T>(method: Method, path: string, body: unknown, tokens: Tokens): Promise<T> {
  if (isStatic) throw new Refused(problemOf(404, 'no_server', 'There is no server behind this site.'));
  const headers = new Headers({ Accept: 'application/json' });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (tokens.length > 0) headers.set('Authorization', `Bearer ${tokens.join(',')}`);
  const answer = await reach(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  if (!answer.ok) throw new Refused(await problem(answer));
  return (await answer.json()) as T;
}

async function reach(path: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, request);
  } catch {
    throw unreachable();
  }
}

async function problem(answer: Response): Promise<Problem> {
  const readable = answer.headers.get('Content-Type')?.includes('json') ?? false;
  if (readable) return (await answer.json()) as Problem;
  return problemOf(answer.status, 'internal', `The server answered ${answer.status} ${answer.statusText}.`);
}

/** A random word: a nonce for the dice, or the key of a deed. */
export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const at = (table: string, rest = ''): string => `/tables/${encodeURIComponent(table)}${rest}`;
const of = (game: string, rest: string): string => `/games/${encodeURIComponent(game)}${rest}`;

export const house = () => remote<House>('GET', '/house', undefined, []);
export const games = () => shelf<GameCard[]>('GET', '/games');
export const settings = (game: string, seats: number) =>
  shelf<SettingText[]>('GET', of(game, `/settings?seats=${seats}`));
export const rules = (game: string) => shelf<RulesPage>('GET', of(game, '/rules'));
export const entries = (game: string) => shelf<EntryText[]>('GET', of(game, '/entries'));

export const deckCollection = (game: string) => shelf<DeckCollection>('GET', of(game, '/decks'));
export const inspectDeck = (game: string, body: InspectDeck) =>
  shelf<InspectedDeck>('POST', of(game, '/decks/inspect'), body);

export const createTable = (body: CreateTable) => ask<Created>('POST', '/tables', body);
/** A table against bots, begun. Our part in the dice is drawn after the server has bound itself to its own. */
export async function quickTable(body: QuickTable): Promise<QuickCreated> {
  const made = await ask<QuickCreated>('POST', '/tables/quick', body);
  await ask<Lobby>('POST', at(made.table, '/begin'), { seat: made.seat, nonce: randomWord() } satisfies Begin, [
    made.seat_token,
  ]);
  return made;
}
/** The same in this page. No part of the dice comes from elsewhere, and nobody is asked. */
export const quickTableHere = (body: QuickTable) => page.ask<QuickCreated>('POST', '/tables/quick', body, []);
export const layHere = (body: NewTable) => page.ask<Lobby>('POST', '/tables/lay', body, []);
export const forgetHere = (table: string) => ask<null>('DELETE', at(table));
/** A match file to be watched here. */
export const bringHere = (record: unknown) => page.ask<Uploaded>('POST', '/replays', record, []);
export const publicTables = () => ask<TableCard[]>('GET', '/tables');
export const mine = (tokens: Tokens) => ask<MyTable[]>('POST', '/tables/mine', { tokens });
export const byCode = (code: string) => ask<TableCard>('GET', `/codes/${encodeURIComponent(code)}`);

export const lobby = (table: string) => ask<Lobby>('GET', at(table));
export const changeTable = (table: string, body: ChangeTable, tokens: Tokens) =>
  ask<Lobby>('PATCH', at(table), body, tokens);
/** The position as a spectator sees it. */
export const position = (table: string) => ask<Update>('GET', at(table, '/view'));
export const start = (table: string, tokens: Tokens) => ask<Lobby>('POST', at(table, '/start'), undefined, tokens);
export const claim = (table: string, seat: number, body: ClaimSeat) =>
  ask<Claimed>('POST', at(table, `/seats/${seat}/claim`), body);
export const changeSeat = (table: string, seat: number, body: ChangeSeat, tokens: Tokens) =>
  ask<Lobby>('PATCH', at(table, `/seats/${seat}`), body, tokens);
export const leave = (table: string, seat: number, tokens: Tokens) =>
  ask<Lobby>('POST', at(table, '/leave'), { seat }, tokens);
export const comeBack = (table: string, seat: number, tokens: Tokens) =>
  ask<Lobby>('POST', at(table, '/return'), { seat }, tokens);

export const act = (table: string, body: Act, tokens: Tokens) => ask<Done>('POST', at(table, '/act'), body, tokens);
export const takeBack = (table: string, body: TakeBack, tokens: Tokens) =>
  ask<Done>('POST', at(table, '/take-back'), body, tokens);
export const concede = (table: string, body: Concede, tokens: Tokens) =>
  ask<Done>('POST', at(table, '/concede'), body, tokens);
export const hint = (table: string, body: HintRequest, tokens: Tokens) =>
  ask<Hint>('POST', at(table, '/hint'), body, tokens);
export const whyNot = (table: string, body: WhyNot, tokens: Tokens) =>
  ask<WhyNotAnswer>('POST', at(table, '/why-not'), body, tokens);

export const frame = (table: string, entry: number, eyes: string) =>
  ask<Frame>('GET', at(table, `/replay/${entry}?as=${encodeURIComponent(eyes)}`));
/** Recomputes a match: in this page if it can, so that nobody's word is needed; else the server does. */
export async function verify(table: string, progress: (done: number) => void = () => {}): Promise<Verdict> {
  if (!page.hasEngine()) return ask<Verdict>('GET', at(table, '/verify'));
  return page.verify(await record(table), progress);
}
export const record = (table: string) => ask<unknown>('GET', at(table, '/record'));
export const upload = (record: unknown) => ask<Uploaded>('POST', '/replays', record);
