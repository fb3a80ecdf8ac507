/**
 * How the yard lies on the table: the plots of a board on a ground that is tilted away from the eye, what surrounds them
 * and what stands at the corners. In units of the board (a plot is 100 wide), y already foreshortened. Knows no canvas.
 */
import { type Bounds, centre, corners, type Grid, HALF, type Point, toward } from '../../../lib/geometry';
import { type Coordinates, type Landmark, landmarksOf, STEPS } from '../landmarks';
import type { TileView } from '../view';

/** Seen from a chair, or from above on a phone, where height is for plots. */
export const TILT = { chair: 0.74, above: 0.95 } as const;
/** The look was drawn for plots of this radius; lengths of things that stand are given in its units. */
const DRAWN_AT = 67;
const ROOT3 = Math.sqrt(3);
const RADIUS = (2 * HALF) / ROOT3;
/** What things that stand are scaled by. */
export const THINGS = RADIUS / DRAWN_AT;

export type Yard = Pick<{ board: string; shape: Grid; tiles: readonly TileView[] }, 'board' | 'shape' | 'tiles'>;

export class Plan {
  readonly grid: Grid;
  readonly tilt: number;
  readonly board: string;
  readonly plots: readonly Point[];
  /** Holes inside the yard, which nobody crosses. */
  readonly walls: readonly Point[];
  readonly landmarks: readonly (Landmark & Point)[];
  /** The corners of the fence, clockwise from the east. */
  readonly posts: readonly Point[];
  readonly middle: Point;
  readonly bounds: Bounds;
  /** From the middle of a plot to its farthest corner, untilted. */
  readonly radius: number;

  constructor({ board, shape, tiles }: Yard, tilt: number) {
    this.board = board;
    this.grid = shape;
    this.tilt = tilt;
    this.radius = shape === 'Hex' ? RADIUS : HALF * Math.SQRT2;
    this.plots = tiles.map(({ at }) => this.at(at));
    this.walls = holes(shape, tiles).map((at) => this.at(at));
    this.bounds = this.#bounds();
    this.middle = {
      x: this.bounds.x + this.bounds.width / 2,
      y: (Math.min(...this.plots.map(({ y }) => y)) + Math.max(...this.plots.map(({ y }) => y))) / 2,
    };
    this.posts = this.#posts(tiles);
    this.landmarks = landmarksOf(board).map((it) => ({ ...it, ...this.#beyond(this.at(it.at)) }));
  }

  at(place: Coordinates): Point {
    const { x, y } = centre(this.grid, place);
    return { x, y: y * this.tilt };
  }

  plot(tile: number): Point {
    return this.plots[tile] ?? { x: 0, y: 0 };
  }

  /** From a plot's middle towards a side. */
  toward(direction: number, distance: number): Point {
    const { x, y } = toward(this.grid, direction, distance);
    return { x, y: y * this.tilt };
  }

  corners(inset = 0): Point[] {
    return corners(this.grid, inset).map(({ x, y }) => ({ x, y: y * this.tilt }));
  }

  /** For the `points` of a polygon. */
  outline(inset = 0): string {
    return this.corners(inset)
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ');
  }

  #bounds(): Bounds {
    const tall = HALF * (this.grid === 'Hex' ? 2 / ROOT3 : 1) * this.tilt;
    const [xs, ys] = [this.plots.map(({ x }) => x), this.plots.map(({ y }) => y)];
    const [x, y] = [Math.min(...xs) - HALF * 1.62, Math.min(...ys) - tall - 44 * THINGS];
    return { x, y, width: Math.max(...xs) + HALF * 1.62 - x, height: Math.max(...ys) + tall + 34 * THINGS - y };
  }

  #posts(tiles: readonly TileView[]): Point[] {
    if (this.grid === 'Square') {
      const [left, right] = [this.bounds.x - 12, this.bounds.x + this.bounds.width + 12];
      const high = this.radius * 1.55 * this.tilt;
      const [top, foot] = [
        Math.min(...this.plots.map(({ y }) => y)) - high,
        Math.max(...this.plots.map(({ y }) => y)) + high,
      ];
      return [
        { x: right, y: foot },
        { x: left, y: foot },
        { x: left, y: top },
        { x: right, y: top },
      ];
    }
    const far = Math.max(...tiles.map(({ at: [q, r] }) => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))));
    const reach = RADIUS * (far * ROOT3 + 1.82);
    return Array.from({ length: 6 }, (_, k) => ({
      x: this.middle.x + Math.cos((k * Math.PI) / 3) * reach,
      y: this.middle.y + Math.sin((k * Math.PI) / 3) * reach * this.tilt,
    }));
  }

  /** Just outside a plot of the rim, away from the middle. */
  #beyond(plot: Point): Point {
    const [dx, dy] = [plot.x - this.middle.x, (plot.y - this.middle.y) / this.tilt];
    const long = Math.max(1, Math.hypot(dx, dy));
    // In front of the yard things stand aside, or they would hide the plot they give its name to.
    if (dy > HALF) return { x: plot.x + Math.sign(dx) * HALF * 1.75, y: plot.y + HALF * 0.7 * this.tilt };
    return { x: plot.x + (dx / long) * HALF * 1.3, y: plot.y + (dy / long) * HALF * 1.3 * this.tilt };
  }
}

/** Places between plots where there is none: those that most of their neighbours surround. */
function holes(shape: Grid, tiles: readonly TileView[]): Coordinates[] {
  const known = new Set(tiles.map(({ at }) => at.join(',')));
  const around = new Map<string, { readonly at: Coordinates; count: number }>();
  for (const { at } of tiles)
    for (const [dq, dr] of STEPS[shape]) {
      const place: Coordinates = [at[0] + dq, at[1] + dr];
      if (known.has(place.join(','))) continue;
      const found = around.get(place.join(',')) ?? { at: place, count: 0 };
      found.count += 1;
      around.set(place.join(','), found);
    }
  return [...around.values()].filter(({ count }) => count >= STEPS[shape].length / 2 + 1).map(({ at }) => at);
}

/** One line around all these plots, not a frame around each: the sides that only one of them has. */
export function rim(plan: Plan, tiles: Iterable<number>, inset = 0): string {
  const own = [...tiles].map((tile) => plan.plot(tile));
  const sides = plan.corners(inset);
  const spot = ({ x, y }: Point): string => `${Math.round(x / 4)},${Math.round(y / 4)}`;
  const middles = new Set(own.map(spot));
  return own
    .flatMap(({ x, y }) =>
      sides.map((a, index) => {
        const b = sides[(index + 1) % sides.length] ?? a;
        const out = plan.corners();
        const [c, d] = [out[index] ?? a, out[(index + 1) % out.length] ?? a];
        // The middle of the plot beyond this side.
        const beyond = { x: x + c.x + d.x, y: y + c.y + d.y };
        if (near(middles, beyond)) return '';
        return `M${(x + a.x).toFixed(1)} ${(y + a.y).toFixed(1)}L${(x + b.x).toFixed(1)} ${(y + b.y).toFixed(1)}`;
      }),
    )
    .join('');
}

/** Rounding may put a point into the next cell. */
function near(cells: ReadonlySet<string>, { x, y }: Point): boolean {
  const [cx, cy] = [Math.round(x / 4), Math.round(y / 4)];
  return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => cells.has(`${cx + dx},${cy + dy}`)));
}
