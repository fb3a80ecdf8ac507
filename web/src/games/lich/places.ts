/**
 * What people call a monster: by its name where it is alone of it, else by whom it faces. `you` is the seat that is
 * spoken to. Nobody reads columns and rows.
 */
import { foes } from './crypt';
import type { FoeView, View } from './view';

const COUNTED = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** With its article, inside a sentence; the printed name may have one of its own. */
export const theCard = (name: string): string => (name.startsWith('The ') ? name : `the ${name}`);

/** An adventurer inside a sentence. */
export function theHero(view: View, seat: number, you?: number): string {
  if (seat === you) return 'you';
  const name = view.seats[seat]?.name;
  return name ? `the ${name}` : 'somebody';
}

type Spot = { readonly column: number; readonly row: number };
function spotOf({ place }: FoeView): Spot | undefined {
  const [, column, row] = /^(\d+)\.(\d+)$/.exec(place) ?? [];
  return column === undefined ? undefined : { column: Number(column), row: Number(row) };
}

/** The adventurer it faces, by seat; nobody from the back row. */
export function faced(view: View, foe: FoeView): number | undefined {
  const spot = spotOf(foe);
  return spot && view.row[spot.column - 1];
}

/** `facing you`, `facing the Wizard`, `in the back row`; nothing where there is one adventurer to face. */
export function whereabouts(view: View, foe: FoeView, you?: number): string {
  const seat = faced(view, foe);
  if (seat === undefined) return 'in the back row';
  return view.row.length > 1 ? `facing ${theHero(view, seat, you)}` : '';
}

/** Which of several in one file or in the back row, counted from the party and from the left. */
function rank(foe: FoeView, twins: readonly FoeView[]): string {
  const front = spotOf(foe) !== undefined;
  // The first row was laid first and lies furthest from the party.
  const line = front ? [...twins].sort((a, b) => (spotOf(b)?.row ?? 0) - (spotOf(a)?.row ?? 0)) : twins;
  const at = line.indexOf(foe);
  if (line.length < 2) return '';
  if (front && line.length === 2) return at === 0 ? 'nearer' : 'farther';
  return COUNTED[at] ?? '';
}

/** `the Zombie Ogre`, `the Crypt Rat facing you`, `the second Grave Wolf in the back row`. */
export function theFoe(view: View, foe: FoeView, you?: number): string {
  const namesakes = foes(view).filter((it) => it.name === foe.name);
  if (namesakes.length < 2) return theCard(foe.name);
  const near = namesakes.filter((it) => spotOf(it)?.column === spotOf(foe)?.column);
  return ['the', rank(foe, near), foe.name, whereabouts(view, foe, you)].filter((it) => it !== '').join(' ');
}

/** Several of them: `both Plague Bats` where these are all there are. */
export function theFoes(view: View, aimed: readonly FoeView[], you?: number): string {
  const [one, other] = aimed;
  const all = foes(view).filter((it) => it.name === one?.name).length;
  if (one && other && aimed.length === 2 && all === 2 && one.name === other.name) return `both ${plural(one.name)}`;
  return aimed.map((foe) => theFoe(view, foe, you)).join(' and ');
}

const plural = (name: string): string => (/(s|x|ch|sh)$/.test(name) ? `${name}es` : `${name}s`);

/** The adventurer beside the one it faces, whom a shove hands it to. */
export function beside(view: View, foe: FoeView, side: string): number | undefined {
  const spot = spotOf(foe);
  return spot && view.row[spot.column - 1 + (side === 'left' ? -1 : 1)];
}
