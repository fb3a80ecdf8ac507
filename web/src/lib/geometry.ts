/** Where tiles lie and how to walk between them with the arrow keys. Knows tiles, not rules. */
export type Point = { readonly x: number; readonly y: number };
export type Grid = 'Hex' | 'Square';
export type Bounds = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** From a tile's middle to the middle of its upright side: half its width. */
export const HALF = 50;
const ROOT3 = Math.sqrt(3);
/** From a hex's middle to its points. */
const RADIUS = (2 * HALF) / ROOT3;

/** The middle of a tile. Hexes have axial coordinates and a point upwards; y grows downwards. */
export function centre(grid: Grid, [q, r]: readonly [number, number]): Point {
  return grid === 'Hex' ? { x: HALF * (2 * q + r), y: RADIUS * 1.5 * r } : { x: 2 * HALF * q, y: 2 * HALF * r };
}

/** The corners of a tile around the origin, `inset` smaller on every side. */
export function corners(grid: Grid, inset = 0): Point[] {
  const size = grid === 'Hex' ? RADIUS - (inset * 2) / ROOT3 : (HALF - inset) * Math.SQRT2;
  const count = grid === 'Hex' ? 6 : 4;
  const turn = grid === 'Hex' ? -90 : -45;
  return Array.from({ length: count }, (_, index) => polar(size, turn + (360 / count) * index));
}

/** For the `points` of an SVG polygon. */
export function outline(grid: Grid, inset = 0): string {
  return corners(grid, inset)
    .map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`)
    .join(' ');
}

/** From a tile's middle towards its neighbour in a direction, counted as the boards do: east, then against the clock. */
export function toward(grid: Grid, direction: number, distance: number): Point {
  return polar(distance, -direction * (grid === 'Hex' ? 60 : 45));
}

/** What encloses all the points, with room around them. */
export function bounds(points: readonly Point[], margin: number): Bounds {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}

/** The nearest spot in the direction of an arrow key; sideways distance counts double. */
export function nearest(spots: readonly Point[], from: Point, arrow: Arrow): number | undefined {
  const [dx, dy] = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[arrow] as [
    number,
    number,
  ];
  let best: { index: number; cost: number } | undefined;
  spots.forEach((spot, index) => {
    const ahead = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && aside <= 2 * ahead && (best === undefined || cost < best.cost)) best = { index, cost };
  });
  return best?.index;
}

function polar(length: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: length * Math.cos(angle), y: length * Math.sin(angle) };
}
