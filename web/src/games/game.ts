/** What a game brings to the client: how its table looks. It brings no rules. */
import type { Component } from 'svelte';
import type { Handle } from '../lib/narrow';
import type { SeatText } from '../lib/wire';

/** What every part of a table is given. */
export type TableProps = {
  /** As the server sent it, in the game's own shape. */
  view: unknown;
  seats: readonly SeatText[];
  /** The seats this browser holds. */
  mine: readonly number[];
  /** Everything some choice touches. */
  lit: ReadonlySet<Handle>;
  picked: ReadonlySet<Handle>;
  /** Somebody pointed at a thing; where several lie on top of each other, the likeliest first. */
  point: (...handles: Handle[]) => void;
};

/** A card in somebody's hand. */
export type Face = { readonly key: string; readonly icon: string; readonly side: number; readonly count: number };

/** A line of the result: what each team came to. */
export type Tally = { readonly team: string; readonly words: string };

export type Look = {
  /** In the order of their signs: square, lozenge. */
  readonly teams: readonly string[];
  readonly Board: Component<TableProps>;
  /** What lies beside the board: counters, decks, pools. */
  readonly Status: Component<TableProps>;
  hand(view: unknown, mine: readonly number[]): Face[];
  notes(view: unknown, seat: number): string[];
  tally(view: unknown): Tally[];
  /** What is asked of a seat now, in a few words. */
  question(view: unknown): string;
  /** What pointing at a thing would mean, as labels write it, for asking why it is not possible. */
  wish(view: unknown, handle: Handle): string | undefined;
};
