/** Faces of the Action and Spell Cards of Crypt Crusade. */
import any from 'icon:card-pick';
import lantern from 'icon:lantern';
import skull from 'icon:death-skull';
import { tierGem, titleOf, type Face, type FaceOf, type Live } from '../face';
import { compose } from '../picture/compose';
import { CARDS } from './cards';
import type { Line } from './line';

const GAME = 'crusade';
const UNKNOWN: Line = {
  outline: any,
  team: 'Groundskeepers',
  tier: 1,
  scene: 'yard',
  pose: 'sigil',
  motion: ['halo'],
};

function found(key: string, entry: Parameters<FaceOf>[1]): Face {
  const line =
    CARDS[key] ?? (entry?.kind.startsWith('Spell') ? { ...UNKNOWN, team: 'Necromancers' as const } : UNKNOWN);
  const { team, tier } = line;
  const keeper = team === 'Groundskeepers';
  const gem = tierGem(tier);
  return {
    game: GAME,
    key,
    title: titleOf(key, entry),
    family: keeper ? 'deed' : 'hex',
    nature: keeper ? 'keeper' : 'necro',
    sign: keeper ? lantern : skull,
    studs: tier,
    kind: `${keeper ? 'Action' : 'Spell'} Card · Tier ${tier}`,
    purpose: team,
    text: entry?.text ?? '',
    glance: [],
    foot: ['', ''],
    gem,
    foil: false,
    rarity: gem?.rarity ?? 'C',
    floor: undefined,
    picture: compose(GAME, key, { ...line, matter: keeper ? 'lantern' : 'grave' }),
  };
}

export const crusadeFace: FaceOf = (key, entry, live: Live = {}) => ({ ...found(key, entry), ...live });
