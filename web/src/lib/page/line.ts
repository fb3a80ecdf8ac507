/** A line to a table of this browser. It never breaks by itself. */
import type { Ears, Line } from '../line';
import type { FromClient } from '../wire';
import { follow, type Follower } from './house';

/** The server's close code for somebody who may not listen here. */
const REFUSED = 4003;

export class PageLine implements Line {
  readonly packs = false;
  readonly #follower: Follower;
  #closed = false;

  constructor(table: string, { opened, hear, lost }: Ears) {
    this.#follower = follow(table, (message) => {
      if (this.#closed) return;
      hear(message);
      if (message.type === 'error') lost(REFUSED);
    });
    queueMicrotask(() => this.#closed || opened());
  }

  say(message: FromClient): void {
    if (message.type === 'hello') this.#follower.join(message.tokens, message.since ?? null);
    if (message.type === 'act') this.#follower.act(message);
  }

  close(): void {
    this.#closed = true;
    this.#follower.leave();
  }
}
