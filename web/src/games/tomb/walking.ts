/** Ways over the floor: which spaces a walk to a place would lead over. The server says of every step whether it may be. */
import { same, within } from './map';
import type { Rows, Space } from './view';

const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

const name = ({ x, y }: Space): string => `${x},${y}`;

/** The cheapest way inside of what can be reached, without its beginning; nothing if there is none. */
export function way(from: Space, to: Space, reach: Rows, price: (place: Space) => number): Space[] | undefined {
  const costs = new Map([[name(from), 0]]);
  const before = new Map<string, Space>();
  const open: Space[] = [from];
  while (open.length > 0) {
    open.sort((a, b) => (costs.get(name(a)) ?? 0) - (costs.get(name(b)) ?? 0));
    const place = open.shift();
    if (!place || same(place, to)) break;
    for (const [dx, dy] of WAYS) {
      const next = { x: place.x + dx, y: place.y + dy };
      if (!within(reach, next)) continue;
      const cost = (costs.get(name(place)) ?? 0) + price(next);
      if (cost >= (costs.get(name(next)) ?? Infinity)) continue;
      costs.set(name(next), cost);
      before.set(name(next), place);
      open.push(next);
    }
  }
  const path: Space[] = [];
  for (let place: Space | undefined = to; place && !same(place, from); place = before.get(name(place)))
    path.unshift(place);
  const [first] = path;
  return first && before.has(name(to)) ? path : undefined;
}

/** One line around all places of a set. */
export function outline(
  places: readonly Space[],
  left: (x: number) => number,
  top: (y: number) => number,
  inset: number,
): string {
  const all = new Set(places.map(name));
  const has = (x: number, y: number): boolean => all.has(name({ x, y }));
  return places
    .map(({ x, y }) => {
      const [n, e, s, w] = [has(x, y - 1), has(x + 1, y), has(x, y + 1), has(x - 1, y)];
      const [x0, y0, x1, y1] = [left(x) + inset, top(y) + inset, left(x + 1) - inset, top(y + 1) - inset];
      const [ax, bx] = [w ? left(x) : x0, e ? left(x + 1) : x1];
      const [ay, by] = [n ? top(y) : y0, s ? top(y + 1) : y1];
      // Where a side goes on around an inner corner, the line reaches into the neighbour.
      return [
        n ? '' : `M${has(x - 1, y - 1) && w ? ax - inset : ax} ${y0}H${has(x + 1, y - 1) && e ? bx + inset : bx}`,
        s ? '' : `M${has(x - 1, y + 1) && w ? ax - inset : ax} ${y1}H${has(x + 1, y + 1) && e ? bx + inset : bx}`,
        w ? '' : `M${x0} ${has(x - 1, y - 1) && n ? ay - inset : ay}V${has(x - 1, y + 1) && s ? by + inset : by}`,
        e ? '' : `M${x1} ${has(x + 1, y - 1) && n ? ay - inset : ay}V${has(x + 1, y + 1) && s ? by + inset : by}`,
      ].join('');
    })
    .join('');
}
