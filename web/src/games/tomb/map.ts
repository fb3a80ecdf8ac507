/** The map of a Stage, read from the signs the server draws it with. */
import type { MonsterView, Rows, SeatView, Space, TileView, View } from './view';

/** Half the width of a space. */
export const HALF = 50;
/** Spaces along each side of a tile. */
export const TILE = 5;

export type Ground = 'wall' | 'floor' | 'obstacle' | 'gate' | 'ice' | 'rapid' | 'water' | 'hidden';
export type Place = Space & {
  readonly name: string;
  readonly ground: Ground;
  readonly cube: boolean;
  readonly objective: boolean | undefined;
};

const GROUNDS: Readonly<Record<string, Ground>> = {
  '#': 'wall',
  '.': 'floor',
  x: 'floor',
  i: 'floor',
  o: 'obstacle',
  G: 'gate',
  '*': 'ice',
  R: 'rapid',
  '~': 'water',
  X: 'water',
  I: 'water',
  '?': 'hidden',
};

export const groundOf = (sign: string): Ground | undefined => GROUNDS[sign];
export const spaceHandle = ({ x, y }: Space): string => `space:${x},${y}`;
export const spaceName = ({ x, y }: Space): string => `(${x},${y})`;
export const same = (a: Space, b: Space): boolean => a.x === b.x && a.y === b.y;

/** Every space that lies on the table. */
export function places(view: View): Place[] {
  return view.map.flatMap((row, y) =>
    [...row].flatMap((sign, x): Place[] => {
      const ground = groundOf(sign);
      if (ground === undefined) return [];
      const name = spaceName({ x, y });
      return [{ x, y, name, ground, cube: sign === 'i' || sign === 'I', objective: view.objectives[name] }];
    }),
  );
}

export const isOpen = (view: View, gate: Space): boolean => view.opened.some((it) => same(it, gate));

/** Whether a space is among those a view lists row by row. */
export function within(rows: Rows, { x, y }: Space): boolean {
  return Math.floor((rows[y] ?? 0) / 2 ** x) % 2 === 1;
}

export const faceDown = (view: View): (TileView & { at: Space })[] =>
  view.tiles.flatMap((tile) => (tile.at === null || tile.face_up ? [] : [{ ...tile, at: tile.at }]));

/** A figure on the map, of either side. */
export type Figure = {
  readonly handle: string;
  readonly key: string;
  readonly name: string;
  readonly at: Space;
  readonly hp: number;
  readonly max: number;
  readonly side: number;
  readonly foe: boolean;
  readonly boss: boolean;
  /** The seat that leads it, if one does. */
  readonly seat: number | undefined;
  readonly marks: readonly string[];
  /** Whether another of its kind is about: what is told of a kind cannot be told of one of them. */
  readonly twin: boolean;
  readonly sees: Rows;
  readonly reach: Rows | undefined;
};

/** Monsters have the last sign; each seat of the party has its own. */
export const FOES = 3;
export const seatSide = (seat: number): number => [0, 2, 4, 5][seat] ?? 0;

export const heroHandle = (key: string): string => `hero:${key}`;
export const monsterHandle = (key: string): string => `monster:${key}`;

export function figures(view: View): Figure[] {
  const heroes = view.seats.flatMap((hero, seat): Figure[] =>
    hero.space ? [heroFigure(view, hero, hero.character, hero.short, seat)] : [],
  );
  const sidekicks = Object.entries(view.sidekicks).flatMap(([key, hero]): Figure[] => {
    const seat = view.seats.findIndex((it) => it.sidekick === key);
    return hero.space ? [heroFigure(view, hero, key, key.charAt(0).toUpperCase() + key.slice(1), seat)] : [];
  });
  return [...heroes, ...sidekicks, ...view.monsters.map((monster) => monsterFigure(view, monster))];
}

type Hero = Pick<SeatView, 'hp' | 'max_hp' | 'space' | 'block' | 'ward' | 'stealth' | 'hidden' | 'sees'>;

function heroFigure(view: View, hero: Hero, key: string, name: string, seat: number): Figure {
  const turn = view.turn?.seat === seat && view.turn.sidekick === (key !== view.seats[seat]?.character);
  return {
    handle: heroHandle(key),
    key,
    name,
    at: hero.space ?? { x: 0, y: 0 },
    hp: hero.hp,
    max: hero.max_hp,
    side: seatSide(seat),
    foe: false,
    boss: false,
    seat,
    marks: markers(hero).map(([sign]) => sign),
    twin: false,
    sees: hero.sees,
    reach: turn ? view.turn?.reach : undefined,
  };
}

/** The first of a kind goes by its kind, as events call it; its twins have their numbers too. */
function monsterFigure({ monsters }: View, monster: MonsterView): Figure {
  const kin = monsters.filter((it) => it.kind === monster.kind);
  const handle = kin[0] === monster ? monsterHandle(monster.kind) : monsterHandle(`${monster.kind}:${monster.number}`);
  return {
    handle,
    key: monster.kind,
    name: monster.name,
    at: monster.space,
    hp: monster.hp,
    max: monster.max_hp,
    side: FOES,
    foe: true,
    boss: monster.traits.includes('boss'),
    seat: undefined,
    marks: monster.pinned ? ['P'] : [],
    twin: kin.length > 1,
    sees: monster.sees,
    reach: monster.reach,
  };
}

/** What protects or hides a hero: a letter for the map, words for the list. */
export function markers({
  block,
  ward,
  stealth,
  hidden,
}: Pick<Hero, 'block' | 'ward' | 'stealth' | 'hidden'>): [string, string][] {
  const all: [boolean, string, string][] = [
    [block !== null, 'B', `blocks hits on ${block ?? 0} or more`],
    [ward !== null, 'W', `ward of ${ward ?? 0} Armor`],
    [stealth !== null && !hidden, 'S', `hides on ${stealth ?? 0} or more`],
    [hidden, 'H', 'hidden'],
  ];
  return all.filter(([holds]) => holds).map(([, sign, words]) => [sign, words]);
}

/** Two cards of a kind lie on one another. */
export const copies = (items: readonly string[]): [string, number][] =>
  [...new Set(items)].map((id) => [id, items.filter((it) => it === id).length]);
