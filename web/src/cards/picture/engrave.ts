/** Turns an outline into an engraving. All reads are inside the arrays: the border the loop leaves out is wider than its reach. */
import { mix, type Colour, type Palette } from './matter';

let [outline, heights, passing] = [new Uint8Array(0), new Uint8Array(0), new Uint8Array(0)];

/** Blurs along rows and turns rows into columns: twice gives both directions. */
function smear(from: Uint8Array, to: Uint8Array, size: number, reach: number): void {
  const share = 1 / (2 * reach + 1);
  for (let y = 0; y < size; y++) {
    const row = y * size;
    let sum = 0;
    for (let x = 0; x <= reach; x++) sum += from[row + x]!;
    for (let x = 0, put = y; x < size; x++, put += size) {
      to[put] = sum * share;
      if (x + reach + 1 < size) sum += from[row + x + reach + 1]!;
      if (x >= reach) sum -= from[row + x - reach]!;
    }
  }
}

const ramp = new Uint8Array(65 * 3);

/**
  The outline (alpha) becomes a low relief, lit by two lamps; light and shade are cut as lines that swell with them.
  One pass over the pixels; the inner loop is written out, for it is where the time goes.
*/
export function engrave(image: ImageData, size: number, grain: number, k: Palette, dark: boolean, dim: number): void {
  const { data } = image;
  const count = size * size;
  if (outline.length < count)
    [outline, heights, passing] = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)];
  for (let at = 0, alpha = 3; at < count; at++, alpha += 4) outline[at] = data[alpha]!;
  // Heights at half the size: a blur has no edges to lose, and takes a quarter of the time.
  const half = size >> 1;
  for (let y = 0, put = 0; y < half; y++)
    for (let x = 0, from = y * 2 * size; x < half; x++, from += 2) heights[put++] = outline[from]!;
  const reach = Math.max(2, Math.round(grain / 60));
  smear(heights, passing, half, reach);
  smear(passing, heights, half, reach);
  smear(heights, passing, half, reach >> 1);
  smear(passing, heights, half, reach >> 1);

  const far = mix(k.mid, k.deep, 0.4);
  const shades = (
    dark
      ? [mix(k.mid, k.deep, 0.3), mix(k.mid, k.deep, 0.72), mix(k.mid, k.deep, 0.95)]
      : [mix(k.light, k.glow, 0.3), mix(k.glow, k.mid, 0.25), mix(k.mid, k.deep, 0.3)]
  ).map((shade) => mix(shade, far, dim)) as [Colour, Colour, Colour];
  for (let step = 0; step < 65; step++) {
    const early = step < 27;
    ramp.set(mix(shades[early ? 0 : 1], shades[early ? 1 : 2], early ? step / 27 : (step - 27) / 37), step * 3);
  }
  const [lr, lg, lb] = mix(k.light, k.glow, dark ? 0.3 : 0.05);
  const [ar, ag, ab] = dark ? k.rim : k.deep;
  const [hr, hg, hb] = dark ? mix(k.glow, k.light, 0.6) : k.deep;
  const [rr, rg, rb] = k.rim;
  const [kr, kg, kb] = k.light;
  const [strong, clear, ghost] = [(dark ? 0.42 : 0.9) / 255, 1 - dim * 0.85, 1 - dim * 0.8];
  const gain = (reach * 1.3) / 255;
  const unit = Math.max(1, Math.round(grain / 150));
  const [shift, lean] = [unit * (size + 1), dark ? Math.round(half * 0.014) * (half + 1) : 0];
  const lines = 0.15 * Math.max(0.45, Math.min(1.1, 230 / grain));
  const [bright, sheen, across] = [dark ? 1.05 : 1.1, dark ? 0.18 : 0.36, 64 / (2 * size)];
  const edge = unit + 3 + Math.round(size * 0.014);
  for (let y = edge; y < size - edge; y++) {
    for (let x = edge, at = y * size + edge, pixel = at * 4; x < size - edge; x++, at++, pixel += 4) {
      const spot = (y >> 1) * half + (x >> 1);
      const shine = heights[spot + lean]!;
      if (shine === 0) continue;
      const veil = 1 - strong * shine;
      const around = (1 - veil * veil) * ghost;
      const solid = outline[at]!;
      if (solid === 0) {
        data[pixel] = hr;
        data[pixel + 1] = hg;
        data[pixel + 2] = hb;
        data[pixel + 3] = around * 255;
        continue;
      }
      const slope = (heights[spot + 1]! - heights[spot - 1]! + heights[spot + half]! - heights[spot - half]!) * gain;
      const shade = (((x + y) * across) | 0) * 3;
      let r = ramp[shade]!;
      let g = ramp[shade + 1]!;
      let b = ramp[shade + 2]!;
      const wave = (x + y) * lines + ((x * 7 + y * 3) & 15) * 0.012;
      const phase = (wave - (wave | 0)) * 2 - 1;
      const tone = phase < 0 ? -phase : phase; // 0 to 1 and back across each line
      let off = slope < 0 ? slope * (dark ? -0.95 : -1.2) : 0;
      if (!dark && shade > 96) off += (shade - 96) * 0.0055;
      if (off > 0.02) {
        const cut = (off - tone) * 4;
        const less = ((off > 1 ? 1 : off) * 0.2 + (cut > 1 ? 0.58 : cut > 0 ? cut * 0.58 : 0)) * clear;
        r += (ar - r) * less;
        g += (ag - g) * less;
        b += (ab - b) * less;
      }
      if (slope > 0) {
        const toward = slope * bright;
        const cut = (toward - tone) * 4;
        const much = ((toward > 1 ? 1 : toward) * sheen + (cut > 1 ? 0.55 : cut > 0 ? cut * 0.55 : 0)) * clear;
        r += (lr - r) * much;
        g += (lg - g) * much;
        b += (lb - b) * much;
      }
      if (outline[at + shift]! < 128) {
        r += (rr - r) * 0.8 * clear;
        g += (rg - g) * 0.8 * clear;
        b += (rb - b) * 0.8 * clear;
      }
      if (outline[at - shift]! < 128) {
        r += (kr - r) * 0.9 * clear;
        g += (kg - g) * 0.9 * clear;
        b += (kb - b) * 0.9 * clear;
      }
      if (solid < 255) {
        const whole = solid / 255;
        const rest = around * (1 - whole);
        const all = whole + rest;
        r = (r * whole + hr * rest) / all;
        g = (g * whole + hg * rest) / all;
        b = (b * whole + hb * rest) / all;
        data[pixel + 3] = all * 255;
      }
      data[pixel] = r;
      data[pixel + 1] = g;
      data[pixel + 2] = b;
    }
  }
}
