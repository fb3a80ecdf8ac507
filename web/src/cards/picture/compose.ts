/**
 * A picture is a sentence, and its words come from the card: where (scene), who or what (subject), what happens
 * (motion), of what (matter). What is still open, the hash of its id settles (fate).
 */
import { fate, hash } from './fate';
import type { Matter } from './matter';
import type { MOTIONS } from './motions';
import type { POSES } from './poses';
import type { SCENES } from './scenes';

export type SceneName = keyof typeof SCENES;
export type MotionName = keyof typeof MOTIONS | 'echo';
export type PoseName = keyof typeof POSES;

export const RARITIES = ['C', 'S', 'R', 'X', 'U'] as const;
/** Common, special, rare, extra rare, ultra rare. */
export type Rarity = (typeof RARITIES)[number];

/** The part of a card that its picture is made from. Whatever is given outright overrules what would be found. */
export type Words = {
  /** Its outline in a square of 512, from `icon:`. */
  readonly outline: string;
  readonly family?: string;
  readonly nature?: string;
  readonly rarity?: Rarity;
  /** The verbs of its effect, as the content names them. */
  readonly verbs?: readonly string[];
  /** How many hexes or spaces away it works; 0 is here. */
  readonly reach?: number | 'any';
  readonly matter?: Matter;
  readonly scene?: SceneName;
  readonly pose?: PoseName;
  readonly motion?: readonly MotionName[];
};

/** What to paint: plain data, so that it can be sent to a worker, compared and written down. */
export type Plan = {
  /** Game and id: one plan for each, so pictures are kept by it. */
  readonly name: string;
  readonly seed: number;
  readonly outline: string;
  readonly scene: SceneName;
  readonly pose: PoseName;
  readonly motion: readonly MotionName[];
  readonly matter: Matter;
  /** From 0 for a common card to 4 for an ultra rare one. */
  readonly rich: number;
  /** Where the lamp hangs, as shares of the picture. */
  readonly lamp: readonly [number, number];
  readonly turn: number;
  readonly flip: boolean;
};

/** Where no damage type speaks, the family does; a tactic is made of nothing, so there its nature speaks. */
const OF_FAMILY: Readonly<Record<string, Matter>> = {
  weapon: 'weapons',
  spell: 'magic',
  tech: 'tech',
  creature: 'shadow',
  unit: 'blood',
  relic: 'gold',
  scroll: 'gold',
  item: 'bone',
  potion: 'life',
};
const OF_NATURE: Readonly<Record<string, Matter>> = {
  attack: 'weapons',
  defense: 'stone',
  activity: 'night',
  alteration: 'gold',
  modifier: 'night',
  'enhancement-attack': 'fire',
  'enhancement-defense': 'life',
  'attack-defense': 'magic',
};

const SCENES_OF: Readonly<Record<string, readonly SceneName[]>> = {
  weapon: ['arcade', 'yard', 'ramparts'],
  spell: ['rift', 'chamber', 'arcade'],
  tech: ['works'],
  tactic: ['wall', 'stairs'],
  item: ['niche'],
  relic: ['niche'],
  potion: ['shelf', 'niche'],
  scroll: ['chamber'],
  creature: ['cavern', 'wilds'],
  unit: ['dunes', 'ramparts'],
};

const POSE_OF: Readonly<Record<string, PoseName>> = {
  weapon: 'thrust',
  spell: 'sigil',
  tactic: 'shadow',
  creature: 'stand',
  unit: 'host',
};

/** Each verb of an effect has a gesture; earlier ones come first. */
const GESTURES: readonly (readonly [string, MotionName])[] = [
  ['Stop', 'ward'],
  ['Redirect', 'turn'],
  ['Immunity', 'ward'],
  ['TabledLP', 'turn'],
  ['Heal', 'rise'],
  ['Teleport', 'column'],
  ['Swap', 'column'],
  ['Escape', 'chains'],
  ['Lock', 'chains'],
  ['Repeat', 'echo'],
  ['Multiply', 'echo'],
  ['ModifyRange', 'streak'],
  ['Move', 'wind'],
  ['ExtraActions', 'halo'],
  ['Draw', 'halo'],
  ['Peek', 'halo'],
  ['Search', 'halo'],
  ['Recover', 'rise'],
  ['Steal', 'wind'],
  ['Discard', 'shards'],
  ['DestroyTabled', 'shards'],
  ['Cancel', 'ring'],
  ['Reroll', 'ring'],
  ['SetDice', 'halo'],
  ['ModifyDodge', 'wind'],
  ['Detach', 'shards'],
  ['Exit', 'halo'],
  ['ModifyDamage', 'sparks'],
  ['OpenDoor', 'shards'],
  ['Bounce', 'wind'],
  ['MakeFree', 'halo'],
  ['RotateHex', 'ring'],
];
const GESTURE_OF_MATTER: Partial<Record<Matter, MotionName>> = {
  fire: 'embers',
  poison: 'bubbles',
  gas: 'smoke',
  phased: 'echo',
  ice: 'shards',
  tech: 'sparks',
};

/** Steel and quick feet turn a blow aside; only spells and devices wall it off. */
const TURNS = new Set(['tactic', 'weapon']);
/** Whoever is alive stands on the ground, even to defend. */
const ALIVE = new Set(['creature', 'unit']);

export function compose(game: string, id: string, card: Words): Plan {
  const name = `${game}:${id}`;
  const seed = hash(name);
  const roll = fate(seed);
  const { family = '', nature = '', verbs = [], reach = 0 } = card;
  const rich = RARITIES.indexOf(card.rarity ?? 'C');
  const made = card.matter ?? (verbs.includes('Heal') ? 'life' : (OF_FAMILY[family] ?? OF_NATURE[nature])) ?? 'shadow';
  const attack = verbs.includes('Damage');
  const own = GESTURE_OF_MATTER[made];
  const gestures: MotionName[] = [
    ...(attack && family === 'weapon' ? ([reach !== 0 ? 'streak' : 'slash'] as const) : []),
    ...(own ? [own] : []),
    ...GESTURES.filter(([verb]) => verbs.includes(verb)).map(([, gesture]) =>
      gesture === 'ward' && TURNS.has(family) ? 'turn' : gesture,
    ),
    ...(attack ? (['burst'] as const) : []),
  ];
  const scenes = SCENES_OF[family] ?? ['arcade'];
  const one = roll();
  const hangs = nature === 'defense' && !ALIVE.has(family);
  return {
    name,
    seed,
    outline: card.outline,
    scene: card.scene ?? scenes[Math.floor(one * scenes.length)] ?? 'arcade',
    pose: card.pose ?? (hangs ? 'float' : POSE_OF[family]) ?? 'float',
    motion: card.motion ?? [...new Set(gestures)].slice(0, rich > 2 ? 3 : 2),
    matter: made,
    rich,
    lamp: [0.22 + roll() * 0.16, 0.14 + roll() * 0.16],
    turn: roll(-0.09, 0.09),
    flip: roll() < 0.35,
  };
}
