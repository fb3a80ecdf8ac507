/** What events mean by their numbers: the box lists every kind of card in the order of its numbers. */
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

/** How a damage came about: `2 attack + 1 weapon − 1 Armor = 2`. What is more than somebody had to lose is told, too. */
export function spelled(sum: Sum, lost: number): string {
  const added: Part[] = [
    [sum.number, ''],
    [sum.attack, ' attack'],
    [sum.weapon, ' weapon'],
    [sum.spell, ' Spell Power'],
    [sum.pack, ' Pack Tactics'],
    [sum.mark, ' mark'],
  ];
  const taken: Part[] = [
    [sum.armor, ' Armor'],
    [sum.guard, ' Guard'],
  ];
  const total = Math.max(lost, totalOf(added) - totalOf(taken));
  const words = [spoken(added, ' + ') || '0', spoken(taken, ' − ')].filter((it) => it !== '').join(' − ');
  return words === String(total) ? words : `${words} = ${total}`;
}

type Part = readonly [number, string];
const totalOf = (parts: readonly Part[]): number => parts.reduce((all, [count]) => all + count, 0);
const spoken = (parts: readonly Part[], between: string): string =>
  parts
    .filter(([count]) => count > 0)
    .map((part) => part.join(''))
    .join(between);
