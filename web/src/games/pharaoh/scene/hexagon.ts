/** The shape all rooms share, in units of the board; see `crypt.ts` for which side is which. */
import type { Pen } from '../../../art';
import type { Point } from '../../../lib/geometry';
import { corner, onSide, RADIUS } from '../crypt';

/** Outer edge of the wall, and of the sunken floor inside it. */
export const WALL = RADIUS * 0.955;
export const FLOOR = RADIUS * 0.8;
/** From where to where a door takes its side. */
export const GAP = [0.29, 0.71] as const;

export function hexagon(to: Pen, radius: number, x = 0, y = 0): void {
  to.beginPath();
  for (let index = 0; index < 6; index++) {
    const at = corner(index, radius);
    if (index === 0) to.moveTo(x + at.x, y + at.y);
    else to.lineTo(x + at.x, y + at.y);
  }
  to.closePath();
}

/** The four corners of a way through a wall: two inside, two outside. */
export function opening(side: number, inner: number, outer: number): readonly [Point, Point, Point, Point] {
  return [
    onSide(side, GAP[0], inner),
    onSide(side, GAP[1], inner),
    onSide(side, GAP[1] - 0.02, outer),
    onSide(side, GAP[0] + 0.02, outer),
  ];
}

export const line = (to: Pen, a: Point, b: Point): void => {
  to.beginPath();
  to.moveTo(a.x, a.y);
  to.lineTo(b.x, b.y);
  to.stroke();
};
