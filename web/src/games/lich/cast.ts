/** What events mean by their numbers: the box lists every kind of card in the order of its numbers. */
import blade from 'icon:crossed-swords';
import guard from 'icon:checked-shield';
import hit from 'icon:death-skull';
import shield from 'icon:breastplate';
import target from 'icon:on-target';
import wand from 'icon:fairy-wand';
import weapon from 'icon:broadsword';
import wolves from 'icon:wolf-head';
import type { Sum as Laid } from '../../lib/cues';
import type { Book } from '../../lib/library.svelte';
import type { EntryText } from '../../lib/wire';
import { foeHandle, foes, heroName, seatHandle } from './crypt';
import { capital, theCard, theFoe } from './places';
import type { Figure, Named, Sum, View } from './view';

const kind = (book: Book | undefined, pattern: RegExp): EntryText[] =>
  book?.entries.filter((entry) => pattern.test(entry.kind)) ?? [];

export const monster = (book: Book | undefined, card: number): EntryText | undefined =>
  kind(book, /^(Monster|Boss|Minion)\b/)[card];
export const item = (book: Book | undefined, card: number): EntryText | undefined =>
  kind(book, /^(Item|Artifact)\b/)[card];
export const ability = (book: Book | undefined, card: number): EntryText | undefined => kind(book, /^Ability\b/)[card];
export const encounter = (book: Book | undefined, card: number): EntryText | undefined =>
  kind(book, /^Encounter\b/)[card];
export const hazard = (book: Book | undefined, card: number): EntryText | undefined => kind(book, /^Hazard\b/)[card];

/** A monster as it stands in the view, which may be the one before it came: then by its card. */
export function foeName(view: View, book: Book | undefined, named: Named): string {
  const foe = foes(view).find((it) => it.id === named.id);
  return capital(foe ? theFoe(view, foe) : theCard(monster(book, named.card)?.name ?? 'monster'));
}

export function figureName(view: View, book: Book | undefined, figure: Figure): string {
  return 'Hero' in figure ? heroName(view, figure.Hero) : foeName(view, book, figure.Foe);
}

export const figureHandle = (figure: Figure): string =>
  'Hero' in figure ? seatHandle(figure.Hero) : foeHandle(figure.Foe.id);

const ADDED: readonly (readonly [keyof Sum, string, string])[] = [
  ['number', '', hit],
  ['attack', 'attack', blade],
  ['weapon', 'weapon', weapon],
  ['spell', 'Spell Power', wand],
  ['pack', 'Pack Tactics', wolves],
  ['mark', 'mark', target],
];
const TAKEN: readonly (readonly [keyof Sum, string, string])[] = [
  ['armor', 'Armor', shield],
  ['guard', 'Guard', guard],
];

/** How a damage came about, term by term. What is more than somebody had to lose is told, too. */
export function sumOf(sum: Sum, lost: number): Laid {
  const terms = [
    ...ADDED.map(([key, word, icon]) => ({ count: sum[key], word, icon, less: false })),
    ...TAKEN.map(([key, word, icon]) => ({ count: sum[key], word, icon, less: true })),
  ].filter(({ count }) => count > 0);
  const all = terms.reduce((total, { count, less }) => total + (less ? -count : count), 0);
  return { terms, total: Math.max(lost, all) };
}

/** The same in words: `2 attack + 1 weapon − 1 Armor = 2`. */
export function spelled(sum: Sum, lost: number): string {
  const { terms, total } = sumOf(sum, lost);
  const said = terms.map(({ count, word, less }, at) =>
    [at === 0 ? (less ? '0 − ' : '') : less ? ' − ' : ' + ', `${count}`, word === '' ? '' : ` ${word}`].join(''),
  );
  const words = said.join('') || '0';
  return words === String(total) ? words : `${words} = ${total}`;
}
