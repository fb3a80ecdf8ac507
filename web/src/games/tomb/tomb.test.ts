import { describe, expect, it } from 'vitest';
import { copies, figures } from './map';
import type { MonsterView, View } from './view';

const monster = (number: number, kind: string): MonsterView => ({
  number,
  kind,
  name: kind,
  code: 'IMP',
  hp: 1,
  max_hp: 1,
  armor: 12,
  movement: 3,
  attack: '',
  at: `(${number},0)`,
  space: { x: number, y: 0 },
  pinned: false,
  traits: [],
  sees: [],
  reach: [],
  plan: null,
});
const table = (...monsters: MonsterView[]): View => ({ seats: [], sidekicks: {}, monsters }) as unknown as View;

describe('figures on the map', () => {
  it('are told apart when two of a kind are about', () => {
    const handles = figures(table(monster(0, 'river_fang'), monster(1, 'mudback'), monster(2, 'river_fang'))).map(
      (it) => it.handle,
    );
    expect(handles).toEqual(['monster:river_fang', 'monster:mudback', 'monster:river_fang:2']);
  });

  it('stand still while something is told of their kind, if that may be the other one', () => {
    const twins = figures(table(monster(0, 'river_fang'), monster(1, 'mudback'), monster(2, 'river_fang'))).map(
      (it) => it.twin,
    );
    expect(twins).toEqual([true, false, true]);
  });

  it('go by their kind when they are alone', () => {
    expect(figures(table(monster(4, 'mudback')))[0]).toMatchObject({ handle: 'monster:mudback', twin: false });
  });
});

describe('cards in hand', () => {
  it('of a kind lie on one another', () => {
    expect(copies(['iron_key', 'red_draught', 'iron_key'])).toEqual([
      ['iron_key', 2],
      ['red_draught', 1],
    ]);
  });
});
