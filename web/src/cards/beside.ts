/** Where a card that is read stands: above what it came from if there is room, else beside it, always on the screen. */
type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number };
export type Place = {
  readonly left: number;
  readonly top: number;
  /** The middle of what it came from, seen from the place. */
  readonly from: { readonly x: number; readonly y: number };
};

const clamp = (at: number, most: number, gap: number): number => Math.max(gap, Math.min(at, most - gap));

export function beside(anchor: Box, card: Size, screen: Size, gap: number): Place {
  const middle = { x: anchor.left + anchor.width / 2, y: anchor.top + anchor.height / 2 };
  const above = anchor.top - gap - card.height >= gap;
  const rightRoom = screen.width - (anchor.left + anchor.width);
  const left = above
    ? middle.x - card.width / 2
    : rightRoom >= anchor.left
      ? anchor.left + anchor.width + gap
      : anchor.left - gap - card.width;
  const top = above ? anchor.top - gap - card.height : middle.y - card.height / 2;
  const at = {
    left: clamp(left, screen.width - card.width, gap),
    top: clamp(top, screen.height - card.height, gap),
  };
  return { ...at, from: { x: middle.x - at.left, y: middle.y - at.top } };
}
