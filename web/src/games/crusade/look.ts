/** How Crypt Crusade looks. */
import { dress, type Face } from '../game';
import tombstone from 'icon:tombstone';
import coins from 'icon:two-coins';
import cards from 'icon:card-pick';
import { seen } from '../../lib/form.svelte';
import Board from './Board.svelte';
import { picture } from './cards';
import Hand from './Hand.svelte';
import { deed, deedOf, icon, label, stepsTo } from './labels';
import { moments } from './moments';
import { capital, many, spell } from '../../lib/spoken';
import { placesOf } from './places';
import Shop from './Shop.svelte';
import Status from './Status.svelte';
import { sign, tell } from './story';
import type { Event, Team, View } from './view';
import { acting, conditions, figure, graveOn, hinders, pool, side, TEAMS, whereabouts } from './yard';

const QUESTIONS = {
  order: 'In which order does your team act?',
  edge: 'Where do you wait to come in?',
  turn: 'Your turn',
  give_back: 'Which card goes back to its pile?',
  shop: 'The Shop is open: what does your team buy?',
  over: 'The night is over',
};
const TIPS = {
  order: undefined,
  edge: 'Choose a side of the yard; your first step leads onto the plot beside it.',
  give_back: undefined,
  shop: 'A pile gives you one of its cards by chance.',
  over: undefined,
};
const BOARDS: Readonly<Record<string, string>> = {
  old_yard: 'The Old Yard',
  three_wards: 'The Three Wards',
  chapel_rows: 'Chapel Rows',
};

/** A card's key as people say it. */
const spoken = (key: string): string => key.replaceAll('_', ' ');

const REASONS = {
  own: 'yours already',
  Contested: 'contested while an opponent stands there',
  Sealed: 'sealed',
  Spooked: 'but you are spooked',
};

const placeNamed = (view: View, name: string): string => {
  const tile = view.tiles.find((it) => it.name === name)?.tile;
  return tile === undefined ? '' : placesOf(view).where(tile);
};

/** A team as it acts, once that is settled. */
function inOrder(view: View, team: Team, count: number): number[] {
  const { order } = pool(view, team);
  const members = Array.from({ length: count }, (_, seat) => seat).filter((seat) => view.seats[seat]?.team === team);
  return order.length === members.length ? [...order] : members;
}

export const crusade = dress<View, Event>({
  Board,
  Status,
  Corner: Shop,
  Hand,
  label,
  deed,
  icon,
  sign,
  tell,
  moments,

  side: ({ seats }, seat) => side(seats[seat]?.team ?? 'Groundskeepers'),

  hand({ seats }, mine) {
    return mine.flatMap((seat) => {
      const own = seats[seat];
      const copies = new Map<string, number>();
      for (const key of own?.hand ?? []) copies.set(key, (copies.get(key) ?? 0) + 1);
      return [...copies].map(([key, count]): Face => ({
        handle: `card:${key}`,
        key,
        icon: picture(key),
        side: own ? side(own.team) : 0,
        count,
        seat,
      }));
    });
  },

  notes(view, seat) {
    const own = view.seats[seat];
    if (!own) return [];
    const held = own.cards
      .map((count, tier) => (count > 0 ? `${count} × ${'I'.repeat(tier + 1)}` : ''))
      .filter((it) => it !== '');
    const hand = own.hand && own.hand.length > 0 ? [`holds ${own.hand.map(spoken).join(', ')}`] : [];
    const portal = own.portal ? [`Portal ${placeNamed(view, own.portal)}`] : [];
    const seen = own.seen
      ? [`showed in round ${own.seen.round}: ${Object.keys(own.seen.cards).map(spoken).join(', ') || 'no cards'}`]
      : [];
    return [
      [whereabouts(view, own), held.length > 0 ? `cards ${held.join(', ')}` : 'no cards', ...portal].join(' · '),
      ...conditions(own.status),
      ...hand,
      ...seen,
    ];
  },

  tally(view) {
    return TEAMS.map((team) => {
      const { graves, tokens } = pool(view, team);
      return { label: team, side: side(team), words: `${many(graves, 'grave')}, ${many(tokens, 'token')}` };
    });
  },

  ending({ seats }, { won }) {
    const team = seats[won[0] ?? -1]?.team;
    return team === undefined ? 'Nobody wins the night' : `The ${team} win the night`;
  },

  plaque(view, seat) {
    const own = view.seats[seat];
    const count = own ? own.cards.reduce((sum, it) => sum + it, 0) : 0;
    const words = own ? conditions(own.status) : [];
    const turn = acting(view) === seat && view.phase.now === 'turn' ? 'to move' : undefined;
    return {
      icon: figure(view, seat),
      held: { icon: cards, label: 'cards', count },
      state: [turn, ...words].filter((it) => it !== undefined).join(', ') || undefined,
    };
  },

  teams(view, seats, me) {
    const ours = view.seats[me ?? -1]?.team ?? 'Groundskeepers';
    return TEAMS.map((team) => {
      const { graves, tokens } = pool(view, team);
      return {
        dock: team === ours ? 'left' : 'right',
        title: team,
        side: side(team),
        sums: [
          { icon: tombstone, label: 'graves', count: graves },
          { icon: coins, label: 'tokens', count: tokens },
        ],
        seats: inOrder(view, team, seats.length),
      };
    });
  },

  place(view) {
    const name = BOARDS[view.board] ?? capital(view.board.replaceAll('_', ' '));
    const round = Math.min(view.rounds, Math.max(1, view.round));
    return seen.form === 'phone' ? `Round ${spell(round)} of ${spell(view.rounds)}` : name;
  },

  question({ phase, turn }) {
    if (phase.now !== 'turn' || !turn) return QUESTIONS[phase.now];
    const steps = turn.moved ? [] : [many(turn.movement, 'step')];
    const left = [...steps, many(turn.cards_left, 'card')].join(' and ');
    return turn.moved ? `Your turn: ${left} left` : `Your turn: ${left}`;
  },

  tip(view) {
    const { phase, turn } = view;
    if (phase.now !== 'turn' || !turn) return phase.now === 'turn' ? undefined : TIPS[phase.now];
    if (turn.moved) return 'Whoever ends a turn on a grave takes it.';
    return 'Walk first if you want both. Whoever ends a turn on a grave takes it.';
  },

  tag(handle, view, choices) {
    const [kind, name = ''] = handle.split(':');
    if (kind !== 'tile') return undefined;
    const tile = Number(name);
    const move = choices.find((choice) => {
      const told = deedOf(choice);
      return told?.does === 'move' && told.tile === tile;
    });
    if (!move) return undefined;
    const grave = graveOn(view, tile);
    const steps = stepsTo(view, move.seat, tile);
    const far = steps === undefined ? [] : [capital(many(steps, 'step'))];
    if (!grave) return { title: capital(placesOf(view).plot(tile)), lines: far };
    const why = hinders(view, grave, move.seat);
    const whose = grave.owner === null ? 'nobody’s yet' : `from the ${grave.owner}`;
    if (why === undefined) return { title: `Take ${placesOf(view).grave(tile)}`, lines: [[...far, whose].join(', ')] };
    return { title: capital(placesOf(view).grave(tile)), lines: [[...far, REASONS[why]].join(', ')] };
  },

  wish({ phase, tiles }, handle) {
    const [kind, name = ''] = handle.split(':');
    const tile = tiles.find((it) => it.tile === Number(name));
    if (kind === 'tile' && tile) return phase.now === 'edge' ? `edge ${tile.name} E` : `move ${tile.name}`;
    if (kind === 'card') return phase.now === 'give_back' ? `give ${name}` : `play ${name}`;
    if (kind === 'deck') return `buy ${name}`;
    return undefined;
  },
});
