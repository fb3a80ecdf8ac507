/**
 * How a hex looks, from its data alone: its plan from the word its name begins with, its light from what it does and
 * with what, the things in it from its verbs, the carving in its floor from its outline. Doors are drawn elsewhere.
 */
import temple from 'icon:egyptian-temple';
import { HEXES } from '../../../cards/pharaoh/places';

export type Plan = 'temple' | 'shrine' | 'hall' | 'tomb' | 'crypt' | 'labyrinth' | 'chamber';
export type Tone = 'warm' | 'gold' | 'cold' | 'sick' | 'grave' | 'blood' | 'day' | 'mist';
export type Prop =
  | 'stairs'
  | 'sarcophagus'
  | 'ice'
  | 'mirrors'
  | 'webs'
  | 'maze'
  | 'death'
  | 'portal'
  | 'dais'
  | 'gold'
  | 'pool'
  | 'spikes'
  | 'pillars';

export type Vignette = {
  /** Its number and name: everything random in it comes from them, so it is the same in every match. */
  readonly seed: string;
  readonly plan: Plan;
  readonly tone: Tone;
  readonly prop: Prop | undefined;
  /** What is carved into the floor, in a box of 512. */
  readonly carving: string | undefined;
  /** Daylight needs no fires. */
  readonly fires: boolean;
};

/** Printed names begin with what the place is; some only say what they are like. */
const PLANS: readonly (readonly [RegExp, Plan])[] = [
  [/Temple|Pyramid/, 'temple'],
  [/Shrine/, 'shrine'],
  [/^Hall|^Passages/, 'hall'],
  [/Tomb/, 'tomb'],
  [/Crypt/, 'crypt'],
  [/Labyrinth|Grotto|Cavern/, 'labyrinth'],
];

/** Things that leave the floor before them free: the carving stays in sight. */
const LOW: ReadonlySet<Prop> = new Set(['pillars', 'webs', 'dais', 'pool']);

type Traits = { readonly name: string; readonly matter: string; readonly does: (...verbs: string[]) => boolean };

function toneOf({ name, matter, does }: Traits): Tone {
  if (does('Exit')) return 'day';
  if (matter === 'ice') return 'cold';
  if (/Mist/.test(name)) return 'mist';
  if (matter === 'poison' || matter === 'gas') return 'sick';
  if (matter === 'magic' || does('Teleport', 'Peek')) return 'grave';
  if (does('Spawn') || (does('Damage') && !does('Heal'))) return 'blood';
  if (does('Draw', 'Search', 'Steal')) return 'gold';
  if (does('Heal')) return 'mist';
  return does('Escape') ? 'cold' : 'warm';
}

function propOf({ name, matter, does }: Traits, plan: Plan): Prop | undefined {
  const named: readonly (readonly [RegExp, Prop])[] = [
    [/Pharaoh/, 'sarcophagus'],
    [/Mirrors/, 'mirrors'],
    [/Webs/, 'webs'],
    [/Labyrinth/, 'maze'],
    [/Gold/, 'gold'],
  ];
  if (does('Exit')) return 'stairs';
  const own = named.find(([word]) => word.test(name))?.[1];
  if (own) return own;
  if (matter === 'ice') return 'ice';
  if (does('Spawn')) return 'dais';
  if (matter === 'poison' && does('Damage')) return 'death';
  if (does('Teleport') && !does('On')) return 'portal';
  if (does('Heal') && !does('On', 'OnRoll')) return 'pool';
  if (does('Damage') && !does('Cost', 'Each')) return 'spikes';
  return plan === 'hall' || plan === 'temple' ? 'pillars' : undefined;
}

export function vignette(id: string, name: string): Vignette {
  const words = HEXES[id];
  const verbs = words?.verbs ?? [];
  const does = (...some: string[]): boolean => some.some((verb) => verbs.includes(verb));
  const traits = { name, matter: words?.matter ?? '', does };
  const plan = PLANS.find(([word]) => word.test(name))?.[1] ?? 'chamber';
  const prop = propOf(traits, plan);
  return {
    seed: `${id}/${name}`,
    plan,
    tone: toneOf(traits),
    prop,
    carving: prop === undefined || LOW.has(prop) ? (words?.outline ?? temple) : undefined,
    fires: !does('Exit'),
  };
}
