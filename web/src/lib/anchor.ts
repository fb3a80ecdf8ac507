/** Finds things on the stage by their handle, wherever they are drawn, and where words about them have room. */
import type { Handle } from './narrow';

export type Spot = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The stage an element is part of, or the page. */
export const stageOf = (element: Element): ParentNode => element.closest('.stage') ?? document;

/** The thing itself; hidden ones, as in a drawer that is closed, are not there. */
export function thing(root: ParentNode, handle: Handle): Element | undefined {
  const found = [...root.querySelectorAll(`[data-handle="${CSS.escape(handle)}"]`)];
  return found.find((it) => it.getClientRects().length > 0);
}

/** Where it is seen, from the corner of `origin`. */
export function spotOf(root: ParentNode, handle: Handle, origin: DOMRect): Spot | undefined {
  const box = thing(root, handle)?.getBoundingClientRect();
  return box && { left: box.left - origin.left, top: box.top - origin.top, width: box.width, height: box.height };
}

export type Point = { readonly x: number; readonly y: number };

const RADIUS = 80;
const STEP = 34;
const FULL = 180;

/** Places for coins on an arc around a point, on the side that is farther from the window's edge. */
export function arc(count: number, { x }: Point, width: number): Point[] {
  const west = x > width / 2;
  return Array.from({ length: count }, (_, index) => {
    const turn = ((index - (count - 1) / 2) * STEP + (west ? FULL : 0)) * (Math.PI / FULL);
    const down = west ? -1 : 1;
    return { x: Math.cos(turn) * RADIUS, y: down * Math.sin(turn) * RADIUS };
  });
}
