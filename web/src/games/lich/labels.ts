/** Choices as people say them, made from the action's words and what it touches. */
import type { Book } from '../../lib/library.svelte';
import type { ChoiceText } from '../../lib/wire';
import { foes, heroName, itemNamed, SLOTS, told, worn } from './crypt';
import { beside, capital, theCard, theFoes, theHero } from './places';
import type { AbilityView, FoeView, View } from './view';

type Choice = Pick<ChoiceText, 'label' | 'seat' | 'touches'>;
type Scene = { readonly choice: Choice; readonly view: View; readonly book: Book | undefined };

const PLAIN: Readonly<Record<string, string>> = {
  'end turn': 'End the turn',
  ready: 'Break camp',
  'play main': 'Take the main path',
  scout: 'Scout for another way',
  'play secondary': 'Take the other path',
  return: 'Return to the main path',
  'go on': 'Go on along the other path',
  'leave it': 'Leave it behind',
  accept: 'Do it',
  refuse: 'Rather not',
};

/** `$` is the card's name with its article, `@` the adventurers touched, one after the other. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^take \w+$/, 'Play $'],
  [/^equip \w+ held$/, 'Hold $'],
  [/^equip \w+ (?:worn|trinket)$/, 'Hold $ in the other hand'],
  [/^give \w+ to .+$/, 'Give $ to @'],
  [/^keep \w+ for .+$/, 'Keep $, for @'],
  [/^award .+$/, 'Give it to @'],
  [/^name .+$/, 'Let @ do it'],
  [/^lose \w+$/, 'Lose $'],
  [/^swap with .+$/, 'Change places with @'],
];

export function label(choice: Choice, view: View, book: Book | undefined): string | undefined {
  const words = said({ choice, view, book });
  // In camp everybody is asked at once: say whose deed it would be.
  return words !== undefined && told(view, 'Camp') ? `${heroName(view, choice.seat)}: ${lower(words)}` : words;
}

const SHORT: Readonly<Record<string, string>> = {
  'end turn': 'End turn',
  scout: 'Scout',
  'play main': 'Take this path',
};

/** The same on a button: without what the rail's own place makes plain. */
export function deed(choice: Choice, view: View, book: Book | undefined): string | undefined {
  const [foe] = aimed(choice, view);
  if (/^attack /.test(choice.label) && foe) return `Attack ${theCard(foe.name)}`;
  if (/^use /.test(choice.label)) return `Use ${nameOf(keyOf(choice), view, book)}`;
  return SHORT[choice.label] ?? label(choice, view, book);
}

function said(scene: Scene): string | undefined {
  const { label: line } = scene.choice;
  return PLAIN[line] ?? passed(scene) ?? struck(scene) ?? used(scene) ?? dressed(scene) ?? phrase(scene);
}

const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
const keyOf = ({ label: line }: Choice): string => /^\w+ (\w+)/.exec(line)?.[1] ?? '';
const nameOf = (key: string, view: View, book: Book | undefined): string =>
  itemNamed(view, key)?.name ?? book?.entry(key)?.name ?? key.replaceAll('_', ' ');

/** Whom it touches among the adventurers, and among the monsters. */
const heroes = ({ touches }: Choice): number[] =>
  touches.flatMap((handle) => (handle.startsWith('seat:') ? Number(handle.slice('seat:'.length)) : []));
const aimed = ({ touches }: Choice, view: View): FoeView[] =>
  touches.flatMap((handle) => foes(view).find((foe) => handle === `monster:${foe.id}`) ?? []);

function passed({ choice, view }: Scene): string | undefined {
  if (choice.label !== 'pass') return undefined;
  const thrown = new Set(view.seats[choice.seat]?.inventory.flatMap((item) => (item.quick ? item.name : [])));
  const [only] = thrown;
  return only !== undefined && thrown.size === 1 ? `Keep ${theCard(only)}` : 'Throw nothing';
}

function struck({ choice, view }: Scene): string | undefined {
  if (!choice.label.startsWith('attack ')) return undefined;
  return `Attack ${theFoes(view, aimed(choice, view), choice.seat)}`;
}

function used({ choice, view, book }: Scene): string | undefined {
  if (!choice.label.startsWith('use ')) return undefined;
  const key = keyOf(choice);
  const skill = view.seats[choice.seat]?.abilities.find(({ id }) => id === key);
  const name = nameOf(key, view, book);
  const [hero] = heroes(choice);
  const targets = aimed(choice, view);
  const [foe] = targets;
  const side = choice.touches.find((handle) => handle.startsWith('side:'))?.slice('side:'.length);
  if (foe && side !== undefined) {
    const to = beside(view, foe, side);
    const where = to === undefined ? `to the ${side}` : `over to ${theHero(view, to, choice.seat)}`;
    return `${name} ${theFoes(view, [foe], choice.seat)} ${where}${price(skill)}`;
  }
  if (foe) return `${skill ? name : `Throw ${theCard(name)}`} at ${theFoes(view, targets, choice.seat)}${price(skill)}`;
  const thing = skill ? name : theCard(name);
  if (hero === undefined) return `Use ${thing}${price(skill)}`;
  return `Use ${thing} on ${hero === choice.seat ? 'yourself' : theHero(view, hero)}${price(skill)}`;
}

const price = (skill: AbilityView | undefined): string =>
  skill !== undefined && skill.cost > 0 ? `, ${skill.cost} energy` : '';

/** Things go where they belong: held, or worn. */
function dressed({ choice, view, book }: Scene): string | undefined {
  const slot = SLOTS.find((it) => choice.label === `take off ${it}`);
  const own = view.seats[choice.seat];
  const off = slot && own && worn(own, slot);
  if (slot) return `Take off ${off ? theCard(off.name) : `what is ${slot}`}`;
  const key = /^equip (\w+)$/.exec(choice.label)?.[1];
  if (key !== undefined) {
    const held = itemNamed(view, key)?.slot === 'Held';
    return `${held ? 'Hold' : 'Wear'} ${theCard(nameOf(key, view, book))}`;
  }
  const given = /^deal (\w+)$/.exec(choice.label)?.[1];
  const asked = told(view, 'StartingItem');
  if (given === undefined || !asked) return undefined;
  return `Give ${theCard(nameOf(given, view, book))} to ${theHero(view, asked.seat)}`;
}

function phrase({ choice, view, book }: Scene): string | undefined {
  const touched = heroes(choice);
  if (/^rearrange .+$/.test(choice.label)) {
    const [one = 0, other = 0] = touched;
    const own = touched.indexOf(choice.seat);
    if (own >= 0) return `Change places with ${theHero(view, own === 0 ? other : one)}`;
    return `${capital(theHero(view, one))} and ${theHero(view, other)} change places`;
  }
  const words = PHRASES.find(([pattern]) => pattern.test(choice.label))?.[1];
  return words
    ?.replaceAll('@', () => theHero(view, touched.shift() ?? -1))
    .replace('$', () => theCard(nameOf(keyOf(choice), view, book)));
}
