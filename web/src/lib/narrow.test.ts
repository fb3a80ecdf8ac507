import { describe, expect, it } from 'vitest';
import { decided, narrow, pick, touched } from './narrow';
import type { ChoiceText } from './wire';

const choice = (index: number, ...touches: string[]): ChoiceText => ({
  seat: 0,
  index,
  action: index,
  label: touches.join(' '),
  touches,
  rule: 'X-1',
});
const walk = choice(0, 'tile:1');
const sprint = choice(1, 'card:sprint', 'tile:1');
const sprintFar = choice(2, 'card:sprint', 'tile:2');
const kick = choice(3, 'card:kick', 'seat:1', 'direction:0');
const end = choice(4, 'button:end');
const all = [walk, sprint, sprintFar, kick, end];

describe('narrowing', () => {
  it('leaves everything while nothing is picked', () => {
    expect(narrow(all, [])).toEqual(all);
  });

  it('leaves what touches everything picked', () => {
    expect(narrow(all, ['tile:1'])).toEqual([walk, sprint]);
    expect(narrow(all, ['tile:1', 'card:sprint'])).toEqual([sprint]);
  });

  it('lights up whatever is still touched', () => {
    expect(touched(narrow(all, ['card:sprint']))).toEqual(new Set(['card:sprint', 'tile:1', 'tile:2']));
  });
});

describe('picking', () => {
  it('adds, and lets go of what is picked again', () => {
    expect(pick(all, ['card:sprint'], 'tile:2')).toEqual(['card:sprint', 'tile:2']);
    expect(pick(all, ['card:sprint', 'tile:2'], 'card:sprint')).toEqual(['tile:2']);
  });

  it('starts anew with a thing that does not fit', () => {
    expect(pick(all, ['card:sprint'], 'seat:1')).toEqual(['seat:1']);
  });

  it('ignores what no choice touches', () => {
    expect(pick(all, ['card:sprint'], 'tile:99')).toEqual(['card:sprint']);
  });

  it('decides when one choice is left, but never unasked', () => {
    expect(decided(all, ['button:end'])).toBe(end);
    expect(decided(all, ['tile:1'])).toBeUndefined();
    expect(decided([end], [])).toBeUndefined();
  });
});
