/** The hall's way to the bots' worker. It tells the worker only what that does not know yet. */
import type { Hint } from '../wire';
import type { Order, Thought } from './bot.worker';
import type { Think } from './hall';

export type Thinking = { readonly think: Think };

/** Bots in a worker of their own; a worker that fails is replaced by a new one. */
export function thinker(start: () => Worker, module: WebAssembly.Module, seed: () => number): Think {
  let worker: Worker | undefined;
  let known: { table: string; entries: number } | undefined;
  let last = 0;
  const waiting = new Map<number, { done: (hint: Hint) => void; failed: (error: Error) => void }>();

  function fail(error: Error): void {
    worker?.terminate();
    worker = undefined;
    known = undefined;
    for (const { failed } of waiting.values()) failed(error);
    waiting.clear();
  }

  function ready(): Worker {
    if (worker) return worker;
    const fresh = start();
    fresh.onmessage = ({ data }: MessageEvent<Thought>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('hint' in data) asked?.done(data.hint);
      else {
        asked?.failed(new Error(data.failed));
        fail(new Error(data.failed)); // what it holds may not be the match any more
      }
    };
    fresh.onerror = (event) => fail(new Error(event.message));
    fresh.postMessage({ module } satisfies Order);
    worker = fresh;
    return fresh;
  }

  return ({ lay, entries }, { seat, level }, signal) =>
    new Promise<Hint>((done, failed) => {
      const id = (last += 1);
      const thinks = ready();
      const heard = known?.table === lay.table ? known.entries : 0;
      known = { table: lay.table, entries: entries.length };
      waiting.set(id, { done, failed });
      signal.addEventListener('abort', () => thinks.postMessage({ stop: id } satisfies Order));
      const task = { id, lay, known: heard, news: entries.slice(heard), seat, level, seed: seed() };
      thinks.postMessage({ task } satisfies Order);
    });
}
