import type { Matter } from '../picture/matter';
import type { MotionName } from '../picture/compose';

export type Floor = 1 | 2 | 3 | 4;

export type Monster = {
  readonly outline: string;
  readonly kind: 'Undead' | 'Beast' | 'Vermin' | 'Cultist' | 'Ooze' | 'Construct';
  readonly floor: Floor;
  readonly boss?: boolean;
  /** Attacks with spells. */
  readonly spell?: boolean;
  /** A beast that drinks blood is lit by it. */
  readonly drinks?: boolean;
};

export type Item = {
  readonly outline: string;
  readonly kind: 'Weapon' | 'Armor' | 'Holy' | 'Arcane' | 'Charm' | 'Potion' | 'Bomb';
  readonly holy?: boolean;
  readonly slot: 'Held' | 'Worn' | 'Trinket' | 'Drunk' | 'Thrown';
  readonly floor: Floor;
  readonly artifact?: boolean;
};

export type Ability = {
  readonly outline: string;
  readonly of: string;
  readonly when: 'Action' | 'Free' | 'Passive';
  readonly spell?: boolean;
  readonly cost?: number;
  readonly matter: Matter;
  readonly motion: readonly MotionName[];
};
