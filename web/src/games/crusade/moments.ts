/** What the events of the yard look like. */
import type { Cue, Moment, Tone } from '../../lib/cues';
import type { Book } from '../../lib/library.svelte';
import { spell } from '../../lib/spoken';
import type { Event, View } from './view';

const seat = (number: number): string => `seat:${number}`;
const tile = (number: number): string => `tile:${number}`;
const move = (who: number, to: number): Cue => ({ show: 'move', piece: seat(who), to: tile(to) });
const flash = (on: string, tone: Tone): Cue => ({ show: 'flash', on, tone });
const float = (over: string, words: string, tone: Tone): Cue => ({ show: 'float', over, words, tone });

/** The parts of an event by its name, as long as it has any. */
type Told = { [Name in Extract<Event, object> as keyof Name]: Name[keyof Name] };
type Shows = { [Name in keyof Told]?: (told: Told[Name], book: Book | undefined) => Moment };

const SHOWS: Shows = {
  Round: ({ round }) => [{ show: 'banner', words: `Round ${spell(round)}` }],
  Moved: (it) => [move(it.seat, it.to)],
  Entered: (it) => [move(it.seat, it.to)],
  Teleported: (it) => [move(it.seat, it.to)],
  Stepped: (it) => [move(it.seat, it.to)],
  Shoved: (it) => [move(it.whom, it.to), flash(seat(it.whom), 'bad')],
  Swapped: (it) => [move(it.seat, it.to), move(it.whom, it.back)],
  // The book has the cards first, in the order of their numbers.
  Played: (it, book) => played(book?.entries[it.card]),
  Sealed: (it) => [flash(tile(it.tile), 'good'), float(tile(it.tile), it.renewed ? 'seal renewed' : 'sealed', 'good')],
  Unsealed: (it) => [float(tile(it.tile), 'seal broken', 'bad')],
  SealGone: (it) => [float(tile(it.tile), 'seal gone', 'plain')],
  Captured: (it) => [flash(tile(it.tile), 'good'), float(tile(it.tile), 'taken', 'good')],
  NotCaptured: (it) => [float(tile(it.tile), it.why.toLowerCase(), 'bad')],
  Afflicted: (it) => [flash(seat(it.seat), 'bad'), float(seat(it.seat), it.with.toLowerCase(), 'bad')],
  Boosted: (it) => [
    float(
      seat(it.seat),
      [it.movement && `+${it.movement} movement`, it.cards && `+${it.cards} card`].filter(Boolean).join(', '),
      'good',
    ),
  ],
  Cleansed: (it) => [float(seat(it.seat), 'cleansed', 'good')],
  ShedBonus: (it) => [float(seat(it.seat), `+${it.tokens} tokens`, 'good')],
  ShopOpens: ({ team }) => [{ show: 'banner', words: `The ${team} shop` }],
};

function played(card: { key: string; name: string } | undefined): Moment {
  return card ? [{ show: 'card', key: card.key, words: card.name }] : [];
}

export function moments(event: Event, _: View, book: Book | undefined): Moment[] {
  if (typeof event === 'string') return [];
  return Object.entries(event).flatMap(([name, told]) => {
    const show = SHOWS[name as keyof Told] as ((told: unknown, book: Book | undefined) => Moment) | undefined;
    const moment = show?.(told, book) ?? [];
    return moment.length > 0 ? [moment] : [];
  });
}
