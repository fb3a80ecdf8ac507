/**
 * The tables of this browser, behind the same requests and messages as a server's: whoever talks to a table need not
 * know where it stands. It keeps no rule: what may be done, what is seen and told comes from the engine.
 */
import { notFound, problemOf, Refused } from '../refused';
import type {
  Act,
  Concede,
  Done,
  FromServer,
  Hint,
  HintRequest,
  Level,
  Lobby,
  Pace,
  QuickCreated,
  QuickTable,
  SeatKind,
  TakeBack,
  Update,
  WhyNot,
} from '../wire';
import { Broken, type Engine, type Question } from './engine';
import { type Keep, type Kept, type Lay, Taken } from './keep';
import { freshTable, HOST, seatOf, tokenOf } from './names';

/** Thinks for a seat, beside the hall. */
export type Think = (
  match: { readonly lay: Lay; readonly entries: readonly unknown[] },
  ask: { readonly seat: number; readonly level: Level },
  signal: AbortSignal,
) => Promise<Hint>;

export type Outside = {
  readonly engine: () => Engine;
  readonly keep: Keep;
  readonly think: Think;
  readonly now: () => number;
  readonly random: (bytes: number) => string;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Tells other windows of this browser that there is something new at a table. */
  readonly wrote: (table: string) => void;
};

/** Who sits where, and what was chosen: all that is needed to lay a table. */
export type NewTable = {
  readonly game: string;
  readonly kinds: readonly SeatKind[];
  readonly names: readonly string[];
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly pace?: Pace;
};

type Next = { seq: number; bot: { seat: number; level: Level } | null; over: boolean };
type Listener = {
  readonly seats: readonly number[];
  since: number | null;
  readonly tell: (message: FromServer) => void;
};
/** How long a bot waits before it acts, in milliseconds; the same as a server's. */
const PACES: Record<Pace, number> = { instant: 0, quick: 330, human: 1000, slow: 2500 };

class Room {
  kept: Kept;
  lay: Lay;
  readonly entries: unknown[];
  readonly listeners = new Set<Listener>();
  readonly keys = new Map<string, number>();
  /** The entry a bot has been asked for, and the way to stop it. */
  asked: { seq: number; stop: AbortController } | undefined;
  /** One thing at a time: whatever is asked waits for what was asked before. */
  turn: Promise<unknown> = Promise.resolve();

  constructor(kept: Kept, lay: Lay, entries: unknown[]) {
    this.kept = kept;
    this.lay = lay;
    this.entries = entries;
  }
}

export class PageHall {
  readonly #outside: Outside;
  #engine: Engine;
  readonly #rooms = new Map<string, Promise<Room>>();
  /** The record the engine holds for its moments. */
  #watched = '';

  constructor(outside: Outside) {
    this.#outside = outside;
    this.#engine = outside.engine();
  }

  /** Answers a request as `docs/web-api.md` has it, as far as tables of a browser have use for it. */
  async ask(method: string, path: string, body: unknown, tokens: readonly string[]): Promise<unknown> {
    const { pathname, searchParams } = new URL(path, 'http://page');
    const [noun = '', name = '', ...rest] = pathname.split('/').slice(1).map(decodeURIComponent);
    if (noun === 'games') return this.#shelf(name, rest, searchParams, body);
    if (noun === 'replays') return this.#bring(body);
    if (noun !== 'tables') throw notFound('page');
    if (name === 'quick') return this.#quick(body as QuickTable);
    if (name === 'lay') return this.#lay(body as NewTable);
    return this.#table(name, `${method} /${rest.join('/')}`, searchParams, body, seatsOf(tokens));
  }

  /** Somebody begins to look at a table; they are told how it is now, and then whatever happens. */
  async join(
    table: string,
    tokens: readonly string[],
    since: number | null,
    tell: Listener['tell'],
  ): Promise<() => void> {
    const room = await this.#room(table);
    const listener: Listener = { seats: seatsOf(tokens), since, tell };
    await this.#inTurn(room, () => {
      tell({ type: 'update', ...this.#update(room, listener) });
      room.listeners.add(listener);
      this.#goOn(room);
    });
    return () => {
      room.listeners.delete(listener);
      if (room.listeners.size > 0) return;
      room.asked?.stop.abort(); // a table nobody looks at needs no thoughts
      room.asked = undefined;
    };
  }

  /** Acts for somebody who listens; they hear of it like everybody else. */
  async act(table: string, act: Act): Promise<void> {
    const room = await this.#room(table);
    await this.#inTurn(room, () => this.#act(room, act));
  }

  /** Proves a record, and tells how far it has come. */
  verify(record: unknown, progress: (done: number) => void): unknown {
    this.#engine.progress = progress;
    return this.#say({ do: 'verify', record });
  }

  #say<T>(question: Question): T {
    return this.#engine.ask<T>(question);
  }

  #shelf(game: string, [what = '']: string[], query: URLSearchParams, body: unknown): unknown {
    if (game === '') return this.#say({ do: 'games' });
    const seats = query.get('seats');
    const search = query.get('search') ?? '';
    if (what === 'settings') return this.#say({ do: 'settings', game, seats: seats === null ? null : Number(seats) });
    if (what === 'rules') return this.#say({ do: 'rules', game, search });
    if (what === 'entries') return this.#say({ do: 'entries', game, search });
    if (what === 'decks')
      return this.#say(body === undefined ? { do: 'decks', game } : { do: 'inspect', game, deck: body });
    throw notFound('page');
  }

  async #quick(asked: QuickTable): Promise<QuickCreated> {
    const about = this.#say<{ key: string; min_seats: number }[]>({ do: 'games' }).find(
      ({ key }) => key === asked.game,
    );
    const seats = asked.seats ?? Math.max(2, about?.min_seats ?? 2);
    const seat = asked.seat ?? 0;
    if (seat >= seats) throw notFound('seat');
    const kinds: SeatKind[] = Array.from({ length: seats }, () => ({ kind: 'bot', level: asked.level ?? 'normal' }));
    kinds[seat] = { kind: 'human' };
    const names = kinds.map(({ kind }) => (kind === 'human' ? (asked.name ?? 'You') : ''));
    const { settings = {}, pace = 'human' } = asked;
    const lobby = await this.#lay({ game: asked.game, kinds, names, settings, pace });
    const { table, commitment } = lobby;
    return { table, code: '', host_token: HOST, seat, seat_token: tokenOf(seat), commitment };
  }

  async #lay({ game, kinds, names, settings = {}, pace = 'human' }: NewTable): Promise<Lobby> {
    const { random, now, keep } = this.#outside;
    const table = freshTable(random(5));
    const nonces = kinds.map(() => random(16));
    const held = kinds.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    const lay: Lay = { table, game, kinds, names, settings, pace, secret: random(32), nonces, created: now(), held };
    const lobby = this.#say<Lobby>({ do: 'lay', ...lay });
    const kept = { table, game, title: lobby.title, names: lobby.seats.map((seat) => seat.name), updated: now() };
    const room = new Room({ ...kept, over: false, waits: true, lay, record: null }, lay, []);
    await this.#written(() => keep.put(room.kept));
    this.#rooms.set(table, Promise.resolve(room));
    return lobby;
  }

  /** A match file becomes a replay. */
  async #bring(record: unknown): Promise<{ table: string }> {
    const table = freshTable(this.#outside.random(5));
    const frame = this.#say<{ game: string; title: string; seats: { name: string }[]; entries: number }>({
      do: 'frame',
      record,
      entry: 0,
    });
    this.#watched = table;
    const names = frame.seats.map(({ name }) => name);
    const { game, title } = frame;
    const kept = {
      table,
      game,
      title,
      names,
      updated: this.#outside.now(),
      over: true,
      waits: false,
      lay: null,
      record,
    };
    await this.#written(() => this.#outside.keep.put(kept));
    return { table };
  }

  async #table(
    table: string,
    what: string,
    query: URLSearchParams,
    body: unknown,
    seats: readonly number[],
  ): Promise<unknown> {
    if (what === 'DELETE /') return this.#forget(table);
    if (what.startsWith('GET /replay/')) return this.#frame(table, Number(what.split('/')[2]), query.get('as'));
    if (what === 'GET /record') return this.#record(table);
    if (what === 'GET /verify') return this.verify(await this.#record(table), () => {});
    const room = await this.#room(table);
    if (what === 'POST /hint') return this.#hint(room, body as HintRequest);
    return this.#inTurn(room, () => this.#atTable(room, what, body, seats));
  }

  async #atTable(room: Room, what: string, body: unknown, seats: readonly number[]): Promise<unknown> {
    const { table } = room.lay;
    const seat = /^PATCH \/seats\/(\d+)$/.exec(what)?.[1];
    const who = (body as { who?: SeatKind } | undefined)?.who;
    if (seat !== undefined && who) return this.#seat(room, Number(seat), who);
    switch (what) {
      case 'GET /':
        return this.#say({ do: 'lobby', table });
      case 'GET /view':
        return this.#update(room, { seats, since: null });
      case 'PATCH /':
        return this.#pace(room, (body as { pace: Pace }).pace);
      case 'POST /leave':
        return this.#seat(room, (body as { seat: number }).seat, { kind: 'bot', level: 'normal' });
      case 'POST /return':
        return this.#seat(room, (body as { seat: number }).seat, { kind: 'human' });
      case 'POST /act':
        return this.#act(room, body as Act);
      case 'POST /take-back': {
        const { seq, key } = body as TakeBack;
        return this.#does(room, { do: 'take_back', table, seats, seq }, seats, key);
      }
      case 'POST /concede': {
        const { seat: whose, seq, key } = body as Concede;
        const done = await this.#does(room, { do: 'concede', table, seat: whose, seq }, seats, key);
        if (!room.kept.over) await this.#seat(room, whose, { kind: 'bot', level: 'normal' });
        return done;
      }
      case 'POST /why-not': {
        const { seat: whose, action = null, line = null } = body as WhyNot;
        return this.#say({ do: 'why_not', table, seat: whose, action, line });
      }
      default:
        throw notFound('page');
    }
  }

  #act(room: Room, { seat, seq, key, action, choice }: Act): Promise<Done> {
    return this.#does(room, { do: 'act', table: room.lay.table, seat, seq, action, choice }, [seat], key);
  }

  /** Done by the engine, written down, and only then told. */
  async #does(room: Room, deed: Question, seats: readonly number[], key?: string): Promise<Done> {
    const before = key === undefined ? undefined : room.keys.get(key);
    if (before !== undefined) return { entry: before, repeated: true };
    const entry = this.#done(room, deed, seats);
    const place = room.entries.length + 1;
    const { over, bot } = this.#next(room);
    const kept = { ...room.kept, over, waits: !over && bot === null, updated: this.#outside.now() };
    try {
      await this.#written(() => this.#outside.keep.append(kept, place, entry));
    } catch (error) {
      if (error instanceof Taken) throw await this.#beaten(room, seats);
      this.#relay(room); // the engine goes back to what is written
      throw error;
    }
    this.#outside.wrote(room.lay.table);
    room.kept = kept;
    room.entries.push(entry);
    if (key !== undefined) room.keys.set(key, place);
    this.#tell(room, key);
    this.#goOn(room);
    return { entry: place, repeated: false };
  }

  /** Another window wrote something at a table; if it is open here, it is read on. */
  async refresh(table: string): Promise<void> {
    const room = await this.#rooms.get(table);
    if (room) await this.#inTurn(room, () => this.#catchUp(room));
  }

  /** Another window was faster: this one shows what it did. */
  async #beaten(room: Room, seats: readonly number[]): Promise<Refused> {
    await this.#catchUp(room);
    const problem = problemOf(409, 'stale', 'Another window was faster; look again before acting.');
    return new Refused({ ...problem, update: this.#update(room, { seats, since: null }) });
  }

  async #catchUp(room: Room): Promise<void> {
    const { keep } = this.#outside;
    const kept = await keep.get(room.lay.table);
    if (!kept?.lay) return;
    [room.kept, room.lay] = [kept, kept.lay];
    room.entries.splice(0, Infinity, ...(await keep.entries(kept.table)));
    this.#relay(room);
    this.#tell(room);
    this.#goOn(room);
  }

  #done(room: Room, deed: Question, seats: readonly number[]): unknown {
    try {
      return this.#say(deed);
    } catch (error) {
      if (error instanceof Broken) {
        console.error(error);
        this.#mend();
        throw new Refused(
          problemOf(500, 'internal', 'The engine stumbled and was started anew. Nothing is lost; try again.'),
        );
      }
      // As a server does: whoever has seen an older match is shown this one.
      if (error instanceof Refused && error.problem.code === 'stale')
        throw new Refused({ ...error.problem, update: this.#update(room, { seats, since: null }) });
      throw error;
    }
  }

  #tell(room: Room, key?: string): void {
    for (const listener of room.listeners) {
      const update = this.#update(room, listener);
      listener.tell({ type: 'update', ...update, ...(key === undefined ? {} : { done: key }) });
      listener.since = update.seq;
    }
  }

  #update(room: Room, { seats, since }: Pick<Listener, 'seats' | 'since'>): Update {
    return this.#say({ do: 'update', table: room.lay.table, seats, since });
  }

  #next(room: Room): Next {
    return this.#say({ do: 'next', table: room.lay.table });
  }

  /** Has a bot think, if it is one's turn. Asked twice for the same decision it does nothing. */
  #goOn(room: Room): void {
    const { seq, bot } = this.#next(room);
    if (room.listeners.size === 0 || bot === null || room.asked?.seq === seq) return;
    room.asked?.stop.abort();
    const asked = { seq, stop: new AbortController() };
    room.asked = asked;
    void this.#botActs(room, asked, bot);
  }

  async #botActs(
    room: Room,
    asked: { seq: number; stop: AbortController },
    bot: { seat: number; level: Level },
  ): Promise<void> {
    const { think, sleep, now } = this.#outside;
    const from = now();
    const thought = await think(room, bot, asked.stop.signal).catch(() => undefined);
    await sleep(PACES[room.lay.pace] - (now() - from));
    await this.#inTurn(room, async () => {
      if (room.asked !== asked || this.#next(room).seq !== asked.seq) return;
      room.asked = undefined;
      const { seat } = bot;
      const { seq } = asked;
      const choice = thought?.considered[0]?.index;
      const at = { table: room.lay.table, seat, seq };
      // A bot that fell over leaves it to the game, as a server's would.
      await this.#does(room, choice === undefined ? { do: 'lapse', ...at } : { do: 'act', ...at, choice }, [seat]);
    }).catch((error: unknown) => {
      // Where two windows show one match, both ask a bot; the later one has caught up by now.
      if (error instanceof Refused && error.problem.code === 'stale') return;
      console.error('a bot could not act', error);
    });
  }

  #hint(room: Room, { seat, level = 'normal' }: HintRequest): Promise<Hint> {
    return this.#outside.think(room, { seat, level }, new AbortController().signal);
  }

  async #seat(room: Room, seat: number, who: SeatKind): Promise<Lobby> {
    const lobby = this.#say<Lobby>({ do: 'seat', table: room.lay.table, seat, who });
    await this.#changed(room, { ...room.lay, kinds: lobby.seats.map((it) => it.who) });
    return lobby;
  }

  async #pace(room: Room, pace: Pace): Promise<Lobby> {
    const lobby = this.#say<Lobby>({ do: 'pace', table: room.lay.table, pace });
    await this.#changed(room, { ...room.lay, pace });
    return lobby;
  }

  async #changed(room: Room, lay: Lay): Promise<void> {
    room.lay = lay;
    room.kept = { ...room.kept, lay };
    await this.#written(() => this.#outside.keep.put(room.kept));
    this.#outside.wrote(lay.table);
    this.#tell(room);
    this.#goOn(room);
  }

  async #record(table: string): Promise<unknown> {
    const kept = await this.#outside.keep.get(table);
    if (kept?.record) return kept.record;
    return this.#say({ do: 'record', table: (await this.#room(table)).lay.table });
  }

  async #frame(table: string, entry: number, as: string | null): Promise<unknown> {
    if (this.#watched === table) return this.#say({ do: 'frame', entry, as });
    const record = await this.#record(table);
    const frame = this.#say({ do: 'frame', record, entry, as });
    const { over = true } = (await this.#outside.keep.get(table)) ?? {};
    this.#watched = over ? table : ''; // one that goes on has a longer record soon
    return frame;
  }

  async #forget(table: string): Promise<null> {
    const room = await this.#rooms.get(table);
    room?.asked?.stop.abort();
    this.#rooms.delete(table);
    await this.#outside.keep.remove(table);
    return null;
  }

  /** A table as it was left. */
  #room(table: string): Promise<Room> {
    const open = this.#rooms.get(table) ?? this.#load(table);
    this.#rooms.set(table, open);
    open.catch(() => this.#rooms.delete(table));
    return open;
  }

  async #load(table: string): Promise<Room> {
    const kept = await this.#outside.keep.get(table);
    if (!kept?.lay) throw notFound('table');
    const room = new Room(kept, kept.lay, await this.#outside.keep.entries(table));
    this.#relay(room);
    return room;
  }

  #relay({ lay, entries }: Room): void {
    this.#say({ do: 'resume', lay, entries });
  }

  /** The engine fell over: a new one plays every open table again from what is written. Nothing is lost. */
  #mend(): void {
    this.#engine = this.#outside.engine();
    this.#watched = '';
    for (const open of this.#rooms.values()) void open.then((room) => this.#relay(room)).catch(() => {});
  }

  async #written(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (error instanceof Taken) throw error;
      const detail =
        'This browser has no room left for the match, so nothing was done. Delete old tables, or make room.';
      throw new Refused(problemOf(507, 'full', detail));
    }
  }

  #inTurn<T>(room: Room, what: () => T | Promise<T>): Promise<T> {
    const done = room.turn.then(what);
    room.turn = done.catch(() => {});
    return done;
  }
}

const seatsOf = (tokens: readonly string[]): number[] => tokens.flatMap((token) => seatOf(token) ?? []);
