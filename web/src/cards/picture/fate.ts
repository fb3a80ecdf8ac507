/** Chance that is the same on every machine: everything a picture leaves open is settled by the card's id. */

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let sum = 2166136261;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 16777619);
  return sum >>> 0;
}

/** A number from `from` up to `to`; without them, from 0 up to 1. */
export type Roll = (from?: number, to?: number) => number;

/** mulberry32. */
export function fate(seed: number): Roll {
  let state = seed >>> 0;
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return from + (to - from) * (((t ^ (t >>> 14)) >>> 0) / 4294967296);
  };
}
