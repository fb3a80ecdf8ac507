/** How Crypt: The Pharaoh's Curse looks. */
import deck from 'icon:card-random';
import hexes from 'icon:hexes';
import { dress } from '../game';
import Board from './Board.svelte';
import { figureHandle, roomOf } from './crypt';
import Hand from './Hand.svelte';
import Hexes from './Hexes.svelte';
import { label } from './labels';
import { moments } from './moments';
import { many } from './names';
import Piles from './Piles.svelte';
import Stack from './Stack.svelte';
import Status from './Status.svelte';
import type { Event, SeatView, View } from './view';

const QUESTIONS: Readonly<Record<string, string>> = {
  dominate: 'You are defeated: take a body?',
  draw: 'Draw a card?',
  discard: 'Discard what you like',
  lay: 'Where does the new hex lie, and how?',
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
  return `defeated, in the body of ${name ?? 'another'}`;
}

export const pharaoh = dress<View, Event>({
  Board,
  Status,
  Aside: Stack,
  Hand,
  label,
  moments,
  drawers: [
    { title: 'Hexes', icon: hexes, Content: Hexes },
    { title: 'Piles', icon: deck, Content: Piles },
  ],

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
    if (asked.about === 'lay') return `${asked.laying?.name ?? 'The new hex'}: where does it lie, and how?`;
    if (asked.about !== 'act') return QUESTIONS[asked.about] ?? 'Your turn';
    if (ready.length > 0) return 'With what is laid ready: do what?';
    const left = many(turn.actions + turn.attacks + (turn.credit ? 1 : 0), 'action');
    return turn.phase === 'Free' ? `Your turn: free actions first, then ${left}` : `Your turn: ${left} left`;
  },

  wish(view, handle) {
    const [kind, id = ''] = handle.split(':');
    const number = Number(id);
    const hex = kind === 'hex' ? view.crypt[number] : undefined;
    if (hex) return `go (${hex.at[0]},${hex.at[1]})`;
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
