/** How Crypt Crusade looks. */
import type { Face, Look } from '../game';
import Board from './Board.svelte';
import { picture } from './cards';
import Status from './Status.svelte';
import { conditions, pool, read, side, TEAMS } from './view';

const QUESTIONS = {
  order: 'Line your team up',
  edge: 'Choose an edge to come in by',
  turn: 'Your turn',
  give_back: 'Give a card back',
  shop: 'Shop for your team',
  over: 'The night is over',
};

/** A card's key as people say it. */
const spoken = (key: string): string => key.replaceAll('_', ' ');

export const crusade: Look = {
  teams: TEAMS,
  Board,
  Status,

  hand(view, mine) {
    const { seats } = read(view);
    return mine.flatMap((seat) => {
      const own = seats[seat];
      const cards = Map.groupBy(own?.hand ?? [], (key) => key);
      return [...cards].map(([key, copies]): Face => ({
        key, icon: picture(key), side: own ? side(own.team) : 0, count: copies.length,
      }));
    });
  },

  notes(view, seat) {
    const own = read(view).seats[seat];
    if (!own) return [];
    const place = own.at ?? (own.outside ? `outside ${own.outside.at} ${own.outside.direction}` : 'not placed yet');
    const cards = own.cards.map((count, tier) => (count > 0 ? `${count} × ${'I'.repeat(tier + 1)}` : '')).filter((it) => it !== '');
    const hand = own.hand && own.hand.length > 0 ? [`holds ${own.hand.map(spoken).join(', ')}`] : [];
    const portal = own.portal ? [`Portal ${own.portal}`] : [];
    const seen = own.seen ? [`showed in round ${own.seen.round}: ${Object.keys(own.seen.cards).map(spoken).join(', ') || 'no cards'}`] : [];
    return [[place, cards.length > 0 ? `cards ${cards.join(', ')}` : 'no cards', ...portal].join(' · '), ...conditions(own.status), ...hand, ...seen];
  },

  tally(view) {
    return TEAMS.map((team) => {
      const { graves, tokens } = pool(read(view), team);
      return { team, words: `${graves} ${graves === 1 ? 'grave' : 'graves'}, ${tokens} ${tokens === 1 ? 'token' : 'tokens'}` };
    });
  },

  question(view) {
    const { phase, turn } = read(view);
    if (phase.now !== 'turn' || !turn) return QUESTIONS[phase.now];
    const steps = turn.moved ? 'you have moved' : `up to ${turn.movement} steps`;
    return `Your turn: ${steps}, ${turn.cards_left} ${turn.cards_left === 1 ? 'card' : 'cards'}`;
  },

  wish(view, handle) {
    const [kind, name = ''] = handle.split(':');
    const tile = read(view).tiles.find((it) => it.tile === Number(name));
    if (kind === 'tile' && tile) return read(view).phase.now === 'edge' ? `edge ${tile.name} E` : `move ${tile.name}`;
    if (kind === 'card') return read(view).phase.now === 'give_back' ? `give ${name}` : `play ${name}`;
    if (kind === 'deck') return `buy ${name}`;
    return undefined;
  },
};
