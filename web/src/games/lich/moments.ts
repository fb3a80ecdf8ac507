/** What the events of the crypt look like. */
import type { Cue, Moment, Tone } from '../../lib/cues';
import type { Book } from '../../lib/library.svelte';
import type { EntryText } from '../../lib/wire';
import { ability, encounter, figureHandle, figureName, foeName, hazard, item, monster, spelled, sumOf } from './cast';
import { foeHandle, heroName, many, seatHandle } from './crypt';
import type { Event, Figure, Named, Spread, Sum, View } from './view';

const flash = (on: string, tone: Tone): Cue => ({ show: 'flash', on, tone });
const float = (over: string, words: string, tone: Tone): Cue => ({ show: 'float', over, words, tone });
const banner = (words: string): Moment => [{ show: 'banner', words }];
const over = (seat: number, words: string, tone: Tone): Moment => [float(seatHandle(seat), words, tone)];
const above = (foe: Named, words: string, tone: Tone): Moment => [float(foeHandle(foe.id), words, tone)];
const shown = (entry: EntryText | undefined): Moment =>
  entry ? [{ show: 'card', key: entry.key, words: entry.name }] : [];
/** What hurts an adventurer is bad, what hurts a monster is good. */
const forUs = (figure: Figure): Tone => ('Hero' in figure ? 'bad' : 'good');
const d6 = (shows: number, tone: Tone, words: string): Cue => ({
  show: 'dice',
  dice: [{ sides: 6, shows, tone }],
  words,
  tone,
});

type Scene = { readonly view: View; readonly book: Book | undefined };
type Told = { [Name in Extract<Event, object> as keyof Name]: Name[keyof Name] };
type Shows = { [Name in keyof Told]?: (told: Told[Name], scene: Scene) => Moment };
type Blow = { readonly at: Figure; readonly sum: Sum; readonly lost: number };

/** The blow itself, and the arithmetic behind it. */
function blow({ at, sum, lost }: Blow, { view, book }: Scene, how: string): Moment {
  const tone = forUs(at);
  const words = `${figureName(view, book, at)} ${how}: ${spelled(sum, lost)}`;
  return [
    flash(figureHandle(at), tone),
    float(figureHandle(at), `−${lost}`, tone),
    { show: 'dice', dice: [], words, tone, sum: sumOf(sum, lost) },
  ];
}

const BY: Readonly<Record<Spread, string>> = {
  Cleave: 'is cleft',
  Splash: 'is splashed',
  Burst: 'is caught in the burst',
  Storm: 'is caught in the storm',
};

/** A die that decides whether something befalls somebody. */
function rolled(
  who: Figure,
  roll: number,
  number: number,
  { view, book }: Scene,
  words: string,
  helps: boolean,
): Moment {
  const tone = helps === 'Hero' in who ? 'good' : 'bad';
  return [
    d6(roll, tone, `${figureName(view, book, who)}: ${words}, ${roll} against ${number}`),
    float(figureHandle(who), words, tone),
  ];
}

const SHOWS: Shows = {
  // The way down.
  FloorLaid: ({ floor }) => banner(`Down to floor ${floor}`),
  FloorDone: ({ floor, rested }) => banner(`Floor ${floor} is cleared${rested ? '. The party rests' : ''}`),
  TurnedOver: ({ card }, { book }) => shown(encounter(book, card)),
  Scouted: ({ card }, { book }) => shown(encounter(book, card)),
  LaidOn: ({ card }, { book }) => shown(encounter(book, card)),
  Meets: ({ card }, { book }) => banner(encounter(book, card)?.name ?? 'An encounter'),
  BossTurned: ({ boss }, { book }) => shown(monster(book, boss)),
  HazardDrawn: ({ hazard: card }, { book }) => shown(hazard(book, card)),
  // Combat.
  Round: ({ round }) => banner(`Round ${round}`),
  Uses: ({ seat, ability: id }, { book }) => over(seat, ability(book, id)?.name ?? '', 'good'),
  UsesItem: ({ seat, item: id }, { book }) => over(seat, item(book, id)?.name ?? '', 'good'),
  Attacks: ({ by, at }) => [flash(figureHandle(by), 'plain'), flash(figureHandle(at), 'plain')],
  Evades: ({ who, roll, evade, missed }, scene) =>
    rolled(who, roll, evade, scene, missed ? 'evades' : 'does not evade', missed),
  Hits: (it, scene) => blow(it, scene, 'is hit'),
  Hurts: (it, scene) => blow(it, scene, BY[it.by]),
  Unharmed: ({ foe }) => above(foe, 'unharmed', 'plain'),
  Drinks: ({ who, health }) => [float(figureHandle(who), `+${health}`, 'Hero' in who ? 'good' : 'bad')],
  DiseaseRoll: ({ who, roll, number, sickened }, scene) =>
    rolled(who, roll, number, scene, sickened ? 'Sickened' : 'stays well', !sickened),
  Faints: ({ seat }) => [flash(seatHandle(seat), 'bad'), float(seatHandle(seat), 'faints', 'bad')],
  ReanimationRoll: ({ foe, roll, number, back }, { view, book }) => [
    d6(
      roll,
      back ? 'bad' : 'good',
      `${foeName(view, book, foe)} ${back ? 'rises again' : 'stays down'}: ${roll} against ${number}`,
    ),
  ],
  Returns: ({ foe }) => above(foe, 'returns', 'bad'),
  Dies: ({ foe }) => [flash(foeHandle(foe.id), 'good'), float(foeHandle(foe.id), 'falls', 'good')],
  Crumbles: ({ foe }) => above(foe, 'crumbles', 'good'),
  Bursts: ({ foe }) => above(foe, 'bursts', 'bad'),
  Heals: ({ who, health, woke }) => [
    float(figureHandle(who), woke ? `+${health}, awake` : `+${health}`, 'Hero' in who ? 'good' : 'bad'),
  ],
  Energized: ({ seat, energy }) => over(seat, `+${energy} energy`, 'good'),
  Weakened: ({ foe, attack }) => above(foe, `−${attack} attack`, 'good'),
  Marked: ({ foe }) => above(foe, 'marked', 'good'),
  Cured: ({ seat }) => over(seat, 'cured', 'good'),
  Swapped: ({ seat, with: other }) => [
    float(seatHandle(seat), 'changes places', 'plain'),
    float(seatHandle(other), 'changes places', 'plain'),
  ],
  Shoved: ({ foe }) => above(foe, 'shoved', 'good'),
  Rests: ({ foe, health }) => above(foe, `+${health}`, 'bad'),
  Invokes: ({ foe, deed }) => above(foe, Object.keys(deed)[0]?.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ') ?? '', 'bad'),
  Chanted: ({ foe, more }) => above(foe, `+${more} attack`, 'bad'),
  WailRoll: ({ seat, roll, number, slowed }, scene) =>
    rolled({ Hero: seat }, roll, number, scene, slowed ? 'slowed' : 'resists', !slowed),
  Summoned: ({ foe }, { view, book }) => banner(`${foeName(view, book, foe)} arrives`),
  Hatches: ({ egg, into }, { book }) => above(egg, `hatches: ${monster(book, into)?.name ?? ''}`, 'bad'),
  CombatWon: ({ rounds, boss }) => banner(boss ? 'The boss has fallen' : `Won in ${many(rounds, 'round')}`),
  Overrun: () => banner('The crypt overruns you'),
  // Hazards.
  HazardRoll: ({ seat, roll }, { view }) => [d6(roll, 'plain', `${heroName(view, seat)} rolls ${roll}`)],
  Spared: ({ seat }) => over(seat, 'spared', 'good'),
  Loses: ({ seat, health }) => [flash(seatHandle(seat), 'bad'), float(seatHandle(seat), `−${health}`, 'bad')],
  Drained: ({ seat, energy }) => over(seat, `−${energy} energy`, 'bad'),
  ItemLost: ({ seat, item: id }, { book }) => over(seat, `loses ${item(book, id)?.name ?? 'an item'}`, 'bad'),
  Sickened: ({ seat }) => over(seat, 'Sickened', 'bad'),
  Slowed: ({ seat }) => over(seat, 'slow', 'bad'),
  Found: ({ item: id }, { book }) => shown(item(book, id)),
  // Afterwards.
  Revives: ({ seat }) => over(seat, 'comes to', 'good'),
  ArtifactFound: ({ item: id }, { book }) => shown(item(book, id)),
  Awarded: ({ seat, item: id }, { book }) => over(seat, item(book, id)?.name ?? '', 'good'),
  Equipped: ({ seat, item: id }, { book }) => over(seat, item(book, id)?.name ?? '', 'plain'),
};

export function moments(event: Event, view: View, book: Book | undefined): Moment[] {
  if (typeof event === 'string') return [];
  return Object.entries(event).flatMap(([name, told]) => {
    const show = SHOWS[name as keyof Told] as ((told: unknown, scene: Scene) => Moment) | undefined;
    const moment = show?.(told, { view, book }) ?? [];
    return moment.length > 0 ? [moment] : [];
  });
}
