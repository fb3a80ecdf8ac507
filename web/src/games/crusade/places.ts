/**
 * Places in words. The absolute name of a place is unique and never depends on who stands where; a relation tells the
 * way from somewhere. Geometry alone: no rule is known here.
 */
import { centre } from '../../lib/geometry';
import { type Coordinates, type Landmark, landmarksOf, rowsOf, STEPS, wind } from './landmarks';
import { many, spell } from '../../lib/spoken';
import type { View } from './view';

export type Board = Pick<View, 'board' | 'shape' | 'tiles' | 'graves'>;
type Leg = { readonly direction: number; readonly steps: number };

const EIGHT = ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'];
/** Between two neighbouring sides of a hex. */
const CORNERS = ['east-north-east', 'north', 'west-north-west', 'west-south-west', 'south', 'east-south-east'];
const FROM_THE_END = ['at the', 'second from the', 'third from the', 'fourth from the', 'fifth from the'];

const key = ([q, r]: Coordinates): string => `${q},${r}`;

export class Places {
  readonly #board: Board;
  readonly #shed: number;
  readonly #tiles: ReadonlyMap<string, number>;
  readonly #landmarks: readonly Landmark[];
  readonly #names: readonly string[];
  readonly #graves: ReadonlyMap<number, string>;
  readonly #walks = new Map<number, readonly number[]>();

  constructor(board: Board) {
    this.#board = board;
    this.#shed = board.tiles.find(({ kind }) => kind === 'Shed')?.tile ?? 0;
    this.#tiles = new Map(board.tiles.map(({ tile, at }) => [key(at), tile]));
    this.#landmarks = landmarksOf(board.board).filter(({ at }) => this.#tiles.has(key(at)));
    this.#names = board.tiles.map(({ tile }) => this.#named(tile));
    this.#graves = this.#gravesNamed();
  }

  /** As an adverb: `just west of the yews`, `under the yews`, `at the Shed`. */
  where(tile: number): string {
    return this.#names[tile] ?? 'somewhere';
  }

  /** As a noun: `the plot just west of the yews`, `the Shed`. */
  plot(tile: number): string {
    return tile === this.#shed ? 'the Shed' : `the plot ${this.where(tile)}`;
  }

  /** `the grave by the well`, `the near east grave`. */
  grave(tile: number): string {
    return this.#graves.get(tile) ?? `the grave ${this.where(tile)}`;
  }

  /** The grave, if there is one, else the plot. */
  noun(tile: number): string {
    return this.#graves.has(tile) ? this.grave(tile) : this.plot(tile);
  }

  /** Beyond a side of the board: `outside, by the angel, east side`. */
  edge(tile: number, side: number): string {
    return `outside, ${this.where(tile)}, ${wind(this.#board.shape, side)} side`;
  }

  /** Steps from tile to tile for somebody on foot; infinite where no way leads. */
  steps(from: number, to: number): number {
    return this.#walk(from)[to] ?? Infinity;
  }

  /** The tiles of a shortest way, both ends with it, through those that `open` lets pass. */
  way(from: number, to: number, open: (tile: number) => boolean = () => true): number[] {
    const way = [to];
    const walk = this.#walk(from);
    for (let here = to; here !== from;) {
      const left = walk[here] ?? Infinity;
      const back = this.#around(here).filter((it) => (walk[it] ?? Infinity) === left - 1);
      const next = back.find((it) => it === from || open(it)) ?? back[0];
      if (next === undefined) return [from, to];
      way.unshift(next);
      here = next;
    }
    return way;
  }

  /** How to get there from somewhere: `two steps north-east`. Around a corner it is only the steps. */
  relation(from: number, to: number): string {
    const steps = this.steps(from, to);
    if (!Number.isFinite(steps) || steps === 0) return '';
    const legs = this.#legs(from, to);
    return sum(legs) === steps ? this.#course(legs) : many(steps, 'step');
  }

  #at(tile: number): Coordinates {
    return this.#board.tiles[tile]?.at ?? [0, 0];
  }

  #around(tile: number): number[] {
    const [q, r] = this.#at(tile);
    return STEPS[this.#board.shape].flatMap(([dq, dr]) => this.#tiles.get(key([q + dq, r + dr])) ?? []);
  }

  /** Steps from a tile to every other. */
  #walk(from: number): readonly number[] {
    const known = this.#walks.get(from);
    if (known) return known;
    const walk = Array.from(this.#board.tiles, () => Infinity);
    walk[from] = 0;
    for (let queue = [from]; queue.length > 0;) {
      const here = queue.shift() ?? 0;
      const fresh = this.#around(here).filter((it) => walk[it] === Infinity);
      for (const tile of fresh) walk[tile] = (walk[here] ?? 0) + 1;
      queue = [...queue, ...fresh];
    }
    this.#walks.set(from, walk);
    return walk;
  }

  /** As the crow flies: so many steps in one direction and perhaps so many in the next, the longer leg first. */
  #legs(from: number, to: number): Leg[] {
    const [[fq, fr], [tq, tr]] = [this.#at(from), this.#at(to)];
    const [q, r] = [tq - fq, tr - fr];
    const steps = STEPS[this.#board.shape];
    for (let direction = 0; direction < steps.length; direction += 1) {
      const [aq, ar] = steps[direction] ?? [0, 0];
      const next = (direction + 1) % steps.length;
      const [bq, br] = steps[next] ?? [0, 0];
      const area = aq * br - ar * bq;
      const [along, aside] = [(q * br - r * bq) / area, (aq * r - ar * q) / area];
      if (along <= 0 || aside < 0) continue;
      const legs = [
        { direction, steps: along },
        { direction: next, steps: aside },
      ];
      return legs.filter((leg) => leg.steps > 0).sort((a, b) => b.steps - a.steps);
    }
    return [];
  }

  /** `two steps north-east`, `three steps east and one north-east`; one step to each of two sides of a hex is one wind. */
  #course([first, second]: readonly Leg[]): string {
    const { shape } = this.#board;
    if (!first) return '';
    const straight = `${many(first.steps, 'step')} ${wind(shape, first.direction)}`;
    if (!second) return straight;
    if (shape === 'Hex' && first.steps === 1 && second.steps === 1) {
      const low = (first.direction + 1) % CORNERS.length === second.direction ? first.direction : second.direction;
      return `two steps ${CORNERS[low] ?? ''}`;
    }
    return `${straight} and ${spell(second.steps)} ${wind(shape, second.direction)}`;
  }

  #named(tile: number): string {
    if (tile === this.#shed) return 'at the Shed';
    const here = this.#at(tile);
    const own = this.#landmarks.find(({ at }) => key(at) === key(here));
    if (own) return `${own.where} ${own.noun}`;
    return this.#inRow(here) ?? this.#fromAnchor(tile);
  }

  #inRow([column, row]: Coordinates): string | undefined {
    const rows = rowsOf(this.#board.board);
    const columns = this.#board.tiles.map(({ at }) => at[0]);
    const name = rows[row - Math.min(...this.#board.tiles.map(({ at }) => at[1]))];
    if (name === undefined) return undefined;
    const [west, east] = [column - Math.min(...columns), Math.max(...columns) - column];
    if (west === east) return `in the middle of ${name}`;
    const [end, far] = west < east ? (['west', west] as const) : (['east', east] as const);
    return far === 0 ? `at the ${end} end of ${name}` : `${FROM_THE_END[far] ?? ''} ${end} in ${name}`;
  }

  #fromAnchor(tile: number): string {
    const anchors = [
      { tile: this.#shed, noun: 'the Shed' },
      ...this.#landmarks.map(({ at, noun }) => ({ tile: this.#tiles.get(key(at)) ?? 0, noun })),
    ].map((anchor) => ({ ...anchor, legs: this.#legs(anchor.tile, tile) }));
    const inSight = anchors.filter((it) => this.steps(it.tile, tile) === sum(it.legs));
    const [nearest] = (inSight.length > 0 ? inSight : anchors).sort(
      (a, b) => sum(a.legs) - sum(b.legs) || a.legs.length - b.legs.length,
    );
    if (!nearest) return '';
    const { legs, noun } = nearest;
    const [only] = legs;
    if (only && sum(legs) === 1) return `just ${wind(this.#board.shape, only.direction)} of ${noun}`;
    return `${this.#course(legs)} of ${noun}`;
  }

  #gravesNamed(): Map<number, string> {
    const names = new Map<number, string>();
    const rest = new Set(Object.values(this.#board.graves).map(({ tile }) => tile));
    const name = (tile: number, words: string): void => {
      names.set(tile, words);
      rest.delete(tile);
    };
    const marks = this.#landmarks.map((it) => ({ ...it, tile: this.#tiles.get(key(it.at)) ?? 0 }));
    const all = [...rest];
    for (const { tile, where, noun } of marks) if (rest.has(tile)) name(tile, `the grave ${where} ${noun}`);
    for (const { tile, where, noun } of marks) {
      const [only, another] = this.#around(tile).filter((it) => all.includes(it));
      if (only === undefined || another !== undefined || all.includes(tile) || !rest.has(only)) continue;
      name(only, `the grave ${where} ${noun}`);
    }
    for (const side of EIGHT) {
      const [one, two, ...more] = [...rest].filter((tile) => this.#eighth(tile) === side);
      if (one === undefined || more.length > 0) continue;
      if (two === undefined) name(one, `the ${side} grave`);
      else {
        const [near, far] = [one, two].sort((a, b) => this.steps(this.#shed, a) - this.steps(this.#shed, b));
        if (near === undefined || far === undefined) continue;
        if (this.steps(this.#shed, near) === this.steps(this.#shed, far)) continue;
        name(near, `the near ${side} grave`);
        name(far, `the far ${side} grave`);
      }
    }
    for (const tile of [...rest]) name(tile, `the grave ${this.where(tile)}`);
    return names;
  }

  /** The nearest of eight winds from the Shed. */
  #eighth(tile: number): string {
    const { shape } = this.#board;
    const [from, to] = [centre(shape, this.#at(this.#shed)), centre(shape, this.#at(tile))];
    const turn = Math.atan2(from.y - to.y, to.x - from.x) / (Math.PI / 4);
    return EIGHT[(Math.round(turn) + EIGHT.length) % EIGHT.length] ?? '';
  }
}

const sum = (legs: readonly Leg[]): number => legs.reduce((all, leg) => all + leg.steps, 0);

let last: { readonly sign: string; readonly places: Places } | undefined;

/** The places of a view. Boards and graves stay where they are, so those asked for last are kept. */
export function placesOf(board: Board): Places {
  const sign = [board.board, ...board.tiles.map(({ name }) => name), '/', ...Object.keys(board.graves)].join(' ');
  if (last?.sign !== sign) last = { sign, places: new Places(board) };
  return last.places;
}
