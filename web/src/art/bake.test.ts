import { describe, expect, it } from 'vitest';
import { numbersOf } from './die';
import { inSlices, sharpness } from './scene';
import { described, keyOf } from './store';

describe('the name of a picture', () => {
  it('does not depend on the order it was described in, nor on what was left out', () => {
    const one = { kind: 'coin', outline: 'M0 0h9', enamel: ['#000000', '#ffffff'], size: 96 };
    const same = { size: 96, metal: undefined, enamel: ['#000000', '#ffffff'], kind: 'coin', outline: 'M0 0h9' };
    expect(keyOf(one)).toBe(keyOf(same));
    expect(described({ b: { d: 1, c: 2 }, a: 3 })).toBe('{"a":3,"b":{"c":2,"d":1}}');
  });

  it('differs with everything that changes the picture', () => {
    const look = { kind: 'standee', outline: 'M0 0h9', size: 96, paint: ['#111', '#222'] };
    const others = [
      { ...look, size: 128 },
      { ...look, paint: ['#222', '#111'] },
      { ...look, outline: 'M0 0h8' },
      { ...look, kind: 'coin' },
    ];
    expect(new Set([look, ...others].map(keyOf)).size).toBe(5);
  });

  it('is short, and fit for an address', () => {
    expect(keyOf({ outline: 'M'.repeat(9000) })).toMatch(/^[0-9a-z]{10,22}$/);
  });
});

describe('a canvas', () => {
  it('is at most twice as sharp as the page, and never more than four megapixels', () => {
    expect(sharpness(400, 400, 1)).toBe(1);
    expect(sharpness(400, 400, 3)).toBe(2);
    const scale = sharpness(2560, 1440, 2);
    expect(2560 * scale * 1440 * scale).toBeCloseTo(4e6, 0);
    expect(sharpness(400, 400, 2, 0.5)).toBe(1);
  });

  it('is drawn to the end, or given up when it is told to stop', async () => {
    const busy = function* (done: number[]): Generator<void> {
      for (let n = 0; n < 4; n++) {
        const until = performance.now() + 15;
        while (performance.now() < until);
        done.push(n);
        yield;
      }
    };
    const all: number[] = [];
    expect(await inSlices(busy(all), () => false)).toBe(true);
    expect(all).toEqual([0, 1, 2, 3]);
    const some: number[] = [];
    expect(await inSlices(busy(some), () => some.length >= 2)).toBe(false);
    expect(some).toEqual([0, 1]);
  });
});

describe('a die', () => {
  it('of six shows its number, and faces that look away from each other make seven', () => {
    for (const shows of [1, 2, 3, 4, 5, 6]) {
      const [top, right, below, left, above, under] = numbersOf({ sides: 6, shows }) as number[];
      expect([top! + under!, right! + left!, below! + above!]).toEqual([7, 7, 7]);
      expect(top).toBe(shows);
    }
  });

  it('of twenty has every number once', () => {
    for (const shows of [1, 13, 20]) {
      expect(numbersOf({ sides: 20, shows })[0]).toBe(shows);
      expect(new Set(numbersOf({ sides: 20, shows })).size).toBe(20);
    }
  });
});
