/** How large the monsters' cards are: as large as their part of the hall allows. */
export type Ground = {
  readonly width: number;
  readonly height: number;
  /** Files beside each other, the most monsters in one of them, and how many lie in the back row. */
  readonly files: number;
  readonly rows: number;
  readonly back: number;
};

export type Muster = {
  /** Width of a card in a file, and of one in the back row. */
  readonly card: number;
  readonly behind: number;
  /** From one card of a file down to the next: less than a card's height where they lie on each other. */
  readonly step: number;
};

/** A card is so much higher than wide. */
export const TALL = 1.4;
const LARGEST = 150;
const SMALLEST = 52;
/** Of a card that lies under another so much is seen at least: its name. */
const SEEN = 0.26;
/** For what sticks out of a card: dice below, light above. */
const AIR = 34;
const BEHIND = 0.6;

export function muster({ width, height, files, rows, back }: Ground): Muster {
  const stacked = TALL * (1 + SEEN * (rows - 1)) + (back > 0 ? BEHIND * TALL : 0);
  const room = height - AIR - (back > 0 ? AIR / 2 : 0);
  const card = clamp(Math.min(room / stacked, (width / Math.max(1, files)) * 0.94 - 8), SMALLEST, LARGEST);
  const behind = clamp(Math.min(card * BEHIND, width / Math.max(1, back) - 14), SMALLEST * 0.8, LARGEST);
  const free = room - card * TALL - (back > 0 ? behind * TALL : 0);
  const step = rows > 1 ? Math.min(card * TALL + AIR, Math.max(card * TALL * 0.2, free / (rows - 1))) : 0;
  return { card: Math.floor(card), behind: Math.floor(behind), step: Math.floor(step) };
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));
