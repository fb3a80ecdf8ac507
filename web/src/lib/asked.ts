/** Acts on their way: each waits to hear that it is done, or refused, or that nobody can say. */
import { Refused, unreachable } from './api';
import type { Done, Problem } from './wire';

/** How long an answer may take before it counts as lost on the way. */
const PATIENCE = 10_000;

type Waiting = { readonly done: (done: Done) => void; readonly refused: (error: Refused) => void };

export class Asked {
  readonly #waiting = new Map<string, Waiting>();

  wait(key: string): Promise<Done> {
    setTimeout(() => this.#take(key)?.refused(unreachable()), PATIENCE);
    return new Promise((done, refused) => this.#waiting.set(key, { done, refused }));
  }

  done(key: string, entry: number, repeated: boolean): void {
    this.#take(key)?.done({ entry, repeated });
  }

  refused(key: string, problem: Problem): void {
    this.#take(key)?.refused(new Refused(problem));
  }

  /** The connection is gone, and with it every answer: whoever waits must ask again. */
  lost(): void {
    for (const key of [...this.#waiting.keys()]) this.#take(key)?.refused(unreachable());
  }

  #take(key: string): Waiting | undefined {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    return waiting;
  }
}
