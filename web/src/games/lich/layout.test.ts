import { describe, expect, it } from 'vitest';
import { muster, TALL } from './layout';

describe('the cards of the monsters', () => {
  it('fit their part of the hall, however many lie in a file', () => {
    for (const [width, height] of [
      [1016, 390],
      [860, 230],
      [374, 300],
      [800, 130],
    ] as const)
      for (let files = 1; files <= 6; files++)
        for (let rows = 1; rows <= Math.min(6, 7 - files); rows++) {
          const { card, step } = muster({ width, height, files, rows, back: 0 });
          expect(card).toBeLessThanOrEqual(width / files);
          if (card > 52) expect(card * TALL + step * (rows - 1)).toBeLessThanOrEqual(height);
        }
  });

  it('leave the back row its room', () => {
    const { card, behind } = muster({ width: 1016, height: 390, files: 4, rows: 1, back: 3 });
    expect((card + behind) * TALL).toBeLessThan(390);
    expect(behind).toBeLessThan(card);
  });
});
