import { describe, expect, it } from 'vitest';
import { headline, standing } from './ending';
import type { SeatText } from './wire';

const seat = (number: number, name: string, team: string): SeatText => ({
  seat: number,
  name,
  team,
  who: { kind: 'human' },
  held: true,
  present: true,
});
const rule = 'CRU-END-01';
const duel = [seat(0, 'Ada', 'Groundskeepers'), seat(1, 'Bo', 'Necromancers')];
const four = [...duel, seat(2, 'Cy', 'Groundskeepers'), seat(3, 'Di', 'Necromancers')];
const party = [seat(0, 'Ada', 'Heroes'), seat(1, 'Bo', 'Heroes')];

describe('the headline', () => {
  it('names the winning team, or the one person who is it', () => {
    expect(headline({ won: [0, 2], drew: [], rule }, four)).toBe('The Groundskeepers win');
    expect(headline({ won: [1], drew: [], rule }, duel)).toBe('Bo wins');
    expect(headline({ won: [], drew: [0, 1], rule }, duel)).toBe('Nobody wins');
  });

  it('speaks to a party as one', () => {
    expect(headline({ won: [0, 1], drew: [], rule }, party)).toBe('You have won together');
    expect(headline({ won: [], drew: [], rule }, party)).toBe('All is lost');
  });
});

describe('where I stand', () => {
  it('is said to those who played only', () => {
    const outcome = { won: [0], drew: [], rule };
    expect(standing(outcome, duel, [0])).toBe('You won.');
    expect(standing(outcome, duel, [1])).toBe('You lost this one.');
    expect(standing(outcome, duel, [])).toBe('');
    expect(standing({ won: [], drew: [], rule }, party, [0, 1])).toBe('Your party lost this one.');
  });
});
