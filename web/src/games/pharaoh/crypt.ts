/** The crypt as a map of hexes with a flat side up, and who is where in it. Knows places, not rules. */
import type { Bounds, Point } from '../../lib/geometry';
import type { Handle } from '../../lib/narrow';
import type { SeatText } from '../../lib/wire';
import { monsterKey } from './keys';
import type { BarView, Figure, HexView, TabledView, View } from './view';

export const GAME = 'pharaoh';
/** From a hex's middle to its points. */
export const RADIUS = 100;
/** From a hex's middle to the middle of a side. */
export const APOTHEM = (RADIUS * Math.sqrt(3)) / 2;
/** What is kept free around the map, for what sticks out of its doors. */
const ROOM = 32;
/** The sides as the rules count them, clockwise from the north. */
export const SIDES = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

type Cell = readonly [number, number];
type Doors = readonly boolean[];

export const centre = ([q, r]: Cell): Point => ({ x: RADIUS * 1.5 * q, y: APOTHEM * (2 * r + q) });

export const beyond = ([q, r]: Cell, side: number): Cell => {
  const [dq, dr] = STEPS[side] ?? [0, 0];
  return [q + dq, r + dr];
};

/** A point on the way from one cell to another. */
export function toward(from: Cell, to: Cell, share: number): Point {
  const [a, b] = [centre(from), centre(to)];
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** A corner of a hex; side `n` runs from corner `n` to corner `n + 1`. */
export function corner(index: number, radius = RADIUS): Point {
  const angle = ((60 * index - 120) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

/** A point on a side, from its first corner at 0 to its second at 1. */
export function onSide(side: number, share: number, radius = RADIUS): Point {
  const [from, to] = [corner(side, radius), corner(side + 1, radius)];
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

export function outline(inset: number): string {
  return SIDES.map((_, index) => corner(index, RADIUS - inset))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}

/** Doors after so many clockwise steps. */
export const turned = (doors: Doors, steps: number): boolean[] =>
  SIDES.map((_, side) => doors[(side - steps + 12) % 6] === true);

export function frame(cells: readonly Cell[]): Bounds {
  const places = cells.map(centre);
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - RADIUS - ROOM, Math.min(...ys) - APOTHEM - ROOM];
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + RADIUS + ROOM - left,
    height: Math.max(...ys) + APOTHEM + ROOM - top,
  };
}

export const hexHandle = (room: number): Handle => `hex:${room}`;
export const pieceHandle = (piece: number): Handle => `piece:${piece}`;
export const seatHandle = (seat: number): Handle => `seat:${seat}`;
export const monsterHandle = (id: number): Handle => `monster:${id}`;

export function figureHandle(figure: Figure): Handle {
  if ('Character' in figure) return seatHandle(figure.Character);
  return 'Card' in figure ? pieceHandle(figure.Card) : monsterHandle(figure.Monster);
}

export function figureName(view: View, seats: readonly SeatText[], figure: Figure): string {
  if ('Character' in figure) return seats[figure.Character]?.name ?? `seat ${figure.Character + 1}`;
  if ('Card' in figure) return view.tabled.find(({ piece }) => piece === figure.Card)?.title ?? 'a card';
  return view.monsters.find(({ id }) => id === figure.Monster)?.name ?? 'the monster';
}

export const same = (a: Figure | null, b: Figure): boolean => a !== null && figureHandle(a) === figureHandle(b);
/** The seat that dominates a figure. */
export const dominator = (view: View, figure: Figure): number | undefined => {
  const seat = view.seats.findIndex(({ body }) => same(body, figure));
  return seat < 0 ? undefined : seat;
};

export const roomAt = (view: View, [q, r]: Cell): HexView | undefined =>
  view.crypt.find(({ at }) => at[0] === q && at[1] === r);
/** The hex behind a side of another. */
export const roomBeyond = (view: View, hex: Pick<HexView, 'at'>, side: number): HexView | undefined =>
  roomAt(view, beyond(hex.at, side));
export const before = (view: View, seat: number): TabledView[] =>
  view.tabled.filter(({ lies }) => 'Before' in lies && lies.Before === seat);

/** Where a figure is, as far as it is on the map. */
export function roomOf(view: View, figure: Figure): number | undefined {
  if ('Character' in figure) return view.seats[figure.Character]?.room ?? undefined;
  if ('Monster' in figure) return view.monsters.find(({ id }) => id === figure.Monster)?.room;
  const lies = view.tabled.find(({ piece }) => piece === figure.Card)?.lies;
  return lies && 'In' in lies ? lies.In : undefined;
}

/** Where a seat acts from: its character, or the body it has taken. */
export function whereabouts(view: View, seat: number): number | undefined {
  const own = view.seats[seat];
  return own?.room ?? (own?.body ? roomOf(view, own.body) : undefined);
}

export const barOn = (view: View, room: number, side: number): BarView | undefined =>
  view.bars.find((bar) => bar.room === room && bar.side === side + 1);

/** Something that stands or lies in a hex. */
export type Token = {
  readonly handle: Handle;
  readonly kind: 'character' | 'agent' | 'monster' | 'trap' | 'key';
  /** Its key in the box, which finds its picture. */
  readonly key: string;
  readonly name: string;
  /** The seat it belongs to or is led by. */
  readonly seat: number | undefined;
  readonly life: { readonly now: number; readonly max: number } | undefined;
  readonly room: number;
  /** Who has taken it as a body. */
  readonly ridden: number | undefined;
  /** What weighs on it, in words. */
  readonly states: readonly string[];
};

export function tokens(view: View, seats: readonly SeatText[]): Token[] {
  const who = (seat: number): string => seats[seat]?.name ?? `Seat ${seat + 1}`;
  const characters = view.seats.flatMap((own, seat): Token[] =>
    own.room === null
      ? []
      : [
          {
            handle: seatHandle(seat),
            kind: 'character',
            key: own.character.toLowerCase(),
            name: `${who(seat)} the ${own.character}`,
            seat,
            life: { now: own.life, max: own.full },
            room: own.room,
            ridden: undefined,
            states: [own.held ? 'held' : '', own.key ? 'has a Key' : ''].filter((it) => it !== ''),
          },
        ],
  );
  const monsters = view.monsters.map((it): Token => ({
    handle: monsterHandle(it.id),
    kind: 'monster',
    key: monsterKey(it.name),
    name: it.name,
    seat: it.master ?? undefined,
    life: { now: it.life, max: it.full },
    room: it.room,
    ridden: it.master ?? undefined,
    states: it.master === null ? [] : [`dominated by ${who(it.master)}`],
  }));
  const cards = view.tabled.flatMap((it): Token[] => ('Before' in it.lies ? [] : [card(view, it, it.lies.In, who)]));
  const keys = view.keys.map((it): Token => ({
    handle: pieceHandle(it.piece),
    kind: 'key',
    key: 'C000',
    name: `the Key of ${who(it.owner)}`,
    seat: it.owner,
    life: undefined,
    room: it.room,
    ridden: undefined,
    states: [],
  }));
  return [...characters, ...monsters, ...cards, ...keys];
}

function card(view: View, it: TabledView, room: number, who: (seat: number) => string): Token {
  const ridden = dominator(view, { Card: it.piece });
  return {
    handle: pieceHandle(it.piece),
    kind: it.agent ? 'agent' : 'trap',
    key: it.card,
    name: `${it.title} of ${who(it.by)}`,
    seat: it.by,
    life: it.full > 0 ? { now: it.left, max: it.full } : undefined,
    room,
    ridden,
    states: [ridden === undefined ? '' : `dominated by ${who(ridden)}`, it.used ? 'used this turn' : ''].filter(
      (word) => word !== '',
    ),
  };
}

/** Feet of the rows in which tokens stand, from the back to the front, and how large they are there. */
const ROWS: readonly { readonly most: number; readonly size: number; readonly feet: readonly number[] }[] = [
  { most: 2, size: 1, feet: [36] },
  { most: 3, size: 0.84, feet: [36] },
  { most: 6, size: 0.68, feet: [-10, 50] },
  { most: 12, size: 0.52, feet: [-22, 16, 54] },
];

/** Where so many tokens stand in a hex, and how large. */
export function spread(count: number): (Point & { readonly size: number })[] {
  const { size, feet } = ROWS.find(({ most }) => count <= most) ?? ROWS[3]!;
  const wide = Math.ceil(count / feet.length);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.min(feet.length - 1, Math.floor(index / wide));
    const here = row === feet.length - 1 ? count - wide * row : wide;
    const step = Math.min(54 * size + 4, 116 / wide);
    return { x: (index - row * wide - (here - 1) / 2) * step, y: feet[row] ?? 36, size };
  });
}
