import type { MotionName, PoseName, SceneName } from '../picture/compose';

/** A card of Crypt Crusade. */
export type Line = {
  readonly outline: string;
  readonly team: 'Groundskeepers' | 'Necromancers';
  readonly tier: 1 | 2 | 3;
  readonly scene: SceneName;
  readonly pose: PoseName;
  readonly motion: readonly MotionName[];
};
