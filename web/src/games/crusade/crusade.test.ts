import { describe, expect, it } from 'vitest';
import { bind } from '../../lib/library.svelte';
import type { EntryText } from '../../lib/wire';
import { type Choice, deed, icon, label } from './labels';
import { moments } from './moments';
import { Plan, rim } from './scene/plan';
import { tell } from './story';
import type { TileView, View } from './view';

const kick: EntryText = { key: 'kick', name: 'Kick', kind: 'Action Card', text: '', mark: 'printed', rules: [] };
const book = bind({ title: 'Crypt Crusade', rules: [] }, [kick]);
const seat = { team: 'Groundskeepers', at: '(0,0)', tile: 0, outside: null, status: { spooked: false } };
const foe = { ...seat, team: 'Necromancers', at: null, tile: null };
const tile = (number: number, at: [number, number]): TileView => ({
  tile: number,
  at,
  name: `(${at.join(',')})`,
  kind: number === 0 ? 'Shed' : 'Plain',
});
/** A corner of the Old Yard: the Shed, a plot beside it, a grave behind that, and a plot at the rim. */
const view = {
  board: 'old_yard',
  shape: 'Hex',
  tiles: [tile(0, [0, 0]), tile(1, [1, 0]), tile(2, [2, 0]), tile(3, [3, 0])],
  graves: { '(2,0)': { tile: 2, owner: null, seal: null } },
  seats: [seat, foe],
  groundskeepers: { prices: [2, 4, 6] },
} as unknown as View;
const choice = (action: unknown, line: string, ...touches: string[]) => ({ seat: 0, action, label: line, touches });

const MOVE = choice({ Move: 1 }, 'move (1,0)', 'tile:1');
const TAKE = choice({ Move: 2 }, 'move (2,0)', 'tile:2');
const KICK = choice({ Play: [0, { Toward: [1, 3] }] }, 'play kick Bo the Bold W', 'card:kick', 'seat:1', 'direction:3');
const SEAL = choice({ Play: [1, { Tile: 2 }] }, 'play sacred_seal (2,0)', 'card:sacred_seal', 'tile:2');

describe('choices in words', () => {
  const say = (it: Choice): string | undefined => label(it, view, book);

  it('name places, not coordinates', () => {
    expect(say(MOVE)).toBe('Walk to the plot just east of the Shed, one step');
    expect(say(TAKE)).toBe('Take the grave by the angel, two steps');
    expect(say(choice({ Edge: { tile: 3, side: 1 } }, 'edge (3,0) NE'))).toBe(
      'Wait outside, by the angel, north-east side',
    );
    expect(say(SEAL)).toBe('Play sacred seal: the grave by the angel');
  });

  it('say whom and what', () => {
    expect(say(KICK)).toBe('Kick Bo the Bold to the west');
    expect(say(choice({ Play: [0, 'None'] }, 'play kick', 'card:kick'))).toBe('Play Kick');
    expect(say(choice({ Play: [0, { Seat: 1 }] }, 'play kick Bo', 'card:kick', 'seat:1'))).toBe('Kick Bo');
    expect(say(choice({ GiveBack: 0 }, 'give kick', 'card:kick'))).toBe('Give Kick back');
    expect(say(choice({ Buy: 2 }, 'buy 2'))).toBe('Buy a tier two card for 4');
    expect(say(choice({ Order: [2, 0] }, 'order Mo, Ada'))).toBe('Mo first, then you');
    expect(say(choice('Done', 'done'))).toBe('Leave the Shop');
  });

  it('are short deeds on a button, with a picture', () => {
    const short = (it: Choice): string | undefined => deed(it, view, book);
    expect(short(TAKE)).toBe('Walk and take the grave');
    expect(short(MOVE)).toBe('Walk there');
    expect(short(SEAL)).toBe('Play sacred seal');
    for (const it of [MOVE, TAKE, KICK, SEAL]) {
      expect(short(it)?.length).toBeLessThanOrEqual(30);
      expect(icon(it, view)).toMatch(/^M/i);
    }
  });

  it('promise a grave only where nothing in sight is in the way', () => {
    const sealed = { ...view, graves: { '(2,0)': { tile: 2, owner: null, seal: 2 } } };
    expect(deed(TAKE, sealed, book)).toBe('Walk to the sealed grave');
    const contested = { ...view, seats: [seat, { ...foe, at: '(2,0)', tile: 2 }] } as unknown as View;
    expect(deed(TAKE, contested, book)).toBe('Walk to the grave');
    expect(label(TAKE, contested, book)).toBe('Walk to the grave by the angel, two steps');
  });

  it('leave alone what they do not know', () => {
    expect(say(choice({ Dance: 1 }, 'dance'))).toBeUndefined();
    expect(say(choice(undefined, 'end turn'))).toBeUndefined();
  });
});

describe('the story', () => {
  it('names places where the server writes coordinates', () => {
    expect(tell('Bo captures the neutral grave on (2,0)', view)).toBe(
      'Bo captures the neutral grave just west of the angel',
    );
    expect(tell('The seal on (2,0) is removed', view)).toBe('The seal on the grave by the angel is removed');
    expect(tell('Ada moves to (1,0) (1 of 2 steps)', view)).toBe(
      'Ada moves to the plot just east of the Shed (1 of 2 steps)',
    );
    expect(tell('Nothing (at all) on (9,9)', view)).toBe('Nothing (at all) on (9,9)');
  });
});

describe('events', () => {
  it('move pieces', () => {
    expect(moments({ Shoved: { seat: 0, whom: 1, to: 7 } }, view, book)[0]).toContainEqual({
      show: 'move',
      piece: 'seat:1',
      to: 'tile:7',
    });
  });

  it('turn a played card up, by its number in the box', () => {
    expect(moments({ Played: { seat: 0, card: 0 } }, view, book)).toEqual([
      [{ show: 'card', key: 'kick', words: 'Kick' }],
    ]);
    expect(moments({ Played: { seat: 0, card: 0 } }, view, undefined)).toEqual([]);
  });

  it('may look like nothing', () => {
    expect(moments('DecksReady', view, book)).toEqual([]);
    expect(moments({ TurnEnds: { seat: 0, how: 'Card' } }, view, book)).toEqual([]);
  });
});

describe('the line around what can be reached', () => {
  const plan = new Plan(view, 0.74);
  const sides = (tiles: readonly number[]): number => rim(plan, tiles).split('M').length - 1;

  it('goes around all plots together', () => {
    expect(sides([])).toBe(0);
    expect(sides([1])).toBe(6);
    expect(sides([1, 2])).toBe(10);
    expect(sides([1, 3])).toBe(12);
  });
});
