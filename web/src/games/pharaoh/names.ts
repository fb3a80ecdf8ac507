/** Words for what is on the stack and for numbers. */
import type { Book } from '../../lib/library.svelte';
import type { SeatText } from '../../lib/wire';
import { dominator, figureName } from './crypt';
import { theRoom } from './places';
import type { ItemView, PartView, RollFor, TabledView, View, Way } from './view';

export const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

const ROLLS: readonly (readonly [string, string])[] = [
  ['Damage', 'Damage roll'],
  ['DodgeOut', 'Roll to dodge out'],
  ['Dodge', 'Dodge roll'],
  ['Exit', 'Roll for the exit'],
  ['Escape', 'Escape roll'],
  ['Table', 'Roll on the table'],
  ['Heal', 'Healing roll'],
  ['Mirror', 'Roll for the mirrors'],
];

function rollName(roll: RollFor): string {
  const kind = typeof roll === 'string' ? roll : Object.keys(roll)[0];
  return ROLLS.find(([it]) => it === kind)?.[1] ?? 'Roll';
}

const MANNERS: Partial<Record<Way, string>> = { Free: ' as a free action', Guard: ' as a guard', Agent: ' to attack' };

/** What an item on the stack is, in a few words. */
export function itemName(view: View, seats: readonly SeatText[], book: Book | undefined, item: ItemView): string {
  const { what } = item;
  const card = item.card ? (book?.entry(item.card.card)?.name ?? item.card.card) : undefined;
  const room = view.crypt[item.room];
  const hex = room ? theRoom(view, room) : 'the room';
  if (typeof what === 'object') {
    if ('Roll' in what) return rollName(what.Roll);
    if ('Dodge' in what) return 'A dodge';
    if ('Defense' in what) return `${card ?? 'A card'} in defense`;
    if ('Response' in what) return `${card ?? 'A card'} in answer`;
    if ('Agent' in what) return `${card ?? 'An agent'} attacks`;
    return `${card ?? 'A card'}${MANNERS[what.Play] ?? ''}`;
  }
  switch (what) {
    case 'Hit':
      return 'A hit';
    case 'Ability':
      return 'Special ability';
    case 'UseHex':
      return `What ${hex} offers`;
    case 'Event':
      return `What happens in ${hex}`;
    case 'Monster':
      return item.actor ? `${figureName(view, seats, item.actor)} attacks` : 'The monster attacks';
    case 'Waiting':
      return 'Cards laid ready';
    default:
      return card ?? 'Something';
  }
}

/** The whole sentence beside a card on the stack: what it is, at whom, with what. */
export function itemSays(
  view: View,
  seats: readonly SeatText[],
  book: Book | undefined,
  item: ItemView,
  me: number | undefined,
): string {
  const whom = item.targets
    .map((it) => ('Character' in it && it.Character === me ? 'you' : figureName(view, seats, it)))
    .join(', ');
  const name = itemName(view, seats, book, item);
  const happens = item.what === 'Event' || item.what === 'UseHex';
  const link = name.endsWith('attacks') ? ' ' : happens ? ', for ' : ' at ';
  const help = item.with.map(({ card }) => book?.entry(card)?.name ?? card).join(', ');
  return `${name}${whom === '' ? '' : `${link}${whom}`}${help === '' ? '' : `, with ${help}`}${item.dead ? ': undone' : ''}`;
}

const type = ({ types }: PartView): string => (types.length > 0 ? ` ${types.join('/')}` : '');
const sum = ({ dice, points }: PartView): string =>
  [dice > 0 ? `${dice}D6` : '', points !== 0 || dice === 0 ? String(points) : ''].filter((it) => it !== '').join(' + ');

/** Damage in full: `8D6 weapons + 5 poison` before the dice have fallen, `8D6: 29 weapons + 5 poison = 34` after. */
export function spelled({ parts, damage }: Pick<ItemView, 'parts' | 'damage'>): string {
  if (damage === null) return `${parts.map((part) => `${sum(part)}${type(part)}`).join(' + ')} damage`;
  const terms = parts.map((part) => `${part.dice > 0 ? `${part.dice}D6: ` : ''}${part.points}${type(part)}`);
  return parts.length > 1 ? `${terms.join(' + ')} = ${damage} damage` : `${terms.join('')} damage`;
}

/** What is seen of a card in front of somebody only by its picture, its place or its light. */
export function aboutTabled(view: View, seats: readonly SeatText[], it: TabledView, before: number): string {
  const name = (seat: number): string => seats[seat]?.name ?? `Seat ${seat + 1}`;
  const rider = dominator(view, { Card: it.piece });
  return [
    it.full > 0 ? `${it.left} of ${it.full} life points` : '',
    it.agent ? 'guard' : '',
    it.by === before ? '' : `laid by ${name(it.by)}`,
    it.used ? 'used this turn' : '',
    rider === undefined ? '' : `dominated by ${name(rider)}`,
  ]
    .filter((words) => words !== '')
    .join(', ');
}
