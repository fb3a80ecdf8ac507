/**
 * How much of the stage's edges is covered by docks, rail and hand. The board lies under all of them and fits
 * itself into what is clear. Outside a stage nothing is covered.
 */
import { getContext, setContext } from 'svelte';

export type Insets = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };

const KEY = Symbol.for('undercroft.clearance');
const NONE: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export class Clearance {
  insets = $state.raw<Insets>(NONE);

  /** Takes the clear part's box within the whole; a change of less than a pixel is none. */
  measure(whole: DOMRect, clear: DOMRect): void {
    const next = {
      top: clear.top - whole.top,
      right: whole.right - clear.right,
      bottom: whole.bottom - clear.bottom,
      left: clear.left - whole.left,
    };
    const sides = ['top', 'right', 'bottom', 'left'] as const;
    if (sides.some((side) => Math.abs(next[side] - this.insets[side]) >= 1)) this.insets = next;
  }
}

/** For the stage. */
export function provideClearance(): Clearance {
  return setContext(KEY, new Clearance());
}

/** For boards. */
export function clearance(): Clearance {
  return getContext<Clearance | undefined>(KEY) ?? new Clearance();
}
