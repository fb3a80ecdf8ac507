import { expect, it } from 'vitest';
import { afterMoves, momentLength, rollsOf, soundsOf } from './cues';

it('a moment lasts as long as its longest cue, and an empty one no time', () => {
  const move = { show: 'move', piece: 'seat:0', to: 'tile:1' } as const;
  const dice = { show: 'dice', dice: [{ sides: 20, shows: 14 }], words: 'Ada strikes' } as const;
  expect(momentLength([move, dice])).toBe(momentLength([dice]));
  expect(momentLength([])).toBe(0);
  expect(rollsOf([[move], [dice]])).toEqual([dice]);
});

it('a piece stands where it was moved last', () => {
  const once = afterMoves(new Map(), [{ show: 'move', piece: 'seat:0', to: 'tile:1' }]);
  const twice = afterMoves(once, [{ show: 'move', piece: 'seat:0', to: 'tile:2' }]);
  expect([...twice]).toEqual([['seat:0', 'tile:2']]);
  expect(afterMoves(twice, [{ show: 'banner', words: 'Round 2' }])).toBe(twice);
});

it('a moment is heard: by what its cues say, else by what they show, each sound once', () => {
  expect(
    soundsOf([
      { show: 'move', piece: 'seat:0', to: 'tile:1', sound: 'grass' },
      { show: 'move', piece: 'seat:1', to: 'tile:2' },
      { show: 'flash', on: 'seat:1', tone: 'bad' },
      { show: 'flash', on: 'seat:2', tone: 'bad' },
      { show: 'flash', on: 'seat:2', tone: 'good' },
      { show: 'banner', words: 'Round 2', sound: null },
    ]),
  ).toEqual(['grass', 'set', 'hit']);
});
