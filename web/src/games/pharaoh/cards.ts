/** What is printed on a card, as the box tells it: `Weapon-Lt, Attack, Use and discard, common, range: same hex`. */
import type { EntryText } from '../../lib/wire';

export type Facts = {
  readonly type: string;
  readonly nature: string;
  readonly method: string;
  readonly rarity: string;
  readonly range: string;
};

const NATURES = [
  'Activity',
  'Alteration',
  'Attack',
  'Attack/Defense',
  'Defense',
  'Enhancement-Att',
  'Enhancement-Def',
  'Modifier',
];
const RARITIES = ['common', 'special', 'rare', 'extra rare', 'ultra rare'];

export function facts(entry: EntryText | undefined): Facts {
  const [type = '', nature = '', method = '', rarity = '', range = ''] = entry?.kind.split(', ') ?? [];
  const reach = range.replace('range: ', '');
  return { type, nature, method, rarity, range: reach === '-' ? '' : reach };
}

/** Each nature has a sign of its own: a colour and a shape. */
export const natureSide = (nature: string): number => Math.max(0, NATURES.indexOf(nature));
/** One mark for a common card, five for an ultra rare one. */
export const rarityMarks = (rarity: string): string => '◆'.repeat(RARITIES.indexOf(rarity) + 1);

/** The printed sentence alone; the book goes on with everything in full. */
export const inShort = (entry: EntryText | undefined): string => entry?.text.split(' In full: ')[0] ?? '';
