/** One table, live: a connection that mends itself, and the match it tells of. */
import { Asked } from './asked';
import { backoff, isFinal } from './backoff';
import { type Ears, type Line, lineTo } from './line';
import { type Match, receive } from './match';
import { Stage } from './stage.svelte';
import type { Act, Done, FromServer, Lobby, Problem, Update } from './wire';

export type Connection = 'connecting' | 'open' | 'waiting' | 'closed';

const PING_EVERY = 25_000;

export class Live {
  lobby = $state.raw<Lobby | null>(null);
  connection = $state<Connection>('connecting');
  /** Why the connection was refused for good. */
  problem = $state.raw<Problem | null>(null);

  readonly stage = new Stage<Match>();
  readonly #table: string;
  readonly #tokens: readonly string[];
  readonly #lineTo: (table: string, ears: Ears) => Line;
  readonly #asked = new Asked();
  readonly #leaving = new AbortController();
  /** Aborted when nobody looks at this table any more. */
  readonly left = this.#leaving.signal;
  #known: Match | null = null;
  #line: Line | undefined;
  #failures = 0;
  #ping: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, tokens: readonly string[], open: (table: string, ears: Ears) => Line = lineTo) {
    this.#table = table;
    this.#tokens = tokens;
    this.#lineTo = open;
  }

  open(): void {
    const line: Line = this.#lineTo(this.#table, {
      opened: () => this.#greet(line),
      hear: (message) => this.#hear(line, message),
      lost: (code) => this.#lost(line, code),
    });
    this.#line = line;
    addEventListener('online', this.#knock);
    document.addEventListener('visibilitychange', this.#knock);
  }

  close(): void {
    this.#leaving.abort();
    removeEventListener('online', this.#knock);
    document.removeEventListener('visibilitychange', this.#knock);
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    const line = this.#line;
    this.#line = undefined;
    this.#asked.lost();
    line?.close();
  }

  /** Acts over the connection, which is quicker than a request; nothing while there is none. */
  act(act: Act): Promise<Done> | undefined {
    if (this.connection !== 'open') return undefined;
    const answer = this.#asked.wait(act.key);
    this.#line?.say({ type: 'act', ...act });
    return answer;
  }

  /** An answer to a deed. While the connection stands it tells the same, in its own order. */
  heard(update: Update): void {
    if (this.connection !== 'open' && update.seq >= (this.#known?.seq ?? 0)) this.#show(receive(this.#known, update));
    this.#knock(); // somebody answers
  }

  #greet(line: Line): void {
    if (line !== this.#line) return; // closed before it stood
    this.connection = 'open';
    this.#failures = 0;
    const since = this.#known === null ? {} : { since: this.#known.seq };
    line.say({ type: 'hello', version: 2, tokens: [...this.#tokens], deflate: line.packs, ...since });
    clearInterval(this.#ping);
    this.#ping = setInterval(() => line.say({ type: 'ping' }), PING_EVERY);
  }

  #hear(line: Line, message: FromServer): void {
    if (line !== this.#line) return; // inflated after the connection was lost
    if (message.type === 'lobby') this.lobby = message;
    if (message.type === 'update') this.#show(receive(this.#known, message));
    if (message.type === 'update' && message.done !== undefined) this.#asked.done(message.done, message.seq, false);
    if (message.type === 'done') this.#asked.done(message.key, message.entry, true);
    if (message.type === 'refused') this.#asked.refused(message.key, message.problem);
    if (message.type === 'error') this.problem = message.problem;
  }

  #show(next: Match | null): void {
    const first = this.#known === null;
    this.#known = next;
    if (next === null)
      this.#line?.close(); // we missed something: come back and hear it whole
    else if (first) this.stage.set(next);
    else this.stage.play(next);
  }

  #lost(line: Line, code: number): void {
    if (line !== this.#line) return;
    clearInterval(this.#ping);
    this.#line = undefined;
    this.#asked.lost();
    this.connection = isFinal(code) ? 'closed' : 'waiting';
    if (this.connection === 'closed') return;
    this.#retry = setTimeout(() => this.open(), backoff(this.#failures));
    this.#failures += 1;
  }

  /** Somebody looks again, or the network is back: no reason to wait. */
  readonly #knock = (): void => {
    if (this.connection !== 'waiting' || document.hidden || this.#line !== undefined) return;
    clearTimeout(this.#retry);
    this.open();
  };
}
