/** Choices as people say them. */
import type { Book } from '../../lib/library.svelte';
import type { ChoiceText } from '../../lib/wire';
import type { View } from './view';

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^order (.+)$/, 'Line up: $1'],
  [/^edge (\S+) (\S+)$/, 'Wait outside $1, on the $2 side'],
  [/^move (.+)$/, 'Move to $1'],
  [/^teleport$/, 'Go to your Portal'],
  [/^buy (\d)$/, 'Buy a card of tier $1'],
  [/^done$/, 'Buy nothing more'],
];
const PLAY = /^(play|give) (\S+)(?: (.*?))?(?: ([NS]?[EW]|[NS]))?$/;

export function label({ label: line }: Pick<ChoiceText, 'label'>, _: View, book: Book | undefined): string | undefined {
  const phrase = PHRASES.find(([pattern]) => pattern.test(line));
  if (phrase) return line.replace(...phrase);
  const [, verb, key = '', target, direction] = PLAY.exec(line) ?? [];
  const name = book?.entry(key)?.name;
  if (verb === undefined || name === undefined) return undefined;
  if (verb === 'give') return `Give ${name} back`;
  return `Play ${name}${target ? ` on ${target}` : ''}${direction ? `, toward ${direction}` : ''}`;
}
