/** How Dark Tomb looks. */
import scroll from 'icon:scroll-quill';
import monsters from 'icon:evil-minion';
import { dress, type Face } from '../game';
import Bestiary from './Bestiary.svelte';
import Board from './Board.svelte';
import { label } from './labels';
import { copies, FOES, markers, seatSide, spaceName } from './map';
import { moments } from './moments';
import { picture } from './pictures';
import Status from './Status.svelte';
import Tale from './Tale.svelte';
import type { Event, View } from './view';

const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

export const tomb = dress<View, Event>({
  Board,
  Status,
  label,
  moments,
  drawers: [
    { title: 'Story', icon: scroll, Content: Tale },
    { title: 'Monsters', icon: monsters, Content: Bestiary },
  ],

  side: ({ monster_seat }, seat) => (seat === monster_seat ? FOES : seatSide(seat)),

  hand({ seats }, mine) {
    return mine.flatMap((seat) => {
      const own = seats[seat];
      if (!own) return [];
      const actions = own.actions.map((action): Face => ({
        handle: `action:${action.id}`,
        key: `${own.character}.${action.id}`,
        icon: picture(action.id),
        side: seatSide(seat),
        seat,
        corner: action.cube ? '◼ cube' : 'Action',
      }));
      const items = copies(own.items).map(([id, count]): Face => ({
        handle: `item:${id}`,
        key: id,
        icon: picture(id),
        side: seatSide(seat),
        seat,
        corner: own.cube === id ? '◼ cube' : count > 1 ? `Item ×${count}` : 'Item',
      }));
      return [...actions, ...items];
    });
  },

  notes({ seats, monster_seat, monsters }, seat) {
    const own = seats[seat];
    if (!own) return seat === monster_seat ? [`leads ${many(monsters.length, 'monster')}`] : [];
    const where = own.at ?? 'defeated';
    return [
      `${own.name} · ${own.hp}/${own.max_hp} HP · Armor ${own.armor} · Move ${own.movement}`,
      [where, many(own.items.length, 'Item')].join(' · '),
      ...markers(own).map(([, words]) => words),
    ];
  },

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
        const who = phase.sidekick ? 'Your sidekick' : (seats[phase.seat]?.short ?? 'You');
        const points = many(turn?.points ?? 0, 'step');
        return `${who}: ${points} left${turn?.acted ? ', Action taken' : ', one Action'}`;
      }
      case 'transport':
        return 'Where does it lead?';
      case 'sidekick':
        return phase.monster ? 'Where does it stand, come back wrong?' : 'Where does your sidekick stand?';
      case 'reroll':
        return `You rolled ${phase.roll}: roll again?`;
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

  wish({ phase, turn, tiles }, handle) {
    const [kind, name = ''] = handle.split(':');
    if (kind === 'space') {
      const [x = 0, y = 0] = name.split(',').map(Number);
      return `${phase.now === 'march' ? 'march' : 'step'} ${spaceName({ x, y })}`;
    }
    const tile = tiles.find((it) => it.place === Number(name))?.at;
    if (kind === 'tile' && tile) return `reveal ${spaceName(tile)}`;
    if (kind === 'action' && turn) return `play ${name}`;
    if (kind === 'item') return `use ${name}`;
    return undefined;
  },
});
