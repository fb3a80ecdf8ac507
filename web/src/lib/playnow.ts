/** *Play now*: in this page, unless its host wants it on the server or the page cannot. */
import * as api from './api';
import { keep } from './keys';
import * as page from './page/house';
import type { House, QuickTable } from './wire';

let house: Promise<House> | undefined;

/** What the host of this site has set; where nobody answers, the page does what it can. */
function asked(): Promise<House> {
  house ??= api.house().catch(() => {
    house = undefined;
    return { play_now: 'page' } as const;
  });
  return house;
}

export async function playsHere(): Promise<boolean> {
  return page.hasEngine() && (await asked()).play_now === 'page';
}

/** A match against bots, begun; its table's id. */
export async function playNow(body: QuickTable): Promise<string> {
  const made = await ((await playsHere()) ? api.quickTableHere(body) : api.quickTable(body));
  keep(made.table, { host: made.host_token, seats: { [made.seat]: made.seat_token } });
  return made.table;
}

/** Calls when the page has nothing better to do; never for those who count their bytes. */
export function requestIdle(call: () => void): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  if ('requestIdleCallback' in globalThis) requestIdleCallback(call, { timeout: 4000 });
  else setTimeout(call, 1500);
}
