/** A field is a square of numbers that wraps around at its edges: noise, heights, tones. */
import { smooth } from './numbers';
import type { Random } from './seed';

export type Field = Float32Array;

/** Smooth noise with `across` by `down` hills. */
export function noise(size: number, across: number, down: number, random: Random): Field {
  const lattice = Float32Array.from({ length: across * down }, random);
  const left = new Int32Array(size);
  const right = new Int32Array(size);
  const slope = new Float32Array(size);
  for (let x = 0; x < size; x++) {
    const at = (x / size) * across;
    left[x] = Math.floor(at) % across;
    right[x] = (Math.floor(at) + 1) % across;
    slope[x] = smooth(at - Math.floor(at));
  }
  const field = new Float32Array(size * size);
  for (let y = 0; y < size; y++) {
    const at = (y / size) * down;
    const upper = (Math.floor(at) % down) * across;
    const lower = ((Math.floor(at) + 1) % down) * across;
    const v = smooth(at - Math.floor(at));
    for (let x = 0; x < size; x++) {
      const l = left[x]!;
      const r = right[x]!;
      const u = slope[x]!;
      const a = lattice[upper + l]! + (lattice[upper + r]! - lattice[upper + l]!) * u;
      const b = lattice[lower + l]! + (lattice[lower + r]! - lattice[lower + l]!) * u;
      field[y * size + x] = a + (b - a) * v;
    }
  }
  return field;
}

/** Noise over noise, each twice as fine and about half as strong. */
export function clouds(
  size: number,
  hills: number,
  octaves: number,
  random: Random,
  { stretch = 1, fade = 0.5 } = {},
): Field {
  const field = new Float32Array(size * size);
  const total = (1 - fade ** octaves) / (1 - fade);
  for (let octave = 0; octave < octaves; octave++) {
    const weight = fade ** octave / total;
    const across = hills << octave;
    const layer = noise(size, across, Math.round(across * stretch), random);
    for (let i = 0; i < field.length; i++) field[i]! += layer[i]! * weight;
  }
  return field;
}

export type Cells = {
  /** Distance to the nearest seed, in widths of a cell. */
  readonly near: Field;
  /** Distance to the second nearest: where both are equal runs a border. */
  readonly next: Field;
  /** Which cell it is. */
  readonly owner: Uint16Array;
};

/** Worley cells, `count` by `count` of them. */
export function cells(size: number, count: number, random: Random, jitter = 0.9): Cells {
  const seeds = Float32Array.from({ length: count * count * 2 }, () => 0.5 + (random() - 0.5) * jitter);
  // A border of copies around the seeds spares the innermost loop from wrapping around.
  const wide = count + 2;
  const wrapped = (n: number): number => (n + count - 1) % count;
  const home = Uint16Array.from(
    { length: wide * wide },
    (_, i) => wrapped(Math.floor(i / wide)) * count + wrapped(i % wide),
  );
  const near = new Float32Array(size * size);
  const next = new Float32Array(size * size);
  const owner = new Uint16Array(size * size);
  for (let y = 0, i = 0; y < size; y++) {
    const v = (y / size) * count;
    const row = Math.floor(v);
    for (let x = 0; x < size; x++, i++) {
      const u = (x / size) * count;
      const column = Math.floor(u);
      let first = 9;
      let second = 9;
      let best = 0;
      for (let r = 0; r <= 2; r++) {
        for (let c = 0; c <= 2; c++) {
          const cell = home[(row + r) * wide + column + c]!;
          const dx = column + c - 1 + seeds[cell * 2]! - u;
          const dy = row + r - 1 + seeds[cell * 2 + 1]! - v;
          const d = dx * dx + dy * dy;
          if (d < first) {
            second = first;
            first = d;
            best = cell;
          } else if (d < second) second = d;
        }
      }
      near[i] = Math.sqrt(first);
      next[i] = Math.sqrt(second);
      owner[i] = best;
    }
  }
  return { near, next, owner };
}
