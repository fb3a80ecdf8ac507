/** How The Lich's Crypt looks. */
import attack from 'icon:crossed-swords';
import camp from 'icon:camping-tent';
import endTurn from 'icon:sands-of-time';
import map from 'icon:treasure-map';
import path from 'icon:dungeon-gate';
import scout from 'icon:spyglass';
import swap from 'icon:body-swapping';
import { dress } from '../game';
import Board from './Board.svelte';
import { ailments, carried, foes, heroName, inCombat, many, told } from './crypt';
import { outlineOf } from './faces';
import Hand from './Hand.svelte';
import { deed, label } from './labels';
import { moments } from './moments';
import Paths from './Paths.svelte';
import Status from './Status.svelte';
import type { Deeds, Event, Moment, View } from './view';
import { spell } from '../../lib/spoken';

const WINDOWS: Readonly<Record<Moment, string>> = {
  BeforeTurn: 'Throw something before this turn?',
  Announced: 'A monster is about to act. Throw something?',
  RoundEnd: 'Throw something before the round ends?',
};

const GROUP: Readonly<Record<string, string>> = {
  ChoosePath: 'Take this encounter, or scout?',
  ChooseLane: 'Which of the two?',
  ChooseReturn: 'Back to the main path, or on?',
  Reward: 'Keep one: for whom?',
  Over: 'The run is over',
};

/** The likeliest deed of a question, where nothing is picked. */
const LIKELY = new Set(['end turn', 'ready', 'pass', 'play main', 'return', 'accept']);

const ICONS: Readonly<Record<string, string>> = {
  attack,
  ready: camp,
  'end turn': endTurn,
  pass: endTurn,
  scout,
  'play main': path,
  'play secondary': path,
  return: path,
  swap,
};

const BUTTONS: Readonly<Record<string, string>> = {
  'end-turn': 'end turn',
  ready: 'ready',
  pass: 'pass',
  scout: 'scout',
  leave: 'leave it',
  accept: 'accept',
  refuse: 'refuse',
};

const deedsOf = ({ dealt, taken, healed, kills, faints, turns }: Deeds): string =>
  [
    `${dealt} dealt`,
    `${taken} taken`,
    `${healed} healed`,
    many(kills, 'kill'),
    faints > 0 ? `fainted ${many(faints, 'time')}` : '',
    many(turns, 'turn'),
  ]
    .filter((it) => it !== '')
    .join(', ');

export const lich = dress<View, Event>({
  Board,
  Status,
  Hand,
  label,
  deed,
  moments,
  drawers: [{ title: 'Map', icon: map, Content: Paths }],

  side: (_, seat) => seat,

  // The hand is a component of its own, and the party stands in the hall.
  hand: () => [],
  teams: () => [],
  place: ({ floor, floor_name }) => `Floor ${spell(floor)}, ${floor_name.replace(/^The /, 'the ')}`,

  primary: (choices, _, seat) => choices.find((it) => it.seat === seat && LIKELY.has(it.label)),

  icon({ label: line }) {
    const [verb = '', key = ''] = line.split(' ');
    if (verb === 'use' || verb === 'equip' || verb === 'give') return outlineOf(key);
    return ICONS[line] ?? ICONS[verb];
  },

  tip(view) {
    const turn = told(view, 'Turn');
    if (turn)
      return turn.acted
        ? 'What costs no action may still be used.'
        : 'Press whom to strike, or a card and then its target.';
    if (told(view, 'Camp')) return 'Press a card, then a slot or an adventurer; two adventurers change places.';
    return inCombat(view) && told(view, 'Window') ? 'It costs no action.' : undefined;
  },

  notes({ seats }, seat) {
    const own = seats[seat];
    if (!own?.name) return [];
    const items = carried(own)
      .map((item) => item.name)
      .join(', ');
    return [
      `${own.name} · ${own.health}/${own.max_health} health · ${own.energy}/${own.max_energy} energy`,
      ...ailments(own),
      ...(items === '' ? [] : [items]),
    ];
  },

  tally: (view) =>
    view.seats.map(({ deeds }, seat) => ({ label: heroName(view, seat), side: seat, words: deedsOf(deeds) })),

  ending({ ending, floor, floor_name }) {
    if (ending === 'Won') return 'The Lich is at rest';
    return ending === 'Overrun'
      ? `Overrun on floor ${floor}, ${floor_name}`
      : `The crypt keeps you, on floor ${floor}, ${floor_name}`;
  },

  question(view) {
    if (typeof view.phase === 'string') return GROUP[view.phase] ?? '';
    const turn = told(view, 'Turn');
    if (turn) return `Your ${heroName(view, turn.seat)}'s turn: ${turn.acted ? 'the action is used' : 'one action'}`;
    const window = told(view, 'Window');
    if (window) return WINDOWS[window.moment];
    const hazard = told(view, 'Hazard');
    if (hazard) return hazard.owed === null ? hazard.name : `${hazard.name}: ${hazard.owed} energy to pay`;
    const starting = told(view, 'StartingItem');
    if (starting) return `A starting item for the ${heroName(view, starting.seat)}`;
    const award = told(view, 'Award');
    if (award) return `Who gets the ${award.item.name}?`;
    return told(view, 'Camp') ? 'In camp: equip, trade, change places' : 'Choose your adventurer';
  },

  wish(view, handle) {
    const [kind, name = ''] = handle.split(':');
    if (kind === 'monster')
      return foes(view)
        .filter((foe) => foe.id === Number(name))
        .map((foe) => `attack ${foe.place}`)[0];
    if (kind === 'item') return told(view, 'Camp') ? `equip ${name}` : `use ${name}`;
    if (kind === 'ability') return `use ${name}`;
    if (kind === 'adventurer') return `take ${name}`;
    if (kind === 'slot') return `take off ${name}`;
    return kind === 'button' ? BUTTONS[name] : undefined;
  },
});
