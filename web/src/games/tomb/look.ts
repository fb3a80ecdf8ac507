/** How Dark Tomb looks. */
import armor from 'icon:armor-upgrade';
import knapsack from 'icon:knapsack';
import monsters from 'icon:evil-minion';
import scroll from 'icon:scroll-quill';
import skull from 'icon:crowned-skull';
import { dress, type Sum } from '../game';
import Aside from './Aside.svelte';
import Bestiary from './Bestiary.svelte';
import Board from './Board.svelte';
import Hand from './Hand.svelte';
import { coinWord, deed, icon, label, primary } from './labels';
import { FOES, markers, seatSide, spaceName } from './map';
import { outlineOf } from './looks';
import { moments } from './moments';
import {
  articled,
  counted,
  figureName,
  placeName,
  plural,
  readSpace,
  roomAt,
  whoStands,
  withoutNumbers,
} from './places';
import Status from './Status.svelte';
import Tale from './Tale.svelte';
import type { Event, GoalView, View } from './view';
import { capital } from '../../lib/spoken';

const uncapital = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

/** What the Stage still asks for, in a few words: the lids, the dead, what the Intro card adds. */
function wished({ stage }: View): string {
  const [lids, dead, ...further] = stage.goals;
  const left = (goal: GoalView | undefined): number => (goal ? goal.of - goal.done : 0);
  const open = [
    ...(left(lids) > 0 ? [`${plural(left(lids), 'lid')} to lift`] : []),
    ...(left(dead) > 0 ? [`${plural(left(dead), 'monster')} to defeat`] : []),
    ...further
      .filter(({ fulfilled }) => !fulfilled)
      .map(({ text, done, of }) => `${uncapital(text.replace(/\.$/, ''))}: ${counted(done)} of ${counted(of)}`),
  ];
  return open.length === 0 ? 'All is done' : capital(open.join('; '));
}

export const tomb = dress<View, Event>({
  Board,
  Status,
  Hand,
  Aside,
  label,
  deed,
  coin: coinWord,
  icon,
  primary,
  moments,
  drawers: [
    { title: 'Story', icon: scroll, Content: Tale },
    { title: 'Monsters', icon: monsters, Content: Bestiary },
  ],

  side: ({ monster_seat }, seat) => (seat === monster_seat ? FOES : seatSide(seat)),

  hand: () => [],

  notes(view, seat) {
    const own = view.seats[seat];
    if (!own) return seat === view.monster_seat ? [`leads ${plural(view.monsters.length, 'monster')}`] : [];
    return [
      own.space ? placeName(view, own.space) : 'defeated',
      `Armor ${own.armor}`,
      `Move ${own.movement}`,
      plural(own.items.length, 'Item'),
      ...markers(own).map(([, words]) => words),
    ];
  },

  plaque(view, seat) {
    const own = view.seats[seat];
    if (!own) return { icon: skull, title: 'The dead', facts: [] };
    const facts: Sum[] = [{ icon: armor, label: 'Armor', count: own.armor + (own.ward ?? 0) }];
    if (own.items.length > 0) facts.push({ icon: knapsack, label: 'Items', count: own.items.length });
    const [mark] = markers(own);
    return {
      icon: outlineOf(own.character),
      title: own.short,
      life: { now: own.hp, full: own.max_hp },
      facts,
      ...(own.hp === 0 ? { down: true, state: 'defeated' } : mark && { state: mark[1] }),
    };
  },

  /** The party stands on the left; who plays the monsters, on the right. */
  teams({ seats: party, monster_seat }) {
    const heroes = party.map((_, seat) => seat);
    return [
      { dock: 'left', seats: heroes },
      ...(monster_seat === null ? [] : [{ dock: 'right' as const, seats: [monster_seat] }]),
    ];
  },

  place: (view) => `${view.stage.name}. ${wished(view)}`,

  tally(view) {
    return view.seats.map((hero, seat) => ({
      label: hero.short,
      side: seatSide(seat),
      words: hero.hp > 0 ? `${hero.hp} of ${hero.max_hp} HP` : 'defeated',
    }));
  },

  ending({ stage }, { won }) {
    return won.length > 0 ? `${stage.name}: complete` : `${stage.name}: the tomb keeps you`;
  },

  question({ phase, turn, seats, monsters }) {
    switch (phase.now) {
      case 'turn': {
        const name = phase.sidekick ? 'your sidekick' : (seats[phase.seat]?.short ?? 'friend');
        const points = turn?.points ?? 0;
        if (turn?.acted && points === 0) return `Your turn, ${name}: all done`;
        const steps = points > 0 ? plural(points, 'step') : '';
        return `Your turn, ${name}: ${[steps, turn?.acted ? '' : 'one Action'].filter((it) => it !== '').join(' and ')}`;
      }
      case 'transport':
        return 'Where does it lead?';
      case 'sidekick':
        return phase.monster ? 'Where does it stand, come back wrong?' : 'Where does your sidekick stand?';
      case 'reroll':
        return `You rolled a ${phase.roll}: roll again?`;
      case 'march':
        return `Move ${monsters[phase.monster]?.name ?? 'the monster'}`;
      case 'assail':
        return `Whom does ${monsters[phase.monster]?.name ?? 'the monster'} attack?`;
      case 'after':
        return phase.complete ? 'The Stage is complete: what next?' : 'The Stage is lost: what next?';
      case 'recast':
        return 'Who goes into the next Stage?';
      case 'over':
        return 'The match is over';
    }
  },

  tip(view, seat) {
    const own = view.seats[seat];
    if (view.phase.now !== 'turn' || !own?.space) return undefined;
    const at = own.space;
    const near = view.monsters.filter(({ space }) => Math.abs(space.x - at.x) + Math.abs(space.y - at.y) === 1);
    const names = near.map(({ space }) => whoStands(view, space)).flatMap((it) => (it ? [figureName(view, it)] : []));
    if (names[0] !== undefined) {
      const others = names.length > 1 ? ` and ${counted(names.length - 1)} more` : '';
      return `${capital(names[0])}${others} stand${names.length > 1 ? '' : 's'} next to ${own.short}.`;
    }
    if (view.cubes.some(({ x, y }) => x === at.x && y === at.y)) return 'A satchel lies at your feet.';
    const room = roomAt(view, at)?.name;
    return room ? `${own.short} stands in ${articled(room)}.` : undefined;
  },

  tag(handle, view, choices, book) {
    const place = readSpace(handle);
    if (!place) return undefined;
    const who = whoStands(view, place);
    const foe = view.monsters.find(({ space }) => space.x === place.x && space.y === place.y);
    if (!who || !foe) return undefined;
    const ways = choices
      .filter(({ touches }) => touches.includes(handle))
      .flatMap((choice) => coinWord(choice, view, book) ?? []);
    return {
      title: `${capital(figureName(view, who))}, ${foe.hp} of ${foe.max_hp}`,
      lines: [`Armor ${foe.armor}, Move ${foe.movement}`, ...(ways.length > 0 ? [`With ${ways.join(', ')}`] : [])],
    };
  },

  tell: (text, view) => withoutNumbers(view, text),

  wish({ phase, turn, tiles }, handle) {
    const [kind, ...rest] = handle.split(':');
    if (kind === 'idle') return rest[0] === 'item' ? `use ${rest[1]}` : `play ${rest[1]}`;
    const name = rest[0] ?? '';
    if (kind === 'space') {
      const at = readSpace(handle);
      return at && `${phase.now === 'march' ? 'march' : 'step'} ${spaceName(at)}`;
    }
    const tile = tiles.find((it) => it.place === Number(name))?.at;
    if (kind === 'tile' && tile) return `reveal ${spaceName(tile)}`;
    if (kind === 'action' && turn) return `play ${name}`;
    if (kind === 'item') return `use ${name}`;
    return undefined;
  },
});
