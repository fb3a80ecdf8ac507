/** The workbench: one deck being built, and what its game says of it at every change. */
import * as api from './api';
import { deckBox, draft, keepDraft } from './deckbox.svelte';
import { same } from './decks';
import type { Draft } from './kept';
import { notices } from './notices.svelte';
import { playNow } from './playnow';
import { steadfast } from './steadfast';
import type { DeckCollection, DeckText, InspectedDeck } from './wire';

const PAUSE = 120;

export class Bench {
  readonly game: string;
  collection = $state.raw<DeckCollection>();
  deck = $state.raw<DeckText>();
  /** The kept deck this one came from. */
  id = $state.raw<string | null>(null);
  /** What the game said last, perhaps of the deck before the last change. */
  inspected = $state.raw<InspectedDeck>();
  readonly saved = $derived(this.deck !== undefined && same(deckBox.find(this.id)?.deck, this.deck));
  /** Whether nothing would be lost if it were put away: a starter deck is there again. */
  readonly safe = $derived(
    this.saved || (this.collection?.starters.some(({ deck }) => same(deck, this.deck)) ?? false),
  );
  #asked = 0;

  constructor(game: string) {
    this.game = game;
    const begun = draft(game);
    if (begun) this.#lay(begun);
  }

  async open(): Promise<void> {
    this.collection = await steadfast(() => api.deckCollection(this.game));
  }

  /** Takes up another deck. */
  take(deck: DeckText, id: string | null): void {
    this.#lay({ deck, id });
    keepDraft(this.game, { deck, id });
  }

  change(deck: DeckText): void {
    this.take(deck, this.id);
  }

  /** Keeps the deck in the browser. */
  save(): void {
    if (!this.deck) return;
    const named = this.deck.name.trim() === '' ? { ...this.deck, name: 'Nameless deck' } : this.deck;
    this.take(named, deckBox.keep(this.game, named, this.id).id);
    notices.say(`“${named.name}” is kept in this browser.`);
  }

  /** Puts the deck away; what was not saved is gone. */
  clear(): void {
    this.#asked += 1;
    [this.deck, this.id, this.inspected] = [undefined, null, undefined];
    keepDraft(this.game, undefined);
  }

  /** Begins a match with this deck against a bot; the table's id. */
  async tryOut(name: string): Promise<string> {
    const offered = await api.settings(this.game, 2);
    const lists = Object.entries(this.inspected?.settings ?? {}).map(([key, value]) => {
      const usual = offered.find((setting) => setting.key === key)?.default;
      return [key, Array.isArray(usual) ? [value, ...(usual.slice(1) as unknown[])] : value] as const;
    });
    const body = { game: this.game, seats: 2, settings: Object.fromEntries(lists), name };
    return playNow(body);
  }

  #lay({ deck, id }: Draft): void {
    [this.deck, this.id] = [deck, id];
    const turn = (this.#asked += 1);
    setTimeout(() => turn === this.#asked && void this.#inspect(turn, deck), PAUSE);
  }

  async #inspect(turn: number, deck: DeckText): Promise<void> {
    try {
      const inspected = await api.inspectDeck(this.game, { deck });
      if (turn === this.#asked) this.inspected = inspected;
    } catch (error) {
      notices.refuse(error, this.game);
    }
  }
}
