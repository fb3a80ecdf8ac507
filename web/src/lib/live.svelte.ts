/** One table, live: a connection that mends itself, and the match it tells of. */
import { Asked } from './asked';
import { backoff, isFinal } from './backoff';
import { canInflate, Inflater } from './inflate';
import { type Match, receive } from './match';
import { Stage } from './stage.svelte';
import type { Act, Done, FromClient, FromServer, Lobby, Problem, Update } from './wire';

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
  readonly #asked = new Asked();
  readonly #leaving = new AbortController();
  /** Aborted when nobody looks at this table any more. */
  readonly left = this.#leaving.signal;
  #known: Match | null = null;
  #socket: WebSocket | undefined;
  #failures = 0;
  #ping: ReturnType<typeof setInterval> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, tokens: readonly string[]) {
    this.#table = table;
    this.#tokens = tokens;
  }

  open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.#table}/live`);
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.binaryType = 'arraybuffer';
    const hear = (line: string): void => this.#hear(socket, JSON.parse(line) as FromServer);
    const inflater = new Inflater(hear, () => socket.close());
    socket.onmessage = ({ data }) => (data instanceof ArrayBuffer ? inflater.take(data) : hear(String(data)));
    socket.onclose = ({ code }) => this.#lost(socket, code);
    addEventListener('online', this.#knock);
    document.addEventListener('visibilitychange', this.#knock);
  }

  close(): void {
    this.#leaving.abort();
    removeEventListener('online', this.#knock);
    document.removeEventListener('visibilitychange', this.#knock);
    clearInterval(this.#ping);
    clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = undefined;
    this.#asked.lost();
    socket?.close();
  }

  /** Acts over the connection, which is quicker than a request; nothing while there is none. */
  act(act: Act): Promise<Done> | undefined {
    if (this.connection !== 'open') return undefined;
    const answer = this.#asked.wait(act.key);
    this.#say({ type: 'act', ...act });
    return answer;
  }

  /** An answer to a deed. While the connection stands it tells the same, in its own order. */
  heard(update: Update): void {
    if (this.connection !== 'open' && update.seq >= (this.#known?.seq ?? 0)) this.#show(receive(this.#known, update));
    this.#knock(); // somebody answers
  }

  #say(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #greet(): void {
    this.connection = 'open';
    this.#failures = 0;
    const since = this.#known === null ? {} : { since: this.#known.seq };
    this.#say({ type: 'hello', version: 2, tokens: [...this.#tokens], deflate: canInflate(), ...since });
    clearInterval(this.#ping);
    this.#ping = setInterval(() => this.#say({ type: 'ping' }), PING_EVERY);
  }

  #hear(socket: WebSocket, message: FromServer): void {
    if (socket !== this.#socket) return; // inflated after the connection was lost
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
      this.#socket?.close(); // we missed something: come back and hear it whole
    else if (first) this.stage.set(next);
    else this.stage.play(next);
  }

  #lost(socket: WebSocket, code: number): void {
    if (socket !== this.#socket) return;
    clearInterval(this.#ping);
    this.#socket = undefined;
    this.#asked.lost();
    this.connection = isFinal(code) ? 'closed' : 'waiting';
    if (this.connection === 'closed') return;
    this.#retry = setTimeout(() => this.open(), backoff(this.#failures));
    this.#failures += 1;
  }

  /** Somebody looks again, or the network is back: no reason to wait. */
  readonly #knock = (): void => {
    if (this.connection !== 'waiting' || document.hidden || this.#socket !== undefined) return;
    clearTimeout(this.#retry);
    this.open();
  };
}
