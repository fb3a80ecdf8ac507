import { describe, expect, it } from 'vitest';
import { figureName, legs, lidName, placeName, relation, withoutNumbers } from './places';
import { figures, TILE } from './map';
import type { MonsterView, SeatView, TileView, View } from './view';

const tile = (place: number, x: number, y: number, name: string | null): TileView => ({
  place,
  at: { x: x * TILE, y: y * TILE },
  face_up: name !== null,
  id: name === null ? null : place === 0 ? 'AUR1-S' : `AUR1-${place}`,
  name,
  turns: 0,
});
const hero = (short: string, x: number, y: number): SeatView =>
  ({
    character: short.toLowerCase(),
    short,
    name: short,
    hp: 3,
    max_hp: 6,
    space: { x, y },
    sidekick: null,
  }) as SeatView;
const monster = (number: number, kind: string, name: string, x: number, y: number): MonsterView =>
  ({ number, kind, name, space: { x, y }, hp: 1, max_hp: 1, traits: [] as string[] }) as MonsterView;

const blank = (columns: number, rows: number): string[] => Array.from({ length: rows }, () => '.'.repeat(columns));
function tomb(change: Partial<View> = {}): View {
  const tiles = [
    tile(0, 1, 1, 'Sunken Landing'),
    tile(1, 0, 0, null),
    tile(2, 1, 0, 'Hall of Lamps'),
    tile(3, 2, 2, null),
  ];
  return {
    map: blank(15, 15),
    size: [15, 15],
    tiles,
    cubes: [],
    seats: [],
    sidekicks: {},
    monsters: [],
    ship: null,
    turn: null,
    phase: { now: 'turn', seat: 0, sidekick: false },
    ...change,
  } as View;
}

describe('places in a room', () => {
  it('are named by the compass', () => {
    const view = tomb();
    expect(placeName(view, { x: 7, y: 2 })).toBe('the middle of the Hall of Lamps');
    expect(placeName(view, { x: 8, y: 1 })).toBe('just north-east of the middle of the Hall of Lamps');
    expect(placeName(view, { x: 5, y: 4 })).toBe('the south-west corner of the Hall of Lamps');
    expect(placeName(view, { x: 7, y: 0 })).toBe('the north side of the Hall of Lamps');
    expect(placeName(view, { x: 6, y: 0 })).toBe('the north side of the Hall of Lamps, west of its middle');
  });

  it('all have names of their own, without a digit', () => {
    const view = tomb();
    const names = Array.from({ length: 100 }, (_, n) => placeName(view, { x: 5 + (n % 5), y: Math.floor(n / 5) % 10 }));
    expect(new Set(names).size).toBe(50);
    for (const name of names) {
      expect(name).not.toMatch(/[\d()]/);
      expect(name.length).toBeLessThanOrEqual(60);
    }
  });

  it('take their name from the one gate or satchel there', () => {
    const map = blank(15, 15);
    map[7] = '......G........';
    const view = tomb({ map, cubes: [{ x: 5, y: 5 }] });
    expect(placeName(view, { x: 6, y: 7 })).toBe('the gate of the Sunken Landing');
    expect(placeName(view, { x: 5, y: 5 })).toBe('the satchel in the Sunken Landing');
    const two = tomb({
      cubes: [
        { x: 5, y: 5 },
        { x: 9, y: 5 },
      ],
    });
    expect(placeName(two, { x: 5, y: 5 })).toBe('the north-west corner of the Sunken Landing');
  });

  it('are parts of the ship on board', () => {
    const view = tomb({ ship: { at: { x: 5, y: 5 }, size: [3, 2], hold: [] } });
    expect(placeName(view, { x: 7, y: 5 })).toBe('the bow, port side');
    expect(placeName(view, { x: 5, y: 6 })).toBe('the stern, starboard side');
    expect(placeName(view, { x: 8, y: 5 })).not.toContain('bow');
  });
});

describe('lids', () => {
  it('are named from an open room beside them', () => {
    expect(lidName(tomb(), tile(1, 0, 0, null))).toBe('the lid west of the Hall of Lamps');
  });

  it('are named from the start otherwise', () => {
    expect(lidName(tomb(), tile(3, 2, 2, null))).toBe('the lid one room south and one east of the Sunken Landing');
  });
});

describe('relations', () => {
  it('name the longer leg first', () => {
    expect(legs({ x: 1, y: -2 })).toBe('two north and one east');
    expect(legs({ x: 0, y: 1 })).toBe('south');
  });

  it('start from the nearest figure', () => {
    const view = tomb({ seats: [hero('Sable', 6, 6)], monsters: [monster(0, 'ghoul', 'Crypt Ghoul', 9, 9)] });
    expect(relation(view, { x: 7, y: 4 })).toBe('two north and one east of Sable');
    expect(relation(view, { x: 9, y: 8 })).toBe('north of the Crypt Ghoul');
    expect(relation(view, { x: 0, y: 14 })).toBeUndefined();
  });

  it('count monsters of a kind in the order they came', () => {
    const view = tomb({
      monsters: [
        monster(0, 'crawler', 'Reef Crawler', 6, 6),
        monster(2, 'crawler', 'Reef Crawler', 7, 6),
        monster(3, 'aurelian', 'Aurelian, the Unburied', 8, 6),
      ],
    });
    expect(figures(view).map((it) => figureName(view, it))).toEqual([
      'the first Reef Crawler',
      'the second Reef Crawler',
      'Aurelian',
    ]);
  });
});

it('rewrites coordinates in a line of the server', () => {
  const view = tomb();
  expect(withoutNumbers(view, 'A wall is on (7,2).')).toBe('A wall is in the middle of the Hall of Lamps.');
  expect(withoutNumbers(view, 'Sable steps to (7,0)')).toBe('Sable steps to the north side of the Hall of Lamps');
  expect(withoutNumbers(view, 'Sable reveals Hall of Lamps at (5,0)')).toBe('Sable reveals Hall of Lamps');
});
