/** This page's own house: whether it has the engine, and the way to the worker that runs it. */
import { Refused, unreachable } from '../refused';
import type { Act, FromServer, Verdict } from '../wire';
import type { Order, Report } from './hall.worker';

/** The module's address, if this client was built with it. */
const [MODULE] = Object.values(
  import.meta.glob<string>('../../../module/undercroft.wasm', { query: '?url', import: 'default', eager: true }),
);

type Waiting = {
  readonly done: (answer: never) => void;
  readonly failed: (error: Error) => void;
  readonly progress: (done: number) => void;
};

let worker: Worker | undefined;
let last = 0;
/** Whether the engine could not be started; then this page is as one without it. */
let failed = false;
const waiting = new Map<number, Waiting>();
const lines = new Map<number, (message: FromServer) => void>();
/** Called once if nothing can be kept in this window. */
let unkept: () => void = () => {};

/** Whether this page can play by itself. */
export const hasEngine = (): boolean => MODULE !== undefined && !failed && typeof WebAssembly === 'object';

/** Whether it does so already: then what it knows need not be asked of anybody else. */
export const isStarted = (): boolean => worker !== undefined;

/** Starts the engine, so that it is ready when it is needed. */
export function start(): void {
  ready();
}

export function onUnkept(say: () => void): void {
  unkept = say;
}

function ready(): Worker {
  if (worker) return worker;
  if (MODULE === undefined || failed) throw unreachable();
  const fresh = new Worker(new URL('./hall.worker.ts', import.meta.url), { type: 'module' });
  fresh.onmessage = ({ data }: MessageEvent<Report>) => hear(data);
  fresh.postMessage({ module: new URL(MODULE, document.baseURI).href } satisfies Order);
  worker = fresh;
  return fresh;
}

function hear(report: Report): void {
  if ('unkept' in report) return unkept();
  if ('failed' in report) return fail(report.failed);
  if ('line' in report) return lines.get(report.line)?.(report.told);
  const asked = waiting.get(report.id);
  if ('progress' in report) return asked?.progress(report.progress);
  waiting.delete(report.id);
  if ('ok' in report) asked?.done(report.ok as never);
  else asked?.failed(new Refused(report.problem));
}

function fail(why: string): void {
  console.error('the engine cannot be started', why);
  failed = true;
  worker?.terminate();
  worker = undefined;
  for (const asked of waiting.values()) asked.failed(unreachable());
  waiting.clear();
}

function send<T>(order: (id: number) => Order, progress: (done: number) => void = () => {}): Promise<T> {
  return new Promise<T>((done, failed) => {
    const id = (last += 1);
    waiting.set(id, { done, failed, progress });
    ready().postMessage(order(id));
  });
}

/** The same requests as a server's, answered here. */
export const ask = <T>(method: string, path: string, body: unknown, tokens: readonly string[]): Promise<T> =>
  send<T>((id) => ({ id, ask: { method, path, body, tokens } }));

/** Recomputes every roll, shuffle and state of a record in this very page. */
export const verify = (record: unknown, progress: (done: number) => void): Promise<Verdict> =>
  send<Verdict>((id) => ({ id, verify: record }), progress);

/** Somebody who listens at a table of this browser. */
export type Follower = {
  readonly join: (tokens: readonly string[], since: number | null) => void;
  readonly act: (act: Act) => void;
  readonly leave: () => void;
};

export function follow(table: string, hear: (message: FromServer) => void): Follower {
  const line = (last += 1);
  lines.set(line, hear);
  const say = (order: Order): void => ready().postMessage(order);
  return {
    join: (tokens, since) => say({ line, join: { table, tokens: [...tokens], since } }),
    act: (act) => say({ line, act: { table, act } }),
    leave: () => {
      lines.delete(line);
      say({ line, leave: true });
    },
  };
}
