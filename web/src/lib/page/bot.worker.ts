/** Thinks beside the hall, so that nobody waits for a bot. It looks up every few milliseconds to see whether to go on. */
import type { Hint, Level } from '../wire';
import { Engine } from './engine';
import type { Lay } from './keep';

/** What to think about: the table as it was laid, and the entries this worker has not heard of. */
export type Task = {
  readonly id: number;
  readonly lay: Lay;
  /** How many entries are known here already; the whole match follows if it is 0. */
  readonly known: number;
  readonly news: readonly unknown[];
  readonly seat: number;
  readonly level: Level;
  readonly seed: number;
};
export type Order = { readonly module: WebAssembly.Module } | { readonly task: Task } | { readonly stop: number };
export type Thought = { readonly id: number } & ({ readonly hint: Hint } | { readonly failed: string });

/** How long a slice may take, and a whole thought, in milliseconds. */
const SLICE = 12;
const LONGEST = 10_000;

let engine: Engine;
const stopped = new Set<number>();
const channel = new MessageChannel();

/** Lets messages in; quicker than a timer. */
const lookUp = (): Promise<void> =>
  new Promise((done) => {
    channel.port1.onmessage = () => done();
    channel.port2.postMessage(null);
  });

async function think({ id, lay, known, news, seat, level, seed }: Task): Promise<Hint> {
  const { table } = lay;
  if (known === 0) engine.ask({ do: 'resume', lay, entries: news });
  else for (const entry of news) engine.ask({ do: 'redo', table, entry });
  let { left } = engine.ask<{ left: number }>({ do: 'ponder', table, seat, level, seed });
  const from = performance.now();
  let iterations = 4;
  while (left > 0 && !stopped.has(id) && performance.now() - from < LONGEST) {
    const start = performance.now();
    ({ left } = engine.ask<{ left: number }>({ do: 'think', iterations }));
    const took = Math.max(0.1, performance.now() - start);
    iterations = Math.max(1, Math.min(iterations * 2, Math.round((iterations * SLICE) / took)));
    await lookUp();
  }
  return engine.ask<Hint>({ do: 'thought' });
}

async function answer(task: Task): Promise<Thought> {
  try {
    return { id: task.id, hint: await think(task) };
  } catch (error) {
    return { id: task.id, failed: String(error) };
  } finally {
    stopped.delete(task.id);
  }
}

/** One thought after the other. */
let turn: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('module' in data) engine = new Engine(data.module);
  else if ('stop' in data) stopped.add(data.stop);
  else turn = turn.then(async () => postMessage(await answer(data.task)));
});
