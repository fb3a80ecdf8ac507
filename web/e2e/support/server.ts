/** A server of one's own: the real program, on a free port, with data that is gone afterwards. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { binary } from './places';

/** Where matches against bots are played. */
export type PlayNow = 'page' | 'server';

export class Server {
  address = '';
  readonly #folder: string;
  #process: ChildProcess | undefined;

  readonly #playNow: PlayNow;

  private constructor(folder: string, playNow: PlayNow) {
    this.#folder = folder;
    this.#playNow = playNow;
  }

  static async open(playNow: PlayNow): Promise<Server> {
    const server = new Server(await mkdtemp(join(tmpdir(), 'undercroft-e2e-')), playNow);
    await server.start();
    return server;
  }

  /** Starts it, again at the same address if it had one, with what it kept. */
  async start(): Promise<void> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const database = join(this.#folder, 'tables.db');
    const words = ['serve', '--no-open', '--port', port, '--database', database, '--play-now', this.#playNow];
    const process = spawn(binary, words, { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = process;
    for await (const line of createInterface({ input: process.stdout })) {
      const address = /http:\/\/\S+/.exec(line)?.[0];
      if (address === undefined) continue;
      this.address = address;
      process.stdout.resume();
      return;
    }
    throw new Error(`${binary} ended before it said where it listens`);
  }

  /** As if the power went: nothing is finished, nothing said. */
  async kill(): Promise<void> {
    const process = this.#process;
    if (process === undefined || process.exitCode !== null || process.signalCode !== null) return;
    process.kill('SIGKILL');
    await once(process, 'exit');
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.#folder, { recursive: true, force: true });
  }

  async get<T>(path: string): Promise<T> {
    const answer = await fetch(`${this.address}/api${path}`);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async post<T>(path: string, body: unknown, token?: string): Promise<T> {
    const headers = {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${this.address}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** A table of one person against bots, begun. */
  async quick(body: { game: string; name?: string; level?: string; pace: string; settings?: object }): Promise<Quick> {
    const made = await this.post<Quick>('/tables/quick', body);
    await this.post(`/tables/${made.table}/begin`, { seat: made.seat, nonce: 'e2e' }, made.seat_token);
    return made;
  }
}

export type Quick = { table: string; seat: number; seat_token: string };
