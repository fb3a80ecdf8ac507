/**
 * What stands at the corners of the boards in the box. Places are named after it and the scene draws it. A board that is
 * not here has the Shed alone.
 */
import type { Shape } from './view';

export type Coordinates = readonly [number, number];

/** What the scene draws there. */
export type Thing = 'yews' | 'angel' | 'pillar' | 'oak' | 'well' | 'ivy' | 'bell' | 'cart' | 'gate' | 'hedge';

export type Landmark = {
  readonly at: Coordinates;
  readonly thing: Thing;
  /** `under the yews` */
  readonly where: 'under' | 'by';
  readonly noun: string;
};

const landmark = (at: Coordinates, thing: Thing, where: Landmark['where'], noun: string): Landmark => ({
  at,
  thing,
  where,
  noun,
});

/** Clockwise. */
const LANDMARKS: Readonly<Record<string, readonly Landmark[]>> = {
  old_yard: [
    landmark([3, -3], 'yews', 'under', 'the yews'),
    landmark([3, 0], 'angel', 'by', 'the angel'),
    landmark([0, 3], 'pillar', 'by', 'the leaning pillar'),
    landmark([-3, 3], 'oak', 'under', 'the dead oak'),
    landmark([-3, 0], 'well', 'by', 'the well'),
    landmark([0, -3], 'ivy', 'by', 'the ivy pillar'),
  ],
  three_wards: [
    landmark([-3, -1], 'well', 'by', 'the well'),
    landmark([0, -4], 'bell', 'by', 'the bell post'),
    landmark([3, -4], 'yews', 'under', 'the yews'),
    landmark([4, -3], 'angel', 'by', 'the angel'),
    landmark([4, 0], 'cart', 'by', 'the broken cart'),
    landmark([1, 3], 'pillar', 'by', 'the leaning pillar'),
    landmark([-1, 4], 'gate', 'by', 'the lych-gate'),
    landmark([-4, 4], 'oak', 'under', 'the dead oak'),
    landmark([-4, 1], 'hedge', 'by', 'the thorn hedge'),
  ],
};

/** Names of rows from the north, of a board that has them. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  chapel_rows: ['the chapel row', 'the second row', 'the middle row', 'the fourth row', 'the gate row'],
};

export const landmarksOf = (board: string): readonly Landmark[] => LANDMARKS[board] ?? [];
export const rowsOf = (board: string): readonly string[] => ROWS[board] ?? [];

/** The sides of a tile: east, then against the clock, as the boards count them. */
export const STEPS: Readonly<Record<Shape, readonly Coordinates[]>> = {
  Hex: [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ],
  Square: [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
  ],
};

const SIDES: Readonly<Record<Shape, readonly string[]>> = {
  Hex: ['east', 'north-east', 'north-west', 'west', 'south-west', 'south-east'],
  Square: ['east', 'north-east', 'north', 'north-west', 'west', 'south-west', 'south', 'south-east'],
};

/** A direction in words. */
export const wind = (shape: Shape, direction: number): string => SIDES[shape][direction] ?? '';
