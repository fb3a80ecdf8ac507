/** Figures as events call them, by their numbers in the box. */
import type { Book } from '../../lib/library.svelte';
import type { EntryText } from '../../lib/wire';
import { heroHandle, monsterHandle } from './map';
import type { Whom } from './view';

/** The box lists every kind of thing in the order of its numbers. */
const kind = (book: Book | undefined, starts: string): EntryText[] =>
  book?.entries.filter((entry) => entry.kind.startsWith(starts)) ?? [];

export const item = (book: Book | undefined, number: number): EntryText | undefined => kind(book, 'Item')[number];
export const stage = (book: Book | undefined, number: number): EntryText | undefined => kind(book, 'Stage')[number];

/** A sidekick stands behind its character in the box. */
function sidekick(book: Book | undefined, character: number): EntryText | undefined {
  const short = kind(book, 'Character,')[character]?.name.split(' ')[0] ?? '';
  return kind(book, 'Sidekick of').find((entry) => entry.kind === `Sidekick of ${short}`);
}

export function entryOf(book: Book | undefined, whom: Whom): EntryText | undefined {
  if ('Character' in whom) return kind(book, 'Character,')[whom.Character];
  if ('Monster' in whom) return kind(book, 'Monster')[whom.Monster];
  return sidekick(book, 'Sidekick' in whom ? whom.Sidekick : whom.Turned);
}

export function handleOf(book: Book | undefined, whom: Whom): string {
  const key = entryOf(book, whom)?.key ?? '';
  return 'Monster' in whom || 'Turned' in whom ? monsterHandle(key) : heroHandle(key);
}

/** A name short enough for a roll: characters go by their first. */
export function nameOf(book: Book | undefined, whom: Whom): string {
  const name = entryOf(book, whom)?.name ?? 'Somebody';
  return 'Character' in whom ? (name.split(' ')[0] ?? name) : name;
}
