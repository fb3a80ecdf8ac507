import { describe, expect, it } from 'vitest';
import { doorKinds } from './doors';
import { lintel, plainName, relation, sideToward, theRoom, way, winds } from './places';
import type { HexView, View } from './view';

const NONE = [false, false, false, false, false, false] as HexView['doors'];
const open = (...sides: number[]): HexView['doors'] => NONE.map((_, side) => sides.includes(side)) as HexView['doors'];
const hex = (room: number, name: string, at: [number, number], passages = NONE, doors = passages): HexView =>
  ({ room, name, at, passages, doors }) as HexView;

/** A row to the south-east: three rooms, and a twin behind a wall north of the first. */
const view = {
  crypt: [
    hex(0, 'Crypt of Demons', [0, 0], open(2), open(0, 2, 4)),
    hex(1, 'Geomancer’s Tomb', [1, 0], open(2, 5)),
    hex(2, 'Exit, Catastrophe', [2, 0], open(5)),
    hex(3, 'Crypt of Demons', [0, -1]),
  ],
} as unknown as View;
const [demons, geomancer, exit, twin] = view.crypt as [HexView, HexView, HexView, HexView];

describe('rooms in words', () => {
  it('have their printed name with an article, unless they are somebody’s', () => {
    expect(theRoom(view, demons)).toBe('the Crypt of Demons');
    expect(theRoom(view, geomancer)).toBe('Geomancer’s Tomb');
    expect(theRoom(view, exit)).toBe('the Catastrophe Exit');
    expect(plainName('The Misty Grotto')).toBe('Misty Grotto');
  });

  it('are told apart by the order they were laid in', () => {
    expect(theRoom(view, twin)).toBe('the second Crypt of Demons');
    expect(lintel(view, twin)).toBe('Crypt of Demons, the second');
    expect(lintel(view, demons)).toBe('Crypt of Demons');
  });

  it('lie somewhere from where one stands', () => {
    expect(relation(view, 0, 0)).toBe('you are here');
    expect(relation(view, 0, 1)).toBe('to the south-east');
    expect(relation(view, 0, 2)).toBe('two rooms off');
    expect(relation(view, 0, 3)).toBe('to the north, behind a wall');
    expect(relation(view, 2, 3)).toBe('no way there is known');
  });

  it('never say a coordinate', () => {
    for (const a of view.crypt) for (const b of view.crypt) expect(relation(view, a.room, b.room)).not.toMatch(/\d|\(/);
  });
});

describe('ways', () => {
  it('lead through open passages alone', () => {
    expect(way(view, 0, 2)).toEqual([0, 1, 2]);
    expect(way(view, 2, 2)).toEqual([2]);
    expect(way(view, 0, 3)).toBeUndefined();
  });

  it('begin at a side', () => {
    expect(sideToward(demons, geomancer)).toBe(2);
    expect(sideToward(geomancer, demons)).toBe(5);
    expect(sideToward(demons, exit)).toBeUndefined();
    expect(winds(open(0, 3))).toBe('north and south');
  });
});

describe('doors', () => {
  it('are open, lead into the dark, or against a wall', () => {
    expect(doorKinds(view, demons)).toEqual(['blind', undefined, 'open', undefined, 'dark', undefined]);
  });
});
