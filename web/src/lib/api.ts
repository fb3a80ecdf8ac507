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

/** The server said no, and why. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

type Method = 'GET' | 'POST' | 'PATCH';
type Tokens = readonly string[];

async function ask<T>(method: Method, path: string, body?: unknown, tokens: Tokens = []): Promise<T> {
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

/** Nobody answered. */
export const unreachable = (): Refused =>
  new Refused(made(0, 'unreachable', 'The server does not answer. Is your connection up?'));

async function problem(answer: Response): Promise<Problem> {
  const readable = answer.headers.get('Content-Type')?.includes('json') ?? false;
  if (readable) return (await answer.json()) as Problem;
  return made(answer.status, 'internal', `The server answered ${answer.status} ${answer.statusText}.`);
}

function made(status: number, code: string, detail: string): Problem {
  return { type: 'about:blank', title: code, status, code, detail, rules: [] };
}

/** A random word: a nonce for the dice, or the key of a deed. */
export function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const at = (table: string, rest = ''): string => `/tables/${encodeURIComponent(table)}${rest}`;
const of = (game: string, rest: string): string => `/games/${encodeURIComponent(game)}${rest}`;

export const games = () => ask<GameCard[]>('GET', '/games');
export const settings = (game: string, seats: number) =>
  ask<SettingText[]>('GET', of(game, `/settings?seats=${seats}`));
export const rules = (game: string) => ask<RulesPage>('GET', of(game, '/rules'));
export const entries = (game: string) => ask<EntryText[]>('GET', of(game, '/entries'));

export const deckCollection = (game: string) => ask<DeckCollection>('GET', of(game, '/decks'));
export const inspectDeck = (game: string, body: InspectDeck) =>
  ask<InspectedDeck>('POST', of(game, '/decks/inspect'), body);

export const createTable = (body: CreateTable) => ask<Created>('POST', '/tables', body);
/** A table against bots, begun. Our part in the dice is drawn after the server has bound itself to its own. */
export async function quickTable(body: QuickTable): Promise<QuickCreated> {
  const made = await ask<QuickCreated>('POST', '/tables/quick', body);
  await ask<Lobby>('POST', at(made.table, '/begin'), { seat: made.seat, nonce: randomWord() } satisfies Begin, [
    made.seat_token,
  ]);
  return made;
}
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
export const verify = (table: string) => ask<Verdict>('GET', at(table, '/verify'));
export const record = (table: string) => ask<unknown>('GET', at(table, '/record'));
export const upload = (record: unknown) => ask<Uploaded>('POST', '/replays', record);
