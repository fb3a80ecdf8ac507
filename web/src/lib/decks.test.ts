import { describe, expect, it } from 'vitest';
import { ANYTHING, copies, fileName, fits, grouped, measured, same, tally, total, withCopies } from './decks';
import type { DeckPiece, DeckPile, DeckText } from './wire';

const piece = (
  key: string,
  name: string,
  facts: string[],
  amount: number | null,
  bearers = ['Bard', 'Smith'],
): DeckPiece => ({ key, name, text: `${name} does something`, facts, copies: 4, bearers, amount });
const songs: DeckPile = {
  key: 'songs',
  title: 'Songs',
  facets: [
    { title: 'Kind', values: ['Loud', 'Quiet'] },
    { title: 'Level', values: ['1', '2'] },
  ],
  measure: 'noise',
  pieces: [
    piece('S1', 'Ballad', ['Quiet', ''], null),
    piece('S2', 'March', ['Loud', '2'], 7, ['Smith']),
    piece('S3', 'Anthem', ['Loud', '1'], 3.5),
  ],
};
const deck: DeckText = { name: 'Evening', for: 'Bard', piles: { songs: { S1: 2, S2: 1, S3: 1, S9: 1 } } };

describe('a deck', () => {
  it('counts its copies and changes them without touching the one before', () => {
    expect([
      copies(deck, 'songs', 'S1'),
      copies(deck, 'songs', 'S4'),
      total(deck, 'songs'),
      total(deck, 'steps'),
    ]).toEqual([2, 0, 5, 0]);
    const more = withCopies(deck, 'songs', 'S1', 3);
    expect([copies(more, 'songs', 'S1'), copies(deck, 'songs', 'S1')]).toEqual([3, 2]);
    expect(same(withCopies(more, 'songs', 'S1', 2), deck)).toBe(true);
    expect(withCopies(deck, 'songs', 'S1', 0).piles['songs']).toEqual({ S2: 1, S3: 1, S9: 1 });
    expect(withCopies(deck, 'steps', 'T1', 500).piles['steps']).toEqual({ T1: 99 });
  });

  it('is shown by a facet, and nothing in it is left out', () => {
    const groups = grouped(deck, songs, 0);
    expect(groups.map(({ title, count }) => [title, count])).toEqual([
      ['Not in the box', 1],
      ['Loud', 2],
      ['Quiet', 2],
    ]);
    expect(groups[1]?.rows.map(({ key }) => key)).toEqual(['S3', 'S2']);
    expect(grouped(deck, songs, 1).map(({ title }) => title)).toEqual(['Not in the box', '1', '2', 'All else']);
  });

  it('has a curve and a measure', () => {
    expect(tally(deck, songs, 0)).toEqual([
      { value: 'Loud', count: 2 },
      { value: 'Quiet', count: 2 },
    ]);
    expect(measured(deck, songs)).toEqual({ sum: 10.5, bearing: 2, each: 5.25, drawn: 2.1 });
    expect(measured({ ...deck, piles: {} }, songs)).toEqual({ sum: 0, bearing: 0, each: 0, drawn: 0 });
  });
});

describe('a wish', () => {
  const found = (wish: Partial<typeof ANYTHING>): string[] =>
    songs.pieces.filter((it) => fits(it, { ...ANYTHING, ...wish })).map(({ key }) => key);

  it('finds by words, facts and bearer', () => {
    expect(found({})).toEqual(['S1', 'S2', 'S3']);
    expect(found({ words: 'MARCH some' })).toEqual(['S2']);
    expect(found({ words: 's3' })).toEqual(['S3']);
    expect(found({ facts: ['Loud', ''] })).toEqual(['S2', 'S3']);
    expect(found({ facts: ['Loud', '1'] })).toEqual(['S3']);
    expect(found({ bearer: 'Bard' })).toEqual(['S1', 'S3']);
  });
});

it('a file has a plain name', () => {
  expect([fileName('The Ninth Verse!'), fileName(' / '), fileName('Überfall 2')]).toEqual([
    'the-ninth-verse',
    'deck',
    'überfall-2',
  ]);
});
