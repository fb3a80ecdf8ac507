import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { preferences } from './preferences.svelte';
import { type Position, Stage } from './stage.svelte';

const step: Position = { view: 'after', news: [{ entry: 1, text: 'Ada moves', rules: [], event: { Moved: 4 } }] };

function opened(): Stage<Position> {
  const stage = new Stage<Position>();
  stage.script = () => [
    [{ show: 'move', piece: 'seat:0', to: 'tile:4' }],
    [{ show: 'dice', dice: [{ sides: 6, shows: 5 }], words: 'five' }],
  ];
  stage.set({ view: 'before', news: [] });
  return stage;
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  preferences.motion = 'system';
});

describe('a stage', () => {
  it('plays events out over the position before them, then shows what came of them', () => {
    preferences.motion = 'full';
    const stage = opened();
    stage.play(step);
    expect([stage.shown?.view, stage.settled]).toEqual(['before', false]);
    expect(stage.moved.get('seat:0')).toBe('tile:4');
    vi.runAllTimers();
    expect([stage.shown?.view, stage.settled, stage.moved.size, stage.moment]).toEqual(['after', true, 0, []]);
    expect(stage.rolls.map((roll) => roll.words)).toEqual(['five']);
  });

  it('shows what came of them at once where nothing may move, and still the throws', () => {
    preferences.motion = 'none';
    const stage = opened();
    stage.play(step);
    expect([stage.shown?.view, stage.settled, stage.moved.size]).toEqual(['after', true, 0]);
    expect(stage.rolls.length).toBe(1);
  });

  it('hurries on when asked', () => {
    preferences.motion = 'full';
    const stage = opened();
    stage.play(step);
    stage.hurry();
    expect([stage.shown?.view, stage.settled]).toEqual(['after', true]);
  });
});
