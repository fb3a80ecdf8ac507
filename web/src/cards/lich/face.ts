/** Faces of the cards of The Lich's Crypt. Numbers of monsters and adventurers change in play: the table gives them. */
import any from 'icon:card-random';
import breastplate from 'icon:breastplate';
import cog from 'icon:cog';
import cowled from 'icon:cowled';
import hand from 'icon:hand';
import holy from 'icon:holy-symbol';
import mask from 'icon:trap-mask';
import potion from 'icon:round-potion';
import ring from 'icon:power-ring';
import shield from 'icon:templar-shield';
import skull from 'icon:death-skull';
import slime from 'icon:slime';
import spider from 'icon:spider-face';
import swords from 'icon:crossed-swords';
import wand from 'icon:fairy-wand';
import wingfoot from 'icon:wingfoot';
import wolf from 'icon:wolf-head';
import type { EntryText } from '../../lib/wire';
import { tierGem, titleOf, type Face, type FaceOf, type Family, type Live, type Nature } from '../face';
import { compose, type MotionName, type SceneName, type Words } from '../picture/compose';
import type { Matter } from '../picture/matter';
import { ABILITIES, ADVENTURERS, ENCOUNTERS, HAZARDS, ITEMS, MONSTERS } from './cards';
import type { Ability, Floor, Item, Monster } from './line';

const GAME = 'lich';

type Own = Partial<Face> & Pick<Face, 'family' | 'nature' | 'sign' | 'kind'>;

function face(key: string, entry: EntryText | undefined, words: Words, own: Own): Face {
  const rarity = words.rarity ?? 'C';
  return {
    game: GAME,
    key,
    title: titleOf(key, entry),
    studs: 0,
    purpose: '',
    text: entry?.text ?? '',
    glance: [],
    foot: ['', ''],
    gem: undefined,
    foil: rarity === 'X',
    rarity,
    floor: undefined,
    picture: compose(GAME, key, words),
    ...own,
  };
}

// ---- monsters: each floor has its hall, and the dead are made of what lies there

const HALLS: Readonly<Record<Floor, SceneName>> = { 1: 'arcade', 2: 'ossuary', 3: 'hall', 4: 'void' };
const DEAD: Readonly<Record<Floor, Matter>> = { 1: 'bone', 2: 'ice', 3: 'blood', 4: 'soul' };
const BODIES: Partial<Record<Monster['kind'], Matter>> = {
  Beast: 'shadow',
  Vermin: 'poison',
  Ooze: 'poison',
  Construct: 'stone',
};
const KINDS: Readonly<Record<Monster['kind'], string>> = {
  Undead: skull,
  Beast: wolf,
  Vermin: spider,
  Cultist: cowled,
  Ooze: slime,
  Construct: cog,
};

function gestureOf({ kind, spell }: Monster): MotionName {
  if (kind === 'Ooze') return 'bubbles';
  if (kind === 'Cultist') return 'embers';
  return spell ? 'ring' : 'smoke';
}

function monster(key: string, entry: EntryText | undefined, line: Monster): Face {
  const { outline, kind, floor, boss = false, drinks = false } = line;
  const words: Words = {
    outline,
    matter: drinks ? 'blood' : (BODIES[kind] ?? DEAD[floor]),
    scene: HALLS[floor],
    pose: boss ? 'loom' : 'stand',
    motion: [gestureOf(line)],
    rarity: boss ? 'X' : 'C',
  };
  return face(key, entry, words, {
    family: 'monster',
    nature: 'foe',
    sign: KINDS[kind],
    kind: boss ? `Boss · ${kind}` : kind,
    purpose: 'Monster',
    floor,
  });
}

// ---- items

const MADE: Readonly<Record<Item['kind'], readonly [Family, Matter, MotionName]>> = {
  Weapon: ['weapon', 'weapons', 'slash'],
  Armor: ['item', 'stone', 'turn'],
  Holy: ['relic', 'gold', 'halo'],
  Arcane: ['relic', 'magic', 'halo'],
  Charm: ['relic', 'night', 'halo'],
  Potion: ['potion', 'life', 'rise'],
  Bomb: ['relic', 'fire', 'embers'],
};
const SLOTS: Readonly<Record<Item['slot'], readonly [Nature, string]>> = {
  Held: ['held', hand],
  Worn: ['worn', breastplate],
  Trinket: ['trinket', ring],
  Drunk: ['free', potion],
  Thrown: ['free', potion],
};

function item(key: string, entry: EntryText | undefined, line: Item): Face {
  const { outline, kind, slot, floor, artifact = false } = line;
  const [family, made, gesture] = MADE[kind];
  const matter = line.holy ? 'gold' : made;
  const rarity = artifact ? 'X' : 'C';
  const motion = artifact ? (['halo'] as const) : [gesture];
  const [nature, sign] = SLOTS[slot];
  return face(
    key,
    entry,
    { outline, family, matter, motion, rarity },
    {
      family,
      nature,
      sign,
      kind: `${line.holy ? 'Holy weapon' : kind} · ${artifact ? 'artifact' : `floor ${floor}`}`,
      purpose: slot,
      gem: tierGem(floor),
      floor,
    },
  );
}

// ---- abilities

const WHENS: Readonly<Record<Ability['when'], readonly [Nature, string]>> = {
  Action: ['action', swords],
  Free: ['free', wingfoot],
  Passive: ['passive', holy],
};

function ability(key: string, entry: EntryText | undefined, line: Ability): Face {
  const { outline, of, when, spell = false, cost = 0, matter, motion } = line;
  const passive = when === 'Passive';
  const words: Words = {
    outline,
    matter,
    motion,
    scene: spell ? 'rift' : passive ? 'niche' : 'wall',
    pose: spell ? 'sigil' : passive ? 'float' : 'shadow',
  };
  const [nature, sign] = WHENS[when];
  return face(key, entry, words, {
    family: 'ability',
    nature,
    sign: spell ? wand : sign,
    kind: `${of} · ${spell ? 'Spell' : 'Ability'}`,
    purpose: when,
    glance: [cost > 0 ? ['energy', `${cost}`] : ['word', passive ? 'always' : 'free']],
    foot: [cost > 0 ? `${cost} energy` : '', ''],
  });
}

function found(key: string, entry: EntryText | undefined): Face {
  const foe = MONSTERS[key];
  if (foe) return monster(key, entry, foe);
  const thing = ITEMS[key];
  if (thing) return item(key, entry, thing);
  const skill = ABILITIES[key];
  if (skill) return ability(key, entry, skill);
  const hero = ADVENTURERS[key];
  if (hero) return face(key, entry, hero, { family: 'hero', nature: 'hero', sign: shield, kind: 'Adventurer' });
  const hazard = HAZARDS[key];
  if (hazard) return face(key, entry, hazard, { family: 'hazard', nature: 'hazard', sign: mask, kind: 'Hazard' });
  const encounter = ENCOUNTERS[key];
  const blue = entry?.kind.endsWith('blue') ?? false;
  return face(key, entry, encounter ?? { outline: any }, {
    family: blue ? 'hazard' : 'monster',
    nature: blue ? 'hazard' : 'foe',
    sign: blue ? mask : skull,
    kind: encounter ? 'Encounter' : (entry?.kind ?? ''),
  });
}

export const lichFace: FaceOf = (key, entry, live: Live = {}) => ({ ...found(key, entry), ...live });
