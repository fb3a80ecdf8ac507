import { describe, expect, it } from 'vitest';
import { cells, clouds, noise } from './fields';
import { hash, stream } from './seed';

const some = (seed: string | number): number[] => Array.from({ length: 5 }, stream(seed));

describe('chance with a seed', () => {
  it('is the same for the same seed and another for another', () => {
    expect(some('match/grave-3')).toEqual(some('match/grave-3'));
    expect(some('match/grave-3')).not.toEqual(some('match/grave-4'));
    expect(some(7)).not.toEqual(some(8));
  });

  it('does not change from version to version, or replays would look different', () => {
    expect(stream('undercroft')()).toBeCloseTo(0.7602191576734185, 12);
    expect(hash('undercroft')).not.toBe(hash('undercrofu'));
  });

  it('stays between zero and one, and about in the middle', () => {
    const random = stream('mean');
    const many = Array.from({ length: 4000 }, random);
    expect(Math.min(...many)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...many)).toBeLessThan(1);
    expect(many.reduce((sum, it) => sum + it, 0) / many.length).toBeCloseTo(0.5, 1);
  });
});

describe('fields', () => {
  const size = 64;

  it('are the same for the same seed', () => {
    expect(clouds(size, 3, 4, stream('a'))).toEqual(clouds(size, 3, 4, stream('a')));
    expect(clouds(size, 3, 4, stream('a'))).not.toEqual(clouds(size, 3, 4, stream('b')));
  });

  it('tile: the step over the edge is no larger than any other', () => {
    const field = noise(size, 4, 4, stream('tile'));
    const at = (x: number, y: number): number => field[(y % size) * size + (x % size)]!;
    let inside = 0;
    let over = 0;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size - 1; x++) inside = Math.max(inside, Math.abs(at(x, y) - at(x + 1, y)));
      over = Math.max(over, Math.abs(at(size - 1, y) - at(size, y)), Math.abs(at(y, size - 1) - at(y, size)));
    }
    expect(over).toBeLessThanOrEqual(inside * 1.05);
  });

  it('cells know their nearest seed, and never a nearer second', () => {
    const { near, next, owner } = cells(size, 5, stream('cells'));
    expect(near.every((d, i) => d <= next[i]!)).toBe(true);
    expect(new Set(owner).size).toBe(25);
  });
});
