import { describe, expect, it } from 'vitest';
import { bind, find, named, plain, readable, source } from './library.svelte';
import type { EntryText, RuleText } from './wire';

const seal: EntryText = {
  key: 'sacred_seal',
  name: 'Sacred Seal',
  kind: 'Action Card',
  text: 'Seal any grave.',
  mark: 'partly',
  rules: [],
};
const capture: RuleText = { id: 'CRU-CAP-01', chapter: 'Capturing', text: 'A piece on a grave captures it.', note: '' };
const boo: EntryText = { key: 'boo', name: 'Boo!', kind: 'Spell Card', text: '', mark: 'printed', rules: [] };
const sacred: EntryText = { key: 'sacred', name: 'Sacred', kind: 'Word', text: '', mark: 'printed', rules: [] };
const book = bind({ title: 'Crypt Crusade', rules: [capture] }, [seal, boo, sacred]);

describe('searching', () => {
  it('wants all the words, in any order and case', () => {
    expect(find(book, 'GRAVE piece').rules).toEqual([capture]);
    expect(find(book, 'grave shop').rules).toEqual([]);
    expect(find(book, 'cru-cap').rules).toEqual([capture]);
    expect(find(book, 'sacred seal').entries).toEqual([seal]);
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

describe('names in a sentence', () => {
  const words = (text: string): (string | undefined)[][] => named(text, book).map((piece) => [piece.words, piece.key]);

  it('are found whole, the longest first, also in the plural', () => {
    expect(words('Ada plays Sacred Seal on (0,3)')).toEqual([
      ['Ada plays ', undefined],
      ['Sacred Seal', 'sacred_seal'],
      [' on (0,3)', undefined],
    ]);
    expect(words('two Sacred Seals')).toEqual([
      ['two ', undefined],
      ['Sacred Seals', 'sacred_seal'],
    ]);
    expect(words('Sacredly')).toEqual([['Sacredly', undefined]]);
  });

  it('may have signs in them', () => {
    expect(words('Boo! says the ghost')).toEqual([
      ['Boo!', 'boo'],
      [' says the ghost', undefined],
    ]);
  });
});

it('says where a rule is from without the book’s initials', () => {
  expect(source('source: DX, Turns; SH, Rules')).toBe('From the rule book, Turns; the rules sheet, Rules');
  expect(source('A ruling of this house.')).toBe('A ruling of this house.');
});
