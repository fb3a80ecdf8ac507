/** One match, over each kind of line: whoever looks at a table sees the same, wherever it stands. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Live } from './live.svelte';
import { type Ears, type Line, SocketLine } from './line';
import type { PageHall } from './page/hall';
import { PageLine } from './page/line';
import { hall, hasModule } from './page/support';
import { Refused } from './refused';
import type { FromClient, FromServer, QuickCreated } from './wire';

let house: PageHall;

vi.mock('./page/house', () => ({
  follow: (table: string, hear: (message: FromServer) => void) => {
    let leave = (): void => {};
    const refused = (error: unknown): void => {
      if (error instanceof Refused) hear({ type: 'error', problem: error.problem });
    };
    return {
      join: (tokens: readonly string[], since: number | null) =>
        void house.join(table, tokens, since, hear).then((left) => (leave = left), refused),
      act: (act: Parameters<PageHall['act']>[1]) =>
        void house.act(table, act).catch((error: unknown) => {
          if (error instanceof Refused) hear({ type: 'refused', key: act.key, problem: error.problem });
        }),
      leave: () => leave(),
    };
  },
}));

/** A server at the far end of a socket: the same hall, spoken to in lines of JSON. */
class FakeSocket {
  binaryType = '';
  onopen = (): void => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  readonly #table: string;
  #leave = (): void => {};

  constructor(address: string) {
    this.#table = /tables\/([^/]+)\/live$/.exec(address)?.[1] ?? '';
    queueMicrotask(() => this.onopen());
  }

  send(line: string): void {
    const message = JSON.parse(line) as FromClient;
    const tell = (told: FromServer): void => this.onmessage({ data: `${JSON.stringify(told)}\n` });
    if (message.type === 'hello')
      void house.join(this.#table, message.tokens, message.since ?? null, tell).then(
        (leave) => (this.#leave = leave),
        (error: unknown) => {
          if (error instanceof Refused) tell({ type: 'error', problem: error.problem });
          this.onclose({ code: 4004 });
        },
      );
    if (message.type === 'act')
      void house.act(this.#table, message).catch((error: unknown) => {
        if (error instanceof Refused) tell({ type: 'refused', key: message.key, problem: error.problem });
      });
  }

  close(): void {
    this.#leave();
  }
}

beforeEach(() => {
  if (hasModule) house = hall();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'page' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('document', { hidden: false, addEventListener: () => {}, removeEventListener: () => {} });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const LINES: readonly [string, (table: string, ears: Ears) => Line][] = [
  ['to a server', (table, ears) => new SocketLine(table, ears)],
  ['within the page', (table, ears) => new PageLine(table, ears)],
];

/** Until something is so. */
const until = (so: () => boolean): Promise<void> => vi.waitFor(() => expect(so()).toBe(true), { timeout: 10_000 });

async function laid(): Promise<string> {
  const body = { game: 'crusade', level: 'easy', pace: 'instant', name: 'Ada' };
  return ((await house.ask('POST', '/tables/quick', body, [])) as QuickCreated).table;
}

/** A script of a match: what is done, and what is seen after each of it. */
async function played(table: string, open: (table: string, ears: Ears) => Line): Promise<unknown[]> {
  const live = new Live(table, ['seat-0'], open);
  live.open();
  const seen: unknown[] = [];
  for (let step = 0; step < 8; step += 1) {
    await until(() => (live.stage.shown?.choices.length ?? 0) > 0);
    const { seq = 0, choices = [], view, log = [] } = live.stage.shown ?? {};
    seen.push({ seq, choices, view, log: log.map(({ text }) => text) });
    const choice = choices[(step * 5) % choices.length];
    const done = await live.act({ seat: 0, seq, key: `step${step}`, choice: choice?.index ?? 0 });
    expect(done).toMatchObject({ entry: seq + 1, repeated: false });
  }
  live.close();
  return seen;
}

describe.runIf(hasModule)('a line to a table', () => {
  it.each(LINES)('%s tells what happens, and takes acts', { timeout: 60_000 }, async (_, open) => {
    const seen = await played(await laid(), open);
    expect(new Set(seen.map((it) => JSON.stringify(it))).size).toBe(8);
  });

  it('shows the same frames over both', { timeout: 60_000 }, async () => {
    const [first, second] = [await laid(), await laid()];
    expect(first).not.toBe(second);
    const shown: unknown[][] = [];
    for (const [, open] of LINES) {
      house = hall(); // draws the same secrets again
      shown.push(await played(await laid(), open));
    }
    expect(shown[0]).toEqual(shown[1]);
  });

  it.each(LINES)('%s says what is refused', async (_, open) => {
    const table = await laid();
    const live = new Live(table, ['seat-0'], open);
    live.open();
    await until(() => live.stage.shown !== null);
    await expect(live.act({ seat: 0, seq: 99, key: 'late', choice: 0 })).rejects.toMatchObject({
      problem: { code: 'stale' },
    });
    live.close();
  });

  it.each(LINES)('%s is closed where there is no such table', async (_, open) => {
    const live = new Live('page-none', [], open);
    live.open();
    await until(() => live.connection === 'closed');
    expect(live.problem).toMatchObject({ status: 404 });
  });
});
