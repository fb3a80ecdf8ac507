import { describe, expect, it } from 'vitest';
import { awaited, put, receive } from './match';
import type { Line, SeatText, Update } from './wire';

const line = (entry: number, text: string): Line => ({ entry, text, rules: [] });
const ada: SeatText = { seat: 0, name: 'Ada', team: 'Groundskeepers', who: { kind: 'human' }, held: true, present: true };
const update = (changes: Partial<Update>): Update => ({
  seq: 1,
  status: 'running',
  view: { full: { round: 1, seats: [{ at: 'a' }, { at: 'b' }] } },
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

  it('applies a diff and keeps seats that were not told again', () => {
    const { seats: _, ...rest } = update({ seq: 2, view: { diff: [[['seats', 1, 'at'], 'c']] }, log_from: 2, log: [line(2, 'Nox moves')] });
    const match = receive(receive(null, update({})), rest);
    expect(match?.view).toEqual({ round: 1, seats: [{ at: 'a' }, { at: 'c' }] });
    expect(match?.seats).toEqual([ada]);
    expect(match?.log.map((it) => it.text)).toEqual(['Setup', 'Ada moves', 'Nox moves']);
  });

  it('shortens the log when something is taken back', () => {
    const match = receive(receive(null, update({})), update({ seq: 2, log_from: 1, log: [line(2, 'Ada takes it back')] }));
    expect(match?.log.map((it) => it.text)).toEqual(['Setup', 'Ada takes it back']);
  });

  it('refuses what builds on something never heard', () => {
    expect(receive(null, update({ view: { diff: [] } }))).toBeNull();
    expect(receive(null, update({ log_from: 5 }))).toBeNull();
  });

  it('resumes with a full view and only the lines that were missed', () => {
    const before = receive(null, update({}));
    const match = receive(before, update({ seq: 9, log_from: 2, log: [line(9, 'Much happened')] }));
    expect(match?.seq).toBe(9);
    expect(match?.log).toHaveLength(3);
  });
});

it('nobody is awaited after the end', () => {
  expect(awaited({ awaits: [1, 2] })).toEqual([1, 2]);
  expect(awaited({ over: { won: [0], drew: [], rule: 'X' } })).toEqual([]);
});
