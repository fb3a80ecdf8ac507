import { describe, expect, it } from 'vitest';
import { awaited, receive } from './match';
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
    expect(match?.news.map((it) => it.text)).toEqual(['Much happened']);
  });

  it('goes on with an update that has no news', () => {
    const before = receive(null, update({ prompt: 'Your turn' }));
    const match = receive(before, update({ log_from: 2, log: [] }));
    expect(match?.log).toEqual(before?.log);
    expect([before?.prompt, match?.prompt, match?.news]).toEqual(['Your turn', undefined, []]);
  });

  it('shortens the log when something is taken back, and that is news', () => {
    const before = receive(null, update({}));
    const match = receive(before, update({ seq: 2, log_from: 1, log: [line(2, 'Ada takes it back')] }));
    expect(match?.log.map((it) => it.text)).toEqual(['Setup', 'Ada takes it back']);
    expect(match?.news.map((it) => it.text)).toEqual(['Ada takes it back']);
  });

  it('opens older lines at the end, which are no news', () => {
    const before = receive(null, update({}));
    const log = [line(1, 'Ada moves in the dark'), line(2, 'Ada wins')];
    const match = receive(before, update({ seq: 2, log_from: 1, log }));
    expect(match?.log.map((it) => it.text)).toEqual(['Setup', 'Ada moves in the dark', 'Ada wins']);
    expect(match?.news.map((it) => it.text)).toEqual(['Ada wins']);
  });

  it('has no news when it starts', () => {
    expect(receive(null, update({}))?.news).toEqual([]);
  });
});

it('nobody is awaited after the end', () => {
  expect(awaited({ awaits: [1, 2] })).toEqual([1, 2]);
  expect(awaited({ over: { won: [0], drew: [], rule: 'X' } })).toEqual([]);
});
