/** How the one light falls on things that stand out or are cut in. */
import { depths, soften } from './distance';
import type { Field } from './fields';
import { palette } from './numbers';

/** Where the candle stands: upper left, a good way up. Every bevel and every shadow agrees with it. */
const CANDLE = [-0.52, -0.6, 0.61] as const;

/** How much a slope looks at the candle; flat ground does by 0.61. */
const facing = (dx: number, dy: number): number =>
  (dx * CANDLE[0] + dy * CANDLE[1] + CANDLE[2]) / Math.sqrt(dx * dx + dy * dy + 1);

export type Surface = {
  readonly height: Field;
  /** Which colour of the ramp each point has, 0 to 1. */
  readonly tone: Field;
  readonly colours: readonly string[];
  /** How deep the heights go. */
  readonly relief?: number;
  /** How strong its highlights are, and how small. */
  readonly gloss?: number;
  readonly sharp?: number;
};

/** The pixels of a surface that tiles. */
export function lit(size: number, of: Surface): Uint8ClampedArray<ArrayBuffer> {
  const { height, tone, colours, relief = 3, gloss = 0, sharp = 12 } = of;
  const table = palette(colours);
  const pixels = new Uint8ClampedArray(size * size * 4);
  for (let y = 0; y < size; y++) {
    const row = y * size;
    const up = ((y + size - 1) % size) * size;
    const down = ((y + 1) % size) * size;
    for (let x = 0; x < size; x++) {
      const i = row + x;
      const west = x === 0 ? size - 1 : x - 1;
      const east = x === size - 1 ? 0 : x + 1;
      const dx = (height[row + west]! - height[row + east]!) * relief;
      const dy = (height[up + x]! - height[down + x]!) * relief;
      const front = Math.max(0, facing(dx, dy));
      const light = 0.36 + 1.05 * front;
      const shine = gloss > 0 ? gloss * 255 * front ** sharp : 0;
      const t = tone[i]!;
      const at = (t <= 0 ? 0 : t >= 1 ? 255 : (t * 255) | 0) * 3;
      pixels[i * 4] = table[at]! * light + shine;
      pixels[i * 4 + 1] = table[at + 1]! * light + shine * 0.9;
      pixels[i * 4 + 2] = table[at + 2]! * light + shine * 0.7;
      pixels[i * 4 + 3] = 255;
    }
  }
  return pixels;
}

export type Chisel = {
  /** Cut in, V-shaped, or standing out with a bevel. */
  readonly way: 'carved' | 'raised';
  /** Width of the slope in pixels. */
  readonly bevel: number;
  readonly strength?: number;
};

/** Light and shadow alone, over transparency, of a shape that a chisel has worked on: lay it over any material. */
export function chiselled(inside: Uint8Array, width: number, how: Chisel): Uint8ClampedArray<ArrayBuffer> {
  const { way, bevel, strength = 1 } = how;
  const depth = depths(inside, width);
  const sign = way === 'carved' ? -1 : 1;
  const slope = depth.map((d) => sign * bevel * Math.sin(Math.min(1, d / bevel) * Math.PI * 0.5));
  const ground = soften(slope, width);
  const pixels = new Uint8ClampedArray(inside.length * 4);
  for (let i = width + 1; i < ground.length - width - 1; i++) {
    const dx = (ground[i - 1]! - ground[i + 1]!) * 0.5;
    const dy = (ground[i - width]! - ground[i + width]!) * 0.5;
    const front = facing(dx, dy) - CANDLE[2];
    // What is cut in lies in its own shade; highlights are rarer than shadows and may be stronger.
    const light = front * (front < 0 ? 1.15 : 1.9) - (way === 'carved' && depth[i]! > 0 ? 0.2 : 0);
    pixels[i * 4] = light < 0 ? 18 : 255;
    pixels[i * 4 + 1] = light < 0 ? 10 : 238;
    pixels[i * 4 + 2] = light < 0 ? 4 : 204;
    pixels[i * 4 + 3] = 255 * Math.min(1, Math.abs(light) * strength);
  }
  return pixels;
}
