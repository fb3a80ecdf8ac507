/** The pictures before the lines of the story, by what the lines tell. */
import footsteps from 'icon:footsteps';
import coins from 'icon:two-coins';
import moon from 'icon:moon';
import tombstone from 'icon:tombstone';
import waxSeal from 'icon:wax-seal';
import portal from 'icon:magic-portal';
import card from 'icon:card-play';
import type { Line } from '../../lib/wire';

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bround\b/i, moon],
  [/\bseal/i, waxSeal],
  [/\bportal\b/i, portal],
  [/\b(captures?|takes|took) /i, tombstone],
  [/\b(tokens?|buys|bought|shop|pool)\b/i, coins],
  [/\b(moves|walks|walked|enters|steps|waits)\b/i, footsteps],
  [/\b(plays|played)\b/i, card],
];

export const sign = ({ text }: Pick<Line, 'text'>): string | undefined => SIGNS.find(([says]) => says.test(text))?.[1];
