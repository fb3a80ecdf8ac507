/** Gets a plan painted without stopping the page, once for all visits: in the worker and the store of `art/`. */
import { bake, type Picture } from '../../art/bake';
import type { Plan } from './compose';
import { hash } from './fate';

/** The picture in these pixels. Asking again costs nothing. */
export function picture(plan: Plan, width: number, height: number): Promise<Picture> {
  // The store outlives a change of the tables, so everything the plan says is part of the name.
  return bake({ kind: 'card', plan, width, height }, { ...plan, outline: hash(plan.outline), width, height });
}
