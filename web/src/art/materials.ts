/**
 * Stone, wood, grass and water out of noise. A material is baked once at full daylight and tiles; night is a matter of
 * light, not of paint, so both themes share one set.
 */
import { cells, clouds, noise } from './fields';
import { palette, shade, step } from './numbers';
import { stream, type Random, type Seed } from './seed';
import { pen, printed, type Sheet } from './sheet';
import { lit, type Surface } from './surface';
import { TILE, type MaterialName } from './tiles';

/** The material as a canvas. */
export function materialSheet(name: MaterialName, seed: Seed): Sheet {
  // The name is part of the seed, or two materials would share their bumps.
  const random = stream(`${name}/${seed}`);
  if (name === 'grass') return grass(random);
  return printed(lit(TILE, RECIPES[name](random)), TILE);
}

/** Numbers made point by point out of a field. */
const made = (from: Float32Array, point: (value: number, i: number) => number): Float32Array => from.map(point);

const RECIPES: Record<Exclude<MaterialName, 'grass'>, (random: Random) => Surface> = {
  /** Pale, in soft beds, a little pitted. */
  limestone(random) {
    const beds = clouds(TILE, 3, 5, random, { stretch: 1.7 });
    const grain = clouds(TILE, 40, 2, random);
    const { near } = cells(TILE, 16, random);
    const pit = (bed: number, i: number): number => 0.4 * step(0.3, 0.1, near[i]!) * step(0.52, 0.66, bed);
    return {
      height: made(beds, (bed, i) => bed * 2.2 + grain[i]! * 0.5 - pit(bed, i)),
      tone: made(beds, (bed, i) => bed * 0.9 + grain[i]! * 0.24 - 0.08),
      relief: 1.7,
      colours: ['#7d7159', '#a39479', '#bbac8f', '#cfc3a8'],
    };
  },

  /** Rough bedrock: facets between cracks. */
  rock(random) {
    const { near, next, owner } = cells(TILE, 7, random);
    const tilt = Float32Array.from({ length: 49 }, random);
    const rough = clouds(TILE, 6, 5, random);
    const crack = (i: number): number => 0.9 * step(0.14, 0, next[i]! - near[i]!);
    return {
      height: made(rough, (r, i) => r * 3.4 + tilt[owner[i]!]! * 0.8 - near[i]! * 1.1 - crack(i)),
      tone: made(rough, (r, i) => r * 0.9 + tilt[owner[i]!]! * 0.2 - 0.06),
      relief: 2.6,
      colours: ['#3c342c', '#5d5246', '#776a59', '#8b7d69'],
    };
  },

  /** Pebbles: every cell a little dome of its own colour. */
  gravel(random) {
    const { near, next, owner } = cells(TILE, 30, random, 0.8);
    const tint = Float32Array.from({ length: 900 }, random);
    const dirt = clouds(TILE, 5, 3, random);
    const dome = (d: number, i: number): number => Math.sqrt(Math.max(0, 0.42 - d * d)) * (0.5 + tint[owner[i]!]!);
    return {
      height: made(near, (d, i) => dome(d, i) + Math.min(0.22, next[i]! - d)),
      tone: made(dirt, (d, i) => tint[owner[i]!]! * 0.75 + d * 0.5 - 0.2),
      relief: 4.2,
      colours: ['#5d5546', '#857a67', '#a2967f', '#c2b69c'],
    };
  },

  /** Four planks with grain along them, a dark seam between. */
  oak(random) {
    const planks = 4;
    const wide = TILE / planks;
    const sway = clouds(TILE, 2, 3, random, { stretch: 2 });
    const grain = clouds(TILE, 5, 4, random, { stretch: 14, fade: 0.62 });
    const tint = Float32Array.from({ length: planks }, random);
    const shift = Float32Array.from({ length: planks }, () => random() * 40);
    const seam = Float32Array.from({ length: TILE }, (_, y) => step(0, 3.5, Math.min(y % wide, wide - (y % wide))));
    const wood = made(sway, (s, i) => {
      const y = Math.floor(i / TILE);
      const plank = Math.floor(y / wide);
      const ring = Math.sin((y + shift[plank]!) * 0.32 + s * 26) * 0.5 + 0.5;
      return ring * 0.3 + grain[i]! * 0.62 + tint[plank]! * 0.22 - 0.1;
    });
    return {
      height: made(wood, (w, i) => w * 0.9 + seam[Math.floor(i / TILE)]! * 1.3),
      tone: made(wood, (w, i) => w * (0.35 + 0.65 * seam[Math.floor(i / TILE)]!)),
      relief: 1.6,
      colours: ['#2f1c0f', '#553519', '#7a5029', '#94683a'],
    };
  },

  /** Calf skin: pale, fibrous, a few stains. */
  vellum(random) {
    const stain = clouds(TILE, 2, 4, random);
    const fibre = clouds(TILE, 10, 3, random, { stretch: 3 });
    const fleck = noise(TILE, 96, 96, random);
    const speck = (i: number): number => (fleck[i]! > 0.94 ? 0.22 : 0);
    return {
      height: made(fibre, (f, i) => f * 0.7 + fleck[i]! * 0.22),
      tone: made(stain, (s, i) => s * 1.35 - 0.12 + (fibre[i]! - 0.5) * 0.3 - speck(i)),
      relief: 0.45,
      colours: ['#bfa26c', '#dac292', '#e8d6aa', '#f1e4c2'],
    };
  },

  /** Rubbed bright, pitted, greening where nobody touches it: the colours run from verdigris over dark to bright. */
  brass(random) {
    const brush = clouds(TILE, 4, 3, random, { stretch: 12, fade: 0.6 });
    const tarnish = clouds(TILE, 3, 5, random);
    return {
      height: made(brush, (b, i) => b * 0.5 + tarnish[i]! * 2.2),
      tone: made(brush, (b, i) => step(0.2, 0.74, tarnish[i]!) * 0.86 + (b - 0.5) * 0.34 + 0.06),
      relief: 1.2,
      gloss: 0.16,
      sharp: 9,
      colours: ['#4e7a66', '#5c5a36', '#7c5a26', '#a67c39', '#c89f55', '#e6c98a'],
    };
  },

  /** A net of light over depth. Lay it twice, drifting in two directions, and it moves. */
  water(random) {
    const coarse = cells(TILE, 5, random);
    const fine = cells(TILE, 9, random);
    const swell = clouds(TILE, 3, 3, random);
    const net = (i: number): number =>
      0.65 * step(0.34, 0, coarse.next[i]! - coarse.near[i]!) + 0.35 * step(0.3, 0, fine.next[i]! - fine.near[i]!);
    return {
      height: swell,
      tone: made(swell, (s, i) => s * 0.42 - 0.04 + 0.62 * net(i) ** 2.2),
      relief: 5,
      gloss: 0.06,
      colours: ['#0f3f46', '#1d5d64', '#3a8788', '#9fd4c4', '#e6fff4'],
    };
  },

  /** Black ice: clear, with white cracks and trapped breath. */
  ice(random) {
    const wide = cells(TILE, 4, random, 1);
    const fine = cells(TILE, 11, random, 1);
    const breath = clouds(TILE, 4, 4, random);
    const cracks = (b: number, i: number): number =>
      Math.max(
        step(0.05, 0, wide.next[i]! - wide.near[i]!),
        0.5 * step(0.05, 0, fine.next[i]! - fine.near[i]!) * step(0.5, 0.7, b),
      );
    return {
      height: breath,
      tone: made(breath, (b, i) => b * 0.75 - 0.08 + 0.6 * cracks(b, i)),
      relief: 3,
      gloss: 0.22,
      sharp: 18,
      colours: ['#2c5666', '#4f8598', '#8dbccb', '#d5eef5'],
    };
  },
};

/** Short turf: some thousand blades over a mottled ground, lighter where it is dry. */
function grass(random: Random): Sheet {
  const mottle = clouds(TILE, 4, 4, random);
  const ground = lit(TILE, {
    height: mottle,
    tone: made(mottle, (m) => m * 1.3 - 0.2),
    relief: 6,
    colours: ['#3b4424', '#4c5a2d', '#5f6d36', '#74803f'],
  });
  const canvas = printed(ground, TILE);
  const to = pen(canvas);
  const blade = palette(['#39461f', '#586a2e', '#78883f', '#98a356', '#b3b56a']);
  to.lineCap = 'round';
  for (let n = 0; n < TILE * 11; n++) {
    const x = random() * TILE;
    const y = random() * TILE;
    const lean = (random() - 0.5) * 5;
    const tall = 2.5 + random() * 5;
    const dry = mottle[Math.floor(y) * TILE + Math.floor(x)]!;
    to.strokeStyle = shade(blade, dry * 1.15 - 0.32 + random() * 0.5, 0.75);
    to.lineWidth = 0.6 + random() * 0.8;
    to.beginPath();
    // A blade that leaves the sheet comes in again on the other side.
    for (const ox of x < 8 ? [0, TILE] : x > TILE - 8 ? [0, -TILE] : [0]) {
      for (const oy of y < 8 ? [0, TILE] : [0]) {
        to.moveTo(x + ox, y + oy);
        to.quadraticCurveTo(x + ox, y + oy - tall * 0.6, x + ox + lean, y + oy - tall);
      }
    }
    to.stroke();
  }
  return canvas;
}
