import { expect, it } from 'vitest';
import { backoff, isFinal } from './backoff';

it('waits longer each time, but never very long', () => {
  expect([0, 1, 2, 3].map((failures) => backoff(failures, 0))).toEqual([400, 800, 1600, 3200]);
  expect(backoff(30, 0)).toBe(15_000);
});

it('spreads people who were thrown out together', () => {
  expect(backoff(3, 0.99)).toBeLessThan(backoff(3, 0.01));
  expect(backoff(3, 1)).toBeGreaterThan(1600);
});

it('comes back after a restart, not after a refusal', () => {
  expect([1006, 1012, 4008, 4013].some(isFinal)).toBe(false);
  expect([1008, 4003, 4004].every(isFinal)).toBe(true);
});
