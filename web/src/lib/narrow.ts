/**
 * Choosing by pointing. Every choice touches things on the table; pointing at things leaves the
 * choices that touch all of them. This is all a client needs to know about any game.
 */
import type { ChoiceText } from './wire';

export type Handle = string;

/** The choices that touch everything picked. */
export function narrow(choices: readonly ChoiceText[], picked: readonly Handle[]): ChoiceText[] {
  return choices.filter((choice) => picked.every((handle) => choice.touches.includes(handle)));
}

/** Everything some choice touches: what lights up. */
export function touched(choices: readonly ChoiceText[]): Set<Handle> {
  return new Set(choices.flatMap((choice) => choice.touches));
}

/**
 * What is picked after pointing at one more thing. Pointing again lets go of it. A thing that fits
 * nothing picked so far starts anew, and one that no choice touches changes nothing.
 */
export function pick(choices: readonly ChoiceText[], picked: readonly Handle[], handle: Handle): Handle[] {
  if (picked.includes(handle)) return picked.filter((it) => it !== handle);
  const further = [...picked, handle];
  if (narrow(choices, further).length > 0) return further;
  return narrow(choices, [handle]).length > 0 ? [handle] : [...picked];
}

/** The one choice left by what is picked; without a pick nothing is decided, even if only one is open. */
export function decided(choices: readonly ChoiceText[], picked: readonly Handle[]): ChoiceText | undefined {
  const left = narrow(choices, picked);
  return picked.length > 0 && left.length === 1 ? left[0] : undefined;
}
