/** Chance that can be repeated: everything random in a picture comes from a seed made of the match and the place. */
export type Seed = string | number;

/** A stream of numbers in [0, 1). */
export type Random = () => number;

/** A number of 53 bits for a text (cyrb53). Not for secrets: for seeds, and for short names of long descriptions. */
export function hash(text: string, salt = 0): number {
  let a = 0xdeadbeef ^ salt;
  let b = 0x41c6ce57 ^ salt;
  for (let n = 0; n < text.length; n++) {
    const sign = text.charCodeAt(n);
    a = Math.imul(a ^ sign, 2654435761);
    b = Math.imul(b ^ sign, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return 4294967296 * (2097151 & b) + (a >>> 0);
}

/** Numbers that depend on the seed alone (mulberry32). `stream(`${match}/grave/${place}`)` is the same for everybody. */
export function stream(seed: Seed): Random {
  let state = (typeof seed === 'string' ? hash(seed) : seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two others. */
export const between = (random: Random, low: number, high: number): number => low + (high - low) * random();

/** One of several. */
export function pick<T>(random: Random, from: readonly [T, ...T[]]): T {
  return from[Math.floor(random() * from.length)] ?? from[0];
}
