import { describe, expect, it } from 'vitest';
import { depths, soften } from './distance';
import { chiselled } from './surface';

/** A mask drawn with signs: # is inside. */
const mask = (rows: readonly string[]): Uint8Array => Uint8Array.from(rows.join(''), (sign) => (sign === '#' ? 1 : 0));

describe('the distance to an outline', () => {
  it('is what a ruler says, at every point', () => {
    const width = 23;
    const inside = new Uint8Array(width * 17).map((_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      return Math.hypot(x - 11, (y - 8) * 1.3) < 8 && Math.abs(x - 6) > 1 ? 1 : 0;
    });
    const outside = [...inside.keys()].filter((i) => inside[i] === 0);
    const ruler = inside.map(() => 0);
    const found = depths(inside, width);
    ruler.forEach((_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      const nearest = Math.min(...outside.map((o) => Math.hypot((o % width) - x, Math.floor(o / width) - y)));
      expect(found[i]).toBeCloseTo(nearest, 4);
    });
  });

  it('is nothing outside', () => {
    expect([...depths(mask(['.....', '.###.', '.###.', '.###.', '.....']), 5)].map((d) => Math.round(d))).toEqual([
      0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 1, 2, 1, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0, 0,
    ]);
  });

  it('softened stays flat where it was flat', () => {
    expect(soften(new Float32Array(49).fill(3), 7)).toEqual(new Float32Array(49).fill(3));
  });
});

describe('the chisel', () => {
  const width = 40;
  const square = new Uint8Array(width * width).map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x >= 8 && x < 32 && y >= 8 && y < 32 ? 1 : 0;
  });
  /** How bright a point is: positive is light, negative is shadow. */
  const brightness = (way: 'carved' | 'raised', x: number, y: number): number => {
    const pixels = chiselled(square, width, { way, bevel: 6 });
    const at = (y * width + x) * 4;
    return (pixels[at]! > 127 ? 1 : -1) * pixels[at + 3]!;
  };

  it('lights what looks to the upper left', () => {
    expect(brightness('raised', 10, 20)).toBeGreaterThan(0);
    expect(brightness('raised', 29, 20)).toBeLessThan(0);
  });

  it('turns the light round when it cuts in', () => {
    expect(brightness('carved', 10, 20)).toBeLessThan(0);
    expect(brightness('carved', 29, 20)).toBeGreaterThan(0);
  });

  it('leaves the surface around alone', () => {
    expect(Math.abs(brightness('raised', 3, 3))).toBe(0);
  });
});
