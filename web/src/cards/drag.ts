/**
 * Dragging a card onto what it is meant for, with a mouse or a pen: a finger scrolls and presses instead. It is the same
 * as pressing first the one and then the other.
 */
import type { Attachment } from 'svelte/attachments';
import type { Handle } from '../lib/narrow';

const SLIP = 12;

type Game = {
  readonly picked: () => ReadonlySet<Handle>;
  readonly lit: () => ReadonlySet<Handle>;
  readonly point: (handle: Handle) => void;
  /** A card is lifted: without it, it is pointed at, and everything it can be dropped on glows from then on. */
  readonly begin?: (card: Handle) => void;
  /** Where a card is let go that no thing in sight is asked for: on the table, over this or over nothing. */
  readonly drop?: (card: Handle, over: Handle | undefined) => void;
};

const handleOf = (element: Element | null): Handle | undefined =>
  element?.closest('[data-handle]')?.getAttribute('data-handle') ?? undefined;

export function draggable({ picked, lit, point, begin: lift = point, drop }: Game): Attachment<HTMLElement> {
  return (node) => {
    const stop = new AbortController();
    let from: { handle: Handle; card: HTMLElement; x: number; y: number; id: number } | undefined;
    let moving = false;

    function begin(event: PointerEvent): void {
      if (event.pointerType === 'touch' || event.button !== 0 || !(event.target instanceof Element)) return;
      const card = event.target.closest<HTMLElement>('article[data-handle]');
      const handle = handleOf(card);
      if (card && handle !== undefined && (lit().has(handle) || picked().has(handle)))
        from = { handle, card, x: event.clientX, y: event.clientY, id: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
      if (!moving && Math.hypot(dx, dy) < SLIP) return;
      if (!moving && !picked().has(from.handle)) lift(from.handle);
      moving = true;
      from.card.style.translate = `${dx}px ${dy}px`;
      from.card.style.pointerEvents = 'none';
    }

    function end(event: PointerEvent): void {
      if (!from || event.pointerId !== from.id) return;
      const { card } = from;
      const over =
        moving && event.type === 'pointerup' ? document.elementFromPoint(event.clientX, event.clientY) : null;
      card.style.translate = '';
      card.style.pointerEvents = '';
      const target = handleOf(over);
      if (target !== undefined && target !== from.handle && lit().has(target)) point(target);
      else if (over && !node.contains(over) && over.closest('.scene')) drop?.(from.handle, target);
      from = undefined;
      moving = false;
    }

    const options = { signal: stop.signal };
    node.addEventListener('pointerdown', begin, options);
    addEventListener('pointermove', move, options);
    addEventListener('pointerup', end, options);
    addEventListener('pointercancel', end, options);
    node.addEventListener('dragstart', (event) => event.preventDefault(), options);
    return () => stop.abort();
  };
}
