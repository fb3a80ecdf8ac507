import { describe, expect, test } from 'vitest';
import { loose, offer } from './offers';
import type { ChoiceText } from './wire';

const choice = (index: number, ...touches: string[]): ChoiceText => ({
  seat: 0,
  index,
  action: null,
  label: `choice ${index}`,
  touches,
  rule: '',
});
const step = choice(0, 'tile:1');
const kick = choice(1, 'card:kick', 'seat:1', 'direction:0');
const push = choice(2, 'card:kick', 'seat:1', 'direction:1');
const end = choice(3);
const seen = (...handles: string[]) => {
  const set = new Set(handles);
  return (handle: string): boolean => set.has(handle);
};

describe('what cannot be pointed at', () => {
  test('is what touches nothing, or nothing in sight', () => {
    expect(loose([step, kick, end], new Set(), seen('tile:1', 'card:kick'))).toEqual([end]);
    expect(loose([step, end], new Set(), seen())).toEqual([step, end]);
  });

  test('is, after some picks, what touches nothing else in sight', () => {
    const picked = new Set(['card:kick', 'seat:1']);
    expect(loose([kick, push], picked, seen('card:kick', 'seat:1'))).toEqual([kick, push]);
    expect(loose([kick, push], picked, seen('card:kick', 'seat:1', 'direction:0'))).toEqual([push]);
  });
});

describe('the rail', () => {
  const open = { decided: undefined, narrowed: false, likely: undefined };

  test('offers a lone choice in one press', () => {
    expect(offer({ ...open, choices: [step], loose: [] }).primary).toBe(step);
  });

  test('offers the one thing that cannot be pointed at', () => {
    expect(offer({ ...open, choices: [step, end], loose: [end] })).toEqual({ primary: end, others: [], more: false });
  });

  test('offers several such things quietly, unless the game knows the likely one', () => {
    const pass = choice(4);
    expect(offer({ ...open, choices: [step, end, pass], loose: [end, pass] })).toEqual({
      primary: undefined,
      others: [end, pass],
      more: false,
    });
    expect(offer({ ...open, choices: [step, end, pass], loose: [end, pass], likely: pass })).toEqual({
      primary: pass,
      others: [end],
      more: false,
    });
  });

  test('sends people to the list where there are too many of them', () => {
    const many = [4, 5, 6, 7].map((index) => choice(index));
    expect(offer({ ...open, choices: many, loose: many })).toEqual({ primary: undefined, others: [], more: true });
  });

  test('offers the one thing to do with what was picked, though more could be pointed at', () => {
    const then = { choices: [step, kick, push], decided: undefined, narrowed: true, likely: end };
    expect(offer({ ...then, loose: [step] })).toEqual({ primary: step, others: [], more: false });
    expect(offer({ ...then, loose: [step, end] })).toEqual({ primary: undefined, others: [], more: false });
  });

  test('names what was decided on and nothing else', () => {
    expect(offer({ choices: [step, end], decided: step, narrowed: true, loose: [end], likely: end })).toEqual({
      primary: step,
      others: [],
      more: false,
    });
  });
});
