import { expect, test } from 'vitest';
import { arc } from './anchor';

test('coins stand away from the nearer edge, from the top down, and never over each other', () => {
  const east = arc(3, { x: 100, y: 0 }, 1000);
  const west = arc(3, { x: 900, y: 0 }, 1000);
  expect(east.every(({ x }) => x > 0)).toBe(true);
  expect(west.every(({ x }) => x < 0)).toBe(true);
  for (const coins of [east, west, arc(5, { x: 100, y: 0 }, 1000)]) {
    const heights = coins.map(({ y }) => y);
    expect([...heights].sort((a, b) => a - b)).toEqual(heights);
    for (const [index, { x, y }] of coins.entries()) {
      const next = coins[index + 1];
      if (next) expect(Math.hypot(next.x - x, next.y - y)).toBeGreaterThan(46);
    }
  }
});
