/** What scenes, motions and poses are painted with. Works on a page and in a worker alike. */
import type { Roll } from './fate';
import { ink, mix, type Colour, type Palette } from './matter';

export type Pen = OffscreenCanvasRenderingContext2D;
/** A context and the part of it that is painted: scratch layers are larger than what they hold. */
export type Sheet = { readonly to: Pen; readonly w: number; readonly h: number };
export type Point = readonly [number, number];
export type Stops = readonly (readonly [number, string])[];

export type Scene = (sheet: Sheet, k: Palette, roll: Roll, lamp: Point) => void;
export type Motion = (sheet: Sheet, k: Palette, before: boolean, roll: Roll) => void;

export function layer(width: number, height: number, settings?: CanvasRenderingContext2DSettings): Pen {
  const pen = new OffscreenCanvas(Math.ceil(width), Math.ceil(height)).getContext('2d', settings);
  if (!pen) throw new Error('this browser has no 2D canvas');
  return pen;
}

const STEP = 32;
const pool = new Map<string, Pen>();

/** Scratch layers are reused: painting a card allocates nothing after the first of its size. */
export function scratch(name: string, w: number, h: number, settings?: CanvasRenderingContext2DSettings): Sheet {
  const [columns, rows] = [Math.ceil(w / STEP), Math.ceil(h / STEP)];
  const key = `${name} ${columns} ${rows}`;
  const to = pool.get(key) ?? layer(columns * STEP, rows * STEP, settings);
  forget(pool, 40);
  pool.set(key, to);
  to.setTransform(1, 0, 0, 1, 0, 0);
  to.globalAlpha = 1;
  to.globalCompositeOperation = 'source-over';
  to.clearRect(0, 0, w, h);
  return { to, w, h };
}

/** Drops what was put in first, so that a cache stays below its size. */
export function forget<Key, Value>(cache: Map<Key, Value>, most: number): void {
  for (const key of cache.keys()) {
    if (cache.size < most) return;
    cache.delete(key);
  }
}

export function wash(
  { to, w, h }: Sheet,
  [x, y]: Point,
  radius: number,
  stops: Stops,
  box: readonly [number, number, number, number] = [0, 0, w, h],
): void {
  const paint = to.createRadialGradient(x, y, 0, x, y, radius);
  for (const [at, colour] of stops) paint.addColorStop(at, colour);
  to.fillStyle = paint;
  to.fillRect(...box);
}

export function fall({ to, w }: Sheet, y0: number, y1: number, stops: Stops): void {
  const paint = to.createLinearGradient(0, y0, 0, y1);
  for (const [at, colour] of stops) paint.addColorStop(at, colour);
  to.fillStyle = paint;
  to.fillRect(0, Math.min(y0, y1), w, Math.abs(y1 - y0));
}

/** A ridge from the left edge to the right, closed below. */
export function ridge({ to, w, h }: Sheet, base: number, swing: number, steps: number, roll: Roll): void {
  to.beginPath();
  to.moveTo(-2, h + 2);
  let [x, y] = [-2, base + roll(-swing, swing)];
  to.lineTo(x, y);
  for (let step = 1; step <= steps; step++) {
    const [nx, ny] = [(w + 4) * (step / steps) - 2, base + roll(-swing, swing)];
    to.quadraticCurveTo(x + (nx - x) * 0.5, step % 2 ? Math.min(y, ny) - swing * 0.4 : Math.max(y, ny), nx, ny);
    [x, y] = [nx, ny];
  }
  to.lineTo(w + 2, h + 2);
  to.fill();
}

export function shafts({ to, h }: Sheet, k: Palette, [x, y]: Point, count: number, roll: Roll, strength: number): void {
  to.save();
  to.globalCompositeOperation = 'lighter';
  for (let at = 0; at < count; at++) {
    const angle = 0.5 + (at / count) * 1.1 + roll(-0.08, 0.08);
    const [spread, reach] = [roll(0.025, 0.07), h * 1.7];
    const paint = to.createRadialGradient(x, y, 0, x, y, reach);
    paint.addColorStop(0, ink(k.light, strength));
    paint.addColorStop(0.75, ink(k.glow, 0));
    to.fillStyle = paint;
    to.beginPath();
    to.moveTo(x, y);
    to.lineTo(x + Math.cos(angle - spread) * reach, y + Math.sin(angle - spread) * reach);
    to.lineTo(x + Math.cos(angle + spread) * reach, y + Math.sin(angle + spread) * reach);
    to.fill();
  }
  to.restore();
}

export function haze(sheet: Sheet, k: Palette, y: number, height: number, strength: number): void {
  fall(sheet, y, y + height, [
    [0, ink(k.glow, 0)],
    [0.5, ink(k.glow, strength)],
    [1, ink(k.glow, 0)],
  ]);
}

/** The dark of the place and its lamp. */
export function air(sheet: Sheet, k: Palette, lamp: Point, strength = 1): void {
  const { to, w, h } = sheet;
  const toward = (from: Colour, until: Colour, share: number, alpha: number): string =>
    ink(mix(from, until, share), alpha * strength);
  to.fillStyle = ink(k.deep);
  to.fillRect(0, 0, w, h);
  fall(sheet, 0, h, [
    [0, ink(k.deep)],
    [0.6, ink(k.mid, 0.8)],
    [1, ink(k.deep)],
  ]);
  wash(sheet, lamp, h * 0.95, [
    [0, ink(k.light, strength)],
    [0.1, toward(k.light, k.glow, 0.45, 0.9)],
    [0.3, toward(k.glow, k.mid, 0.25, 0.6)],
    [0.6, toward(k.glow, k.mid, 0.7, 0.3)],
    [1, ink(k.mid, 0)],
  ]);
}
