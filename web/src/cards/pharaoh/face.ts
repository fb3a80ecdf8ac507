/** Faces of the cards, hexes, characters and monsters of the Pharaoh's Curse. */
import any from 'icon:card-random';
import bag from 'icon:swap-bag';
import eye from 'icon:eye-of-horus';
import helmet from 'icon:pharoah';
import skull from 'icon:death-skull';
import swords from 'icon:crossed-swords';
import wand from 'icon:fairy-wand';
import wrench from 'icon:wrench';
import type { EntryText } from '../../lib/wire';
import { titleOf, type Face, type FaceOf, type Family, type Live, type Nature } from '../face';
import { compose, RARITIES, type Rarity, type Words } from '../picture/compose';
import { CARDS } from './cards';
import type { Line } from './line';
import { CHARACTERS, HEXES, MONSTERS } from './places';

const GAME = 'pharaoh';

const NATURES: Readonly<Record<Line['nature'], string>> = {
  attack: 'Attack',
  defense: 'Defense',
  activity: 'Activity',
  alteration: 'Alteration',
  modifier: 'Modifier',
  'enhancement-attack': 'Enhancement, attack',
  'enhancement-defense': 'Enhancement, defense',
  'attack-defense': 'Attack or defense',
  action: '',
  free: '',
  passive: '',
  foe: '',
  keeper: '',
  necro: '',
  hazard: '',
  held: '',
  worn: '',
  trinket: '',
  hero: '',
};

/** The printed icons: weapons, spells and tech have their own, everything else comes out of the bag. */
const SIGNS: Partial<Record<Family, string>> = { weapon: swords, spell: wand, tech: wrench };

const LEVELS: Partial<Record<Family, readonly [string, string, string]>> = {
  weapon: ['Light weapon', 'Medium weapon', 'Heavy weapon'],
  spell: ['1st level spell', '2nd level spell', '3rd level spell'],
  tech: ['Low tech', 'Medium tech', 'High tech'],
};
const TYPES: Partial<Record<Family, string>> = {
  tactic: 'Tactic',
  item: 'Item',
  relic: 'Magic item',
  potion: 'Potion',
  scroll: 'Magic scroll',
  creature: 'Creature',
  unit: 'Military unit',
};

/** A card of somebody's own making has no line: its entry tells type and nature as the box prints them. */
const PRINTED_TYPES: Readonly<Record<string, readonly [Family, (1 | 2 | 3)?]>> = {
  'Weapon-Lt': ['weapon', 1],
  'Weapon-Med': ['weapon', 2],
  'Weapon-Hvy': ['weapon', 3],
  'Spell-1st': ['spell', 1],
  'Spell-2nd': ['spell', 2],
  'Spell-3rd': ['spell', 3],
  'Tech-Low': ['tech', 1],
  'Tech-Med': ['tech', 2],
  'Tech-High': ['tech', 3],
  Tactic: ['tactic'],
  'Magic item': ['relic'],
  Potion: ['potion'],
  'Magic scroll': ['scroll'],
  Creature: ['creature'],
  'Military unit': ['unit'],
};
const PRINTED_NATURES: Readonly<Record<string, Nature>> = {
  Attack: 'attack',
  Defense: 'defense',
  Activity: 'activity',
  Alteration: 'alteration',
  Modifier: 'modifier',
  'Enhancement-Att': 'enhancement-attack',
  'Enhancement-Def': 'enhancement-defense',
  'Attack/Defense': 'attack-defense',
};
const PRINTED_RARITIES = ['common', 'special', 'rare', 'extra rare', 'ultra rare'];

/** `Weapon-Lt, Attack, Use and discard, common, range: same hex`. */
function printed(entry: EntryText | undefined): { type: string; nature: string; method: string; rarity: string } {
  const [type = '', nature = '', method = '', rarity = ''] = entry?.kind.split(', ') ?? [];
  return { type, nature, method, rarity };
}

function unknown(entry: EntryText | undefined): Line {
  const { type, nature } = printed(entry);
  const [family, level] = PRINTED_TYPES[type] ?? ['item' as const];
  return { outline: any, family, nature: PRINTED_NATURES[nature] ?? 'activity', ...(level ? { level } : {}) };
}

/** Numbers begin with the letter of their rarity. */
function rarityOf(key: string, entry: EntryText | undefined): Rarity {
  const told = RARITIES[PRINTED_RARITIES.indexOf(printed(entry).rarity)];
  return told ?? RARITIES.find((letter) => key.startsWith(letter)) ?? 'C';
}

/** The printed sentence; the book goes on with everything in full. */
const inShort = (entry: EntryText | undefined): string => entry?.text.split(' In full: ')[0] ?? '';

function card(key: string, entry: EntryText | undefined): Face {
  const line = CARDS[key] ?? unknown(entry);
  const { family, nature, level } = line;
  const rarity = rarityOf(key, entry);
  return {
    game: GAME,
    key,
    title: titleOf(key, entry),
    family,
    nature,
    sign: SIGNS[family] ?? bag,
    studs: level ?? 0,
    kind: line.type ?? (level ? LEVELS[family]?.[level - 1] : TYPES[family]) ?? printed(entry).type,
    purpose: NATURES[nature],
    text: inShort(entry),
    glance: line.glance ?? [],
    foot: [printed(entry).method, key],
    gem: { rarity, word: rarity },
    foil: rarity === 'X' || rarity === 'U',
    rarity,
    floor: undefined,
    picture: compose(GAME, key, { ...line, rarity }),
  };
}

function place(key: string, entry: EntryText | undefined, words: Words, kind: string, own: Partial<Face>): Face {
  const rarity = words.rarity ?? 'C';
  return {
    game: GAME,
    key,
    title: titleOf(key, entry),
    family: 'place',
    nature: 'activity',
    sign: eye,
    studs: 0,
    kind,
    purpose: '',
    text: inShort(entry),
    glance: [],
    foot: ['', ''],
    gem: undefined,
    foil: rarity === 'X' || rarity === 'U',
    rarity,
    floor: undefined,
    picture: compose(GAME, key, words),
    ...own,
  };
}

function found(key: string, entry: EntryText | undefined): Face {
  const hex = HEXES[key];
  if (hex) {
    const rarity = hex.rarity ?? 'C';
    return place(key, entry, hex, 'Hex', { foot: ['', key], gem: { rarity, word: rarity } });
  }
  const character = CHARACTERS[key];
  if (character) return place(key, entry, character, 'Character', { family: 'hero', nature: 'hero', sign: helmet });
  const monster = MONSTERS[key];
  if (monster) return place(key, entry, monster, 'Monster', { family: 'monster', nature: 'foe', sign: skull });
  return card(key, entry);
}

export const pharaohFace: FaceOf = (key, entry, live: Live = {}) => ({ ...found(key, entry), ...live });
