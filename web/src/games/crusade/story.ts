/** The story: places instead of coordinates, and a picture before every line, by what it tells. */
import footsteps from 'icon:footsteps';
import coins from 'icon:two-coins';
import moon from 'icon:moon';
import tombstone from 'icon:tombstone';
import waxSeal from 'icon:wax-seal';
import portal from 'icon:magic-portal';
import card from 'icon:card-play';
import type { Line } from '../../lib/wire';
import { type Board, placesOf } from './places';

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

const SPOT = /(grave )?(on |outside )?(\(-?\d+,-?\d+\))/g;

/** `the grave on (2,-1)` is `the grave under the yews`, wherever the server still writes coordinates. */
export function tell(text: string, view: Board): string {
  if (!text.includes('(')) return text;
  const places = placesOf(view);
  return text.replaceAll(SPOT, (whole: string, grave: string | undefined, link: string | undefined, name: string) => {
    const tile = view.tiles.find((it) => it.name === name)?.tile;
    if (tile === undefined) return whole;
    if (grave !== undefined) return `${grave}${places.where(tile)}`;
    if (link === 'outside ') return `outside, ${places.where(tile)}`;
    return `${link ?? ''}${places.noun(tile)}`;
  });
}
