/** For tests: the engine as it lies beside the client, and halls that need no worker. */
import { existsSync, readFileSync } from 'node:fs';
import type { Hint } from '../wire';
import { Engine } from './engine';
import { type Outside, PageHall, type Think } from './hall';
import { type Keep, MemoryKeep } from './keep';

const FILE = 'module/undercroft.wasm';

/** Whether `cargo xtask module` was run; whoever says it must have been, fails without. */
export const hasModule = existsSync(FILE) || process.env['UNDERCROFT_MODULE'] === 'required';

let compiled: WebAssembly.Module | undefined;
export function engine(): Engine {
  compiled ??= new WebAssembly.Module(readFileSync(FILE));
  return new Engine(compiled);
}

/** Thinks at once, with an engine of its own. */
export function thinking(): Think {
  const mind = engine();
  return ({ lay, entries }, { seat, level }) => {
    const { table } = lay;
    mind.ask({ do: 'resume', lay, entries });
    let { left } = mind.ask<{ left: number }>({ do: 'ponder', table, seat, level, seed: entries.length });
    while (left > 0) ({ left } = mind.ask<{ left: number }>({ do: 'think', iterations: 500 }));
    return Promise.resolve(mind.ask<Hint>({ do: 'thought' }));
  };
}

export function hall(changes: Partial<Outside> = {}, keep: Keep = new MemoryKeep()): PageHall {
  let drawn = 0;
  return new PageHall({
    engine,
    keep,
    think: thinking(),
    now: () => 0,
    random: (bytes) => ((drawn += 1).toString(16).padStart(2, '0') + 'c7'.repeat(bytes)).slice(0, bytes * 2),
    sleep: () => Promise.resolve(),
    wrote: () => {},
    ...changes,
  });
}
