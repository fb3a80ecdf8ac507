/** What is being looked up, a rule or a thing in the box, and where it was asked from. */
export type Subject = { readonly game: string; readonly rule: string } | { readonly game: string; readonly entry: string };

const DWELL = 350;

class Explained {
  current = $state.raw<{ subject: Subject; anchor: HTMLElement } | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(subject: Subject, anchor: HTMLElement): void {
    clearTimeout(this.#timer);
    this.current = { subject, anchor };
  }

  /** A mouse that rests on a thing asks as well; one that only passes by does not. */
  rest(event: PointerEvent, subject: Subject, anchor: HTMLElement | undefined): void {
    clearTimeout(this.#timer);
    if (event.pointerType === 'mouse' && anchor) this.#timer = setTimeout(() => this.show(subject, anchor), DWELL);
  }

  leave(): void {
    clearTimeout(this.#timer);
  }

  hide(): void {
    this.current = null;
  }
}

export const explained = new Explained();
