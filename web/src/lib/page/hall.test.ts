import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Match, receive } from '../match';
import { Refused } from '../refused';
import type { FromServer, Hint, Lobby, QuickCreated, Update, Verdict } from '../wire';
import { Broken, Engine } from './engine';
import type { PageHall } from './hall';
import { MemoryKeep } from './keep';
import { isHere } from './names';
import { engine, hall, hasModule } from './support';

const GAMES = ['crusade', 'tomb', 'lich', 'pharaoh'];

/** Somebody who sits at a table and hears everything, as the page does. */
class Guest {
  match: Match | null = null;
  readonly #hall: PageHall;
  readonly table: string;
  #heard: (() => void)[] = [];
  leave = (): void => {};

  constructor(at: PageHall, table: string) {
    this.#hall = at;
    this.table = table;
  }

  async sit(...seats: readonly string[]): Promise<void> {
    const tokens = ['seat-0', ...seats];
    this.leave = await this.#hall.join(this.table, tokens, null, (message) => this.#hear(message));
  }

  #hear(message: FromServer): void {
    if (message.type !== 'update') throw new Error(`heard ${message.type}`);
    const next = receive(this.match, message);
    expect(next, 'no line of the log is missed').not.toBeNull();
    this.match = next;
    for (const heard of this.#heard.splice(0)) heard();
  }

  /** Does whatever stands at this place of the list, or waits for the others. */
  async step(place: number): Promise<void> {
    const { match } = this;
    if (!match) throw new Error('nobody sits here');
    const choice = match.choices[place % match.choices.length];
    const news = new Promise<void>((heard) => this.#heard.push(heard));
    if (choice) {
      const { seat, index } = choice;
      await this.#hall.act(this.table, { seat, seq: match.seq, key: `k${match.seq}`, choice: index });
    } else await news;
  }

  async play(steps: number): Promise<void> {
    for (let step = 0; step < steps && this.match?.status === 'running'; step += 1) await this.step(step * 7);
  }
}

async function seated(game: string, at: PageHall): Promise<Guest> {
  const made = (await at.ask('POST', '/tables/quick', { game, level: 'easy', pace: 'instant' }, [])) as QuickCreated;
  expect(isHere(made.table)).toBe(true);
  const guest = new Guest(at, made.table);
  await guest.sit();
  return guest;
}

const seen = (at: PageHall, table: string): Promise<Update> =>
  at.ask('GET', `/tables/${table}/view`, undefined, ['seat-0']) as Promise<Update>;

describe.runIf(hasModule)('a table in the page', () => {
  it.each(GAMES)('is played to the end, and its record is proven: %s', { timeout: 120_000 }, async (game) => {
    const at = hall();
    const guest = await seated(game, at);
    await guest.play(3000);
    expect(guest.match?.status).toBe('over');
    const record = await at.ask('GET', `/tables/${guest.table}/record`, undefined, []);
    const told: number[] = [];
    const verdict = at.verify(record, (done) => told.push(done)) as Verdict;
    expect(verdict).toMatchObject({ genuine: true, dice_recomputed: true });
    expect(told.length).toBeGreaterThanOrEqual(verdict.entries);
    const frame = await at.ask('GET', `/tables/${guest.table}/replay/${verdict.entries}?as=0`, undefined, []);
    expect(frame).toMatchObject({ entry: verdict.entries, view: guest.match?.view });
  });

  it.each(GAMES)('is the same after the page was closed: %s', { timeout: 60_000 }, async (game) => {
    const keep = new MemoryKeep();
    const at = hall({}, keep);
    const guest = await seated(game, at);
    await guest.play(12);
    guest.leave();
    const before = await seen(at, guest.table);
    expect(before.seq).toBeGreaterThan(0);
    const [kept] = await keep.list();
    expect(kept).toMatchObject({ table: guest.table, game, over: before.status === 'over' });
    expect(await seen(hall({}, keep), guest.table)).toEqual(before);
  });

  it('answers what the pages ask a server', async () => {
    const at = hall();
    const { table, match } = await seated('lich', at);
    const ask = (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') =>
      at.ask(method, path, body, ['seat-0']);
    expect(await ask('/games')).toHaveLength(4);
    expect(await ask('/games/pharaoh/decks')).toHaveProperty('starters');
    expect(await ask('/games/crusade/rules?search=cru-end-02')).toMatchObject({ rules: [{ id: 'CRU-END-02' }] });
    expect(await ask(`/tables/${table}`)).toMatchObject({
      status: 'running',
      seats: [{ held: true }, { held: false }],
    });
    const hint = (await ask(`/tables/${table}/hint`, { seat: 0, level: 'easy' })) as Hint;
    expect(hint.seq).toBe(match?.seq);
    expect(hint.considered.length).toBeGreaterThan(0);
    const left = (await ask(`/tables/${table}/leave`, { seat: 0 })) as Lobby;
    expect(left.seats[0]).toMatchObject({ who: { kind: 'bot' }, held: true });
    await ask(`/tables/${table}/return`, { seat: 0 });
    await expect(ask('/tables/page-none')).rejects.toMatchObject({ problem: { status: 404 } });
    await ask(`/tables/${table}`, undefined, 'DELETE');
    await expect(ask(`/tables/${table}`)).rejects.toMatchObject({ problem: { status: 404 } });
  });

  it('does a deed once, shows a late one what it missed, and takes back', async () => {
    const at = hall();
    const guest = await seated('crusade', at);
    while (guest.match?.choices.length === 0) await guest.step(0);
    const { seq = 0, choices = [] } = guest.match ?? {};
    const act = { seat: 0, seq, key: 'once', choice: choices[0]?.index ?? 0 };
    const ask = (what: string, body: unknown) => at.ask('POST', `/tables/${guest.table}/${what}`, body, ['seat-0']);
    expect(await ask('act', act)).toEqual({ entry: seq + 1, repeated: false });
    expect(await ask('act', act)).toEqual({ entry: seq + 1, repeated: true });
    const late = (await ask('act', { ...act, key: 'late' }).catch((error: unknown) => error)) as Refused;
    expect(late.problem).toMatchObject({ status: 409, code: 'stale', update: { seq: guest.match?.seq } });
    if (guest.match?.canTakeBack) await ask('take-back', { seq: guest.match.seq, key: 'back' });
  });

  it('is one match in two windows: whoever is late sees what the other did', async () => {
    const keep = new MemoryKeep();
    const near = hall({}, keep);
    const people = { game: 'lich', kinds: [{ kind: 'human' }, { kind: 'human' }], names: ['Ada', 'Bo'] };
    const { table } = (await near.ask('POST', '/tables/lay', people, [])) as Lobby;
    const guest = new Guest(near, table);
    await guest.sit('seat-1');
    const far = new Guest(hall({}, keep), table);
    await far.sit('seat-1');
    await guest.step(0);
    await expect(far.step(1)).rejects.toMatchObject({ problem: { code: 'stale', update: { seq: 1 } } });
    expect(far.match).toMatchObject({ seq: 1, view: guest.match?.view });
    expect(await keep.entries(guest.table)).toHaveLength(1);
    await far.step(0);
    await near.refresh(guest.table);
    expect(guest.match).toMatchObject({ seq: 2, log: far.match?.log });
  });

  it('does nothing it cannot keep', async () => {
    class Full extends MemoryKeep {
      override append(): Promise<void> {
        return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      }
    }
    const at = hall({ think: () => new Promise(() => {}) }, new Full());
    const guest = await seated('lich', at);
    const before = await seen(at, guest.table);
    await expect(guest.step(0)).rejects.toMatchObject({ problem: { code: 'full' } });
    expect(await seen(at, guest.table)).toEqual(before);
  });

  it('loses nothing when the engine falls over', async () => {
    let fall = false;
    class Shaky extends Engine {
      override ask<T>(question: { readonly do: string }): T {
        if (!fall || question.do !== 'act') return super.ask<T>(question);
        fall = false;
        throw new Broken('a mistake of ours');
      }
    }
    const module = new WebAssembly.Module(readFileSync('module/undercroft.wasm'));
    const at = hall({ engine: () => new Shaky(module) });
    const guest = await seated('lich', at);
    const before = await seen(at, guest.table);
    fall = true;
    await expect(guest.step(0)).rejects.toMatchObject({ problem: { code: 'internal' } });
    expect(await seen(at, guest.table)).toEqual(before);
    await guest.step(0);
    expect((await seen(at, guest.table)).seq).toBeGreaterThan(before.seq);
  });

  it('watches a match file, and sees through a forged one', async () => {
    const at = hall();
    const record = JSON.parse(readFileSync('../games/crusade/golden/0.json', 'utf8')) as {
      entries: { hash?: string }[];
    };
    const { table } = (await at.ask('POST', '/replays', record, [])) as { table: string };
    expect(await at.ask('GET', `/tables/${table}/replay/1?as=spectator`, undefined, [])).toMatchObject({ entry: 1 });
    expect(await at.ask('GET', `/tables/${table}/verify`, undefined, [])).toMatchObject({ genuine: true });
    const forged = structuredClone(record);
    const entry = forged.entries[3];
    if (entry) entry.hash = '0'.repeat(entry.hash?.length ?? 16);
    expect(at.verify(forged, () => {})).toMatchObject({ genuine: false });
  });
});

/** The same states as on every other machine, entry by entry. */
describe.runIf(hasModule)('the engine in the page', () => {
  const records = GAMES.flatMap((game) =>
    readdirSync(`../games/${game}/golden`).map((file) => `${game}/golden/${file}`),
  );
  it.each(records)('comes to the hashes of %s', (file) => {
    const record = JSON.parse(readFileSync(`../games/${file}`, 'utf8')) as { entries: unknown[] };
    const verdict = engine().ask<Verdict>({ do: 'verify', record });
    expect(verdict.sentence).toMatch(/^Every/);
    expect(verdict).toMatchObject({ genuine: true, entries: record.entries.length });
  });
});
