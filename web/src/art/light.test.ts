import { describe, expect, it } from 'vitest';
import { flicker } from './air';
import { falloff, LightMap } from './light';
import { eyes, sees, sight, type Point, type Wall } from './sight';

/** Whether a polygon has a point in it. */
function holds(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], n) => {
    const [bx, by] = polygon[(n + 1) % polygon.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

const WALL: Wall = [10, -5, 10, 5];
const ROOM: readonly Wall[] = [
  [-20, -20, 20, -20],
  [20, -20, 20, 20],
  [20, 20, -20, 20],
  [-20, 20, -20, -20],
];

describe('sight', () => {
  it('is a round on open ground', () => {
    const seen = sight(0, 0, [], 10);
    expect(seen.every(([x, y]) => Math.abs(Math.hypot(x, y) - 10) < 1e-6)).toBe(true);
    expect(holds(seen, [9, 1])).toBe(true);
  });

  it('fills a room to its walls', () => {
    const seen = sight(0, 0, ROOM, 100);
    for (const corner of [[19, 19], [-19, 19], [19, -19], [-19, -19]] as const) expect(holds(seen, corner)).toBe(true); // prettier-ignore
    expect(holds(seen, [21, 0])).toBe(false);
  });

  it('ends at a wall and goes past its ends', () => {
    const seen = sight(0, 0, [...ROOM, WALL], 100);
    expect(holds(seen, [9, 0])).toBe(true);
    expect(holds(seen, [12, 0])).toBe(false);
    expect(holds(seen, [12, 8])).toBe(true);
  });

  it('of several eyes differs behind a corner: that is the soft edge of a shadow', () => {
    const edge: Point = [18, 9.05];
    const views = eyes([0, 0], 8, 2, 1).map(([x, y]) => holds(sight(x, y, [...ROOM, WALL], 100), edge));
    expect(new Set(views)).toEqual(new Set([true, false]));
  });

  it('agrees with the question of whether one sees the other', () => {
    const walls = [...ROOM, WALL];
    const seen = sight(0, 0, walls, 100);
    for (let x = -18; x <= 18; x += 3) {
      for (let y = -17; y <= 17; y += 3.5) expect(holds(seen, [x, y])).toBe(sees([0, 0], [x, y], walls));
    }
  });
});

describe('a light map', () => {
  it('falls off from the heart to nothing', () => {
    expect([0, 0.28, 1, 2].map(falloff)).toEqual([1, 0.56, 0, 0]);
    expect(falloff(0.2)).toBeGreaterThan(falloff(0.4));
  });

  it('adds pools to the ambient, flattened to the tilt of the board, and never more than white', () => {
    const map = new LightMap({ ambient: ['#202020'], tilt: 0.5 }).pool({ x: 50, y: 50, radius: 40, colour: '#ff8040' });
    expect(map.at(95, 95, 100, 100)).toEqual([32, 32, 32]);
    expect(map.at(50, 50, 100, 100)).toEqual([255, 160, 96]);
    expect(map.at(70, 50, 100, 100)[0]).toBeGreaterThan(map.at(50, 70, 100, 100)[0]);
  });

  it('leaves a shadow behind a wall', () => {
    const map = new LightMap().torch({ x: 0, y: 0, radius: 40, colour: '#ffffff', walls: [WALL] });
    expect(map.at(9, 0, 100, 100)[0]).toBeGreaterThan(100);
    expect(map.at(12, 0, 100, 100)).toEqual([0, 0, 0]);
  });

  it('runs through the colours of its sky from the upper left', () => {
    const map = new LightMap({ ambient: ['#000000', '#808080', '#ffffff'] });
    expect([map.at(0, 0, 9, 9)[0], map.at(9, 0, 9, 9)[0], map.at(9, 9, 9, 9)[0]]).toEqual([0, 128, 255]);
  });
});

describe('a flame', () => {
  it('flickers a little, each in its own way', () => {
    const values = Array.from({ length: 500 }, (_, n) => flicker(n / 24));
    expect(Math.min(...values)).toBeGreaterThan(0.8);
    expect(Math.max(...values)).toBeLessThan(1.2);
    expect(flicker(3, 1)).not.toBe(flicker(3, 2));
  });
});
