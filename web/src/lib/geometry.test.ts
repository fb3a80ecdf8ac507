import { describe, expect, it } from 'vitest';
import { bounds, centre, corners, HALF, nearest, toward, type Point } from './geometry';

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const HEX_STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
] as const;
const SQUARE_STEPS = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

describe('hexes', () => {
  it('all six neighbours are equally far', () => {
    const middle = centre('Hex', [0, 0]);
    for (const step of HEX_STEPS) expect(apart(middle, centre('Hex', step))).toBeCloseTo(2 * HALF);
  });

  it('a direction points at the neighbour', () => {
    HEX_STEPS.forEach((step, direction) => {
      expect(apart(toward('Hex', direction, 2 * HALF), centre('Hex', step))).toBeCloseTo(0);
    });
  });

  it('neighbours share two corners', () => {
    const beside = centre('Hex', [1, 0]);
    const shared = corners('Hex').filter((a) =>
      corners('Hex').some((b) => apart(a, { x: b.x + beside.x, y: b.y + beside.y }) < 0.001),
    );
    expect(shared).toHaveLength(2);
  });
});

describe('squares', () => {
  it('a direction points towards the neighbour', () => {
    SQUARE_STEPS.forEach((step, direction) => {
      const there = centre('Square', step);
      expect(apart(toward('Square', direction, Math.hypot(there.x, there.y)), there)).toBeCloseTo(0);
    });
  });

  it('reach halfway to their neighbours', () => {
    for (const corner of corners('Square')) {
      expect(Math.abs(corner.x)).toBeCloseTo(HALF);
      expect(Math.abs(corner.y)).toBeCloseTo(HALF);
    }
  });
});

describe('arrow keys', () => {
  const places = [[0, 0], ...HEX_STEPS] as const;
  const spots = places.map((place) => centre('Hex', place));

  it('walk straight to the side', () => {
    expect(nearest(spots, spots[0]!, 'ArrowRight')).toBe(1);
    expect(nearest(spots, spots[0]!, 'ArrowLeft')).toBe(4);
  });

  it('walk up and down a slanted row', () => {
    expect([2, 3]).toContain(nearest(spots, spots[0]!, 'ArrowUp'));
    expect([5, 6]).toContain(nearest(spots, spots[0]!, 'ArrowDown'));
  });

  it('stay where nothing follows', () => {
    expect(nearest(spots, spots[1]!, 'ArrowRight')).toBeUndefined();
  });
});

it('bounds leave a margin', () => {
  expect(
    bounds(
      [
        { x: 0, y: 0 },
        { x: 10, y: 20 },
      ],
      5,
    ),
  ).toEqual({ x: -5, y: -5, width: 20, height: 30 });
});
