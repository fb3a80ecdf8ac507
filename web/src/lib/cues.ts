/**
 * What an event looks like. A game turns each of its events into moments, and each moment into cues;
 * the table shows them one after the other, over the position before them, and then lays out what is.
 */
import type { Handle } from './narrow';
import type { Sound } from './sound/recipes';

export type Tone = 'good' | 'bad' | 'plain';

/** A die as it lies on the table. */
export type Die = { readonly sides: number; readonly shows: number; readonly tone?: Tone };

/** A throw and what it was for: `Ada strikes the Ghoul: 14 against guard 12`. */
export type Roll = {
  readonly dice: readonly Die[];
  readonly words: string;
  readonly tone?: Tone;
  /** What it decides about: the dice come to rest beside it. */
  readonly at?: Handle;
  /** How a number came about, to be laid out term by term; `words` say the same. */
  readonly sum?: Sum;
};

/** A term of a sum, with its picture: `4 attack`, or less `1 Armor`. */
export type Term = { readonly count: number; readonly word: string; readonly icon?: string; readonly less?: boolean };
export type Sum = { readonly terms: readonly Term[]; readonly total: number };

/** What is heard with a cue; each has a sound of its own if none is named, and `null` is silence. */
type Heard = { readonly sound?: Sound | null };

export type Cue = Heard & Seen;

type Seen =
  /** A piece stands on another thing from now on. */
  | { readonly show: 'move'; readonly piece: Handle; readonly to: Handle }
  /** A few letters rise from a thing: `−3`, `rooted`. */
  | { readonly show: 'float'; readonly over: Handle; readonly words: string; readonly tone: Tone }
  /** Something is done to a thing. */
  | { readonly show: 'flash'; readonly on: Handle; readonly tone: Tone }
  | ({ readonly show: 'dice' } & Roll)
  /** A card is turned up for everybody, by its key in the box. */
  | { readonly show: 'card'; readonly key: string; readonly words: string }
  /** A new chapter of the match: `Round 3`. */
  | { readonly show: 'banner'; readonly words: string };

/** What is seen at the same time. */
export type Moment = readonly Cue[];

const SOUNDS: Readonly<Record<Cue['show'], Sound | null>> = {
  move: 'set',
  float: null,
  flash: null,
  dice: 'dice',
  card: 'card',
  banner: 'page',
};

/** What is heard of a moment, each thing once. */
export function soundsOf(moment: Moment): Sound[] {
  const heard = moment.map((cue) => {
    if (cue.sound !== undefined) return cue.sound;
    return cue.show === 'flash' && cue.tone === 'bad' ? 'hit' : SOUNDS[cue.show];
  });
  return [...new Set(heard.filter((sound) => sound !== null))];
}

/** Milliseconds at a brisk pace. */
const LENGTHS: Readonly<Record<Cue['show'], number>> = {
  move: 440,
  float: 620,
  flash: 380,
  dice: 1000,
  card: 1150,
  banner: 900,
};

export function momentLength(moment: Moment): number {
  return Math.max(0, ...moment.map((cue) => LENGTHS[cue.show]));
}

/** The throws among them: these stay in sight until the next move. */
export function rollsOf(moments: readonly Moment[]): Roll[] {
  return moments.flat().flatMap((cue) => (cue.show === 'dice' ? [cue] : []));
}

/** Where pieces stand once a moment is over. */
export function afterMoves(before: ReadonlyMap<Handle, Handle>, moment: Moment): ReadonlyMap<Handle, Handle> {
  const moves = moment.flatMap((cue) => (cue.show === 'move' ? [[cue.piece, cue.to] as const] : []));
  return moves.length === 0 ? before : new Map([...before, ...moves]);
}
