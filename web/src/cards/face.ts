/** A card as it is shown: everything `CardFace` needs, the same for all four games. Each game's `face.ts` makes them. */
import type { EntryText } from '../lib/wire';
import type { Plan, Rarity } from './picture/compose';

/** What the frame is made of. */
export type Family =
  | 'weapon'
  | 'spell'
  | 'tech'
  | 'tactic'
  | 'item'
  | 'relic'
  | 'potion'
  | 'scroll'
  | 'creature'
  | 'unit'
  | 'ability'
  | 'hazard'
  | 'monster'
  | 'hero'
  | 'deed'
  | 'hex'
  | 'place';

/** What the card is for: the cut, the colour and the hatching of its pennant. */
export type Nature =
  | 'attack'
  | 'defense'
  | 'activity'
  | 'alteration'
  | 'modifier'
  | 'enhancement-attack'
  | 'enhancement-defense'
  | 'attack-defense'
  | 'action'
  | 'free'
  | 'passive'
  | 'foe'
  | 'keeper'
  | 'necro'
  | 'hazard'
  | 'held'
  | 'worn'
  | 'trinket'
  | 'hero';

/** A number one looks for first, with its sign. `word` has none: it is a word. */
export type Sign =
  | 'damage'
  | 'heal'
  | 'life'
  | 'armor'
  | 'stop'
  | 'reach'
  | 'dodge'
  | 'action'
  | 'draw'
  | 'times'
  | 'hold'
  | 'exit'
  | 'dice'
  | 'energy'
  | 'speed'
  | 'attack'
  | 'word';
export type Glance = readonly [sign: Sign, value: string];

export type Face = {
  readonly game: string;
  /** As content, views and handles name it. */
  readonly key: string;
  readonly title: string;
  readonly family: Family;
  readonly nature: Nature;
  /** The outline on the pennant. */
  readonly sign: string;
  /** Brass studs below it: level or tier. */
  readonly studs: number;
  /** What kind of card, and what for: the two ends of the line of type. */
  readonly kind: string;
  readonly purpose: string;
  readonly text: string;
  readonly glance: readonly Glance[];
  /** How it is played, and its number. */
  readonly foot: readonly [string, string];
  /** The stone in the lower edge: a rarity, and the letter or numeral on it. */
  readonly gem: { readonly rarity: Rarity; readonly word: string } | undefined;
  /** Leaf on frame and picture, for the two highest rarities. */
  readonly foil: boolean;
  readonly rarity: Rarity;
  /** The floor of The Lich's Crypt it comes from, which its frame shows. */
  readonly floor: number | undefined;
  readonly picture: Plan;
};

/** What a table knows of a card that its entry does not: live numbers, or a copy's own words. */
export type Live = Partial<Pick<Face, 'title' | 'text' | 'glance' | 'purpose' | 'foot'>>;

/** Makes the face of a thing in the box. It works without an entry, which then lacks its words. */
export type FaceOf = (key: string, entry: EntryText | undefined, live?: Live) => Face;

const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const GEMS: readonly Rarity[] = ['C', 'C', 'S', 'R', 'X'];

/** Tiers and floors, on stones that get dearer. */
export const tierGem = (tier: number): Face['gem'] => ({ rarity: GEMS[tier] ?? 'C', word: ROMAN[tier] ?? '' });

/** A key in words, for the moment before the book is here. */
export const titleOf = (key: string, entry: EntryText | undefined): string =>
  entry?.name ?? (key.split('.').pop() ?? key).replaceAll('_', ' ');

/** One sentence for everybody who does not see the card. */
export function spoken(face: Face, ...more: readonly string[]): string {
  const numbers = face.glance.map(([sign, value]) => (sign === 'word' ? value : `${SPOKEN[sign]} ${value}`));
  const parts = [face.title, ...more, face.kind, face.purpose, ...numbers, face.foot[0], face.text];
  return [...new Set(parts.filter((part) => part !== ''))].join(', ');
}

const SPOKEN: Readonly<Record<Exclude<Sign, 'word'>, string>> = {
  damage: 'damage',
  heal: 'heals',
  life: 'life',
  armor: 'armor',
  stop: 'defends:',
  reach: 'range',
  dodge: 'dodges on',
  action: 'actions',
  draw: 'cards',
  times: 'times',
  hold: 'escape on',
  exit: 'leaves on',
  dice: 'roll',
  energy: 'energy',
  speed: 'speed',
  attack: 'attack',
};
