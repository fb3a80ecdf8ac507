/** The ground as it is seen from a chair: squares a little flattened, walls that rise from them. In units of the board. */
import type { Space } from '../view';

/** Width of a space. */
export const C = 100;
/** How high walls rise. */
export const H = 0.34 * C;
/** Strokes were measured on spaces of 82. */
export const S = C / 82;

export type Spot = { readonly x: number; readonly y: number };
export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** A tilt: how high a square is against its width. */
export class Plane {
  readonly tilt: number;
  /** Height of a space. */
  readonly V: number;

  constructor(tilt: number) {
    this.tilt = tilt;
    this.V = C * tilt;
  }

  left = (x: number): number => x * C;
  top = (y: number): number => y * this.V;
  centre = ({ x, y }: Space): Spot => ({ x: (x + 0.5) * C, y: (y + 0.5) * this.V });
  /** Where the base of a piece stands. */
  foot = ({ x, y }: Space): Spot => ({ x: (x + 0.5) * C, y: (y + 0.7) * this.V });
}
