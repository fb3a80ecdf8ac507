import type { Family, Glance, Nature } from '../face';
import type { Words } from '../picture/compose';

/** A card of the Pharaoh's Curse. */
export type Line = Words & {
  readonly family: Family;
  readonly nature: Nature;
  readonly level?: 1 | 2 | 3;
  readonly glance?: readonly Glance[];
  /** Where family and level do not say what is printed. */
  readonly type?: string;
};
