/** How Crypt: The Pharaoh's Curse looks. */
import cards from 'icon:card-draw';
import deck from 'icon:card-random';
import hexes from 'icon:hexes';
import { pharaohFace } from '../../cards/pharaoh/face';
import { seen } from '../../lib/form.svelte';
import { capital, many as counted, spell } from '../../lib/spoken';
import { teamsOf } from '../../lib/teams';
import { dress } from '../game';
import Before from './Before.svelte';
import Board from './Board.svelte';
import { figureHandle, roomOf } from './crypt';
import Hand from './Hand.svelte';
import Hexes from './Hexes.svelte';
import { deed, icon, label, likely } from './labels';
import { moments } from './moments';
import { many } from './names';
import { outlineOf } from './outlines';
import Piles from './Piles.svelte';
import { theRoom } from './places';
import Spent from './Spent.svelte';
import Stack from './Stack.svelte';
import Status from './Status.svelte';
import { inShort } from './cards';
import type { Event, Figure, SeatView, View } from './view';

const QUESTIONS: Readonly<Record<string, string>> = {
  dominate: 'You are defeated: take a body?',
  draw: 'Draw a card?',
  discard: 'Discard what you like',
  move: 'Where to?',
  aim: 'Whom does it strike?',
  station: 'In which hex?',
  choose: 'Which of these?',
  respond: 'Do you respond?',
  defend: 'You are attacked: how do you defend?',
  mend: 'You are hurt: heal now?',
  dice: 'What shall this die read?',
  arrange: 'Which hex comes next?',
  side: 'Which side?',
  turn: 'How shall it be turned?',
  pick: 'Pick one',
};

/** The body a defeated player has taken, in a word. */
function taken({ body }: SeatView, { monsters, tabled }: View): string {
  if (body === null) return 'defeated';
  const handle = figureHandle(body);
  const name =
    monsters.find(({ id }) => handle === `monster:${id}`)?.name ??
    tabled.find(({ piece }) => handle === `piece:${piece}`)?.title;
  return `fallen, in the body of ${name ?? 'another'}`;
}

/** Somebody in a sentence. */
function somebody(view: View, who: Figure): string {
  if ('Character' in who) return `the ${view.seats[who.Character]?.character ?? 'other'}`;
  if ('Card' in who) return `the ${view.tabled.find(({ piece }) => piece === who.Card)?.title ?? 'agent'}`;
  return `the ${view.monsters.find(({ id }) => id === who.Monster)?.name ?? 'monster'}`;
}

/** A room that is not in the crypt yet. */
const laying = (name: string | undefined): string =>
  name === undefined ? 'it' : theRoom({ crypt: [] }, { room: 0, name });

/** What is about to hurt a seat. */
const blow = (view: View, seat: number): View['stack'][number] | undefined =>
  view.stack.findLast(({ targets, dead }) => !dead && targets.some((it) => 'Character' in it && it.Character === seat));

/** Me first, then the others as they sit. */
const around = (count: number, me: number): number[] => Array.from({ length: count }, (_, it) => (me + it) % count);

export const pharaoh = dress<View, Event>({
  Board,
  Status,
  Aside: Stack,
  Before,
  Corner: Piles,
  Hand,
  label,
  deed,
  icon,
  moments,
  face: (key, entry) => pharaohFace(key, entry),
  drawers: [
    { title: 'Hexes', icon: hexes, Content: Hexes },
    { title: 'Piles', icon: deck, Content: Spent },
  ],

  primary: (choices, _, seat) => likely(choices.filter((it) => it.seat === seat)),
  place: ({ round, round_limit }) => `Round ${spell(round)} of ${spell(round_limit)}`,

  teams(view, seats, me) {
    // Where there is room for words, everybody's cards lie on the left and the stack on the right.
    if (seen.form !== 'desk') return teamsOf(seats, me);
    return [{ dock: 'left', seats: around(view.seats.length, me ?? 0) }];
  },

  plaque(view, seat) {
    const own = view.seats[seat];
    if (!own) return { icon: hexes };
    const states = [
      own.key ? 'has a Key' : '',
      own.held ? 'held' : '',
      own.lost > 0 ? `loses ${many(own.lost, 'action')}` : '',
    ].filter((it) => it !== '');
    const alive = [own.character, ...states].join(', ');
    return {
      icon: outlineOf(own.character.toLowerCase()),
      ...(own.defeated ? {} : { life: { now: Math.max(0, own.life), full: own.full } }),
      held: { icon: cards, label: 'cards in hand', count: own.cards },
      state: own.defeated ? `${own.character}, ${taken(own, view)}` : alive,
      down: own.defeated,
    };
  },

  tip(view, seat) {
    const { asked, turn } = view;
    if (!asked || asked.seat !== seat) return undefined;
    if (asked.about === 'lay') return 'Press where it shall lie, and turn it until it fits.';
    if (asked.about === 'defend') {
      const dodge = view.seats[seat]?.dodge;
      return dodge === undefined ? undefined : `A dodge needs ${dodge} or less.`;
    }
    if (asked.about === 'respond') return 'Let it be, or press a card that glows.';
    if (asked.about === 'act' && turn.phase === 'Free') return 'Press a card, a lit corridor, or a door into the dark.';
    return undefined;
  },

  tag(handle, view, choices, book) {
    const [kind, id = ''] = handle.split(':');
    const hex = kind === 'hex' ? view.crypt[Number(id)] : undefined;
    const go = choices.find(({ touches }) => touches.includes(handle));
    if (!hex || !go) return undefined;
    return { title: label(go, view, book) ?? capital(theRoom(view, hex)), lines: [inShort(book?.entry(hex.id))] };
  },

  side: (_, seat) => seat,

  // Real cards: the hand is a part of its own.
  hand: () => [],

  notes(view, seat) {
    const own = view.seats[seat];
    if (!own) return [];
    const states = [
      own.key ? 'has a Key' : '',
      own.held ? 'held' : '',
      own.spent ? 'ability spent' : '',
      own.lost > 0 ? `loses ${many(own.lost, 'action')}` : '',
    ];
    return [
      `${own.character} · ${own.defeated ? taken(own, view) : `${own.life}/${own.full} life points · dodges on ${own.dodge}`}`,
      [`${many(own.cards, 'card')} in hand`, `${own.deck} in the deck`, ...states.filter((it) => it !== '')].join(
        ' · ',
      ),
    ];
  },

  tally: (view) =>
    view.seats.map((own, seat) => ({
      label: `${own.character}`,
      side: seat,
      words: [
        own.defeated ? 'defeated' : `${own.life} of ${own.full} life points`,
        own.slain > 0 ? `${many(own.slain, 'monster')} slain` : '',
      ]
        .filter((it) => it !== '')
        .join(', '),
    })),

  ending({ ending, seats, score }) {
    if (ending === null) return 'The match is over';
    if (ending === 'Sealed') return 'The crypt is sealed: nobody got out';
    if (typeof ending === 'string') return 'The curse claims all';
    const who = `The ${seats[ending.Escape]?.character ?? 'winner'} leaves the crypt`;
    return score === null ? who : `${who}: ${score} points`;
  },

  question(view, seat) {
    const { asked, turn, ready } = view;
    if (!asked || asked.seat !== seat) return 'Your turn';
    if (asked.about === 'route') return `${asked.points ?? 0} damage: what takes it?`;
    if (asked.about === 'lay') return `Where shall ${laying(asked.laying?.name)} lie?`;
    const attack = asked.about === 'defend' ? blow(view, seat) : undefined;
    if (attack?.actor) {
      const much = attack.damage === null ? '' : ` for ${attack.damage}`;
      return `Struck${much} by ${somebody(view, attack.actor)}. Your defense?`;
    }
    if (asked.about !== 'act') return QUESTIONS[asked.about] ?? 'Your turn';
    if (ready.length > 0) return 'With what is laid ready: do what?';
    const count = turn.actions + turn.attacks + (turn.credit ? 1 : 0);
    const left = counted(count, 'action');
    return turn.phase === 'Free' ? `Your turn: ${left}, free ones first` : `Your turn: ${left} left`;
  },

  wish(view, handle) {
    const [kind, id = ''] = handle.split(':');
    const number = Number(id);
    const hex = kind === 'hex' ? view.crypt[number] : undefined;
    if (hex) return `go (${hex.at[0]},${hex.at[1]})`; // notation, which nobody sees
    if (kind === 'card') return `${WISHES[view.asked?.about ?? ''] ?? 'play'} ${id}`;
    if (kind === 'button') return id.replaceAll('-', ' ');
    const monster = kind === 'monster' ? view.monsters.find((it) => it.id === number) : undefined;
    if (monster && roomOf(view, { Monster: number }) !== undefined)
      return `hit ${monster.name.toLowerCase().replaceAll(' ', '_')}`;
    return undefined;
  },
});

/** What pressing a card would mean, by what is asked. */
const WISHES: Readonly<Record<string, string>> = {
  respond: 'respond',
  defend: 'defend',
  mend: 'mend',
  discard: 'discard',
  pick: 'pick',
};
