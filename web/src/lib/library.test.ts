import { describe, expect, it } from 'vitest';
import { type Book, find, plain, readable } from './library.svelte';
import type { EntryText, RuleText } from './wire';

const seal: EntryText = { key: 'sacred_seal', name: 'Sacred Seal', kind: 'Action Card', text: 'Seal any grave.', mark: 'partly', rules: [] };
const capture: RuleText = { id: 'CRU-CAP-01', chapter: 'Capturing', text: 'A piece on a grave captures it.', note: '' };
const book: Book = {
  title: 'Crypt Crusade',
  rules: [capture],
  entries: [seal],
  rule: (id) => (id === capture.id ? capture : undefined),
  entry: (key) => (key === seal.key ? seal : undefined),
};

describe('searching', () => {
  it('wants all the words, in any order and case', () => {
    expect(find(book, 'GRAVE piece').rules).toEqual([capture]);
    expect(find(book, 'grave shop').rules).toEqual([]);
    expect(find(book, 'cru-cap').rules).toEqual([capture]);
    expect(find(book, 'sacred').entries).toEqual([seal]);
  });
});

describe('labels', () => {
  it('call cards by their names and begin with a capital', () => {
    expect(readable('play sacred_seal (0,3)', ['card:sacred_seal', 'tile:4'], book)).toBe('Play Sacred Seal (0,3)');
    expect(readable('move (1,0)', ['tile:1'], undefined)).toBe('Move (1,0)');
  });
});

it('stress marks of the rulebook are not shown, arithmetic is', () => {
  expect(plain('The *main part* and `board` and **all**')).toBe('The main part and board and all');
  expect(plain('2 * 3 * 4')).toBe('2 * 3 * 4');
});
