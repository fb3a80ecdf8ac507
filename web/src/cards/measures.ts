/** How large the parts of a card are, by distance and width. */
import type { Face } from './face';

export type Distance = 'table' | 'hand' | 'read';

const WIDTHS: Readonly<Record<Distance, number>> = { table: 84, hand: 150, read: 316 };
/** Below this width the hand's card has no room for lines of text. */
const NARROW = 120;
/** The share of the width that lies inside the frame. */
const INSIDE = 0.916;

export type Measures = {
  readonly width: number;
  /** No number says what it does: three lines of its text do. */
  readonly gist: boolean;
  /** Some of its text is shown in the hand. */
  readonly tells: boolean;
  /** Height of the picture's window over its width. */
  readonly share: number;
  /** The window in CSS pixels. */
  readonly picture: { readonly width: number; readonly height: number };
  /** More letters than this make a long name. */
  readonly long: number;
};

export function measures(face: Face, distance: Distance, width = WIDTHS[distance]): Measures {
  const roomy = distance === 'hand' && width >= NARROW && face.text !== '';
  const gist = roomy && face.glance.length === 0;
  const tells = gist || (roomy && face.family === 'monster');
  const share = distance === 'table' ? 1.43 : distance === 'read' ? 0.68 : handShare(width, gist, tells);
  const inside = width * INSIDE;
  return {
    width,
    gist,
    tells,
    share,
    picture: { width: Math.round(inside), height: Math.round(inside * share) },
    long: distance === 'read' ? 24 : 17,
  };
}

function handShare(width: number, gist: boolean, tells: boolean): number {
  if (gist) return 0.76;
  if (tells) return 0.82;
  return width < NARROW ? 0.86 : 0.94;
}
