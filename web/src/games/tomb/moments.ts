/** What the events of a Stage look like. */
import type { Cue, Moment, Tone } from '../../lib/cues';
import type { Sound } from '../../lib/sound/recipes';
import type { Book } from '../../lib/library.svelte';
import { spaceHandle } from './map';
import type { Event, Space, View, Whom, Why } from './view';
import { entryOf, handleOf, item, nameOf } from './whom';

/** The parts of an event by its name, as long as it has any. */
type Told = { [Name in Extract<Event, object> as keyof Name]: Name[keyof Name] };
type Shows = { [Name in keyof Told]?: (told: Told[Name], stage: Stage) => Moment };

/** Cues about figures, who are looked up in the book. */
class Stage {
  constructor(
    readonly book: Book | undefined,
    readonly view: View,
  ) {}

  move = (who: Whom, to: Space): Cue => ({ show: 'move', piece: handleOf(this.book, who), to: spaceHandle(to) });
  float = (who: Whom, words: string, tone: Tone): Cue => ({
    show: 'float',
    over: handleOf(this.book, who),
    words,
    tone,
  });
  flash = (who: Whom, tone: Tone): Cue => ({ show: 'flash', on: handleOf(this.book, who), tone });
  name = (who: Whom): string => nameOf(this.book, who);
  item = (number: number): string => item(this.book, number)?.name ?? 'an Item';
  /** A d20 and the sentence about it, beside whom it is about. */
  d20 = (shows: number, words: string, tone: Tone = 'plain', who?: Whom): Cue => ({
    show: 'dice',
    dice: [{ sides: 20, shows, tone }],
    words,
    tone,
    ...(who && { at: handleOf(this.book, who) }),
  });
  /** What a throw came to, beside whom it decides about. */
  result = (words: string, tone: Tone, who: Whom, sound: Sound): Cue => ({
    show: 'dice',
    dice: [],
    words,
    tone,
    at: handleOf(this.book, who),
    sound,
  });
}

/** `17 and 4 make 21`, `17 less 1 makes 16`. */
const sum = (roll: number, modifier: number): string =>
  modifier < 0
    ? `${roll} less ${-modifier} makes ${roll + modifier}`
    : `${roll} and ${modifier} make ${roll + modifier}`;
const overSpace = (at: Space, words: string, tone: Tone): Cue => ({
  show: 'float',
  over: spaceHandle(at),
  words,
  tone,
});
const banner = (words: string): Moment => [{ show: 'banner', words }];
/** Good for the party. */
const luck = (who: Whom, good: boolean): Tone => (('Character' in who || 'Sidekick' in who) === good ? 'good' : 'bad');

const SHOWS: Shows = {
  RoundBegins: ({ round }) => banner(`Round ${round}`),
  StageTurn: () => banner('The Stage Turn'),
  Initiative: (it, stage) => [
    stage.d20(it.roll, `${stage.view.seats[it.seat]?.short ?? 'A seat'} rolls for the first turn`),
  ],
  Steps: (it, stage) => [stage.move(it.who, it.to)],
  Transports: (it, stage) => [stage.move(it.who, it.to), stage.flash(it.who, 'good')],
  Reveals: (it) => [overSpace({ x: it.at.x + 2, y: it.at.y + 2 }, 'revealed', 'plain')],
  Appears: (it, stage) => [overSpace(it.at, stage.name(it.who), 'bad')],
  Gets: (it, stage) => card(stage, it.item),
  PicksUp: (it, stage) => [stage.float(it.who, stage.item(it.item), 'good')],
  Passes: (it, stage) => [stage.float(it.to, stage.item(it.item), 'good')],
  Opens: (it) => [overSpace(it.gate, 'opened', 'good')],
  Activates: (it) => [overSpace(it.at, 'activated', 'good')],
  Plays: (it, stage) => action(stage, it.who, it.slot),
  Uses: (it, stage) => card(stage, it.item),
  Blocks: (it, stage) => [stage.float(it.who, `blocks on ${it.at}+`, 'good')],
  Wards: (it, stage) => [stage.float(it.who, `+${it.armor} Armor`, 'good')],
  Sneaks: (it, stage) => [stage.float(it.who, `hides on ${it.at}+`, 'good')],
  Heals: (it, stage) => [stage.flash(it.who, 'good'), stage.float(it.who, `+${it.hp} HP`, 'good')],
  CallsBack: (it, stage) => [
    stage.d20(
      it.roll,
      `${stage.name(it.who)} calls ${stage.name(it.sidekick)}: ${it.turned ? 'something else answers' : 'it comes'}`,
      it.turned ? 'bad' : 'good',
    ),
  ],
  Attacks: (it, stage) => [stage.d20(it.roll, `${stage.name(it.by)}: ${sum(it.roll, it.modifier)}`, 'plain', it.by)],
  Hits: (it, stage) => [
    stage.result(
      `${it.natural ? 'A natural 20' : it.total} against ${it.armor}: hit`,
      luck(it.by, true),
      it.whom,
      'hit',
    ),
    stage.flash(it.whom, 'bad'),
  ],
  Misses: (it, stage) => [
    stage.result(`${it.total} against ${it.armor}: miss`, luck(it.by, false), it.whom, 'miss'),
    stage.float(it.whom, 'miss', 'plain'),
  ],
  Fumbles: (it, stage) => [stage.result(`${stage.name(it.by)}: a natural 1`, luck(it.by, false), it.by, 'miss')],
  BlockRoll: (it, stage) => [
    stage.d20(
      it.roll,
      `${it.roll} against ${it.at}: ${it.roll >= it.at ? 'blocked' : 'not blocked'}`,
      it.roll >= it.at ? 'good' : 'bad',
      it.who,
    ),
  ],
  Loses: (it, stage) => [stage.float(it.who, `−${it.hp}`, 'bad')],
  Saved: (it, stage) => [stage.float(it.who, stage.item(it.item), 'good')],
  Defeated: (it, stage) => [stage.float(it.who, 'defeated', 'bad')],
  Shifted: (it, stage) => [stage.move(it.who, it.to)],
  Pinned: (it, stage) => [stage.float(it.who, 'pinned', 'bad')],
  Tremor: (it, stage) => [
    stage.d20(it.roll, it.shakes ? 'The ground shakes' : 'No tremor', it.shakes ? 'bad' : 'plain'),
  ],
  StealthRoll: (it, stage) => [
    stage.d20(
      it.roll,
      `${it.roll} against ${it.at}: ${it.roll >= it.at ? 'hidden' : 'seen'}`,
      it.roll >= it.at ? 'good' : 'bad',
      it.who,
    ),
  ],
  MonsterStays: (it, stage) => [stage.float(it.who, because(it.why, stage), 'plain')],
  MonsterMoves: (it, stage) => [stage.move(it.who, it.to), stage.float(it.who, because(it.why, stage), 'plain')],
  Targets: (it, stage) => [stage.float(it.who, `chooses ${stage.name(it.whom)}`, 'bad'), stage.flash(it.whom, 'bad')],
  NoTarget: (it, stage) => [stage.float(it.who, 'no target', 'plain')],
  Flees: (it, stage) => [stage.move(it.who, it.to), stage.float(it.who, 'flees', 'plain')],
  ShipMoves: (it) => [{ show: 'move', piece: 'ship', to: spaceHandle(it.to) }],
  Dives: (it, stage) => [stage.move(it.who, it.to)],
  StageComplete: () => banner('Complete!'),
  GivesUp: (it, stage) => [
    { show: 'banner', words: `${stage.view.seats[it.seat]?.short ?? 'Somebody'} would give the Stage up` },
  ],
  StageFailed: () => banner('The Stage is lost'),
};

/** Why a monster does what it does, in a few words. */
function because(why: Why, stage: Stage): string {
  if (typeof why === 'string') {
    return {
      TooClose: 'too close',
      NoWay: 'no way to anybody',
      Held: 'held',
      NoNearer: 'as near as it gets',
      Sent: 'sent',
    }[why];
  }
  if ('ToAttack' in why) return `to attack ${stage.name(why.ToAttack)}`;
  if ('ToAttackMany' in why) return `to attack ${why.ToAttackMany}`;
  if ('ToGetAway' in why) return `away from ${stage.name(why.ToGetAway)}`;
  return `toward ${stage.name(why.ToApproach)}`;
}

function card(stage: Stage, number: number): Moment {
  const entry = item(stage.book, number);
  return entry ? [{ show: 'card', key: entry.key, words: entry.name }] : [];
}

function action(stage: Stage, who: Whom, slot: number): Moment {
  const character = entryOf(stage.book, who)?.key;
  const id = stage.view.seats.find((seat) => seat.character === character)?.actions[slot]?.id;
  const entry = stage.book?.entry(`${character}.${id}`);
  return entry ? [{ show: 'card', key: entry.key, words: entry.name }] : [];
}

export function moments(event: Event, view: View, book: Book | undefined): Moment[] {
  if (typeof event === 'string') return [];
  const stage = new Stage(book, view);
  return Object.entries(event).flatMap(([name, told]) => {
    const show = SHOWS[name as keyof Told] as ((told: unknown, stage: Stage) => Moment) | undefined;
    const moment = show?.(told, stage) ?? [];
    return moment.length > 0 ? [moment] : [];
  });
}
