/** Choices as people say them. */
import type { Book } from '../../lib/library.svelte';
import type { ChoiceText } from '../../lib/wire';
import { SIDES, sideNames, turned } from './crypt';
import type { View } from './view';

/** What needs no more than a word. */
export const PLAIN: Readonly<Record<string, string>> = {
  draw: 'Draw a card',
  'no draw': 'Do not draw',
  'with ability': 'With your special ability',
  'let go': 'Let go of what is laid ready',
  stay: 'Stay where you are',
  explore: 'Explore',
  ability: 'Use your special ability',
  'use hex': 'Use the hex',
  exit: 'Try to leave the crypt',
  'end actions': 'No more actions',
  done: 'Done',
  pass: 'Pass',
  dodge: 'Roll a dodge',
  'dodge out': 'Try to dodge out of the exit',
  vanish: 'Vanish',
  accept: 'Take what comes',
  bear: 'Your character takes the rest',
  keep: 'Leave it as it is',
  abandon: 'Leave the body',
  'escape hex': 'Roll to get free of the hex',
};

/** `$` is the card, hex or figure the choice touches. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^with /, 'Lay $ ready'],
  [/^play /, 'Play $'],
  [/^free /, 'Play $ as a free action'],
  [/^table /, 'Table $'],
  [/^lay /, 'Lay $ before a target'],
  [/^set /, 'Set $ in this hex'],
  [/^send /, 'Send $ to attack'],
  [/^guard /, 'Table $ as a guard'],
  [/^fasten /, 'Fasten $ to a card on the table'],
  [/^respond /, 'Respond with $'],
  [/^defend /, 'Defend with $'],
  [/^mend /, 'Heal with $'],
  [/^go /, 'Go to $'],
  [/^hit /, 'Hit $'],
  [/^order /, 'Order $ to attack'],
  [/^use /, 'Use $'],
  [/^return /, 'Take $ back to hand'],
  [/^pick up (.+)$/, 'Pick up the Key of $1'],
  [/^escape /, 'Roll to get free of $'],
  [/^discard /, 'Discard $'],
  [/^at /, 'At $'],
  [/^shield /, '$ takes the damage'],
  [/^pick /, 'Pick $'],
  [/^take /, 'Take $'],
  [/^face (\d)$/, 'Let the die read $1'],
  [/^dominate /, 'Dominate $'],
  [/^force /, 'Make the monster of $ appear and dominate it'],
];

type Choice = Pick<ChoiceText, 'label' | 'touches'>;

export function label(choice: Choice, view: View, book: Book | undefined): string | undefined {
  const { label: line, touches } = choice;
  const plain = PLAIN[line];
  if (plain !== undefined) return plain;
  const [verb, ...words] = line.split(' ');
  const number = Number(words.at(-1));
  switch (verb) {
    case 'place':
      return `Lay it to the ${words[0] ?? ''}: ${facing(view.asked?.laying?.doors ?? [], number)}`;
    case 'turn':
      return turning(view, number);
    case 'side':
      return `The ${words[0] ?? ''} side`;
    case 'choose':
      return sentence(view.asked?.branches[number - 1] ?? line);
    case 'next':
      return `Next: ${book?.entry(view.ahead[number - 1] ?? '')?.name ?? line}`;
    case 'march':
      return `Move ${thing(touches[0], view, book) ?? 'it'} to ${thing(touches[1], view, book) ?? words.at(-1) ?? ''}`;
  }
  const phrase = PHRASES.find(([pattern]) => pattern.test(line));
  if (!phrase) return undefined;
  const [pattern, text] = phrase;
  // A function, so that no name is taken for a pattern.
  const name = thing(touches[0], view, book) ?? line.replace(pattern, '');
  return text.includes('$1') ? line.replace(pattern, text) : text.replace('$', () => name);
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function turning(view: View, rotation: number): string {
  const hex = view.crypt[view.asked?.room ?? -1];
  return hex ? `Turn it: ${facing(turned(hex.doors, -hex.rotation), rotation)}` : `Turn it ${rotation} times`;
}

/** Where the doors are; a hex that looks the same turned otherwise also says how far it is turned. */
function facing(doors: readonly boolean[], rotation: number): string {
  const words = (turns: number): string => sideNames(turned(doors, turns));
  const twins = SIDES.some((_, other) => other !== rotation && words(other) === words(rotation));
  return `doors ${words(rotation)}${twins ? `, turned ${60 * rotation}°` : ''}`;
}

/** What a handle stands for; a seat's name is in the notation already. */
function thing(handle: string | undefined, view: View, book: Book | undefined): string | undefined {
  const [kind, id = ''] = handle?.split(':') ?? [];
  const number = Number(id);
  if (kind === 'card') return book?.entry(id)?.name;
  if (kind === 'monster') return `the ${view.monsters.find((it) => it.id === number)?.name ?? 'monster'}`;
  if (kind === 'piece') return pieceName(number, view, book);
  if (kind === 'side') return SIDES[number];
  const hex = kind === 'hex' ? view.crypt[number] : undefined;
  return hex && `${hex.name} (${hex.at[0]},${hex.at[1]})`;
}

/** A card that lies open: tabled, attached to one, or in play. */
function pieceName(piece: number, view: View, book: Book | undefined): string | undefined {
  const tabled = view.tabled.find((it) => it.piece === piece);
  if (tabled) return tabled.title;
  const attached = view.tabled.flatMap((it) => it.attached);
  const played = view.stack.flatMap((it) => [...(it.card ? [it.card] : []), ...it.with]);
  const card = [...attached, ...played].find((it) => it.piece === piece)?.card;
  return card === undefined ? undefined : book?.entry(card)?.name;
}
