/** A hex that is being laid or turned: which ways are open, and how it would lie. Knows choices, not rules. */
import type { ChoiceText } from '../../lib/wire';
import { beyond, roomBeyond, SIDES, turned } from './crypt';
import { doorKinds } from './doors';
import type { Action } from './labels';
import type { Room } from './scene/crypt';
import type { HexView, LayingView, View } from './view';

/** A way it may lie; a hex that is turned stays where it is. */
export type Placement = { readonly side: number | undefined; readonly rotation: number };

export function placements(choices: readonly Pick<ChoiceText, 'action'>[]): Placement[] {
  return choices.flatMap(({ action }): Placement[] => {
    const told = action as Action;
    if (typeof told !== 'object' || told === null) return [];
    if ('Place' in told) return [{ side: told.Place[0], rotation: told.Place[1] }];
    return 'Turn' in told ? [{ side: undefined, rotation: told.Turn }] : [];
  });
}

/** The rotations for a side, those with the same doors once; the one that is shown stands for its likes. */
export function facings(
  all: readonly Placement[],
  side: number | undefined,
  doors: readonly boolean[],
  shown: number | undefined,
): number[] {
  const lies = (rotation: number): string => turned(doors, rotation).join();
  const open = [...new Set(all.filter((it) => it.side === side).map((it) => it.rotation))].sort((a, b) => a - b);
  return open.filter((rotation) => {
    const like = open.filter((other) => lies(other) === lies(rotation));
    return rotation === (shown !== undefined && like.includes(shown) ? shown : like[0]);
  });
}

/** The next facing clockwise, or the one before. */
export function nextFacing(open: readonly number[], now: number | undefined, step: 1 | -1): number | undefined {
  if (open.length === 0) return undefined;
  const at = open.indexOf(now ?? -1);
  return open[at < 0 ? 0 : (at + step + open.length) % open.length];
}

type Six = HexView['doors'];

const opposite = (side: number): number => (side + 3) % 6;

/** The crypt as it would be with the new hex in it, for the picture alone. */
export function withGhost(view: View, hex: LayingView, at: readonly [number, number], rotation: number): Room[] {
  const doors = turned(hex.doors, rotation) as Six;
  const passages = SIDES.map((_, side) => {
    const next = doors[side] ? roomBeyond(view, { at: [at[0], at[1]] }, side) : undefined;
    return next?.doors[opposite(side)] === true;
  }) as Six;
  const ghost = { ...hex, at: [at[0], at[1]] as [number, number], doors, passages };
  const rooms = view.crypt.map((room) => {
    const side = SIDES.findIndex((_, index) => beyond(room.at, index).join() === at.join());
    if (side < 0) return room;
    const through = passages[opposite(side)] === true;
    return { ...room, passages: room.passages.map((it, index) => (index === side ? through : it)) as Six };
  });
  const whole = { ...view, crypt: [...rooms, ghost as unknown as HexView] };
  return whole.crypt.map((room) => painted(whole, room));
}

/** A hex as far as its picture goes. */
export const painted = (view: View, hex: Pick<HexView, 'id' | 'name' | 'at' | 'doors' | 'passages'>): Room => ({
  id: hex.id,
  name: hex.name,
  at: hex.at,
  doors: doorKinds(view, hex),
});
