/** Rooms, doors and distances as people say them: no coordinates. */
import { spell } from '../../lib/spoken';
import { beyond, roomAt, SIDES } from './crypt';
import type { HexView, View } from './view';

/** The sides of a hex, clockwise from the north. */
export const WINDS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'] as const;

export const wind = (side: number): string => WINDS[side] ?? '';

const list = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** Sides in words: `north, south-east and south`. */
export const winds = (sides: readonly boolean[]): string => list(WINDS.filter((_, side) => sides[side]));

/** The printed name as it is said: `Exit, Catastrophe` is the Catastrophe Exit. */
export const plainName = (name: string): string => name.replace(/^(\w+), (.+)$/, '$2 $1').replace(/^The /, '');

/** Somebody's own place has no article: `Geomancer's Tomb`. */
const article = (name: string): string => (/^\w+['’]s /.test(name) ? '' : 'the ');

const ORDER = ['', 'second ', 'third ', 'fourth ', 'fifth ', 'sixth '];

/** Which of several hexes of a name it is, from 0, by the order they were laid in. */
function twin(view: Pick<View, 'crypt'>, { room, name }: Pick<HexView, 'room' | 'name'>): number {
  return view.crypt.filter((other) => other.name === name && other.room < room).length;
}

type Named = Pick<HexView, 'room' | 'name'>;

/** With its article: `the second Crypt of Demons`. */
export function theRoom(view: Pick<View, 'crypt'>, hex: Named): string {
  const name = plainName(hex.name);
  const order = ORDER[twin(view, hex)] ?? '';
  return order === '' ? `${article(name)}${name}` : `the ${order}${name}`;
}

/** As it stands over the door. */
export function lintel(view: Pick<View, 'crypt'>, hex: Named): string {
  const order = ORDER[twin(view, hex)] ?? '';
  return order === '' ? hex.name : `${hex.name}, the ${order.trim()}`;
}

/** The side of one hex that another lies on, if they are neighbours. */
export function sideToward(from: HexView, to: HexView): number | undefined {
  const side = SIDES.findIndex((_, index) => {
    const [q, r] = beyond(from.at, index);
    return to.at[0] === q && to.at[1] === r;
  });
  return side < 0 ? undefined : side;
}

/** The rooms from one to another along open passages, both included; undefined where no way is known. */
export function way(view: View, from: number, to: number): number[] | undefined {
  const before = new Map<number, number>([[from, from]]);
  const open = [from];
  for (let room = open.shift(); room !== undefined; room = open.shift()) {
    if (room === to) return back(before, from, to);
    const hex = view.crypt[room];
    if (!hex) continue;
    for (const [side, passage] of hex.passages.entries()) {
      const next = passage ? roomAt(view, beyond(hex.at, side))?.room : undefined;
      if (next === undefined || before.has(next)) continue;
      before.set(next, room);
      open.push(next);
    }
  }
  return undefined;
}

function back(before: ReadonlyMap<number, number>, from: number, to: number): number[] {
  const rooms = [to];
  for (let room = to; room !== from;) {
    room = before.get(room) ?? from;
    rooms.unshift(room);
  }
  return rooms;
}

/** Where a room lies from another: `to the north-east`, `two rooms off`. */
export function relation(view: View, from: number, to: number): string {
  if (from === to) return 'you are here';
  const [here, there] = [view.crypt[from], view.crypt[to]];
  const side = here && there ? sideToward(here, there) : undefined;
  if (side !== undefined) return `to the ${wind(side)}${here?.passages[side] ? '' : ', behind a wall'}`;
  const rooms = way(view, from, to);
  return rooms ? `${spell(rooms.length - 1)} rooms off` : 'no way there is known';
}

/** A choice of side of the room one stands in: nothing lies there yet. */
export const darkBeyond = (side: number): string => `the dark beyond the ${wind(side)} door`;
