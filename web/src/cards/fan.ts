/** How the cards of a hand lie: side by side in an arc, closer together the more there are. */
export type Spot = { readonly x: number; readonly drop: number; readonly turn: number };

const CARD = 150;
/** Pixels from one card to the next, by how many there are. */
const STEPS: readonly (readonly [count: number, step: number])[] = [
  [5, 132],
  [6, 116],
  [8, 106],
  [10, 96],
];
const CLOSEST = 62;
const TURN = 3.2;
const DROP = 5.4;

/** Undefined where so many do not fit as a fan: then they are a strip that scrolls. */
export function fan(count: number, room: number): readonly Spot[] | undefined {
  const usual = STEPS.find(([most]) => count <= most)?.[1] ?? 80;
  const step = Math.min(usual, (room - CARD) / Math.max(1, count - 1));
  if (count > 1 && step < CLOSEST) return undefined;
  // A long hand is a flatter arc, or its ends would fall off the table.
  const bend = Math.min(1, 4.5 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, at) => {
    const off = at - (count - 1) / 2;
    return { x: off * step, turn: off * TURN * bend, drop: off * off * DROP * bend * bend };
  });
}
