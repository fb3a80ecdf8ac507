/** Where pictures happen. */
import type { Scene } from './brush';
import { WITHIN } from './scenes-within';
import { WITHOUT } from './scenes-without';

export const SCENES = { ...WITHIN, ...WITHOUT } satisfies Record<string, Scene>;
