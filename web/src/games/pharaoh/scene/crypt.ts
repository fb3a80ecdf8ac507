/**
 * The whole crypt for one sight: rock, then the rooms from the back to the front, then the ways between them. Each room
 * is painted once for its doors and its size and kept: looking about paints rock alone, a new room only itself.
 */
import { type Draw, materials, pen, type Sheet, sheet, type Tile } from '../../../art';
import type { Bounds, Point } from '../../../lib/geometry';
import { centre, RADIUS } from '../crypt';
import type { DoorKind } from '../doors';
import { bedrock } from './bedrock';
import { chamber } from './chamber';
import { doorway } from './doors';
import { vignette } from './vignette';

export type Sight = {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A room as far as its picture goes. */
export type Room = {
  readonly id: string;
  readonly name: string;
  readonly at: readonly [number, number];
  readonly doors: readonly (DoorKind | undefined)[];
};

export type Stuff = { readonly limestone: Tile };
export const stuff = async (): Promise<Stuff> => materials('limestone');

/** From a room's middle to the edge of its picture: doors reach over the wall, and so does its shadow. */
const HALF = RADIUS * 1.16;
/** Pictures that are kept: all hexes of a box, at two sizes. */
const MOST = 72;
const kept = new Map<string, Sheet>();

function keep(name: string, picture: Sheet): void {
  for (const first of kept.keys()) {
    if (kept.size < MOST) break;
    kept.delete(first);
  }
  kept.set(name, picture);
}

/** A room's picture at so many pixels a unit, square around its middle. */
function* picture(room: Room, sharp: number, day: boolean, limestone: Tile): Generator<void, Sheet> {
  const name = [room.id, room.name, room.doors.map((kind) => kind ?? '').join(), sharp, day].join('/');
  const known = kept.get(name);
  if (known) return known;
  const own = sheet(HALF * 2 * sharp);
  const to = pen(own);
  to.scale(sharp, sharp);
  to.translate(HALF, HALF);
  const look = vignette(room.id, room.name);
  yield* chamber(to, look, { day, limestone });
  for (const [side, kind] of room.doors.entries()) if (kind) doorway(to, kind, side, look.tone, day);
  keep(name, own);
  yield;
  return own;
}

/** A few sizes for all, or every turn of the wheel would paint everything anew. */
export const sharpness = (pixels: number): number => Math.min(2.5, Math.max(0.5, Math.ceil(pixels * 4) / 4));

export type Setting = {
  readonly rooms: readonly Room[];
  readonly day: boolean;
  readonly sight: Sight;
  readonly stuff: Stuff;
};

export function crypt({ rooms, day, sight, stuff: { limestone } }: Setting): Draw {
  const { middle, reach } = extent(rooms.map(({ at }) => centre(at)));
  return function* (to, { width, height, scale }) {
    const seen: Bounds = {
      x: -sight.x / sight.scale,
      y: -sight.y / sight.scale,
      width: width / sight.scale,
      height: height / sight.scale,
    };
    to.save();
    to.translate(sight.x, sight.y);
    to.scale(sight.scale, sight.scale);
    yield* bedrock(to, { day, limestone, seen, middle, reach, pixel: 1 / sight.scale });
    const sharp = sharpness(sight.scale * scale);
    for (const room of [...rooms].sort((a, b) => centre(a.at).y - centre(b.at).y)) {
      const { x, y } = centre(room.at);
      if (x + HALF < seen.x || x - HALF > seen.x + seen.width) continue;
      if (y + HALF < seen.y || y - HALF > seen.y + seen.height) continue;
      to.drawImage(yield* picture(room, sharp, day, limestone), x - HALF, y - HALF, HALF * 2, HALF * 2);
      yield;
    }
    to.restore();
  };
}

/** One room alone, for what is held out to be laid. */
export const alone = (room: Room, day: boolean, { limestone }: Stuff): Draw =>
  function* (to, { width, height, scale }) {
    const size = Math.min(width, height);
    const own = yield* picture(room, sharpness((size / (HALF * 2)) * scale), day, limestone);
    to.drawImage(own, (width - size) / 2, (height - size) / 2, size, size);
  };

/** Where the rooms lie, and half the size of all of them together. */
function extent(places: readonly Point[]): { middle: Point; reach: Point } {
  const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  return {
    middle: { x: (left + right) / 2, y: (top + bottom) / 2 },
    reach: { x: (right - left) / 2 + RADIUS, y: (bottom - top) / 2 + RADIUS },
  };
}
