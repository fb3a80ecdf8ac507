/** The tables kept in this browser, for the list of one's own. Reading it needs no engine. */
import type { MyTable } from '../wire';
import { DatabaseKeep, type Kept } from './keep';

/** A table of this browser, and whether somebody at this screen is to decide there. */
export type HereTable = MyTable & { readonly waits: boolean };

export async function tablesHere(): Promise<HereTable[]> {
  const keep = await DatabaseKeep.open().catch(() => undefined);
  return ((await keep?.list()) ?? []).map(carded).toSorted((one, other) => other.updated - one.updated);
}

export function carded({ table, game, title, names, over, updated, lay, waits }: Kept): HereTable {
  const status = over ? 'over' : 'running';
  const seats = [...(lay?.held ?? [])];
  return {
    table,
    game,
    title,
    code: '',
    status,
    names: [...names],
    open: 0,
    updated,
    seats,
    host: lay !== null,
    waits,
  };
}
