/** What stands where, read from the signs of the map; everything random comes from the match and the place. */
import { stream, type Random } from '../../../art';
import { type Ground, groundOf, isOpen, TILE } from '../map';
import type { Space, View } from '../view';

/** What an adventure is made of. */
export type Matter = 'crypt' | 'shore' | 'ice';

const MATTERS: Readonly<Record<string, Matter>> = { aur: 'crypt', blo: 'shore', gla: 'ice' };

export class Chart {
  readonly columns: number;
  readonly rows: number;
  readonly matter: Matter;
  readonly river: boolean;
  /** The lids, by their upper left corners. */
  readonly lids: readonly Space[];
  /** The rooms that lie open. */
  readonly rooms: readonly Space[];
  readonly #map: readonly string[];
  readonly #seed: string;
  readonly #opened: (place: Space) => boolean;

  constructor(view: View, seed: string) {
    [this.columns, this.rows] = view.size;
    this.matter = MATTERS[view.stage.id.slice(0, 3)] ?? 'crypt';
    this.river = view.stage.river;
    this.#map = view.map;
    this.#seed = seed;
    this.#opened = (place) => isOpen(view, place);
    const laid = view.tiles.flatMap(({ at, face_up }) => (at ? [{ at, face_up }] : []));
    this.lids = laid.filter(({ face_up }) => !face_up).map(({ at }) => at);
    this.rooms = laid.filter(({ face_up }) => face_up).map(({ at }) => at);
  }

  /** Nothing where no tile lies. */
  ground = (x: number, y: number): Ground | undefined => groundOf(this.#map[y]?.[x] ?? ' ');
  /** Rock, wall or lid: nobody walks there, and it stands higher than the floor. */
  solid = (x: number, y: number): boolean => {
    const ground = this.ground(x, y);
    return ground === undefined || ground === 'wall' || ground === 'hidden';
  };
  lidded = (x: number, y: number): boolean => this.ground(x, y) === 'hidden';
  wet = (x: number, y: number): boolean => {
    const ground = this.ground(x, y);
    return ground === 'water' || ground === 'rapid';
  };
  /** Whether light stops there. */
  blocks = (x: number, y: number): boolean =>
    this.solid(x, y) || (this.ground(x, y) === 'gate' && !this.#opened({ x, y }));
  opened = (x: number, y: number): boolean => this.#opened({ x, y });

  /** Chance that belongs to a place. */
  chance = (x: number, y: number, what = ''): Random => stream(`${this.#seed}/${what}/${x},${y}`);

  /** Every place that lies open, row by row. */
  *open(): Generator<Space> {
    for (let y = 0; y < this.rows; y++) for (let x = 0; x < this.columns; x++) if (!this.solid(x, y)) yield { x, y };
  }

  /** Rock and walls beside what lies open, from the back to the front; the rest is bedrock. */
  *edges(): Generator<Space> {
    for (let y = -1; y <= this.rows; y++)
      for (let x = -1; x <= this.columns; x++)
        if (this.solid(x, y) && !this.lidded(x, y) && this.#besideOpen(x, y)) yield { x, y };
  }

  #besideOpen(x: number, y: number): boolean {
    for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) if (!this.solid(x + dx, y + dy)) return true;
    return false;
  }
}

/** What decides how the still part of a scene looks: as long as it is the same, nothing is drawn anew. */
export const lookOf = (view: View): string => `${view.stage.id}|${view.map.join('/').replace(/[iI]/g, cubeless)}`;

const cubeless = (sign: string): string => (sign === 'i' ? '.' : '~');

export { TILE };
