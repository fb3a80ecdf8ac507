/** The decks kept in this browser, and the one being built. */
import { randomWord } from './api';
import { type Draft, draftIn, type Kept, sorted } from './kept';
import type { DeckText } from './wire';

const PLACE = 'undercroft.decks';
const DAMAGED = 'undercroft.decks.damaged';
const draftPlace = (game: string): string => `undercroft.deck-draft.${game}`;

class DeckBox {
  all = $state.raw<readonly Kept[]>([]);
  /** How many entries in the storage this version cannot read. */
  strange = $state(0);
  damaged = $state(false);

  constructor() {
    this.#look();
    // Another tab may build, too.
    addEventListener('storage', ({ key }) => key === PLACE && this.#look());
  }

  /** The decks of a game, the newest first. */
  of(game: string): Kept[] {
    return this.all.filter((it) => it.game === game).sort((a, b) => b.at - a.at);
  }

  find(id: string | null): Kept | undefined {
    return this.all.find((it) => it.id === id);
  }

  /** Keeps a deck in place of the one of this id, or as a new one. */
  keep(game: string, deck: DeckText, id: string | null): Kept {
    const kept = { id: id ?? randomWord(), game, deck, at: Date.now() };
    this.#write([...this.all.filter((it) => it.id !== kept.id), kept]);
    return kept;
  }

  drop(id: string): void {
    this.#write(this.all.filter((it) => it.id !== id));
  }

  #look(): void {
    const text = localStorage.getItem(PLACE);
    const { decks, strange, damaged } = sorted(text);
    // What cannot be read is laid aside before anything is written over it.
    if (damaged && text !== null) localStorage.setItem(DAMAGED, text);
    [this.all, this.strange, this.damaged] = [decks, strange.length, damaged];
  }

  #write(decks: readonly Kept[]): void {
    const { strange } = sorted(localStorage.getItem(PLACE));
    localStorage.setItem(PLACE, JSON.stringify([...decks, ...strange]));
    this.#look();
  }
}

export const deckBox = new DeckBox();

export const draft = (game: string): Draft | undefined => draftIn(localStorage.getItem(draftPlace(game)));

export function keepDraft(game: string, draft: Draft | undefined): void {
  if (draft === undefined) localStorage.removeItem(draftPlace(game));
  else localStorage.setItem(draftPlace(game), JSON.stringify(draft));
}
