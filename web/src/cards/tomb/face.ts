/** Faces of the Actions, Items, characters and monsters of Dark Tomb. */
import any from 'icon:card-random';
import helm from 'icon:black-knight-helm';
import knapsack from 'icon:knapsack';
import skull from 'icon:death-skull';
import torch from 'icon:torch';
import type { EntryText } from '../../lib/wire';
import { titleOf, type Face, type FaceOf, type Live } from '../face';
import { compose, type MotionName, type Words } from '../picture/compose';
import type { Matter } from '../picture/matter';
import { ACTIONS, CHARACTERS, ITEMS, MONSTERS } from './cards';
import type { Action } from './line';

const GAME = 'tomb';

type Own = Partial<Face> & Pick<Face, 'family' | 'nature' | 'sign' | 'kind'>;

function face(key: string, entry: EntryText | undefined, words: Words, own: Own): Face {
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
    foil: false,
    rarity: 'C',
    floor: undefined,
    picture: compose(GAME, key, words),
    ...own,
  };
}

/** What an Action looks like, by its verbs; the first says of what it is made, unless several heroes have the same. */
const VERBS: readonly (readonly [verb: string, motion: MotionName, matter: Matter | undefined])[] = [
  ['Heal', 'rise', 'life'],
  ['Transport', 'column', undefined],
  ['Dash', 'wind', undefined],
  ['Block', 'turn', 'stone'],
  ['Ward', 'ward', 'gold'],
  ['Revive', 'rise', 'lantern'],
  ['Pin', 'chains', 'weapons'],
  ['Shift', 'wind', 'weapons'],
  ['Drain', 'rise', 'blood'],
  ['Stealth', 'smoke', 'shadow'],
];

function action(key: string, entry: EntryText | undefined, line: Action): Face {
  const { verbs = [], reach = 1 } = line;
  const told = VERBS.filter(([verb]) => verbs.includes(verb));
  const strikes = verbs.includes('Attack');
  const near = reach === 1;
  const motion: MotionName[] = [
    ...(strikes ? ([near ? 'slash' : 'streak'] as const) : []),
    ...told.map(([, gesture]) => gesture),
  ];
  const hero = key.split('.')[0] ?? '';
  const matter = line.matter ?? (strikes ? 'weapons' : told[0]?.[2]) ?? CHARACTERS[hero]?.matter ?? 'lantern';
  const words: Words = {
    ...line,
    matter,
    scene: strikes && !near ? 'arcade' : 'wall',
    pose: strikes ? 'thrust' : 'shadow',
    motion: [...new Set(motion)].slice(0, 2),
  };
  return face(key, entry, words, {
    family: 'deed',
    nature: 'action',
    sign: torch,
    kind: `${hero.charAt(0).toUpperCase()}${hero.slice(1)} · Action`,
    glance: line.glance ?? [],
  });
}

function found(key: string, entry: EntryText | undefined): Face {
  const deed = ACTIONS[key];
  if (deed) return action(key, entry, deed);
  const thing = ITEMS[key];
  if (thing)
    return face(
      key,
      entry,
      { scene: 'niche', pose: 'float', ...thing },
      { family: 'item', nature: 'trinket', sign: knapsack, kind: 'Item' },
    );
  const hero = CHARACTERS[key];
  if (hero)
    return face(
      key,
      entry,
      { scene: 'arcade', pose: 'face', motion: ['embers'], ...hero },
      { family: 'hero', nature: 'hero', sign: helm, kind: entry?.kind.split(', ')[0] ?? 'Character' },
    );
  const foe = MONSTERS[key];
  if (foe)
    return face(
      key,
      entry,
      { ...foe, rarity: foe.pose === 'loom' ? 'X' : 'C' },
      {
        family: 'monster',
        nature: 'foe',
        sign: skull,
        kind: foe.pose === 'loom' ? 'Boss' : 'Monster',
        foil: foe.pose === 'loom',
        rarity: foe.pose === 'loom' ? 'X' : 'C',
      },
    );
  return face(key, entry, { outline: any }, { family: 'item', nature: 'action', sign: torch, kind: entry?.kind ?? '' });
}

export const tombFace: FaceOf = (key, entry, live: Live = {}) => ({ ...found(key, entry), ...live });
