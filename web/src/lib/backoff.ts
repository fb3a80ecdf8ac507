/** How long to wait before knocking again. */
const FIRST = 400;
const LONGEST = 15_000;

/** Doubles with every failure. A server that restarts must not meet everybody at the same moment, so up to a third is left to chance. */
export function backoff(failures: number, chance: number = Math.random()): number {
  const wait = Math.min(LONGEST, FIRST * 2 ** failures);
  return Math.round(wait * (1 - chance / 3));
}

/** Close codes after which coming back would change nothing. */
export function isFinal(code: number): boolean {
  return code === 1008 || code === 4003 || code === 4004;
}
