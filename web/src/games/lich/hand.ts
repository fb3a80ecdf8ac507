/** What somebody has to act with: abilities, and what is in the pack. In camp those of all who are not ready. */
import type { HandCard } from '../../cards/HandFan.svelte';
import type { Book } from '../../lib/library.svelte';
import type { Handle } from '../../lib/narrow';
import { abilityHandle, acting, heroName, itemHandle, told } from './crypt';
import { abilityFace, itemFace } from './faces';
import type { AbilityView, ItemView, SeatView, View } from './view';

/** Whose cards are seen: in camp everybody has something to do; otherwise one adventurer. */
export function holders(view: View, mine: readonly number[], me: number | undefined): number[] {
  if (view.ending !== null) return [];
  const camp = told(view, 'Camp');
  if (camp) return mine.filter((seat) => !camp.ready.includes(seat));
  const asked = acting(view);
  if (asked !== undefined && mine.includes(asked)) return [asked];
  return me === undefined ? [] : [me];
}

type Held = { readonly item: ItemView; readonly seats: Set<number>; count: number };

/** The same thing in several packs is one card: choices that touch it say whose it is. */
function pack(view: View, seats: readonly number[]): Held[] {
  const held = new Map<string, Held>();
  for (const seat of seats) {
    for (const item of view.seats[seat]?.inventory ?? []) {
      const known = held.get(item.id) ?? { item, seats: new Set<number>(), count: 0 };
      known.seats.add(seat);
      known.count++;
      held.set(item.id, known);
    }
  }
  return [...held.values()];
}

const abilitiesOf = (own: SeatView | undefined): readonly AbilityView[] => own?.abilities ?? [];

export function handOf(
  view: View,
  seats: readonly number[],
  lit: ReadonlySet<Handle>,
  book: Book | undefined,
): HandCard[] {
  const camp = told(view, 'Camp') !== undefined;
  const whose = (owners: Iterable<number>): string =>
    seats.length > 1 ? [...owners].map((seat) => heroName(view, seat)).join(', ') : '';
  const skills = seats.flatMap((seat) =>
    abilitiesOf(view.seats[seat])
      // In camp only what can be used there is worth its place.
      .filter(({ id, when }) => !camp || (when !== 'Passive' && lit.has(abilityHandle(id))))
      .map((ability) => ({ seat, ability })),
  );
  const seen = new Set<string>();
  return [
    ...skills
      .filter(({ ability: { id } }) => !seen.has(id) && seen.add(id))
      .map(({ seat, ability }) => ({
        face: abilityFace(ability, book),
        handle: abilityHandle(ability.id),
        note: [whose([seat]), ability.used ? 'used' : ''].filter((it) => it !== '').join(', '),
      })),
    ...pack(view, seats).map(({ item, seats: owners, count }) => ({
      face: itemFace(item, book, whose(owners)),
      handle: itemHandle(item.id),
      count,
      note: [item.slot?.toLowerCase() ?? 'used once', item.quick ? 'Quick-Toss' : '', whose(owners)]
        .filter((it) => it !== '')
        .join(', '),
    })),
  ];
}
