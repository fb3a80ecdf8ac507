/** Decks as they lie in a browser's storage, where an older version, another tab or a person may have put anything. */
import type { DeckText } from './wire';

export type Kept = { readonly id: string; readonly game: string; readonly deck: DeckText; readonly at: number };
/** A deck on the bench, and which kept one it came from, if any. */
export type Draft = { readonly deck: DeckText; readonly id: string | null };

const isRecord = (it: unknown): it is Record<string, unknown> =>
  typeof it === 'object' && it !== null && !Array.isArray(it);

function isDeck(it: unknown): it is DeckText {
  if (!isRecord(it) || typeof it['name'] !== 'string' || typeof it['for'] !== 'string' || !isRecord(it['piles']))
    return false;
  return Object.values(it['piles']).every(
    (pile) => isRecord(pile) && Object.values(pile).every((count) => Number.isInteger(count)),
  );
}

const isKept = (it: unknown): it is Kept =>
  isRecord(it) &&
  typeof it['id'] === 'string' &&
  typeof it['game'] === 'string' &&
  typeof it['at'] === 'number' &&
  isDeck(it['deck']);

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null') as unknown;
  } catch {
    return undefined;
  }
}

/** Sorts what lies in storage into decks and what this version cannot read, which is put back as it was. */
export function sorted(text: string | null): { decks: Kept[]; strange: unknown[]; damaged: boolean } {
  const list = parsed(text);
  if (list === null) return { decks: [], strange: [], damaged: false };
  if (!Array.isArray(list)) return { decks: [], strange: [], damaged: true };
  return { decks: list.filter(isKept), strange: list.filter((it) => !isKept(it)), damaged: false };
}

/** The draft in a text, if there is one. */
export function draftIn(text: string | null): Draft | undefined {
  const kept = parsed(text);
  if (!isRecord(kept) || !isDeck(kept['deck'])) return undefined;
  return { deck: kept['deck'], id: typeof kept['id'] === 'string' ? kept['id'] : null };
}
