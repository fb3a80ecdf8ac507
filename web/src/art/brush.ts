/** Strokes that several rooms share. */
import { paintPool } from './light';
import { css, rgb } from './numbers';
import type { Pen } from './sheet';
import type { Point } from './sight';

export type Stop = readonly [at: number, colour: string];

/** A round wash of colours from a point outward, over everything that is not clipped. */
export function wash(to: Pen, [x, y]: Point, radius: number, stops: readonly Stop[]): void {
  const paint = to.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) paint.addColorStop(at, colour);
  to.fillStyle = paint;
  // The last colour goes on for ever: a wash fills what it is clipped to.
  to.fillRect(-1e5, -1e5, 2e5, 2e5);
}

export type Blot = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  /** As #rrggbb. */
  readonly colour: string;
  readonly strength?: number;
  /** 0 is a hard edge, 1 fades from the middle. */
  readonly soft?: number;
};

/** An ellipse with a soft edge: shadows on the ground, soot, moss. */
export function blot(to: Pen, { x, y, rx, ry, colour, strength = 1, soft = 0.6 }: Blot): void {
  const hue = rgb(colour);
  to.save();
  to.translate(x, y);
  to.scale(rx, ry);
  const paint = to.createRadialGradient(0, 0, 0, 0, 0, 1);
  paint.addColorStop(Math.min(0.999, 1 - soft), css(hue, strength));
  paint.addColorStop(1, css(hue, 0));
  to.fillStyle = paint;
  to.beginPath();
  to.arc(0, 0, 1, 0, Math.PI * 2);
  to.fill();
  to.restore();
}

export type Arch = {
  /** The middle. */
  readonly x: number;
  readonly half: number;
  /** Where it stands, where its curve begins, and how high that rises. */
  readonly foot: number;
  readonly spring: number;
  readonly rise: number;
};

/** Adds a pointed arch to the path. */
export function arch(to: Pen, { x, half, foot, spring, rise }: Arch): void {
  to.moveTo(x - half, foot);
  to.lineTo(x - half, spring);
  to.quadraticCurveTo(x - half, spring - rise * 0.72, x, spring - rise);
  to.quadraticCurveTo(x + half, spring - rise * 0.72, x + half, spring);
  to.lineTo(x + half, foot);
}

/** A candle with its foot at a point; `glow` is the colour of its light, none by day. */
export function candle(to: Pen, [x, y]: Point, tall: number, glow?: string): void {
  const wide = tall * 0.2;
  if (glow !== undefined) paintPool(to, { x, y: y - tall * 1.15, radius: tall * 3.4, colour: glow, strength: 0.5 });
  const wax = to.createLinearGradient(x - wide, 0, x + wide, 0);
  wax.addColorStop(0, '#fff1cf');
  wax.addColorStop(0.4, '#e2c48c');
  wax.addColorStop(1, '#6b4a22');
  to.fillStyle = wax;
  to.beginPath();
  to.moveTo(x - wide, y);
  to.lineTo(x - wide, y - tall * 0.86);
  to.quadraticCurveTo(x - wide * 0.5, y - tall * 0.96, x, y - tall * 0.88);
  to.quadraticCurveTo(x + wide * 0.7, y - tall, x + wide, y - tall * 0.8);
  to.lineTo(x + wide, y);
  to.fill();
  to.fillStyle = '#2a1606';
  to.fillRect(x - 0.7, y - tall * 1.02, 1.6, tall * 0.13);
  const flame = to.createRadialGradient(x, y - tall * 1.12, 0, x, y - tall * 1.16, tall * 0.26);
  flame.addColorStop(0, '#fffbe0');
  flame.addColorStop(0.5, '#ffc94f');
  flame.addColorStop(1, 'rgb(255 120 20 / 0%)');
  to.fillStyle = flame;
  to.beginPath();
  to.ellipse(x, y - tall * 1.16, tall * 0.11, tall * 0.24, 0, 0, Math.PI * 2);
  to.fill();
}
