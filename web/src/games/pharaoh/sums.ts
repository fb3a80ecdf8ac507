/** Damage as a line of terms: dice first, in the order it is made of, then what it comes to. */
import burst from 'icon:sword-wound';
import cold from 'icon:snowflake-2';
import dice from 'icon:rolling-dices';
import fire from 'icon:flame';
import magic from 'icon:magic-swirl';
import poison from 'icon:poison-bottle';
import type { Sum, Term } from '../../lib/cues';
import type { ItemView, PartView } from './view';

const ICONS: Readonly<Record<string, string>> = { magic, phased: magic, poison, gas: poison, fire, cold };

function term({ dice: thrown, points, types }: PartView): Term {
  const word = types.join('/');
  if (thrown > 0) return { count: points, word: [`${thrown}D6`, word].filter((it) => it !== '').join(' '), icon: dice };
  return { count: points, word: word === '' ? 'more' : word, icon: ICONS[types[0] ?? ''] ?? burst };
}

/** Known once the dice have fallen; before that a sum would be a guess. */
export function sumOf({ parts, damage }: Pick<ItemView, 'parts' | 'damage'>): Sum | undefined {
  if (damage === null || parts.length === 0) return undefined;
  return { terms: parts.map(term), total: damage };
}
