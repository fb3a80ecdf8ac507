/** The one list of games that have a board of their own. Any other is played from the list of choices. */
import crossedSwords from 'icon:crossed-swords';
import graveyard from 'icon:graveyard';
import type { Look } from './game';

type Box = { readonly cover: string; open(): Promise<Look> };

const BOXES: Readonly<Record<string, Box>> = {
  crusade: { cover: graveyard, open: async () => (await import('./crusade/look')).crusade },
};

export function cover(game: string): string {
  return BOXES[game]?.cover ?? crossedSwords;
}

export async function look(game: string): Promise<Look | undefined> {
  return BOXES[game]?.open();
}
