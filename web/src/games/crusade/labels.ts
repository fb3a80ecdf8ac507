/** Choices as people say them: whole sentences for the list, short deeds for buttons, pictures for both. */
import curfew from 'icon:night-sleep';
import footsteps from 'icon:footsteps';
import gate from 'icon:crypt-entrance';
import people from 'icon:three-friends';
import portal from 'icon:magic-portal';
import coins from 'icon:two-coins';
import tombstone from 'icon:tombstone';
import giving from 'icon:card-discard';
import type { Book } from '../../lib/library.svelte';
import type { ChoiceText } from '../../lib/wire';
import { picture } from './cards';
import { wind } from './landmarks';
import { capital, many, spell } from '../../lib/spoken';
import { placesOf } from './places';
import type { GraveView, View } from './view';
import { graveOn, hinders, pool } from './yard';

export type Choice = Pick<ChoiceText, 'seat' | 'action' | 'label' | 'touches'>;

type Target = 'None' | { Seat: number } | { Toward: [number, number] } | { Tile: number };
/** An action of the game, as the server writes it. */
type Action =
  | { Order: number[] }
  | { Edge: { tile: number; side: number } }
  | { Move: number }
  | 'Teleport'
  | { Play: [number, Target] }
  | 'EndTurn'
  | { GiveBack: number }
  | { Buy: number }
  | 'Done';

/** Everything a choice is about; what cannot be read is told in the server's own words. */
export type Deed =
  | { readonly does: 'order'; readonly names: readonly string[]; readonly seats: readonly number[] }
  | { readonly does: 'edge'; readonly tile: number; readonly side: number }
  | { readonly does: 'move'; readonly tile: number }
  | { readonly does: 'teleport' | 'end' | 'done' }
  | { readonly does: 'give'; readonly card: string }
  | { readonly does: 'buy'; readonly tier: number }
  | {
      readonly does: 'play';
      readonly card: string;
      readonly tile?: number | undefined;
      readonly whom?: string | undefined;
      readonly direction?: number | undefined;
    };

const touching = (kind: string, touches: readonly string[]): string | undefined =>
  touches.find((handle) => handle.startsWith(`${kind}:`))?.slice(kind.length + 1);

export function deedOf({ action, label, touches }: Choice): Deed | undefined {
  const told = action as Action;
  if (told === 'Teleport') return { does: 'teleport' };
  if (told === 'EndTurn') return { does: 'end' };
  if (told === 'Done') return { does: 'done' };
  if (typeof told !== 'object' || told === null) return undefined;
  if ('Order' in told) return { does: 'order', names: label.replace(/^order /, '').split(', '), seats: told.Order };
  if ('Edge' in told) return { does: 'edge', ...told.Edge };
  if ('Move' in told) return { does: 'move', tile: told.Move };
  if ('Buy' in told) return { does: 'buy', tier: told.Buy };
  const card = touching('card', touches);
  if (card === undefined) return undefined;
  if ('GiveBack' in told) return { does: 'give', card };
  if (!('Play' in told)) return undefined;
  const [, target] = told.Play;
  if (target === 'None') return { does: 'play', card };
  if ('Tile' in target) return { does: 'play', card, tile: target.Tile };
  // Only the server's line has the name: `play kick Nox W`.
  const rest = label.replace(/^play \S+ ?/, '');
  if ('Seat' in target) return { does: 'play', card, whom: rest };
  return { does: 'play', card, whom: rest.replace(/ \S+$/, ''), direction: target.Toward[1] };
}

/** The grave on a tile that going there would be for. */
function wanted(view: View, tile: number, seat: number): GraveView | undefined {
  const grave = graveOn(view, tile);
  return grave && hinders(view, grave, seat) === undefined ? grave : undefined;
}

export function label(choice: Choice, view: View, book: Book | undefined): string | undefined {
  const deed = deedOf(choice);
  if (!deed) return undefined;
  const places = placesOf(view);
  switch (deed.does) {
    case 'order':
      return lineup(deed, choice.seat);
    case 'edge':
      return `Wait ${places.edge(deed.tile, deed.side)}`;
    case 'move': {
      const to = wanted(view, deed.tile, choice.seat)
        ? `Take ${places.grave(deed.tile)}`
        : `Walk to ${places.noun(deed.tile)}`;
      const steps = stepsTo(view, choice.seat, deed.tile);
      return steps === undefined ? to : `${to}, ${many(steps, 'step')}`;
    }
    case 'play':
      return playing(deed, view, book);
    case 'teleport':
      return 'Step through your Portal';
    case 'end':
      return 'End your turn';
    case 'give':
      return `Give ${title(deed.card, book)} back`;
    case 'buy':
      return buying(view, choice.seat, deed.tier);
    case 'done':
      return 'Leave the Shop';
  }
}

/** On the brass button: thirty characters at most. */
export function deed(choice: Choice, view: View, book: Book | undefined): string | undefined {
  const told = deedOf(choice);
  if (!told) return undefined;
  switch (told.does) {
    case 'move': {
      const grave = graveOn(view, told.tile);
      if (!grave) return view.tiles[told.tile]?.kind === 'Shed' ? 'Walk to the Shed' : 'Walk there';
      if (wanted(view, told.tile, choice.seat)) return 'Walk and take the grave';
      return grave.seal === null ? 'Walk to the grave' : 'Walk to the sealed grave';
    }
    case 'edge':
      return `Wait outside, ${wind(view.shape, told.side)} side`;
    case 'play':
      return fitting(label(choice, view, book) ?? '', `Play ${title(told.card, book)}`);
    case 'order':
      return fitting(label(choice, view, book) ?? '', 'Line up like this');
    case 'teleport':
    case 'end':
    case 'give':
    case 'buy':
    case 'done':
      return label(choice, view, book);
  }
}

export function icon(choice: Choice, view: View): string | undefined {
  const told = deedOf(choice);
  if (!told) return undefined;
  switch (told.does) {
    case 'order':
      return people;
    case 'edge':
      return gate;
    case 'move':
      return wanted(view, told.tile, choice.seat) ? tombstone : footsteps;
    case 'play':
      return picture(told.card);
    case 'teleport':
      return portal;
    case 'give':
      return giving;
    case 'buy':
      return coins;
    case 'end':
    case 'done':
      return curfew;
  }
}

const BUTTON = 30;
const fitting = (words: string, shorter: string): string => (words.length <= BUTTON ? words : shorter);

/** Steps from a piece to a tile; one that waits outside has one more to go. */
export function stepsTo(view: View, seat: number, tile: number): number | undefined {
  const own = view.seats[seat];
  const entry = view.tiles.find((it) => it.name === own?.outside?.at)?.tile;
  const from = own?.tile ?? entry;
  if (from === undefined) return undefined;
  const steps = placesOf(view).steps(from, tile) + (own?.tile === null ? 1 : 0);
  return Number.isFinite(steps) && steps > 0 ? steps : undefined;
}

function playing({ card, tile, whom, direction }: Extract<Deed, { does: 'play' }>, view: View, book: Book | undefined) {
  const name = title(card, book);
  if (tile !== undefined) return `Play ${name}: ${placesOf(view).noun(tile)}`;
  if (whom === undefined) return `Play ${name}`;
  const way = direction === undefined ? '' : ` to the ${wind(view.shape, direction)}`;
  return card === 'kick' ? `Kick ${whom}${way}` : `Play ${name} on ${whom}${way && `,${way}`}`;
}

function lineup({ names, seats }: Extract<Deed, { does: 'order' }>, me: number): string {
  const said = names.length === seats.length ? names.map((name, at) => (seats[at] === me ? 'you' : name)) : names;
  const [first = '', ...others] = said;
  return capital(others.length === 0 ? `${first} alone` : `${first} first, then ${others.join(', then ')}`);
}

function buying(view: View, seat: number, tier: number): string {
  const team = view.seats[seat]?.team;
  const price = team === undefined ? undefined : pool(view, team).prices?.[tier - 1];
  return `Buy a tier ${spell(tier)} card${price === undefined ? '' : ` for ${price}`}`;
}

const title = (key: string, book: Book | undefined): string => book?.entry(key)?.name ?? key.replaceAll('_', ' ');
