/** A deck on the workbench: its pieces counted, chosen and sorted. Knows no rule of any game. */
import type { DeckPiece, DeckPile, DeckText } from './wire';

export const copies = (deck: DeckText, pile: string, piece: string): number => deck.piles[pile]?.[piece] ?? 0;

export const total = (deck: DeckText, pile: string): number =>
  Object.values(deck.piles[pile] ?? {}).reduce((sum, count) => sum + count, 0);

/** The same deck with so many copies of a piece; none takes it out. */
export function withCopies(deck: DeckText, pile: string, piece: string, count: number): DeckText {
  const others = Object.entries(deck.piles[pile] ?? {}).filter(([key]) => key !== piece);
  const kept: [string, number][] = count > 0 ? [...others, [piece, Math.min(count, 99)]] : others;
  kept.sort(([a], [b]) => (a < b ? -1 : 1)); // so that equal decks are written equally
  return { ...deck, piles: { ...deck.piles, [pile]: Object.fromEntries(kept) } };
}

export const same = (a: DeckText | undefined, b: DeckText | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What somebody looks for in a pile. */
export type Wish = {
  readonly words: string;
  /** For each facet the value it must have; empty for any. */
  readonly facts: readonly string[];
  /** Whose deck must be allowed to hold it; nobody in particular if missing. */
  readonly bearer: string | undefined;
};

export const ANYTHING: Wish = { words: '', facts: [], bearer: undefined };

export function fits(piece: DeckPiece, { words, facts, bearer }: Wish): boolean {
  const page = [piece.key, piece.name, piece.text, ...piece.facts].join(' ').toLowerCase();
  return (
    facts.every((fact, facet) => fact === '' || piece.facts[facet] === fact) &&
    (bearer === undefined || piece.bearers.includes(bearer)) &&
    words
      .toLowerCase()
      .split(/\s+/)
      .every((word) => page.includes(word))
  );
}

/** A piece of a deck. One that is not in the box any more has only the key it was written with. */
export type Row = { readonly key: string; readonly count: number; readonly piece: DeckPiece | undefined };
export type Group = { readonly title: string; readonly count: number; readonly rows: readonly Row[] };

/** What a deck holds of a pile, sorted by a facet; what the box does not know comes first. */
export function grouped(deck: DeckText, pile: DeckPile, facet: number): Group[] {
  const known = new Map(pile.pieces.map((piece) => [piece.key, piece]));
  const rows = Object.entries(deck.piles[pile.key] ?? {}).map(([key, count]) => ({
    key,
    count,
    piece: known.get(key),
  }));
  rows.sort((a, b) => (a.piece?.name ?? a.key).localeCompare(b.piece?.name ?? b.key));
  const group = (title: string, rows: Row[]): Group => ({
    title,
    count: rows.reduce((sum, row) => sum + row.count, 0),
    rows,
  });
  const values = pile.facets[facet]?.values ?? [];
  return [
    group(
      'Not in the box',
      rows.filter((row) => row.piece === undefined),
    ),
    ...[...values, ''].map((value) =>
      group(
        value === '' ? 'All else' : value,
        rows.filter((row) => row.piece?.facts[facet] === value),
      ),
    ),
  ].filter(({ rows }) => rows.length > 0);
}

/** How many copies of a pile have each value of a facet. */
export function tally(deck: DeckText, pile: DeckPile, facet: number): { value: string; count: number }[] {
  const count = (value: string): number =>
    pile.pieces
      .filter((piece) => piece.facts[facet] === value)
      .reduce((sum, piece) => sum + copies(deck, pile.key, piece.key), 0);
  return (pile.facets[facet]?.values ?? []).map((value) => ({ value, count: count(value) }));
}

/** What a pile comes to of what it measures: in all, for each copy that has any, for each copy there is. */
export type Measured = {
  readonly sum: number;
  readonly bearing: number;
  readonly each: number;
  readonly drawn: number;
};

export function measured(deck: DeckText, pile: DeckPile): Measured {
  let [sum, bearing] = [0, 0];
  for (const piece of pile.pieces) {
    const count = copies(deck, pile.key, piece.key);
    if (piece.amount === null || count === 0) continue;
    sum += piece.amount * count;
    bearing += count;
  }
  const all = total(deck, pile.key);
  return { sum, bearing, each: bearing === 0 ? 0 : sum / bearing, drawn: all === 0 ? 0 : sum / all };
}

/** A number as people write it: 3.5, 12. */
export const plainNumber = (number: number): string => String(Math.round(number * 10) / 10);

/** A name a file may have. */
export const fileName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '') || 'deck';
