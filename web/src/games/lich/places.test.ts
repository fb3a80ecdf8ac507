import { describe, expect, it } from 'vitest';
import { label } from './labels';
import { theFoe, theFoes } from './places';
import type { FoeView, View } from './view';

const foe = (id: number, name: string, place: string): FoeView => ({ id, name, place }) as FoeView;
/** Ada's Paladin stands left, then the Wizard, then the Rogue. */
const hall = (front: readonly FoeView[], back: readonly FoeView[] = [], party = 3): View => {
  const field: Record<number, Record<number, FoeView>> = {};
  for (const it of front) {
    const [column = 0, row = 0] = it.place.split('.').map(Number);
    (field[column] ??= {})[row] = it;
  }
  const seats = ['Paladin', 'Wizard', 'Rogue']
    .slice(0, party)
    .map((name) => ({ name, equipped: {}, inventory: [], abilities: [] }));
  return { phase: 'Reward', field, back, row: seats.map((_, seat) => seat), seats, laid: [] } as unknown as View;
};
const rat = (id: number, place: string): FoeView => foe(id, 'Crypt Rat', place);

describe('a monster is called', () => {
  it('by its name where it is alone of it', () => {
    const ogre = foe(1, 'Zombie Ogre', '1.1');
    expect(theFoe(hall([ogre, rat(2, '2.1')]), ogre, 0)).toBe('the Zombie Ogre');
    const lich = foe(1, 'The Lich', '1.1');
    expect(theFoe(hall([lich]), lich, 0)).toBe('The Lich');
  });

  it('by whom it faces where it has namesakes', () => {
    const [one, other] = [rat(1, '1.1'), rat(2, '2.1')];
    const view = hall([one, other]);
    expect(theFoe(view, one, 0)).toBe('the Crypt Rat facing you');
    expect(theFoe(view, other, 0)).toBe('the Crypt Rat facing the Wizard');
  });

  it('nearer and farther in one file, counted from the party where there are more', () => {
    const [far, near] = [rat(1, '1.1'), rat(2, '1.2')];
    const two = hall([far, near]);
    expect(theFoe(two, near, 0)).toBe('the nearer Crypt Rat facing you');
    expect(theFoe(two, far, 1)).toBe('the farther Crypt Rat facing the Paladin');
    const three = hall([far, near, rat(3, '1.3')]);
    expect(theFoe(three, far, 0)).toBe('the third Crypt Rat facing you');
  });

  it('without whom it faces where there is one adventurer', () => {
    const [far, near] = [rat(1, '1.1'), rat(2, '1.2')];
    expect(theFoe(hall([far, near], [], 1), near, 0)).toBe('the nearer Crypt Rat');
  });

  it('by the back row, from the left', () => {
    const [one, other] = [rat(2, 'back 1'), rat(3, 'back 2')];
    expect(theFoe(hall([rat(1, '1.1')], [one]), one, 0)).toBe('the Crypt Rat in the back row');
    expect(theFoe(hall([], [one, other]), other, 0)).toBe('the second Crypt Rat in the back row');
  });

  it('something nobody else is called, without a digit or a bracket', () => {
    const names = ['Crypt Rat', 'Zombie'];
    for (let layout = 0; layout < 3000; layout++) {
      let seed = layout * 7919 + 13;
      const draw = (below: number): number => (seed = (seed * 48271) % 2147483647) % below;
      const party = 1 + draw(3);
      const heights = [0, 0, 0];
      const back: FoeView[] = [];
      const front = Array.from({ length: 6 }, (_, id) => {
        const [name = '', column] = [names[draw(2)], draw(party + 1)];
        if (column === party) {
          back.push(foe(id, name, `back ${back.length + 1}`));
          return undefined;
        }
        heights[column] = (heights[column] ?? 0) + 1;
        return foe(id, name, `${column + 1}.${heights[column]}`);
      }).filter((it) => it !== undefined);
      const view = hall(front, back, party);
      const called = [...front, ...back].map((it) => theFoe(view, it, 0));
      expect(new Set(called).size).toBe(6);
      for (const words of called) expect(words).toMatch(/^the [A-Za-z ]{1,56}$/);
    }
  });
});

describe('several monsters', () => {
  it('are both where there are no others of the name', () => {
    const [one, other] = [rat(1, '1.1'), rat(2, '2.1')];
    expect(theFoes(hall([one, other]), [one, other], 0)).toBe('both Crypt Rats');
    expect(theFoes(hall([one, other, rat(3, '3.1')]), [one, other], 0)).toBe(
      'the Crypt Rat facing you and the Crypt Rat facing the Wizard',
    );
  });
});

it('a shove says to whom', () => {
  const view = hall([foe(1, 'Zombie', '1.1')]);
  const choice = { label: 'use shove on 1.1 right', seat: 0, touches: ['ability:shove', 'monster:1', 'side:right'] };
  expect(label(choice, view, undefined)).toBe('shove the Zombie over to the Wizard');
});
