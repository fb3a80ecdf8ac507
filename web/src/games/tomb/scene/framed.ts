/** Which part of the ground is drawn, and how large, so that the window stays covered while the board is moved. */
import { type Area, C, type Plane } from './plane';

/** How the board lies in the window, in pixels. */
export type Sight = {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** What is drawn: it stays the same while the board is only moved. */
export type Cut = {
  readonly area: Area;
  /** Pixels in a unit of the board. */
  readonly scale: number;
};

/** A few sizes for all, or every turn of the wheel would draw it anew. */
const SIZES = [0.3, 0.4, 0.5, 0.6, 0.72, 0.85, 1, 1.25, 1.6, 2];
/** What docks cover at most, in pixels: a board that is moved to its edge shows as much beyond it. */
const DOCKS = { x: 310, y: 300 };
const STEP = 4;

const round = (spaces: number): number => Math.ceil(spaces / STEP) * STEP;

/** Written down, so that one can see whether it changed; `cutOf` reads it. */
export function cutting(sight: Sight, [columns, rows]: readonly [number, number], plane: Plane): string {
  const scale = SIZES.find((size) => size >= sight.scale * 0.98) ?? 2;
  const least = SIZES[Math.max(0, SIZES.indexOf(scale) - 1)] ?? scale;
  const margin = (window: number, board: number, docks: number, unit: number): number =>
    round(Math.max((window - board * least) / 2, docks) / (least * unit) + 2);
  const across = margin(sight.width, columns * C, DOCKS.x, C);
  const down = margin(sight.height, rows * plane.V, DOCKS.y, plane.V);
  const area: Area = {
    x: -across * C,
    y: -down * plane.V,
    width: (columns + 2 * across) * C,
    height: (rows + 2 * down) * plane.V,
  };
  return JSON.stringify({ area, scale } satisfies Cut);
}

export const cutOf = (written: string): Cut => JSON.parse(written) as Cut;

/** Where it lies now, as CSS writes it: moved, and as much larger as it was drawn too small. */
export const laid = ({ area, scale }: Cut, sight: Sight): string =>
  `translate(${sight.x + area.x * sight.scale}px, ${sight.y + area.y * sight.scale}px) scale(${sight.scale / scale})`;
