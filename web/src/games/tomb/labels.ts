/** Choices as people say them. */
import type { Book } from '../../lib/library.svelte';
import type { ChoiceText } from '../../lib/wire';
import { figures, spaceName } from './map';
import type { View } from './view';

const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^step (.+)$/, 'Step to $1'],
  [/^steer (.+)$/, 'Steer the ship $1'],
  [/^drift$/, 'Let the ship drift'],
  [/^reveal (.+)$/, 'Turn over the tile at $1'],
  [/^take$/, 'Take what lies under the white cube'],
  [/^activate$/, 'Activate the objective'],
  [/^land (.+)$/, 'Appear on $1'],
  [/^settle (.+)$/, 'Put it on $1'],
  [/^roll again$/, 'Roll the attack again'],
  [/^keep roll$/, 'Let the roll stand'],
  [/^end turn$/, 'End the turn'],
  [/^march (.+)$/, 'Move it to $1'],
  [/^next stage$/, 'On to the next Stage'],
  [/^new attempt$/, 'Try the Stage again'],
  [/^leave$/, 'Leave the tomb'],
];
const CARD = /^(play|use|burn|pick up|give|receive) (\S+)(?: (\(\d+,\d+\)))?$/;
const AIM = /^(attack|assail)(?: (\(\d+,\d+\)))?$/;
const VERBS: Readonly<Record<string, string>> = {
  play: '',
  use: 'Use ',
  burn: 'End the turn, cube on ',
  'pick up': 'Pick up ',
  give: 'Hand over ',
  receive: 'Take over ',
};

export function label(
  { label: line }: Pick<ChoiceText, 'label'>,
  view: View,
  book: Book | undefined,
): string | undefined {
  const phrase = PHRASES.find(([pattern]) => pattern.test(line));
  if (phrase) return line.replace(...phrase);
  const [, verb, id = '', at] = CARD.exec(line) ?? [];
  if (verb !== undefined) return `${VERBS[verb] ?? ''}${nameOf(view, book, id)}${aimed(view, at)}`;
  const [, word, target] = AIM.exec(line) ?? [];
  if (word !== undefined) return `Attack${aimed(view, target)}`;
  const [, leader] = /^lead (\S+)$/.exec(line) ?? [];
  return leader === undefined ? undefined : `Lead ${book?.entry(leader)?.name ?? leader}`;
}

/** An Item's name, or that of an Action of whoever takes the turn. */
function nameOf(view: View, book: Book | undefined, id: string): string {
  const seat = view.seats[view.turn?.seat ?? -1];
  return seat?.actions.find((action) => action.id === id)?.name ?? book?.entry(id)?.name ?? id;
}

/** At whom, or at least at which space. */
function aimed(view: View, at: string | undefined): string {
  if (at === undefined) return '';
  const there = figures(view).filter((figure) => spaceName(figure.at) === at);
  const foe = there.find((figure) => figure.foe) ?? there[0];
  return foe ? `: ${foe.name} on ${at}` : `: ${at}`;
}
