/** How Crypt Crusade looks. */
import { dress, type Face } from '../game';
import Board from './Board.svelte';
import { picture } from './cards';
import { label } from './labels';
import { moments } from './moments';
import Status from './Status.svelte';
import type { Event, View } from './view';
import { conditions, pool, side, TEAMS, whereabouts } from './yard';

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
const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const crusade = dress<View, Event>({
  Board,
  Status,
  label,
  moments,

  side: ({ seats }, seat) => side(seats[seat]?.team ?? 'Groundskeepers'),

  hand({ seats }, mine) {
    return mine.flatMap((seat) => {
      const own = seats[seat];
      const cards = Map.groupBy(own?.hand ?? [], (key) => key);
      return [...cards].map(([key, copies]): Face => ({
        handle: `card:${key}`,
        key,
        icon: picture(key),
        side: own ? side(own.team) : 0,
        count: copies.length,
        seat,
      }));
    });
  },

  notes({ seats }, seat) {
    const own = seats[seat];
    if (!own) return [];
    const cards = own.cards
      .map((count, tier) => (count > 0 ? `${count} × ${'I'.repeat(tier + 1)}` : ''))
      .filter((it) => it !== '');
    const hand = own.hand && own.hand.length > 0 ? [`holds ${own.hand.map(spoken).join(', ')}`] : [];
    const portal = own.portal ? [`Portal ${own.portal}`] : [];
    const seen = own.seen
      ? [`showed in round ${own.seen.round}: ${Object.keys(own.seen.cards).map(spoken).join(', ') || 'no cards'}`]
      : [];
    return [
      [whereabouts(own), cards.length > 0 ? `cards ${cards.join(', ')}` : 'no cards', ...portal].join(' · '),
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

  question({ phase, turn }) {
    if (phase.now !== 'turn' || !turn) return QUESTIONS[phase.now];
    const steps = turn.moved ? 'you have moved' : `up to ${many(turn.movement, 'step')}`;
    return `Your turn: ${steps}, ${many(turn.cards_left, 'card')}`;
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
