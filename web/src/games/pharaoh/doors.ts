/** What the doors of a hex lead to, as the table shows it. */
import { beyond, roomAt, SIDES } from './crypt';
import type { HexView, View } from './view';

/** One can pass; nothing is known behind it; a wall stands behind it. */
export type DoorKind = 'open' | 'dark' | 'blind';

export function doorKinds(
  view: View,
  { at, doors, passages }: Pick<HexView, 'at' | 'doors' | 'passages'>,
): (DoorKind | undefined)[] {
  return SIDES.map((_, side) => {
    if (!doors[side]) return undefined;
    if (passages[side]) return 'open';
    return roomAt(view, beyond(at, side)) ? 'blind' : 'dark';
  });
}
