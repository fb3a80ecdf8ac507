import { describe, expect, it } from 'vitest';
import { follow } from './change';
import { awaited, put, receive } from './match';
import type { Line, SeatText, Update } from './wire';

const line = (entry: number, text: string): Line => ({ entry, text, rules: [] });
const ada: SeatText = {
  seat: 0,
  name: 'Ada',
  team: 'Groundskeepers',
  who: { kind: 'human' },
  held: true,
  present: true,
};
const update = (changes: Partial<Update>): Update => ({
  seq: 1,
  status: 'running',
  view: { round: 1, seats: [{ at: 'a' }, { at: 'b' }] },
  turn: { awaits: [0] },
  choices: [],
  can_take_back: false,
  log_from: 0,
  log: [line(0, 'Setup'), line(1, 'Ada moves')],
  seats: [ada],
  ...changes,
});

describe('put', () => {
  it('replaces a value deep inside and shares the rest', () => {
    const whole = { seats: [{ cards: [1] }, { cards: [2] }], round: 3 };
    const changed = put(whole, ['seats', 0, 'cards'], [9]) as typeof whole;
    expect(changed).toEqual({ seats: [{ cards: [9] }, { cards: [2] }], round: 3 });
    expect(changed.seats[1]).toBe(whole.seats[1]);
    expect(whole.seats[0]?.cards).toEqual([1]);
  });

  it('replaces everything at the empty path', () => {
    expect(put({ a: 1 }, [], 7)).toBe(7);
  });
});

describe('receive', () => {
  it('starts from a whole update', () => {
    const match = receive(null, update({}));
    expect(match?.seq).toBe(1);
    expect(match?.log).toHaveLength(2);
  });

  it('refuses what builds on something never heard', () => {
    expect(receive(null, update({ log_from: 5 }))).toBeNull();
  });

  it('resumes with a full view and only the lines that were missed', () => {
    const before = receive(null, update({}));
    const match = receive(before, update({ seq: 9, log_from: 2, log: [line(9, 'Much happened')] }));
    expect(match?.seq).toBe(9);
    expect(match?.log).toHaveLength(3);
  });
});

describe('follow', () => {
  const whole = receive(null, update({}));
  const moved = follow(whole, {
    seq: 2,
    phrases: [['seats', 1, 'at'], ['X-01'], ['Nox moves', 1, { Moved: { seat: 1 } }], ['stay', 'Stay', ['tile:3'], 1]],
    view: [[0, 'c']],
    log: [[2, [2]]],
    choices: [[0, [3]]],
  });

  it('puts values in place and keeps what was not told again', () => {
    expect(moved?.view).toEqual({ round: 1, seats: [{ at: 'a' }, { at: 'c' }] });
    expect(moved?.seats).toEqual([ada]);
    expect(moved?.turn).toEqual({ awaits: [0] });
  });

  it('reads lines, events and choices by their numbers', () => {
    const said = { entry: 2, text: 'Nox moves', rules: ['X-01'], event: { Moved: { seat: 1 } } };
    expect(moved?.news).toEqual([said]);
    expect(moved?.log.map((it) => it.text)).toEqual(['Setup', 'Ada moves', 'Nox moves']);
    expect(moved?.choices).toEqual([
      { seat: 0, index: 0, action: 'Stay', label: 'stay', touches: ['tile:3'], rule: 'X-01' },
    ]);
    const again = follow(moved, { seq: 3, log: [[3, [2]]] });
    expect(again?.news).toEqual([{ ...said, entry: 3 }]);
    expect(again?.choices).toEqual([]);
  });

  it('begins a new book when told to', () => {
    const next = follow(moved, { seq: 3, anew: true, phrases: [['X-02'], ['Ada rests', 0]], log: [[3, [1]]] });
    expect(next?.news).toEqual([{ entry: 3, text: 'Ada rests', rules: ['X-02'] }]);
  });

  it('shortens the log when something is taken back, and opens lines at the end', () => {
    const back = follow(moved, { seq: 3, phrases: [['Nox takes it back', 1]], log_from: 2, log: [[3, [4]]] });
    expect(back?.log.map((it) => it.text)).toEqual(['Setup', 'Ada moves', 'Nox takes it back']);
    const open = follow(back, { seq: 4, phrases: [['Ada moves in the dark', 1]], opened: [[1, 5]] });
    expect(open?.log[1]).toEqual({ entry: 1, text: 'Ada moves in the dark', rules: ['X-01'] });
  });

  it('refuses what builds on something never heard', () => {
    expect(follow(null, { seq: 2 })).toBeNull();
    expect(follow(moved, { seq: 3, log_from: 9 })).toBeNull();
  });
});

it('nobody is awaited after the end', () => {
  expect(awaited({ awaits: [1, 2] })).toEqual([1, 2]);
  expect(awaited({ over: { won: [0], drew: [], rule: 'X' } })).toEqual([]);
});
