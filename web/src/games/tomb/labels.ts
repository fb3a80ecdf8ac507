/** Choices as people say them: on the list, on a button, in the ring. No coordinate is left in any of them. */
import cubeIcon from 'icon:cube';
import footsteps from 'icon:footsteps';
import hourglass from 'icon:hourglass';
import knapsack from 'icon:knapsack';
import lever from 'icon:lever';
import lid from 'icon:stone-block';
import helm from 'icon:ship-wheel';
import type { Book } from '../../lib/library.svelte';
import type { ChoiceText } from '../../lib/wire';
import { figureName, lidName, placeName, readSpace, relation, acting, standing, stepWay, whoStands } from './places';
import { same } from './map';
import { picture } from './pictures';
import type { PlanView, Space, View } from './view';

type Choice = Pick<ChoiceText, 'label'>;

/** A line of notation, taken apart. */
type Deed = { readonly verb: string; readonly id: string; readonly at: Space | undefined };

const ALONE = [
  'drift',
  'take',
  'activate',
  'roll again',
  'keep roll',
  'end turn',
  'next stage',
  'new attempt',
  'other characters',
  'leave',
];
const WITH_ID = /^(play|use|burn|pick up|give|receive|steer|lead) (\S+)(?: (\(\d+,\d+\)))?$/;
const WITH_SPACE = /^(step|reveal|land|settle|march|attack|assail)(?: (\(\d+,\d+\)))?$/;

export function read({ label: line }: Choice): Deed | undefined {
  if (ALONE.includes(line)) return { verb: line, id: '', at: undefined };
  const [, verb = '', id = '', at] = WITH_ID.exec(line) ?? [];
  if (verb !== '') return { verb, id, at: readSpace(at) };
  const [, word, where] = WITH_SPACE.exec(line) ?? [];
  return word === undefined ? undefined : { verb: word, id: '', at: readSpace(where) };
}

const PLAIN: Readonly<Record<string, string>> = {
  drift: 'Let the ship drift',
  take: 'Take what is in the satchel',
  activate: 'Activate what stands here',
  'roll again': 'Roll the attack again',
  'keep roll': 'Let the roll stand',
  'end turn': 'End the turn',
  'next stage': 'On to the next Stage',
  'new attempt': 'Play this Stage again',
  'other characters': 'Choose other characters',
  leave: 'Leave the tomb',
};
const WINDS: Readonly<Record<string, string>> = { up: 'north', down: 'south', left: 'west', right: 'east' };

/** An Item's name, or that of an Action of whoever takes the turn. */
function nameOf(view: View, book: Book | undefined, id: string): string {
  const seat = view.seats[view.turn?.seat ?? -1];
  const action = seat?.actions.find((it) => it.id === id);
  return action?.name ?? book?.entry(id)?.name ?? id.replaceAll('_', ' ');
}

/** The place, and where that is from here. */
function at(view: View, place: Space): string {
  const near = relation(view, place);
  return `${placeName(view, place)}${near === undefined ? '' : `, ${near}`}`;
}

const onto = (view: View, place: Space): string => {
  const near = relation(view, place);
  return `${standing(view, place)}${near === undefined ? '' : `, ${near}`}`;
};

/** What is aimed at: whoever stands there, else the place. */
const target = (view: View, place: Space): string => {
  const who = whoStands(view, place);
  return who ? figureName(view, who) : at(view, place);
};

const isFoe = (view: View, place: Space): boolean => {
  const who = whoStands(view, place);
  const own = acting(view);
  return who !== undefined && own !== undefined && who.foe !== own.foe;
};

function stepped(view: View, to: Space): string {
  const way = stepWay(acting(view)?.at, to);
  return way === undefined ? `Step ${onto(view, to)}` : `Step ${way}`;
}

/** Where a monster is sent; what the printed rules would do is named as such. */
function marched(view: View, to: Space): string {
  const plan = planned(view);
  if (!plan || !same(plan.to, to)) return `Move it ${onto(view, to)}`;
  return `As the rules have it: ${plan.text}`;
}

/** What the printed rules would do with the monster that is moved now. */
const planned = ({ phase, monsters }: View): PlanView | null | undefined =>
  phase.now === 'march' ? monsters[phase.monster]?.plan : undefined;

function revealed(view: View, corner: Space): string {
  const tile = view.tiles.find((it) => it.at && same(it.at, corner));
  return `Lift ${tile ? lidName(view, tile) : 'the lid'}`;
}

/** A card that is played or used, with what it is aimed at. */
function aimed(view: View, name: string, place: Space | undefined): string {
  if (!place) return name;
  return isFoe(view, place) ? `${name}: strike ${target(view, place)}` : `${name}: ${target(view, place)}`;
}

/** The whole of it, for the list of all choices. */
export function label(choice: Choice, view: View, book: Book | undefined): string | undefined {
  const deed = read(choice);
  if (!deed) return undefined;
  const { verb, id, at: place } = deed;
  const card = nameOf(view, book, id);
  switch (verb) {
    case 'step':
      return place && stepped(view, place);
    case 'reveal':
      return place && revealed(view, place);
    case 'land':
      return place && `Appear ${onto(view, place)}`;
    case 'settle':
      return place && `Put it ${onto(view, place)}`;
    case 'march':
      return place && marched(view, place);
    case 'attack':
    case 'assail':
      return place ? `Strike ${target(view, place)}` : 'Attack';
    case 'steer':
      return `Steer the ship ${WINDS[id] ?? id}`;
    case 'play':
      return aimed(view, card, place);
    case 'use':
      return place ? aimed(view, card, place) : `Use ${card}`;
    case 'burn':
      return `End the turn; ${card} rests next turn`;
    case 'pick up':
      return `Pick up ${card}`;
    case 'give':
      return `Give ${card}`;
    case 'receive':
      return `Take over ${card}`;
    case 'lead':
      return `Lead ${book?.entry(id)?.name ?? id}`;
    default:
      return PLAIN[verb];
  }
}

/** On the brass button: what is done, and to whom. */
export function deed(choice: Choice, view: View, book: Book | undefined): string | undefined {
  const { verb = '', id = '', at: place } = read(choice) ?? {};
  if (['play', 'use', 'attack', 'assail'].includes(verb) && place && isFoe(view, place))
    return `Strike ${target(view, place)}`;
  if (verb === 'play' && place && whoStands(view, place)) return `${nameOf(view, book, id)}: ${target(view, place)}`;
  if (verb === 'burn') return `End the turn; ${nameOf(view, book, id)} rests`;
  if (verb === 'take') return 'Take the satchel';
  if (verb === 'reveal') return 'Lift the lid';
  if (verb === 'land') return 'Appear there';
  if (verb === 'settle') return 'Put it there';
  if (verb === 'march')
    return place && same(planned(view)?.to ?? { x: -1, y: -1 }, place) ? marched(view, place) : 'Move it there';
  return label(choice, view, book);
}

/** In the ring around a place: with what, since the place is clear. */
export function coinWord(choice: Choice, view: View, book: Book | undefined): string | undefined {
  const { verb = '', id = '' } = read(choice) ?? {};
  return verb === 'play' || verb === 'use' ? nameOf(view, book, id) : deed(choice, view, book);
}

const SIGNS: Readonly<Record<string, string>> = {
  step: footsteps,
  land: footsteps,
  march: footsteps,
  settle: footsteps,
  steer: helm,
  reveal: lid,
  take: knapsack,
  'pick up': knapsack,
  give: knapsack,
  receive: knapsack,
  activate: lever,
  burn: cubeIcon,
  'end turn': hourglass,
};

export function icon(choice: Choice): string | undefined {
  const { verb = '', id = '' } = read(choice) ?? {};
  if (verb === 'play' || verb === 'use') return picture(id);
  if (verb === 'attack' || verb === 'assail') return picture('strike');
  return SIGNS[verb];
}

/** What most people would do: strike the weakest in reach, else take, wake, lift; rest when nothing is left. */
export function primary(choices: readonly ChoiceText[], view: View): ChoiceText | undefined {
  const told = choices.flatMap((choice) => {
    const deed = read(choice);
    return deed ? [{ choice, ...deed }] : [];
  });
  const blows = told
    .filter(({ verb, at: place }) => /^(play|attack|assail)$/.test(verb) && place && isFoe(view, place))
    .sort((a, b) => hits(view, a.at) - hits(view, b.at));
  const first = (verb: string): ChoiceText | undefined => told.find((it) => it.verb === verb)?.choice;
  const spent = view.turn?.acted && view.turn.points === 0;
  const plan = planned(view);
  const march = plan && told.find(({ verb, at: place }) => verb === 'march' && place && same(plan.to, place))?.choice;
  return blows[0]?.choice ?? march ?? first('take') ?? first('activate') ?? (spent ? first('end turn') : undefined);
}

const hits = (view: View, place: Space | undefined): number => (place && whoStands(view, place)?.hp) ?? 0;
