/** The rulebooks and the contents of the boxes, fetched once for each game and looked up from everywhere. */
import { SvelteMap } from 'svelte/reactivity';
import * as api from './api';
import { steadfast } from './steadfast';
import type { EntryText, RulesPage, RuleText } from './wire';

export type Book = {
  readonly title: string;
  readonly rules: readonly RuleText[];
  readonly entries: readonly EntryText[];
  rule(id: string): RuleText | undefined;
  entry(key: string): EntryText | undefined;
  /** Everything in the box by its name, and a pattern that finds these names. */
  readonly names: ReadonlyMap<string, EntryText>;
  readonly pattern: RegExp;
};

const books = new SvelteMap<string, Book>();
const asked = new Set<string>();

/** The game's book, if it is here already; otherwise it is sent for. */
export function book(game: string): Book | undefined {
  if (!asked.has(game)) {
    asked.add(game);
    void open(game).catch(() => asked.delete(game));
  }
  return books.get(game);
}

async function open(game: string): Promise<void> {
  const [page, entries] = await steadfast(() => Promise.all([api.rules(game), api.entries(game)]));
  books.set(game, bind(page, entries));
}

/** Puts rules and entries together to be looked up from all sides. */
export function bind(page: RulesPage, entries: readonly EntryText[]): Book {
  const list = page.rules.map((rule) => ({ ...rule, text: plain(rule.text), note: plain(rule.note) }));
  const rules = new Map(list.map((rule) => [rule.id, rule]));
  const things = new Map(entries.map((entry) => [entry.key, entry]));
  const names = new Map(entries.map((entry) => [entry.name, entry]));
  return {
    title: page.title,
    rules: list,
    entries,
    rule: (id) => rules.get(id),
    entry: (key) => things.get(key),
    names,
    pattern: patternOf([...names.keys()]),
  };
}

/** Finds whole names, the longest first, and their plurals. */
function patternOf(names: readonly string[]): RegExp {
  if (names.length === 0) return /(?!)/gu;
  const longest = [...names].sort((a, b) => b.length - a.length);
  const escaped = longest.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(${escaped.join('|')})s?(?![\\p{L}\\p{N}])`, 'gu');
}

export type Piece = { readonly words: string; readonly key: string | undefined };

/** A sentence cut into what can be looked up and what stands between. */
export function named(text: string, { names, pattern }: Book): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) pieces.push({ words: text.slice(end, found.index), key: undefined });
    pieces.push({ words: found[0], key: names.get(found[1] ?? '')?.key });
    end = found.index + found[0].length;
  }
  if (end < text.length) pieces.push({ words: text.slice(end), key: undefined });
  return pieces;
}

/** A rulebook's sentence without the stars and ticks its author stressed words with. */
export function plain(text: string): string {
  return text.replaceAll(/(\*\*?|`)(\S(?:.*?\S)?)\1/g, '$2');
}

/** Where a rule is from, as one would say it to a player. */
export function source(note: string): string {
  if (!note.startsWith('source: ')) return note;
  return note
    .replace('source: ', 'From ')
    .replaceAll(/\bDX\b/g, 'the rule book')
    .replaceAll(/\bSH\b/g, 'the rules sheet');
}

/** The rules and things that speak of all these words. */
export function find(book: Book, words: string): { rules: RuleText[]; entries: EntryText[] } {
  const wanted = words
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const speaks = (...texts: string[]): boolean => {
    const text = texts.join(' ').toLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  return {
    rules: book.rules.filter((rule) => speaks(rule.id, rule.chapter, rule.text)),
    entries: book.entries.filter((entry) => speaks(entry.name, entry.kind, entry.text)),
  };
}

/** A label as people read it: the keys of cards become their names, and it begins with a capital. */
export function readable(label: string, touches: readonly string[], book: Book | undefined): string {
  const keys = touches.filter((handle) => handle.startsWith('card:')).map((handle) => handle.slice('card:'.length));
  const named = keys.reduce((text, key) => text.replace(key, book?.entry(key)?.name ?? key), label);
  return named.charAt(0).toUpperCase() + named.slice(1);
}
