/** What a game brings to the client: how its table looks. It brings no rules. */
import type { Component } from 'svelte';
import type { Face as CardFace } from '../cards/face';
import type { Moment } from '../lib/cues';
import type { Book } from '../lib/library.svelte';
import type { Handle } from '../lib/narrow';
import type { ChoiceText, ClockText, EntryText, Line, Lobby, Outcome, SeatText } from '../lib/wire';

/** What every part of a table is given. */
export type TableProps<View = unknown> = {
  /** Which match this is: everything random in a picture comes from it, so that all see the same board. */
  match: string;
  /** As the server sent it, in the game's own shape. */
  view: View;
  seats: readonly SeatText[];
  /** The seats this browser holds. */
  mine: readonly number[];
  /** The seat of mine that is to decide; else the first I hold, and nobody for a spectator. */
  me: number | undefined;
  /** Everything some choice touches. */
  lit: ReadonlySet<Handle>;
  picked: ReadonlySet<Handle>;
  /** What is still possible after what was picked: a thing may glow for several deeds, and says which. */
  choices: readonly ChoiceText[];
  /** Pieces that what is being played out has put on another thing than the view has them on. */
  moved: ReadonlyMap<Handle, Handle>;
  /** The time for this decision, for a game that has its own plaques. */
  clock?: ClockText | undefined;
  /** The rulebook and the contents of the box, once they are here. */
  book: Book | undefined;
  /** Somebody pointed at a thing; where several lie on top of each other, the likeliest first. */
  point: (...handles: Handle[]) => void;
};

/** A card in somebody's hand. */
export type Face = {
  /** What choices touch. */
  readonly handle: Handle;
  /** Where the box tells of it. */
  readonly key: string;
  readonly icon: string;
  readonly side?: number;
  readonly count?: number;
  /** A word for the corner, such as a tier or a price. */
  readonly corner?: string;
  /** Whose hand it is in, by seat. */
  readonly seat: number;
};

/** A number with its picture: graves, tokens, cards in hand. The label is read aloud. */
export type Sum = { readonly icon: string; readonly label: string; readonly count: number | string };

/** A seat on its plaque. What it did last is known from the story; `state` is said instead where that matters more. */
export type PlaqueFace = {
  /** The figure struck on the coin. */
  readonly icon: string;
  /** Whom the seat leads, if that is not its own name: `Paladin`. */
  readonly title?: string;
  readonly life?: { readonly now: number; readonly full: number };
  /** How much is in the hand; on a folded plaque this is the badge. */
  readonly held?: Sum;
  readonly facts?: readonly Sum[];
  readonly state?: string | undefined;
  /** Out of the game: the plaque goes grey. */
  readonly down?: boolean;
};

/** Seats that stand together in a dock, under a plate of their own if it has a title. */
export type Team = {
  readonly dock: 'left' | 'right';
  readonly seats: readonly number[];
  readonly title?: string;
  readonly side?: number;
  readonly sums?: readonly Sum[];
};

/** Words on vellum beside a thing: what would happen, with odds and numbers. */
export type TagText = { readonly title: string; readonly lines?: readonly string[] };

/** A line of the result: what a side or a seat came to. */
export type Tally = { readonly label: string; readonly side?: number; readonly words: string };

/** A page of the table that is opened when it is wanted: a ship, a shop, somebody's collection. */
export type DrawerOf<View> = {
  readonly title: string;
  readonly icon: string;
  readonly Content: Component<TableProps<View>>;
};

/** What a game's own corner of the lobby is given. */
export type LobbyProps = {
  lobby: Lobby;
  mine: readonly number[];
  host: boolean;
  busy: boolean;
  /** Sets one of the game's settings; the host's alone. */
  choose: (key: string, value: unknown) => void;
};

export type LookOf<View, Event> = {
  readonly Board: Component<TableProps<View>>;
  /** The room's clock, in the middle of the top strip: a track of rounds, the order of turns. */
  readonly Status: Component<TableProps<View>>;
  /** What must be in sight while one decides, in the right dock: a stack of responses, what monsters will do. */
  readonly Aside?: Component<TableProps<View>>;
  /** What lies in front of a seat, under its plaque, where there is room for words. */
  readonly Before?: Component<TableProps<View> & { seat: number }>;
  /** Bottom left: what can be bought or drawn. */
  readonly Corner?: Component<TableProps<View>>;
  /** What one holds, where plain cards do not say enough of it; `hand` is not asked then. */
  readonly Hand?: Component<TableProps<View>>;
  readonly drawers?: readonly DrawerOf<View>[];
  /** The game's own corner of the lobby, and the settings it takes care of. */
  readonly lobby?: { readonly Corner: Component<LobbyProps>; readonly settings: readonly string[] };
  /** What an option of a setting looks like in the lobby; where all have a picture they are laid out as coins. */
  option?(setting: string, value: unknown): string | undefined;
  /** A seat's sign: its colour and shape, by number. */
  side(view: View, seat: number): number;
  hand(view: View, mine: readonly number[]): Face[];
  /** What there is to say about a seat, in short lines. */
  notes(view: View, seat: number): string[];
  /** The seat's plaque; without it the sign of its side is on the coin. */
  plaque?(view: View, seat: number, book: Book | undefined): PlaqueFace;
  /** Who stands in which dock; without it, one's own side is on the left. */
  teams?(view: View, seats: readonly SeatText[], me: number | undefined): Team[];
  /** Under the room's name: where one is. */
  place?(view: View): string;
  tally(view: View): Tally[];
  /** What is asked of a seat now: the rail's sentence, sixty characters at most. */
  question(view: View, seat: number): string;
  /** The rail's second line: a rule in passing, or a tip; ninety characters at most. */
  tip?(view: View, seat: number): string | undefined;
  /** What most people would do now if they have picked nothing: the brass button. A lone choice needs no asking. */
  primary?(choices: readonly ChoiceText[], view: View, seat: number): ChoiceText | undefined;
  /** A choice as a deed on a button, thirty characters at most, where its label says more than that. */
  deed?(choice: ChoiceText, view: View, book: Book | undefined): string | undefined;
  /** A choice beside its coin in the ring, where the thing it stands at is clear: what with. */
  coin?(choice: ChoiceText, view: View, book: Book | undefined): string | undefined;
  /** A choice's picture, for the button and for the ring around a piece. */
  icon?(choice: ChoiceText, view: View): string | undefined;
  /** What pointing at a thing would do; without it, the one choice it decides on is told. */
  tag?(handle: Handle, view: View, choices: readonly ChoiceText[], book: Book | undefined): TagText | undefined;
  /** Whether a line of the story opens a chapter, and its heading. */
  chapter?(line: Line): string | undefined;
  /** A line of the story in plainer words, where it has notation in it. */
  tell?(text: string, view: View): string;
  /** The picture before a line of the story. */
  sign?(line: Line): string | undefined;
  /** A choice in words, where its notation is not plain enough. */
  label?(choice: ChoiceText, view: View, book: Book | undefined): string | undefined;
  /** What pointing at a thing would mean, as notation writes it, for asking why it is not possible. */
  wish(view: View, handle: Handle): string | undefined;
  /** How it ended, in a headline; without it the winning teams are named. */
  ending?(view: View, outcome: Outcome): string;
  /** A card as it is seen when it is turned up for everybody; without it, only its words are. */
  face?(key: string, entry: EntryText | undefined): CardFace;
  /** What an event looks like, over the view before it; nothing is common. */
  moments(event: Event, view: View, book: Book | undefined): Moment[];
};

/** Any game's look. */
export type Look = LookOf<unknown, unknown>;

/** The server sends views and events of the game it named, so this is the one place that takes its word for it. */
export function dress<View, Event>(look: LookOf<View, Event>): Look {
  return look as unknown as Look;
}
