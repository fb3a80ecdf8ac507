/**
 * How choices reach the hand of a person: most by pointing at things on the table, and the rest, which touch nothing
 * that can be seen, as buttons. Nothing that may be done is only in the list.
 */
import type { Handle } from './narrow';
import type { ChoiceText } from './wire';

/** At most so many coins stand around a piece, and so many quiet buttons on the rail. */
export const MOST_COINS = 5;
const MOST_BUTTONS = 3;

/** The choices that nothing more can be pointed at for, after these picks. */
export function loose(
  left: readonly ChoiceText[],
  picked: ReadonlySet<Handle>,
  inSight: (handle: Handle) => boolean,
): ChoiceText[] {
  return left.filter(({ touches }) => touches.every((handle) => picked.has(handle) || !inSight(handle)));
}

/** What the rail offers: one deed in brass, and others quietly beside it. */
export type Offer = {
  readonly primary: ChoiceText | undefined;
  readonly others: readonly ChoiceText[];
  /** Whether there is more than fits: then the list opens. */
  readonly more: boolean;
};

type Situation = {
  readonly choices: readonly ChoiceText[];
  readonly decided: ChoiceText | undefined;
  readonly narrowed: boolean;
  /** Of those left, the ones that cannot be pointed at. */
  readonly loose: readonly ChoiceText[];
  /** What the game thinks most people would do. */
  readonly likely: ChoiceText | undefined;
};

export function offer({ choices, decided, narrowed, loose: free, likely }: Situation): Offer {
  if (decided) return { primary: decided, others: [], more: false };
  const alone = free.length === 1 ? free[0] : undefined;
  if (narrowed) return { primary: alone, others: [], more: free.length > MOST_COINS };
  const lone = choices.length === 1 ? choices[0] : undefined;
  const primary = lone ?? likely ?? alone;
  const others = free.filter((choice) => choice !== primary);
  return {
    primary,
    others: others.length > MOST_BUTTONS ? [] : others,
    more: others.length > MOST_BUTTONS,
  };
}
