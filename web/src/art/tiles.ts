/** What the page knows of the materials; their recipes stay with the worker. */
import type { Seed } from './seed';

export const MATERIALS = ['limestone', 'rock', 'grass', 'gravel', 'oak', 'vellum', 'brass', 'water', 'ice'] as const;
export type MaterialName = (typeof MATERIALS)[number];

/** The mean colour of each, where the page has no `--<name>` of its own: what stands in until it is baked. */
export const FLAT: Record<MaterialName, string> = {
  limestone: '#a89a7f',
  rock: '#61564a',
  grass: '#5f6d36',
  gravel: '#8d826e',
  oak: '#5c3c20',
  vellum: '#e2cfa2',
  brass: '#a67c39',
  water: '#2d7275',
  ice: '#5f94a6',
};

/** The seed of the sheet that serves all matches: some came out better than others. */
export const HOUSE: Record<MaterialName, Seed> = {
  limestone: 4,
  rock: 7,
  grass: 7,
  gravel: 7,
  oak: 7,
  vellum: 7,
  brass: 2,
  water: 7,
  ice: 2,
};

/** Width and height of every tile. */
export const TILE = 256;
