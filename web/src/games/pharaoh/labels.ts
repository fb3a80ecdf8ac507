/** Choices as people say them, from the action itself and what is in sight: whole for the list, short for buttons. */
import accept from 'icon:check-mark';
import ability from 'icon:star-swirl';
import draw from 'icon:card-draw';
import dodge from 'icon:dodging';
import feet from 'icon:footsteps';
import ghost from 'icon:ghost';
import leave from 'icon:exit-door';
import pass from 'icon:sands-of-time';
import room from 'icon:hexes';
import strike from 'icon:crossed-swords';
import torch from 'icon:torch';
import type { Book } from '../../lib/library.svelte';
import type { ChoiceText } from '../../lib/wire';
import { capital } from '../../lib/spoken';
import { SIDES, turned, whereabouts } from './crypt';
import { sideToward, theRoom, wind, winds } from './places';
import type { Figure, Hold, View, Way } from './view';

/** An action of the game, as the server writes it: a word, or one with what it is about. */
export type Action =
  | 'Draw'
  | 'NoDraw'
  | 'Rider'
  | 'LetGo'
  | 'Stay'
  | 'Explore'
  | 'Ability'
  | 'UseHex'
  | 'Exit'
  | 'EndActions'
  | 'Done'
  | 'Pass'
  | 'Dodge'
  | 'DodgeOut'
  | 'Vanish'
  | 'Accept'
  | 'Bear'
  | 'Keep'
  | 'Abandon'
  | { Ready: number }
  | { Play: [number, Way] }
  | { Go: number }
  | { Place: [number, number] }
  | { Hit: Figure }
  | { Order: Figure }
  | { March: [number, number] }
  | { Use: number }
  | { Return: number }
  | { PickUp: number }
  | { Escape: Hold }
  | { Discard: number }
  | { Aim: Figure }
  | { Choose: number }
  | { Shield: number }
  | { Pick: number }
  | { PickTabled: number }
  | { Face: number }
  | { Side: number }
  | { Turn: number }
  | { Next: number }
  | { Dominate: Figure }
  | { Force: number };

type Plain = Extract<Action, string>;

const PLAIN: Readonly<Record<Plain, string>> = {
  Draw: 'Draw a card',
  NoDraw: 'Do not draw',
  Rider: 'With your special ability',
  LetGo: 'Let go of what is laid ready',
  Stay: 'Stay where you are',
  Explore: 'Explore',
  Ability: 'Use your special ability',
  UseHex: 'Use what this room offers',
  Exit: 'Try to leave the crypt',
  EndActions: 'No more actions',
  Done: 'Done',
  Pass: 'Let it stand',
  Dodge: 'Roll a dodge',
  DodgeOut: 'Try to dodge out of the exit',
  Vanish: 'Vanish',
  Accept: 'Take what comes',
  Bear: 'Your character takes the rest',
  Keep: 'Leave it as it is',
  Abandon: 'Leave the body for good',
};

/** What is done with a card of the hand; `$` is the card. */
const WAYS: Readonly<Record<Way, string>> = {
  Act: 'Play $',
  Free: 'Play $, free',
  Table: 'Table $',
  Before: 'Lay $ before somebody',
  InHex: 'Set $ in this room',
  Agent: 'Send $ to attack',
  Guard: 'Table $ as a guard',
  Fasten: 'Fasten $ to a card on the table',
  Respond: 'Respond with $',
  Defend: 'Defend with $',
  Mend: 'Heal with $',
};

export type Choice = Pick<ChoiceText, 'action' | 'label' | 'touches'> & { readonly seat?: number };

/** Who does it, and in which words things are told. */
type Scene = { readonly view: View; readonly book: Book | undefined; readonly choice: Choice };

/** The words for a choice; undefined where the game has learnt something this client does not know. */
export function label(choice: Choice, view: View, book: Book | undefined): string | undefined {
  const action = choice.action as Action;
  if (typeof action === 'string') return PLAIN[action];
  if (typeof action !== 'object' || action === null) return undefined;
  const scene = { view, book, choice };
  if ('Play' in action) return filled(WAYS[action.Play[1]], card(scene));
  if ('Ready' in action) return filled('Lay $ ready', card(scene));
  if ('Discard' in action) return filled('Discard $', card(scene));
  if ('Pick' in action) return filled('Take $', card(scene));
  if ('Go' in action) return going(scene, action.Go);
  if ('March' in action) return `Move ${piece(scene, action.March[0])} to ${roomNamed(view, action.March[1])}`;
  if ('Force' in action) return `Make the monster of ${roomNamed(view, action.Force)} appear, and dominate it`;
  if ('Place' in action) return placing(view, ...action.Place);
  if ('Turn' in action) return turning(view, action.Turn);
  if ('Side' in action) return `The ${wind(action.Side)} side`;
  if ('Choose' in action) return capital(view.asked?.branches[action.Choose] ?? choice.label);
  if ('Next' in action) return `Next: ${book?.entry(view.ahead[action.Next] ?? '')?.name ?? choice.label}`;
  if ('Face' in action) return `Let the die read ${action.Face}`;
  return onThings(scene, action) ?? onFigures(scene, action);
}

const filled = (words: string | undefined, thing: string): string | undefined => words?.replace('$', () => thing);

/** Deeds with a card that lies open. */
function onThings(scene: Scene, action: Exclude<Action, string>): string | undefined {
  if ('Use' in action) return `Use ${piece(scene, action.Use)}`;
  if ('Return' in action) return `Take ${piece(scene, action.Return)} back to hand`;
  if ('PickUp' in action) return `Pick up ${keyOf(scene, action.PickUp)}`;
  if ('Shield' in action) return `${capital(piece(scene, action.Shield))} takes the damage`;
  if ('PickTabled' in action) return `Take ${piece(scene, action.PickTabled)}`;
  if (!('Escape' in action)) return undefined;
  const from = action.Escape === 'Hex' ? 'this room' : piece(scene, action.Escape.Card);
  return `Roll to get free of ${from}`;
}

/** Deeds to somebody. */
function onFigures(scene: Scene, action: Exclude<Action, string>): string | undefined {
  if ('Hit' in action) return `Hit ${figure(scene, action.Hit)}`;
  if ('Order' in action) return `Order ${figure(scene, action.Order)} to attack`;
  if ('Aim' in action) return `Aim at ${figure(scene, action.Aim)}`;
  if ('Dominate' in action) return `Dominate ${figure(scene, action.Dominate)}`;
  return undefined;
}

const touching = ({ choice: { touches } }: Scene, kind: string): string | undefined =>
  touches.find((handle) => handle.startsWith(`${kind}:`))?.slice(kind.length + 1);

function card(scene: Scene): string {
  const key = touching(scene, 'card') ?? '';
  return scene.book?.entry(key)?.name ?? key;
}

const roomNamed = (view: View, room: number): string => {
  const hex = view.crypt[room];
  return hex ? theRoom(view, hex) : 'another room';
};

function going({ view, choice }: Scene, to: number): string {
  const from = view.crypt[whereabouts(view, choice.seat ?? view.turn.seat) ?? -1];
  const there = view.crypt[to];
  const side = from && there ? sideToward(from, there) : undefined;
  const name = roomNamed(view, to);
  return side === undefined ? `Go to ${name}` : `Go ${wind(side)}, to ${name}`;
}

const doorsOf = (doors: readonly boolean[], rotation: number): string => {
  const words = winds(turned(doors, rotation));
  return words === '' ? 'no doors' : `${words.includes(' and ') ? 'doors' : 'door'} ${words}`;
};

/** Turnings with the same doors read alike unless they say how far: the list has them all. */
function facing(doors: readonly boolean[], rotation: number): string {
  const twins = SIDES.some((_, other) => other < rotation && doorsOf(doors, other) === doorsOf(doors, rotation));
  return `${doorsOf(doors, rotation)}${twins ? `, turned ${60 * rotation}°` : ''}`;
}

const placing = (view: View, side: number, rotation: number): string =>
  `Lay it to the ${wind(side)}, ${facing(view.asked?.laying?.doors ?? [], rotation)}`;

function turning(view: View, rotation: number): string {
  const hex = view.crypt[view.asked?.room ?? -1];
  return hex ? `Turn it: ${facing(turned(hex.doors, -hex.rotation), rotation)}` : `Turn it ${60 * rotation}°`;
}

/** A card that lies open: tabled, attached to one, or in play. Cards on the table are told by their owner. */
function piece({ view, book, choice }: Scene, number: number): string {
  const tabled = view.tabled.find((it) => it.piece === number);
  if (tabled) return owned(view, tabled.by, tabled.title, choice.seat);
  const attached = view.tabled.flatMap((it) => it.attached);
  const played = view.stack.flatMap((it) => [...(it.card ? [it.card] : []), ...it.with]);
  const key = [...attached, ...played].find((it) => it.piece === number)?.card;
  return (key === undefined ? undefined : book?.entry(key)?.name) ?? 'the card';
}

const owned = (view: View, seat: number, title: string, me: number | undefined): string =>
  seat === me ? `your ${title}` : `the ${view.seats[seat]?.character ?? 'other'}'s ${title}`;

function keyOf({ view, choice }: Scene, number: number): string {
  const key = view.keys.find((it) => it.piece === number);
  return key ? owned(view, key.owner, 'Key', choice.seat) : 'the Key';
}

const ORDER = ['', 'second ', 'third ', 'fourth '];

/** Characters and monsters of the same name are told apart by their order. */
function figure(scene: Scene, who: Figure): string {
  const { view, choice } = scene;
  if ('Card' in who) return piece(scene, who.Card);
  if ('Character' in who) {
    if (who.Character === choice.seat) return 'yourself';
    const character = view.seats[who.Character]?.character ?? 'other';
    const before = view.seats.filter((it, seat) => it.character === character && seat < who.Character).length;
    return `the ${ORDER[before] ?? ''}${character}`;
  }
  const monster = view.monsters.find(({ id }) => id === who.Monster);
  if (!monster) return 'the monster';
  const before = view.monsters.filter(({ name, id }) => name === monster.name && id < monster.id).length;
  return `the ${ORDER[before] ?? 'other '}${monster.name}`;
}

/** Thirty characters at most, where the list's words say more than a button needs. */
export function deed(choice: Choice, view: View): string | undefined {
  const action = choice.action as Action;
  if (action === 'Accept') return 'Let it come';
  if (action === 'Pass') return 'Let it be';
  if (action === 'Ability') return 'Use your ability';
  if (typeof action !== 'object' || action === null) return undefined;
  if ('Place' in action) return `Lay it ${wind(action.Place[0])}`;
  if ('Turn' in action) return 'Turn it so';
  if ('Go' in action) {
    const [from, there] = [view.crypt[whereabouts(view, choice.seat ?? view.turn.seat) ?? -1], view.crypt[action.Go]];
    const side = from && there ? sideToward(from, there) : undefined;
    return side === undefined ? undefined : `Go ${wind(side)}`;
  }
  return undefined;
}

const PICTURES: Readonly<Record<string, string>> = {
  Draw: draw,
  Explore: torch,
  Ability: ability,
  Rider: ability,
  UseHex: room,
  Exit: leave,
  DodgeOut: leave,
  EndActions: pass,
  Done: pass,
  Pass: pass,
  Dodge: dodge,
  Vanish: ghost,
  Accept: accept,
  Keep: accept,
  Go: feet,
  March: feet,
  Hit: strike,
  Aim: strike,
  Order: strike,
  Place: room,
  Turn: room,
};

/** The kind of action: its word, or the word before what it is about. */
const kindOf = ({ action }: Pick<ChoiceText, 'action'>): string =>
  typeof action === 'string' ? action : (Object.keys((action ?? {}) as object)[0] ?? '');

/** The picture on a button or a coin. */
export const icon = (choice: Pick<ChoiceText, 'action'>): string | undefined => PICTURES[kindOf(choice)];

/** What most people do where nothing is picked, the likeliest first; never what gives something away. */
const LIKELY = ['Exit', 'Draw', 'Pass', 'Dodge', 'Accept', 'Bear', 'Keep', 'Done', 'EndActions'];

export function likely<Some extends Pick<ChoiceText, 'action'>>(choices: readonly Some[]): Some | undefined {
  return LIKELY.flatMap((kind) => choices.find((it) => kindOf(it) === kind) ?? [])[0];
}
