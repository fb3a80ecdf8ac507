/** Which of four ways a table is laid out: it follows the window, and everything on the stage follows it. */
export type Form =
  /** Docks with words on both sides. */
  | 'desk'
  /** The docks are folded to coins: tablets and narrow windows. */
  | 'fold'
  /** A phone held sideways: as fold, and low. */
  | 'short'
  /** A phone held upright: one column. */
  | 'phone';

export function formOf(width: number, height: number): Form {
  if (width < 560 || (width <= 820 && height > 560)) return 'phone';
  if (height <= 560) return 'short';
  return width < 1100 ? 'fold' : 'desk';
}

class Window {
  #width = $state(globalThis.innerWidth ?? 0);
  #height = $state(globalThis.innerHeight ?? 0);
  readonly form: Form = $derived(formOf(this.#width, this.#height));

  constructor() {
    globalThis.addEventListener?.('resize', () => {
      this.#width = innerWidth;
      this.#height = innerHeight;
    });
  }
}

/** The window the page is seen in. */
export const seen = new Window();
