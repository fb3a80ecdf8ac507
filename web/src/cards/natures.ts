/**
 * What a card is for, in three signs of which any one is enough: colour, cut of the cloth, and hatching. The hatching
 * is Petra Sancta's of 1638, by which engravers write colours: red upright, green slanting, blue level, gold dotted.
 */
import type { Nature } from './face';

export type Hatch = 'pale' | 'bend' | 'bars' | 'net' | 'dots';
export type Cloth = {
  readonly colour: readonly [high: string, low: string];
  /** The right half, on cards that are for two things. */
  readonly second?: readonly [high: string, low: string];
  readonly hatch: Hatch;
  readonly cut: string;
  /** Light cloth has a dark sign. */
  readonly pale?: boolean;
  /** Enhancements carry a plus. */
  readonly plus?: boolean;
  readonly name: string;
};

const POINT = 'M2 0H38V30L20 51 2 30Z';
const SHIELD = 'M2 0H38V27C38 40 30 48 20 51 10 48 2 40 2 27Z';
const SQUARE = 'M2 0H38V46H2Z';
const TAIL = 'M2 0H38V50L20 37 2 50Z';
const CHAMFER = 'M2 0H38V35L29 48H11L2 35Z';
const JAGGED = 'M2 0H38V42L32 36 26 48 20 38 14 48 8 36 2 42Z';
const RED = ['#cf4133', '#8a140e'] as const;
const GREEN = ['#3f9150', '#154a22'] as const;

// prettier-ignore
export const CLOTHS: Readonly<Record<Nature, Cloth>> = {
  attack: { colour: RED, hatch: 'pale', cut: POINT, name: 'Attack' },
  defense: { colour: GREEN, hatch: 'bend', cut: SHIELD, name: 'Defense' },
  activity: { colour: ['#40589f', '#131f4a'], hatch: 'net', cut: SQUARE, name: 'Activity' },
  alteration: { colour: ['#f2cd52', '#b9820f'], hatch: 'dots', cut: TAIL, name: 'Alteration', pale: true },
  modifier: { colour: ['#4485d6', '#1b4f96'], hatch: 'bars', cut: CHAMFER, name: 'Modifier' },
  'enhancement-attack': { colour: ['#f6b3a6', '#cf6a5c'], hatch: 'pale', cut: POINT, name: 'Enhancement, attack', pale: true, plus: true },
  'enhancement-defense': { colour: ['#bfe3b4', '#6fae68'], hatch: 'bend', cut: SHIELD, name: 'Enhancement, defense', pale: true, plus: true },
  'attack-defense': { colour: RED, second: GREEN, hatch: 'pale', cut: 'M2 0H38V27C38 40 30 48 20 51L2 30Z', name: 'Attack or defense' },
  action: { colour: ['#d8843a', '#8a3e0c'], hatch: 'pale', cut: POINT, name: 'Action' },
  free: { colour: ['#5fb7a8', '#16594f'], hatch: 'bars', cut: CHAMFER, name: 'Free' },
  passive: { colour: ['#8d86a0', '#3a3450'], hatch: 'dots', cut: SQUARE, name: 'Passive' },
  foe: { colour: ['#8a3a4a', '#3a0c16'], hatch: 'net', cut: JAGGED, name: 'Monster' },
  keeper: { colour: ['#4fb8aa', '#10504a'], hatch: 'bend', cut: SHIELD, name: 'Groundskeepers' },
  necro: { colour: ['#a878ea', '#43207a'], hatch: 'bars', cut: TAIL, name: 'Necromancers' },
  hazard: { colour: ['#6f95d6', '#1f3a78'], hatch: 'bars', cut: CHAMFER, name: 'Hazard' },
  held: { colour: ['#b08a54', '#54380f'], hatch: 'pale', cut: POINT, name: 'Held' },
  worn: { colour: ['#7f8ea0', '#2b3644'], hatch: 'bend', cut: SHIELD, name: 'Worn' },
  trinket: { colour: ['#d3a640', '#6f4a08'], hatch: 'dots', cut: CHAMFER, name: 'Trinket' },
  hero: { colour: ['#c9a054', '#5e3f0e'], hatch: 'dots', cut: SQUARE, name: 'Hero' },
};

/** Lines and dots in a square of six. */
export const HATCHES: Readonly<Record<Hatch, string>> = {
  pale: 'M1.5 0V6M4.5 0V6',
  bend: 'M-1 1 1-1M0 6 6 0M5 7 7 5',
  bars: 'M0 1.5H6M0 4.5H6',
  net: 'M1.5 0V6M4.5 0V6M0 1.5H6M0 4.5H6',
  dots: 'M.7 1.5h1.6M3.7 4.5h1.6',
};
