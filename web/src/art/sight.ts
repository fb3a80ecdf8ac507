/** What an eye sees among walls. Straight lines stay straight on a tilted board, so screen coordinates will do. */
export type Point = readonly [x: number, y: number];
export type Wall = readonly [x1: number, y1: number, x2: number, y2: number];

/** How far a ray from (x, y) in this direction gets, at most `far`. */
function reach(x: number, y: number, dx: number, dy: number, walls: readonly Wall[], far: number): number {
  let nearest = far;
  for (const [x1, y1, x2, y2] of walls) {
    const ex = x2 - x1;
    const ey = y2 - y1;
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) continue;
    const along = ((x1 - x) * ey - (y1 - y) * ex) / cross;
    const across = ((x1 - x) * dy - (y1 - y) * dx) / cross;
    if (along > 0 && along < nearest && across >= -1e-6 && across <= 1 + 1e-6) nearest = along;
  }
  return nearest;
}

/** Rays that go out in any case, so that open ground is seen as a round and not as a chord. */
const ROUND = Array.from({ length: 24 }, (_, n) => ((n - 12) * Math.PI) / 12);

/** The polygon that an eye at (x, y) sees, up to `far`: rays to every corner, and just past it on both sides. */
export function sight(x: number, y: number, walls: readonly Wall[], far: number): Point[] {
  const close = walls.filter(
    ([x1, y1, x2, y2]) =>
      Math.min(x1, x2) < x + far &&
      Math.max(x1, x2) > x - far &&
      Math.min(y1, y2) < y + far &&
      Math.max(y1, y2) > y - far,
  );
  const corners = close.flatMap(([x1, y1, x2, y2]) => [Math.atan2(y1 - y, x1 - x), Math.atan2(y2 - y, x2 - x)]);
  const rays = new Set([...ROUND, ...corners.flatMap((angle) => [angle - 1e-4, angle, angle + 1e-4])]);
  return [...rays]
    .sort((a, b) => a - b)
    .map((angle): Point => {
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const distance = reach(x, y, dx, dy, close, far);
      return [x + dx * distance, y + dy * distance];
    });
}

/** Whether nothing stands between two points. */
export function sees([x, y]: Point, [tx, ty]: Point, walls: readonly Wall[]): boolean {
  const distance = Math.hypot(tx - x, ty - y);
  if (distance === 0) return true;
  return reach(x, y, (tx - x) / distance, (ty - y) / distance, walls, distance) >= distance - 1e-6;
}

/** Places around a flame: it has a width, and several eyes a little apart give its shadows soft edges. */
export function eyes([x, y]: Point, count: number, spread: number, tilt: number): Point[] {
  return Array.from({ length: count }, (_, n): Point => {
    const angle = (n / count) * Math.PI * 2;
    return [x + Math.cos(angle) * spread, y + Math.sin(angle) * spread * tilt];
  });
}
