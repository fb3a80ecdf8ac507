import { expect, it } from 'vitest';
import { draftIn, sorted } from './kept';

const deck = { name: 'Evening', for: 'Bard', piles: { songs: { S1: 2 } } };
const kept = { id: 'a', game: 'toy', deck, at: 1 };

it('an empty storage has no decks', () => {
  expect(sorted(null)).toEqual({ decks: [], strange: [], damaged: false });
});

it('what this version cannot read is told apart, and kept', () => {
  const older = { id: 'b', game: 'toy', cards: ['S1'] };
  const broken = { ...kept, deck: { ...deck, piles: { songs: { S1: 'two' } } } };
  expect(sorted(JSON.stringify([kept, older, 7, broken]))).toEqual({
    decks: [kept],
    strange: [older, 7, broken],
    damaged: false,
  });
});

it('a storage that is no list is damaged, not empty', () => {
  for (const text of ['{', '"x"', '{"a": 1}']) expect(sorted(text).damaged).toBe(true);
});

it('a draft comes back, or nothing does', () => {
  expect(draftIn(JSON.stringify({ deck, id: 'a' }))).toEqual({ deck, id: 'a' });
  expect(draftIn(JSON.stringify({ deck }))).toEqual({ deck, id: null });
  for (const text of [null, '{', '{"deck": {"name": 1}}']) expect(draftIn(text)).toBeUndefined();
});
