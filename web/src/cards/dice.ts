/** A number as dice: 34 is 6 6 6 6 6 4. */
export function diceOf(value: number): number[] {
  const whole = Math.max(0, Math.floor(value));
  const sixes = Array.from({ length: Math.floor(whole / 6) }, () => 6);
  return whole % 6 === 0 ? sixes : [...sixes, whole % 6];
}

type Pip = readonly [x: number, y: number];
const [LOW, MID, HIGH] = [5.2, 10, 14.8];

/** Where the pips of a die lie, in a square of twenty. */
export const PIPS: Readonly<Record<number, readonly Pip[]>> = {
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};
