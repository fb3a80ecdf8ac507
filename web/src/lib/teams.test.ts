import { expect, test } from 'vitest';
import { teamsOf } from './teams';
import type { SeatText } from './wire';

const seats = (...teams: string[]): SeatText[] =>
  teams.map((team, seat) => ({ seat, name: `${seat}`, team, who: { kind: 'open' }, held: false, present: false }));
const docks = (list: SeatText[], me?: number) => teamsOf(list, me).map(({ dock, seats }) => [dock, seats]);

test('a party stands together on the left', () => {
  expect(docks(seats('heroes', 'heroes', 'heroes'), 1)).toEqual([['left', [0, 1, 2]]]);
});

test('two teams face each other, ours on the left', () => {
  expect(docks(seats('a', 'b', 'a', 'b'), 3)).toEqual([
    ['right', [0, 2]],
    ['left', [1, 3]],
  ]);
});

test('two who play against each other do as well', () => {
  expect(docks(seats('a', 'b'), 1)).toEqual([
    ['left', [1]],
    ['right', [0]],
  ]);
  expect(docks(seats('a', 'b'))).toEqual([
    ['left', [0]],
    ['right', [1]],
  ]);
});

test('three or more, each for themselves, are one row', () => {
  expect(docks(seats('a', 'b', 'c'), 2)).toEqual([['left', [0, 1, 2]]]);
});
