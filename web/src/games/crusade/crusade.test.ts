import { describe, expect, it } from 'vitest';
import { bind } from '../../lib/library.svelte';
import type { EntryText } from '../../lib/wire';
import { label } from './labels';
import { moments } from './moments';
import type { View } from './view';

const kick: EntryText = { key: 'kick', name: 'Kick', kind: 'Action Card', text: '', mark: 'printed', rules: [] };
const book = bind({ title: 'Crypt Crusade', rules: [] }, [kick]);
const view = {} as View;
const say = (line: string): string | undefined => label({ label: line }, view, book);

describe('choices in words', () => {
  it('say what is meant', () => {
    expect(say('move (1,0)')).toBe('Move to (1,0)');
    expect(say('edge (2,-1) NE')).toBe('Wait outside (2,-1), on the NE side');
    expect(say('play kick Bo NE')).toBe('Play Kick on Bo, toward NE');
    expect(say('play kick')).toBe('Play Kick');
    expect(say('give kick')).toBe('Give Kick back');
    expect(say('buy 2')).toBe('Buy a card of tier 2');
  });

  it('leave alone what they do not know', () => {
    expect(say('end turn')).toBeUndefined();
    expect(say('play wardance')).toBeUndefined();
  });
});

describe('events', () => {
  it('move pieces', () => {
    expect(moments({ Shoved: { seat: 0, whom: 1, to: 7 } }, view, book)[0]).toContainEqual({
      show: 'move',
      piece: 'seat:1',
      to: 'tile:7',
    });
  });

  it('turn a played card up, by its number in the box', () => {
    expect(moments({ Played: { seat: 0, card: 0 } }, view, book)).toEqual([
      [{ show: 'card', key: 'kick', words: 'Kick' }],
    ]);
    expect(moments({ Played: { seat: 0, card: 0 } }, view, undefined)).toEqual([]);
  });

  it('may look like nothing', () => {
    expect(moments('DecksReady', view, book)).toEqual([]);
    expect(moments({ TurnEnds: { seat: 0, how: 'Card' } }, view, book)).toEqual([]);
  });
});
