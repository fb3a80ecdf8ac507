/** How The Lich's Crypt looks. */
import map from 'icon:treasure-map';
import { dress } from '../game';
import Board from './Board.svelte';
import { ailments, carried, foes, heroName, many, told } from './crypt';
import { label } from './labels';
import { moments } from './moments';
import Paths from './Paths.svelte';
import Status from './Status.svelte';
import type { Deeds, Event, Moment, View } from './view';

const WINDOWS: Readonly<Record<Moment, string>> = {
  BeforeTurn: 'Throw something before this turn?',
  Announced: 'A monster is about to act. Throw something?',
  RoundEnd: 'Throw something before the round ends?',
};

const GROUP: Readonly<Record<string, string>> = {
  ChoosePath: 'Take this encounter, or scout for another?',
  ChooseLane: 'Which of the two?',
  ChooseReturn: 'Back to the main path, or on?',
  Reward: 'Keep one: for whom?',
  Over: 'The run is over',
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
  label,
  moments,
  drawers: [{ title: 'Map', icon: map, Content: Paths }],

  side: (_, seat) => seat,

  // Everything one holds lies in the kit, where there are slots to put it into.
  hand: () => [],

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
    if (turn) return `${heroName(view, turn.seat)}'s turn${turn.acted ? ': the action is used' : ': one action'}`;
    const window = told(view, 'Window');
    if (window) return WINDOWS[window.moment];
    const hazard = told(view, 'Hazard');
    if (hazard) return hazard.owed === null ? hazard.name : `${hazard.name}: ${hazard.owed} energy to pay`;
    const starting = told(view, 'StartingItem');
    if (starting) return `A starting item for ${heroName(view, starting.seat)}`;
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
