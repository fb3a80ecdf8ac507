/** Whom a card was dragged onto: the game asks for its target a moment later, and the drag has answered already. */
import type { Handle } from '../../lib/narrow';

class Aim {
  at = $state.raw<Handle>();
}

export const aim = new Aim();
