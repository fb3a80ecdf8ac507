/** What the events of the crypt look like. */
import type { Cue, Moment, Roll, Sum, Tone } from '../../lib/cues';
import type { Book } from '../../lib/library.svelte';
import type { EntryText } from '../../lib/wire';
import { figureHandle, hexHandle, roomAt, seatHandle } from './crypt';
import type { Event, Figure, ItemView, Rolled, View, Where } from './view';

type Scene = { readonly view: View; readonly book: Book | undefined };
type Told = { [Name in Extract<Event, object> as keyof Name]: Name[keyof Name] };
type Shows = { [Name in keyof Told]?: (told: Told[Name], scene: Scene) => Moment };

const banner = (words: string): Moment => [{ show: 'banner', words }];
const flash = (on: string, tone: Tone): Cue => ({ show: 'flash', on, tone });
const float = (over: string, words: string, tone: Tone): Cue => ({ show: 'float', over, words, tone });
const over = (who: Figure, words: string, tone: Tone): Moment => [float(figureHandle(who), words, tone)];
const above = (seat: number, words: string, tone: Tone): Moment => [float(seatHandle(seat), words, tone)];
const result = (words: string, tone: Tone): Cue => ({ show: 'dice', dice: [], words, tone });

/** The box lists the cards first, then the hexes, each in the order of its numbers. */
const card = ({ book }: Scene, number: number): EntryText | undefined => book?.entries[number];
const hex = ({ book }: Scene, number: number): EntryText | undefined =>
  book?.entries.filter(({ key }) => /^H\d+$/.test(key))[number];
const shown = (entry: EntryText | undefined): Moment =>
  entry ? [{ show: 'card', key: entry.key, words: entry.name }] : [];
const place = ({ view }: Scene, { at }: Where): string => hexHandle(roomAt(view, at)?.room ?? -1);
const inHex = (scene: Scene, where: Where, words: string, tone: Tone): Moment => [
  float(place(scene, where), words, tone),
];

const move = (scene: Scene, who: Figure, to: Where): Moment => [
  { show: 'move', piece: figureHandle(who), to: place(scene, to) },
];

const FOR: Readonly<Record<Rolled, string>> = {
  Damage: 'damage',
  Dodge: 'the dodge',
  DodgeOut: 'the way out',
  Exit: 'the exit',
  Escape: 'the escape',
  Table: 'what happens',
  Heal: 'healing',
  Mirror: 'the mirrors',
};

/** What is being rolled for, as far as the position before it knew. */
const struck = ({ view }: Scene): ItemView | undefined =>
  view.stack.findLast(({ parts, dead }) => parts.length > 0 && !dead);

/** Dice for damage come to rest beside whom they hurt, all others beside who threw them. */
function beside(scene: Scene, roller: number | null, why: Rolled): string | undefined {
  const target = why === 'Damage' ? struck(scene)?.targets[0] : undefined;
  if (target) return figureHandle(target);
  return roller === null ? undefined : seatHandle(roller);
}

/** The throw and what is added to it, where that is known before it. */
function added(scene: Scene, why: Rolled, faces: readonly number[], rest: number): Sum | undefined {
  const item = why === 'Damage' ? struck(scene) : undefined;
  const flat = item?.parts.filter(({ points }) => points > 0) ?? [];
  const count = item?.parts.reduce((sum, part) => sum + part.dice, 0) ?? 0;
  if (!item || flat.length === 0 || count !== faces.length || item.damage !== null) return undefined;
  const dice = faces.reduce((sum, face) => sum + face, rest);
  const terms = flat.map(({ points, types }) => ({ count: points, word: types.join('/') || 'more' }));
  return {
    terms: [{ count: dice, word: `${count}D6` }, ...terms],
    total: terms.reduce((sum, it) => sum + it.count, dice),
  };
}

/** `8D6 for damage: 29` */
function thrown(faces: readonly number[], rest: number, words: string, more: Partial<Roll> = {}): Moment {
  const told = faces.filter((face) => face > 0);
  const total = told.reduce((sum, face) => sum + face, rest);
  return [
    {
      show: 'dice',
      dice: told.map((shows) => ({ sides: 6, shows })),
      words: `${words}${rest > 0 ? ` (and ${rest} more)` : ''} = ${total}`,
      ...more,
    },
  ];
}

const SHOWS: Shows = {
  Round: ({ round }) => banner(`Round ${round}`),
  Ability: ({ seat }) => above(seat, 'special ability', 'good'),
  Played: (it, scene) => shown(card(scene, it.card)),
  Uses: (it, scene) => shown(card(scene, it.card)),
  UsesHex: (it, scene) => shown(hex(scene, it.hex)),
  LaidReady: (it, scene) => above(it.seat, card(scene, it.card)?.name ?? 'a card', 'plain'),
  Paid: (it) => above(it.seat, `−${it.points}`, 'bad'),
  Aimed: ({ at }) => [flash(figureHandle(at), 'bad')],
  Moved: (it, scene) => move(scene, it.who, it.to),
  Transported: (it, scene) => [...move(scene, it.who, it.to), flash(figureHandle(it.who), 'good')],
  Swapped: ({ one, other }, { view }) => swap(view, one, other),
  Explores: (it, scene) => shown(hex(scene, it.hex)),
  DoorOpened: (it, scene) => inHex(scene, it.room, it.dug ? 'a way is dug' : 'a door', 'good'),
  Barred: (it, scene) => inHex(scene, it.room, 'barred', 'bad'),
  Unbarred: (it, scene) => inHex(scene, it.room, 'open again', 'good'),
  HexTurned: (it, scene) => inHex(scene, it.room, 'turned', 'plain'),
  EventOf: (it, scene) => [flash(place(scene, it.room), 'bad')],
  Ignored: (it) => above(it.seat, 'ignores it', 'good'),
  TrapOf: (it, scene) => above(it.seat, card(scene, it.card)?.name ?? 'a trap', 'bad'),
  AgentOf: (it, scene) => above(it.seat, `${card(scene, it.card)?.name ?? 'An agent'} attacks`, 'bad'),
  Appeared: (it, scene) => inHex(scene, it.room, 'a monster appears', 'bad'),
  StaysAway: (it, scene) => inHex(scene, it.room, 'stays away', 'good'),
  Attacks: (it) => [flash(seatHandle(it.seat), 'bad')],
  Spared: (it) => above(it.seat, 'left alone', 'good'),
  Rolled: ({ roller, why, dice, rest }, scene) => {
    const faces = dice.filter((it) => it > 0);
    const [at, sum] = [beside(scene, roller, why), added(scene, why, faces, rest)];
    return thrown(faces, rest, `${faces.length}D6 for ${FOR[why]}`, { ...(at ? { at } : {}), ...(sum ? { sum } : {}) });
  },
  FacesNamed: ({ dice }) => thrown(dice, 0, 'The dice shall read'),
  DiceSet: ({ dice }) => thrown(dice, 0, 'The dice read otherwise'),
  RollAgain: () => [result('The dice are rolled again', 'plain')],
  Threat: ({ at, points }) => [float(figureHandle(at), `${points} damage`, 'bad'), flash(figureHandle(at), 'bad')],
  Avoided: ({ at }) => over(at, 'avoids it', 'good'),
  Again: ({ at }) => over(at, 'must defend again', 'bad'),
  DodgeMade: ({ at, sum, score }) => [
    result(`Dodged: ${sum} against ${score}`, 'good'),
    float(figureHandle(at), 'dodges', 'good'),
  ],
  DodgeFailed: ({ at, sum, score }) => [
    result(`Not dodged: ${sum} against ${score}`, 'bad'),
    float(figureHandle(at), 'does not dodge', 'bad'),
  ],
  Immune: ({ at, points }) => over(at, `immune to ${points}`, 'good'),
  Changed: ({ at, by }) => over(at, by < 0 ? `${-by} less` : `${by} more`, by < 0 ? 'good' : 'bad'),
  Shielded: (it, scene) => above(it.seat, `${card(scene, it.card)?.name ?? 'A card'} takes ${it.points}`, 'good'),
  Lost: ({ who, points }) => [flash(figureHandle(who), 'bad'), float(figureHandle(who), `−${points}`, 'bad')],
  Healed: ({ who, points }) => [flash(figureHandle(who), 'good'), float(figureHandle(who), `+${points}`, 'good')],
  Redirected: ({ to }) => [flash(figureHandle(to), 'bad'), float(figureHandle(to), 'turned on', 'bad')],
  Cancelled: ({ card: id }, scene) => [
    result(`${(id === null ? undefined : card(scene, id)?.name) ?? 'It'} is undone`, 'plain'),
  ],
  Held: ({ seat }) => above(seat, 'held', 'bad'),
  StillHeld: ({ seat }) => above(seat, 'still held', 'bad'),
  Freed: ({ seat }) => above(seat, 'free', 'good'),
  Gained: ({ seat, actions, attacks }) =>
    above(seat, `+${actions} ${attacks ? 'attack' : 'action'}${actions === 1 ? '' : 's'}`, 'good'),
  LostActions: ({ seat, actions }) => above(seat, `−${actions} action${actions === 1 ? '' : 's'}`, 'bad'),
  Stolen: ({ from }) => above(from, 'a card is taken', 'bad'),
  Looked: ({ at }) => above(at, 'hand looked at', 'plain'),
  Controlled: ({ by }, scene) => above(by, 'takes over', scene.view.turn.seat === by ? 'good' : 'bad'),
  PickedUp: ({ seat }) => above(seat, 'has the Key', 'good'),
  KeyDropped: (it, scene) => inHex(scene, it.room, 'a Key', 'plain'),
  KeyShown: ({ seat }) => above(seat, 'shows a Key', 'good'),
  ExitFailed: ({ seat }) => above(seat, 'does not get out', 'bad'),
  Defeated: ({ who }) => [flash(figureHandle(who), 'bad'), float(figureHandle(who), 'defeated', 'bad')],
  Withdrew: ({ seat }) => above(seat, 'gives up', 'plain'),
  Dominates: ({ body }) =>
    body ? [flash(figureHandle(body), 'good'), float(figureHandle(body), 'dominated', 'plain')] : [],
  Escaped: () => banner('Out of the crypt!'),
  Ended: ({ how }) =>
    how === 'Sealed' ? banner('The crypt is sealed') : typeof how === 'string' ? banner('The curse claims all') : [],
};

function swap(view: View, one: Figure, other: Figure): Moment {
  const at = (figure: Figure): number | undefined =>
    'Character' in figure ? (view.seats[figure.Character]?.room ?? undefined) : undefined;
  const [from, to] = [at(one), at(other)];
  if (from === undefined || to === undefined) return [];
  return [
    { show: 'move', piece: figureHandle(one), to: hexHandle(to) },
    { show: 'move', piece: figureHandle(other), to: hexHandle(from) },
  ];
}

export function moments(event: Event, view: View, book: Book | undefined): Moment[] {
  if (typeof event === 'string') return [];
  return Object.entries(event).flatMap(([name, told]) => {
    const show = SHOWS[name as keyof Told] as ((told: unknown, scene: Scene) => Moment) | undefined;
    const moment = show?.(told, { view, book }) ?? [];
    return moment.length > 0 ? [moment] : [];
  });
}
