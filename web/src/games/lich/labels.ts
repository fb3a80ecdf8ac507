/** Choices as people say them. */
import type { Book } from '../../lib/library.svelte';
import type { ChoiceText } from '../../lib/wire';
import { foes, heroName, itemNamed, told } from './crypt';
import type { View } from './view';

const PLAIN: Readonly<Record<string, string>> = {
  'end turn': 'End the turn',
  ready: 'Ready to go on',
  pass: 'Throw nothing',
  'play main': 'Take the main path',
  scout: 'Scout for another way',
  'play secondary': 'Take the other path',
  return: 'Return to the main path',
  'go on': 'Go on along the other path',
  'leave it': 'Leave it behind',
  accept: 'Do it',
  refuse: 'Rather not',
};

/** What stands for `$1` is a card's key. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^take off (\w+)$/, 'Take off what is $1'],
  [/^take (\w+)$/, 'Play the $1'],
  [/^equip (\w+) (held|worn|trinket)$/, 'Put on $1 ($2)'],
  [/^equip (\w+)$/, 'Put on $1'],
  [/^give (\w+) to (.+)$/, 'Give $1 to $2'],
  [/^keep (\w+) for (.+)$/, 'Keep $1, for $2'],
  [/^award (.+)$/, 'Give it to $1'],
  [/^name (.+)$/, 'Let $1 do it'],
  [/^lose (\w+)$/, 'Lose $1'],
  [/^rearrange (.+) and (.+)$/, '$1 and $2 change places'],
  [/^swap with (.+)$/, 'Change places with $1'],
  [/^attack (\S.*)$/, 'Attack $1'],
  [/^use (\w+)$/, 'Use $1'],
  [/^use (\w+) on (.+)$/, 'Use $1 on $2'],
];

export function label({ label: line, seat }: Pick<ChoiceText, 'label' | 'seat'>, view: View, book: Book | undefined): string | undefined {
  const words = PLAIN[line] ?? dealt(line, view, book) ?? phrase(line, view, book);
  // In camp everybody is asked at once: say whose deed it would be.
  return words !== undefined && told(view, 'Camp') ? `${heroName(view, seat)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}` : words;
}

function dealt(line: string, view: View, book: Book | undefined): string | undefined {
  const [, item] = /^deal (\w+)$/.exec(line) ?? [];
  const asked = told(view, 'StartingItem');
  return item === undefined || !asked ? undefined : `Give ${cardName(item, view, book)} to ${heroName(view, asked.seat)}`;
}

function phrase(line: string, view: View, book: Book | undefined): string | undefined {
  const found = PHRASES.find(([pattern]) => pattern.test(line));
  if (!found) return undefined;
  const [pattern, words] = found;
  return line.replace(pattern, (...parts: string[]) => words.replaceAll(/\$(\d)/g, (_, number: string) => spoken(parts[Number(number)] ?? '', view, book)));
}

/** A card by its key, monsters by their places; anything else as it is. */
function spoken(words: string, view: View, book: Book | undefined): string {
  if (/^\w+$/.test(words)) return cardName(words, view, book);
  return words.replaceAll(/back \d+|\d\.\d/g, (place) => {
    const foe = foes(view).find((it) => it.place === place);
    return foe ? `${foe.name} (${place})` : place;
  });
}

const cardName = (key: string, view: View, book: Book | undefined): string => itemNamed(view, key)?.name ?? book?.entry(key)?.name ?? key;
