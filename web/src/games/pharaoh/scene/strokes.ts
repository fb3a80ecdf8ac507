/** Small strokes that the things in a room share. */
import type { Pen } from '../../../art';

export type Paint = string | CanvasGradient;

export function oval(to: Pen, x: number, y: number, rx: number, ry: number, fill: Paint, turn = 0): void {
  to.fillStyle = fill;
  to.beginPath();
  to.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
  to.fill();
}

type Ends = readonly [x0: number, y0: number, x1: number, y1: number];

/** Colours spread evenly between two points. */
export function ramp(to: Pen, ends: Ends, ...colours: readonly string[]): CanvasGradient {
  const paint = to.createLinearGradient(...ends);
  colours.forEach((colour, index) => paint.addColorStop(index / (colours.length - 1), colour));
  return paint;
}

export function poly(to: Pen, ...points: readonly (readonly [number, number])[]): void {
  to.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? to.moveTo(x, y) : to.lineTo(x, y)));
  to.closePath();
}

export function path(to: Pen, ...points: readonly (readonly [number, number])[]): void {
  to.beginPath();
  points.forEach(([x, y], index) => (index === 0 ? to.moveTo(x, y) : to.lineTo(x, y)));
}
