/** Lets the leaf on a card follow the mouse: sets `--mx` and `--my`, from 0 to 1, at most once a frame. */
import { moves, preferences } from '../lib/preferences.svelte';

export function shine(card: HTMLElement): () => void {
  let frame = 0;
  const follow = ({ clientX, clientY }: PointerEvent): void => {
    if (frame !== 0 || !moves(preferences.motion)) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      const { left, top, width, height } = card.getBoundingClientRect();
      card.style.setProperty('--mx', share(clientX - left, width));
      card.style.setProperty('--my', share(clientY - top, height));
    });
  };
  card.addEventListener('pointermove', follow, { passive: true });
  return () => {
    cancelAnimationFrame(frame);
    card.removeEventListener('pointermove', follow);
  };
}

const share = (at: number, of: number): string => Math.min(1, Math.max(0, at / of)).toFixed(2);
