/**
 * Which card is being read, and from where. A mouse that rests, a finger that stays and the keyboard's focus read a card
 * until they leave; `Z` holds it open until Escape.
 */
import type { Attachment } from 'svelte/attachments';
import type { Face } from './face';

const REST = 120;
const PRESS = 350;
/** A finger that moves further than this scrolls. */
const SLIP = 10;

export type Reading = { readonly face: Face; readonly anchor: HTMLElement; readonly held: boolean };

class Zoom {
  current = $state.raw<Reading | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  show(face: Face, anchor: HTMLElement, held = false): void {
    clearTimeout(this.#timer);
    this.current = { face, anchor, held };
  }

  soon(face: Face, anchor: HTMLElement, after: number): void {
    clearTimeout(this.#timer);
    if (!this.current?.held) this.#timer = setTimeout(() => this.show(face, anchor), after);
  }

  /** Whoever left: what is held open stays. */
  leave(): void {
    if (this.current?.held) clearTimeout(this.#timer);
    else this.hide();
  }

  /** A moment later: a card that is taken away loses the focus while the page is being drawn, when no state may change. */
  hide(): void {
    clearTimeout(this.#timer);
    const shown = this.current;
    if (shown === null) return;
    queueMicrotask(() => {
      if (this.current === shown) this.current = null;
    });
  }
}

export const zoom = new Zoom();

/** For anything that stands for a card: `{@attach readable(() => face)}`. A name in the story reads the same way. */
export function readable(face: () => Face): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number } | undefined;
    const stop = new AbortController();
    const on = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      listener: (event: HTMLElementEventMap[Type]) => void,
    ): void => node.addEventListener(type, listener, { signal: stop.signal });

    on('pointerenter', (event) => {
      if (event.pointerType === 'mouse') zoom.soon(face(), node, REST);
    });
    on('pointerleave', (event) => {
      if (event.pointerType === 'mouse') zoom.leave();
    });
    on('pointerdown', (event) => {
      if (event.pointerType === 'mouse') return;
      start = { x: event.clientX, y: event.clientY };
      zoom.soon(face(), node, PRESS);
    });
    on('pointermove', (event) => {
      if (start && Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) zoom.leave();
    });
    on('pointerup', () => lift());
    on('pointercancel', () => lift());
    // A long press has read the card; it must not also play it, nor open a menu.
    on('contextmenu', (event) => {
      if (start) event.preventDefault();
    });
    node.addEventListener(
      'click',
      (event) => {
        if (!read) return;
        read = false;
        event.preventDefault();
        event.stopPropagation();
      },
      { signal: stop.signal, capture: true },
    );
    on('focusin', (event) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) zoom.soon(face(), node, PRESS);
    });
    on('focusout', () => zoom.leave());
    on('keydown', (event) => {
      if (event.key !== 'z' && event.key !== 'Z') return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      zoom.show(face(), node, true);
    });

    let read = false;
    function lift(): void {
      read = start !== undefined && zoom.current?.anchor === node;
      // Without a click after it, the next one is a click again.
      if (read) setTimeout(() => (read = false), 50);
      start = undefined;
      zoom.leave();
    }

    return () => {
      stop.abort();
      if (zoom.current?.anchor === node) zoom.hide();
    };
  };
}
