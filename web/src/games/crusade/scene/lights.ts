/** Moonlight, lanterns, and what burns in graves: the light map and the bloom of one position. */
import { blend, css, type Draw, LightMap, paintPool, type Pool, rgb } from '../../../art';
import type { Point } from '../../../lib/geometry';
import type { Team } from '../view';
import { type Plan, THINGS } from './plan';
import type { Sight } from './yard';

/** What shines in the yard, in units of the board. */
export type Lit = {
  readonly plan: Plan;
  readonly day: boolean;
  /** How far the night has come, 0 to 1: its end is grey. */
  readonly night: number;
  readonly pieces: readonly (Point & { readonly team: Team; readonly acts: boolean })[];
  readonly graves: readonly (Point & { readonly owner: Team | null })[];
  readonly portals: readonly Point[];
  readonly shed: Point;
  /** Where somebody may go, and where they would. */
  readonly reach: readonly Point[];
  readonly goal: Point | undefined;
};

const NIGHT = ['#6a83bb', '#3c4d7d', '#1f2950'] as const;
const DAWN = ['#8f93a8', '#6c7188', '#4a4f68'] as const;
const DAY = ['#fff6df', '#e9e6d6', '#b9c3c4'] as const;
/** From here on the sky grows grey. */
const FIRST_GREY = 0.8;
const S = THINGS;

export function ambient(day: boolean, night: number): readonly string[] {
  if (day) return DAY;
  const grey = Math.max(0, (night - FIRST_GREY) / (1 - FIRST_GREY)) * 0.7;
  return NIGHT.map((colour, n) => hex(blend(rgb(colour), rgb(DAWN[n] ?? colour), grey)));
}
const hex = (colour: readonly number[]): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function pools({ plan, day, pieces, graves, portals, shed, reach, goal }: Lit): Pool[] {
  const r = plan.radius;
  const warm = day ? 0.25 : 1;
  const list: Pool[] = [];
  const add = (at: Point, dx: number, dy: number, radius: number, colour: string, strength: number): void =>
    void list.push({ x: at.x + dx * S, y: at.y + dy * S, radius: r * radius, colour, strength });
  if (!day) add(plan.middle, -270, -240, 9, '#6f88c4', 0.3);
  for (const plot of reach) add(plot, 0, 0, 1.15, '#ffb968', day ? 0.1 : 0.14);
  if (goal) add(goal, 0, 0, 1.7, '#ffd28a', day ? 0.3 : 0.6);
  for (const piece of pieces)
    if (piece.team === 'Groundskeepers') {
      add(piece, 0, -10, 2.6, '#ff8f2e', (piece.acts ? 1 : 0.8) * warm);
      add(piece, 0, 0, 1.5, '#ffa050', (piece.acts ? 0.85 : 0.5) * warm);
    } else {
      add(piece, 0, -10, 1.9, '#a04cff', 0.8 * warm);
      add(piece, 0, 0, 0.9, '#d9b0ff', 0.4 * warm);
    }
  for (const grave of graves) {
    if (grave.owner === 'Groundskeepers') add(grave, -20, 0, 1.5, '#ffc070', 0.75 * warm);
    if (grave.owner === 'Necromancers') add(grave, 0, 8, 1.35, '#9a48ff', 0.9 * warm);
  }
  add(shed, 20, 10, 2.3, '#ffb86b', 0.85 * warm);
  for (const portal of portals) add(portal, 0, 0, 1.3, '#8f5cff', 0.8 * warm);
  return list;
}

/** To be multiplied over the scene. */
export function night(lit: Lit, sight: Sight): Draw {
  return (to, { width, height }) => {
    const map = new LightMap({ ambient: ambient(lit.day, lit.night), tilt: lit.plan.tilt });
    for (const pool of pools(lit)) map.pool(seen(pool, sight));
    map.paint(to, width, height);
  };
}

const seen = (pool: Pool, { x, y, scale }: Sight): Pool => ({
  ...pool,
  x: pool.x * scale + x,
  y: pool.y * scale + y,
  radius: pool.radius * scale,
});

/** What shines by itself, added once more above the night, and the moon between the yews. */
export function bloom({ plan, pieces, graves, portals, shed }: Lit, sight: Sight): Draw {
  return (to, { width, height }) => {
    to.save();
    to.globalCompositeOperation = 'lighter';
    to.rotate(0.62);
    for (const [at, wide, much] of [
      [-0.4, 0.13, 0.05],
      [-0.2, 0.16, 0.07],
      [0.05, 0.09, 0.05],
      [0.2, 0.13, 0.03],
    ] as const) {
      const [y, half] = [at * height, wide * height];
      const beam = to.createLinearGradient(0, y - half, 0, y + half);
      beam.addColorStop(0, css([150, 180, 240], 0));
      beam.addColorStop(0.5, css([150, 180, 240], much));
      beam.addColorStop(1, css([150, 180, 240], 0));
      to.fillStyle = beam;
      to.fillRect(-height, y - half, width * 2 + height, half * 2);
    }
    to.restore();
    const r = plan.radius;
    const glow = (
      at: Point,
      dx: number,
      dy: number,
      radius: number,
      colour: string,
      strength: number,
      tilt = 1,
    ): void =>
      paintPool(to, seen({ x: at.x + dx * S, y: at.y + dy * S, radius: r * radius, colour, strength }, sight), tilt);
    for (const piece of pieces) {
      const keeper = piece.team === 'Groundskeepers';
      glow(piece, 0, -26, 0.95, keeper ? '#a85a14' : '#5a1fb0', 0.34);
      glow(piece, 0, 0, piece.acts ? 2.3 : 1.9, keeper ? '#7a3a08' : '#35107a', piece.acts ? 0.55 : 0.4, plan.tilt);
    }
    for (const grave of graves) {
      if (grave.owner === 'Groundskeepers') glow(grave, -30, -8, 0.6, '#ff9c3a', 0.5);
      if (grave.owner === 'Necromancers') glow(grave, 0, 18, 0.55, '#7a28e0', 0.7);
    }
    glow(shed, 19, -8, 0.5, '#ffae4a', 0.7);
    for (const portal of portals) glow(portal, 0, 0, 0.6, '#6a2ae8', 0.7);
  };
}
