/** The hall in a worker of its own: requests come in with a number, answers and news go out. */
import { Refused, problemOf } from '../refused';
import type { Act, FromServer, Problem } from '../wire';
import { Engine } from './engine';
import { PageHall } from './hall';
import { DatabaseKeep, type Keep, MemoryKeep } from './keep';
import { thinker } from './thinker';

export type Order =
  | { readonly module: string }
  | {
      readonly id: number;
      readonly ask: {
        readonly method: string;
        readonly path: string;
        readonly body: unknown;
        readonly tokens: readonly string[];
      };
    }
  | { readonly id: number; readonly verify: unknown }
  | {
      readonly line: number;
      readonly join: { readonly table: string; readonly tokens: readonly string[]; readonly since: number | null };
    }
  | { readonly line: number; readonly act: { readonly table: string; readonly act: Act } }
  | { readonly line: number; readonly leave: true };
export type Report =
  | { readonly id: number; readonly ok: unknown }
  | { readonly id: number; readonly problem: Problem }
  | { readonly id: number; readonly progress: number }
  | { readonly line: number; readonly told: FromServer }
  /** Nothing can be kept here, as in some private windows. */
  | { readonly unkept: true }
  /** The engine could not be started: without it nothing can be asked here. */
  | { readonly failed: string };

const say = (report: Report): void => postMessage(report);
const problem = (error: unknown): Problem =>
  error instanceof Refused ? error.problem : problemOf(500, 'internal', `Something broke here: ${String(error)}`);

let open: (hall: PageHall) => void;
const hall = new Promise<PageHall>((done) => (open = done));
/** Other windows of this browser, which may have the same table open. */
const windows = new BroadcastChannel('undercroft');
windows.onmessage = ({ data }: MessageEvent<string>) =>
  void hall.then((it) => it.refresh(data)).catch((error: unknown) => console.error('not read on', error));
const leaving = new Map<number, Promise<() => void>>();

async function start(address: string): Promise<void> {
  const module = await WebAssembly.compileStreaming(fetch(address));
  const keep: Keep = await DatabaseKeep.open().catch(() => {
    say({ unkept: true });
    return new MemoryKeep();
  });
  const hex = (bytes: number): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');
  const bots = (): Worker => new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  const seed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
  open(
    new PageHall({
      engine: () => new Engine(module),
      keep,
      think: thinker(bots, module, seed),
      now: () => Date.now(),
      random: hex,
      wrote: (table) => windows.postMessage(table),
      sleep: (milliseconds) => new Promise((done) => setTimeout(done, Math.max(0, milliseconds))),
    }),
  );
}

async function answer(id: number, ask: (hall: PageHall) => unknown): Promise<void> {
  try {
    say({ id, ok: await ask(await hall) });
  } catch (error) {
    say({ id, problem: problem(error) });
  }
}

async function atLine(order: Extract<Order, { line: number }>): Promise<void> {
  const { line } = order;
  const tell = (told: FromServer): void => say({ line, told });
  try {
    if ('join' in order) {
      const { table, tokens, since } = order.join;
      const joined = hall.then((it) => it.join(table, tokens, since, tell));
      leaving.set(line, joined);
      await joined;
    } else if ('act' in order) await (await hall).act(order.act.table, order.act.act);
    else {
      const leave = leaving.get(line);
      leaving.delete(line);
      (await leave)?.();
    }
  } catch (error) {
    if ('act' in order) tell({ type: 'refused', key: order.act.act.key, problem: problem(error) });
    else tell({ type: 'error', problem: problem(error) });
  }
}

addEventListener('message', ({ data }: MessageEvent<Order>) => {
  if ('module' in data) start(data.module).catch((error: unknown) => say({ failed: String(error) }));
  else if ('line' in data) void atLine(data);
  else if ('ask' in data) {
    const { method, path, body, tokens } = data.ask;
    void answer(data.id, (it) => it.ask(method, path, body, tokens));
  } else void answer(data.id, (it) => it.verify(data.verify, (progress) => say({ id: data.id, progress })));
});
