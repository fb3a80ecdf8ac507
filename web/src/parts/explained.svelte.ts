/** What is being looked up, a rule or a thing in the box, and where it was asked from. */
export type Subject =
  { readonly game: string; readonly rule: string } | { readonly game: string; readonly entry: string };

const DWELL = 350;

class Explained {
  current = $state.raw<{ subject: Subject; anchor: HTMLElement } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #mouse = { x: Number.NaN, y: Number.NaN };

  constructor() {
    globalThis.addEventListener?.('pointermove', ({ clientX: x, clientY: y }) => (this.#mouse = { x, y }), {
      passive: true,
    });
  }

  show(subject: Subject, anchor: HTMLElement): void {
    clearTimeout(this.#timer);
    this.current = { subject, anchor };
  }

  /** A mouse that rests on a thing asks as well; one that only passes by does not, nor one under which the page has moved. */
  rest(event: PointerEvent, subject: Subject, anchor: HTMLElement | undefined): void {
    clearTimeout(this.#timer);
    const still = event.clientX === this.#mouse.x && event.clientY === this.#mouse.y;
    if (event.pointerType === 'mouse' && anchor && !still)
      this.#timer = setTimeout(() => this.show(subject, anchor), DWELL);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    this.current = null;
  }
}

export const explained = new Explained();
