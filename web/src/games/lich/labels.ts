/** Choices as people say them. */
import type { Book } from '../../lib/library.svelte';
import type { ChoiceText } from '../../lib/wire';
import { foes, heroName, itemNamed, SLOTS, told, worn } from './crypt';
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

/** `$1` is a card's key, `@` the next adventurer touched, `#` the monsters or the adventurer aimed at. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^take (\w+)$/, 'Play the $1'],
  [/^equip (\w+) held$/, 'Hold $1'],
  [/^equip (\w+) (?:worn|trinket)$/, 'Hold $1 in the other hand'],
  [/^equip (\w+)$/, 'Put on $1'],
  [/^give (\w+) to .+$/, 'Give $1 to @'],
  [/^keep (\w+) for .+$/, 'Keep $1, for @'],
  [/^award .+$/, 'Give it to @'],
  [/^name .+$/, 'Let @ do it'],
  [/^lose (\w+)$/, 'Lose $1'],
  [/^rearrange .+$/, '@ and @ change places'],
  [/^swap with .+$/, 'Change places with @'],
  [/^attack (.+)$/, 'Attack #'],
  [/^use (\w+)$/, 'Use $1'],
  [/^use \w+ on (.+)$/, 'Use $1 on #'],
];

type Choice = Pick<ChoiceText, 'label' | 'seat' | 'touches'>;

export function label(choice: Choice, view: View, book: Book | undefined): string | undefined {
  const words =
    PLAIN[choice.label] ?? takenOff(choice, view) ?? dealt(choice, view, book) ?? phrase(choice, view, book);
  // In camp everybody is asked at once: say whose deed it would be.
  return words !== undefined && told(view, 'Camp') ? `${heroName(view, choice.seat)}: ${words}` : words;
}

function takenOff({ label: line, seat }: Choice, view: View): string | undefined {
  const slot = SLOTS.find((it) => line === `take off ${it}`);
  const own = view.seats[seat];
  return slot && own && `Take off ${worn(own, slot)?.name ?? `what is ${slot}`}`;
}

function dealt({ label: line }: Choice, view: View, book: Book | undefined): string | undefined {
  const [, item] = /^deal (\w+)$/.exec(line) ?? [];
  const asked = told(view, 'StartingItem');
  return item === undefined || !asked
    ? undefined
    : `Give ${cardName(item, view, book)} to ${heroName(view, asked.seat)}`;
}

function phrase({ label: line, touches }: Choice, view: View, book: Book | undefined): string | undefined {
  const [pattern, words] = PHRASES.find(([it]) => it.test(line)) ?? [];
  if (!pattern || words === undefined) return undefined;
  const heroes = touches
    .filter((handle) => handle.startsWith('seat:'))
    .map((handle) => heroName(view, Number(handle.slice('seat:'.length))));
  const key = /^\w+ (\w+)/.exec(line)?.[1] ?? '';
  const aim = pattern.exec(line)?.[1] ?? '';
  return words
    .replace('#', () => heroes[0] ?? atPlaces(aim, view))
    .replaceAll('@', () => heroes.shift() ?? '')
    .replace('$1', () => cardName(key, view, book));
}

/** Monsters by their places; anything else as it is. */
function atPlaces(words: string, view: View): string {
  return words.replaceAll(/back \d+|\d\.\d/g, (place) => {
    const foe = foes(view).find((it) => it.place === place);
    return foe ? `${foe.name} (${place})` : place;
  });
}

const cardName = (key: string, view: View, book: Book | undefined): string =>
  itemNamed(view, key)?.name ?? book?.entry(key)?.name ?? key;
