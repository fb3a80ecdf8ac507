/** The crypt as the view tells of it: who stands where, whose word it waits for. */
import type { Handle } from '../../lib/narrow';
import type { AttackType, FoeView, ItemView, Keywords, Phase, SeatView, View } from './view';

export const GAME = 'lich';
export const SLOTS = ['held', 'worn', 'trinket'] as const;
export type SlotName = (typeof SLOTS)[number];

export const seatHandle = (seat: number): Handle => `seat:${seat}`;
export const foeHandle = (id: number): Handle => `monster:${id}`;
export const itemHandle = (id: string): Handle => `item:${id}`;
export const slotHandle = (slot: SlotName): Handle => `slot:${slot}`;
export const abilityHandle = (id: string): Handle => `ability:${id}`;

/** The parts of a phase by its name. */
type Told = { [Name in Extract<Phase, object> as keyof Name]: Name[keyof Name] };

/** What a phase has to say, if it is this one. */
export function told<Name extends keyof Told>({ phase }: View, name: Name): Told[Name] | undefined {
  return typeof phase === 'object' && name in phase ? (phase as unknown as Told)[name] : undefined;
}

/** The seat that is asked, where it is one seat's matter alone. */
export function acting(view: View): number | undefined {
  const one = told(view, 'Turn') ?? told(view, 'Window') ?? told(view, 'Hazard') ?? told(view, 'ChooseAdventurer');
  return one?.seat;
}

export const inCombat = (view: View): boolean => view.round > 0;

/** All monsters, the front from left to right and then the back row. */
export function foes(view: View): FoeView[] {
  const files = Object.values(view.field).flatMap((file) => Object.values(file ?? {}));
  return [...files.filter((foe) => foe !== undefined), ...view.back];
}

/** How many rows the front has. */
export function rows(view: View): number {
  return Math.max(1, ...Object.values(view.field).flatMap((file) => Object.keys(file ?? {}).map(Number)));
}

export const foeAt = (view: View, column: number, row: number): FoeView | undefined => view.field[column]?.[row];

export const heroName = (view: View, seat: number): string => view.seats[seat]?.name ?? 'An adventurer';

export const worn = (seat: SeatView, slot: SlotName): ItemView | undefined => seat.equipped[slot] ?? undefined;

/** Everything carried, equipped or not. */
export const carried = (seat: SeatView): ItemView[] => [
  ...SLOTS.flatMap((slot) => worn(seat, slot) ?? []),
  ...seat.inventory,
];

/** Where this name lies among all items that somebody has or could get. */
export function itemNamed(view: View, id: string): ItemView | undefined {
  return [...view.laid, ...view.seats.flatMap(carried)].find((item) => item.id === id);
}

const SAID: Readonly<Record<keyof Keywords, string>> = {
  armor: 'Armor',
  burst: 'Burst',
  cleave: 'Cleave',
  diseased: 'Diseased',
  evade: 'Evade',
  guard: 'Guard',
  phylactery: 'Phylactery',
  piercing: 'Piercing',
  reanimation: 'Reanimation',
  animated: 'Animated',
  gelatinous: 'Gelatinous',
  hatch: 'Hatch',
  pack_tactics: 'Pack Tactics',
  retaliation: 'Retaliation',
  swarm: 'Swarm',
  vampirism: 'Vampirism',
};

/** The keywords a card has, as its text would list them. */
export function keywordsOf(keywords: Keywords): string[] {
  const all = Object.entries(keywords) as [keyof Keywords, number | boolean][];
  return all
    .filter(([, value]) => value !== 0 && value !== false)
    .map(([key, value]) => (value === true ? SAID[key] : `${SAID[key]} ${value}`));
}

/** How an attack is told from others: melee needs no word. */
export const reach = (type: AttackType, spell = false): string =>
  [type === 'Normal' ? '' : type, spell ? 'Spell' : ''].filter(Boolean).join(' ');

/** What lies on an adventurer's card. */
export function ailments(seat: SeatView): string[] {
  return [
    seat.fainted && 'Fainted',
    seat.sickened && 'Sickened',
    seat.slowed && 'Slow',
    seat.slow_next && !seat.slowed && 'Slow next round',
  ].filter((it) => it !== false);
}

export const many = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;
