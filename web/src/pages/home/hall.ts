/** The wall of the entrance: ashlar, a floor, arches of wedge stones, and the light that falls on them. */
import { candle, LightMap, stream, type Draw, type Pen, type Random, type Tile } from '../../art';
import { GLOWS, VIGNETTES } from './vignettes';
import { type Kit, type Opening, View } from './view';

export type Hall = {
  readonly openings: readonly (Opening & { readonly game: string })[];
  /** The tablet that the name is cut into. */
  readonly tablet: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  /** Where the floor begins; nowhere on a phone. */
  readonly floor: number | undefined;
  /** Where the candle burns. */
  readonly flame: { readonly x: number; readonly y: number };
};

type Mason = { readonly pen: Pen; readonly stone: Tile; readonly random: Random };
type Box = readonly [x: number, y: number, w: number, h: number];

/** A block of stone in the shape of a path, with its own tone and lit edges. */
function block({ pen, stone, random }: Mason, path: Path2D, [x, y, w, h]: Box, dark = 0): void {
  pen.save();
  pen.clip(path);
  const side = w > 2 * h ? 256 : 130;
  const high = Math.min(256, (side * h) / w);
  const { bitmap } = stone;
  const unit = bitmap.width / 256;
  pen.drawImage(
    bitmap,
    random() * (256 - side) * unit,
    random() * (256 - high) * unit,
    side * unit,
    high * unit,
    x,
    y,
    w,
    h,
  );
  const tone = -0.26 + random() * 0.34 - dark;
  pen.fillStyle = tone < 0 ? `rgb(34 26 18 / ${-tone})` : `rgb(255 236 200 / ${tone})`;
  pen.fillRect(x, y, w, h);
  const edge = pen.createLinearGradient(x, y, x + w, y + h);
  edge.addColorStop(0, 'rgb(255 244 214 / 60%)');
  edge.addColorStop(0.4, 'rgb(255 244 214 / 0%)');
  edge.addColorStop(0.62, 'rgb(20 10 2 / 0%)');
  edge.addColorStop(1, 'rgb(20 10 2 / 76%)');
  pen.strokeStyle = edge;
  pen.lineWidth = 4;
  pen.stroke(path);
  pen.restore();
  pen.strokeStyle = 'rgb(16 10 5 / 80%)';
  pen.lineWidth = 1.6;
  pen.stroke(path);
}

function* wall(mason: Mason, width: number, bottom: number, course: number): Iterable<void> {
  mason.pen.fillStyle = '#241a12';
  mason.pen.fillRect(0, 0, width, bottom);
  for (let row = 0; row * course < bottom; row += 1) {
    for (let x = -40 - (row % 2) * 50; x < width;) {
      const w = (1.3 + mason.random() * 1.1) * course;
      const path = new Path2D();
      path.roundRect(x + 1, row * course + 1, w - 2, course - 2, 3);
      block(mason, path, [x, row * course, w, course]);
      x += w;
    }
    yield;
  }
}

function* ground(mason: Mason, width: number, height: number, top: number): Iterable<void> {
  const { pen } = mason;
  pen.fillStyle = '#1a120b';
  pen.fillRect(0, top, width, height - top);
  const vanish = { x: width / 2, y: top - 260 };
  const at = (u: number, y: number): number => vanish.x + (u * (y - vanish.y)) / 260;
  const reach = width * 0.8;
  for (let y0 = top, deep = 24, row = 0; y0 < height; y0 += deep, deep *= 1.4, row += 1) {
    const y1 = y0 + deep;
    for (let u = -reach - (row % 2) * 70; u < reach; u += 140) {
      const path = new Path2D();
      path.moveTo(at(u, y0) + 1, y0 + 1);
      path.lineTo(at(u + 140, y0) - 1, y0 + 1);
      path.lineTo(at(u + 140, y1) - 1, y1 - 1);
      path.lineTo(at(u, y1) + 1, y1 - 1);
      path.closePath();
      const left = Math.min(at(u, y0), at(u, y1));
      block(mason, path, [left, y0, Math.abs(at(u + 140, y1) - at(u, y1)) + 60, deep], 0.04);
    }
    yield;
  }
  const seam = pen.createLinearGradient(0, top - 8, 0, top + 40);
  seam.addColorStop(0, 'rgb(0 0 0 / 80%)');
  seam.addColorStop(1, 'rgb(0 0 0 / 0%)');
  pen.fillStyle = seam;
  pen.fillRect(0, top - 2, width, 44);
}

/** The outline of an opening: two curves that meet over the middle. */
function arched({ x, foot, w, h }: Opening, grow = 0): Path2D {
  const r = w / 2 + grow;
  const spring = foot - h + w / 2;
  const path = new Path2D();
  path.moveTo(x - r, foot);
  path.lineTo(x - r, spring);
  path.quadraticCurveTo(x - r, spring - r * 0.82, x, spring - r * 1.12);
  path.quadraticCurveTo(x + r, spring - r * 0.82, x + r, spring);
  path.lineTo(x + r, foot);
  path.closePath();
  return path;
}

/** A point along the curve of an arch, from its left spring to its right. */
function along({ x, foot, w, h }: Opening, grow: number, t: number): [number, number] {
  const r = w / 2 + grow;
  const spring = foot - h + w / 2;
  const side = t < 0.5 ? -1 : 1;
  const u = t < 0.5 ? t * 2 : (1 - t) * 2;
  const [a, b, c] = [(1 - u) ** 2, 2 * (1 - u) * u, u ** 2];
  return [x + side * (a * r + b * r), a * spring + b * (spring - r * 0.82) + c * (spring - r * 1.12)];
}

function frame(mason: Mason, opening: Opening): void {
  const { x, foot, w, h } = opening;
  const thick = w / 7;
  const stones = 13;
  const corners = 4;
  for (let n = 0; n < stones; n += 1) {
    const path = new Path2D();
    for (let k = 0; k <= corners; k += 1) path.lineTo(...along(opening, 0, (n + k / corners) / stones));
    for (let k = corners; k >= 0; k -= 1) path.lineTo(...along(opening, thick, (n + k / corners) / stones));
    path.closePath();
    const [cx, cy] = along(opening, thick / 2, (n + 0.5) / stones);
    const size = thick * 2.6;
    block(mason, path, [cx - size / 2, cy - size / 2, size, size], n === 6 ? -0.2 : -0.06);
  }
  const spring = foot - h + w / 2;
  const course = thick * 1.35;
  for (const side of [-1, 1]) {
    for (let y = spring, n = 0; y < foot - 4; y += course, n += 1) {
      const high = Math.min(course, foot - y);
      const wide = thick + (n % 2 ? 8 : 0);
      const left = side < 0 ? x - w / 2 - wide : x + w / 2;
      const path = new Path2D();
      path.roundRect(left, y, wide, high, 2);
      block(mason, path, [left, y, wide, high], -0.06);
    }
  }
}

/** Stone that does not move: wall, floor, frames, tablet. */
export function masonry(hall: Hall, { tiles }: Kit): Draw {
  return function* (pen, { width, height }) {
    const mason = { pen, stone: tiles.limestone, random: stream('the masons') };
    const course = width < 821 ? 38 : 58;
    yield* wall(mason, width, Math.min(hall.floor ?? height, height), course);
    if (hall.floor !== undefined) yield* ground(mason, width, height, hall.floor);
    for (const opening of hall.openings) {
      frame(mason, opening);
      yield;
    }
    const { x, y, w, h } = hall.tablet;
    const tablet = new Path2D();
    tablet.roundRect(x, y, w, h, 6);
    pen.save();
    pen.shadowColor = '#000';
    pen.shadowBlur = 16;
    pen.shadowOffsetX = 4;
    pen.shadowOffsetY = 7;
    pen.fillStyle = '#6d6250';
    pen.fill(tablet);
    pen.restore();
    block(mason, tablet, [x, y, w, h], -0.12);
  };
}

/** The one candle, and the light that falls out of every door in its room's colour. */
export function lights(hall: Hall, day: boolean): Draw {
  return (pen, { width, height }) => {
    const map = new LightMap({ ambient: [day ? '#f4ecdc' : '#3a3240'] });
    const phone = width < 821;
    map.pool({
      ...hall.flame,
      radius: phone ? 420 : 900,
      colour: day ? '#fff0cc' : '#ff9a48',
      strength: day ? 0.3 : 0.72,
    });
    if (!day) map.pool({ ...hall.flame, radius: phone ? 200 : 340, colour: '#ff9e60', strength: 0.5 });
    for (const { x, foot, w, h, game } of hall.openings) {
      const colour = GLOWS[game] ?? '#ff9a48';
      map.pool({ x, y: foot + (phone ? 0 : 30), radius: w * 1.1, colour, strength: day ? 0.12 : 0.95 });
      map.pool({ x, y: foot - h * 0.5, radius: w, colour, strength: day ? 0.05 : 0.42 });
    }
    map.paint(pen, width, height);
  };
}

/** What is seen through the arches. */
export function vignettes(hall: Hall, kit: Kit): Draw {
  return function* (pen) {
    for (const opening of hall.openings) {
      pen.save();
      pen.clip(arched(opening));
      const paint = VIGNETTES[opening.game];
      if (paint) paint(new View(pen, opening, kit));
      // The depth of the wall: dark under the arch and along its sides.
      for (let n = 1; n <= 7; n += 1) {
        pen.lineWidth = (opening.w / 10) * (n / 4);
        pen.strokeStyle = kit.day ? 'rgb(40 26 10 / 8%)' : 'rgb(0 0 0 / 15%)';
        pen.stroke(arched(opening));
      }
      pen.restore();
      yield;
    }
    if (hall.floor !== undefined) {
      const { x, y } = hall.flame;
      const dish = pen.createLinearGradient(x - 30, 0, x + 30, 0);
      dish.addColorStop(0, '#f6dc9c');
      dish.addColorStop(0.4, '#a87a2c');
      dish.addColorStop(1, '#3a260a');
      pen.fillStyle = dish;
      pen.beginPath();
      pen.ellipse(x, y + 84, 30, 9, 0, 0, Math.PI * 2);
      pen.fill();
      candle(pen, [x, y + 82], 78, kit.day ? undefined : '#ff9a48');
    }
  };
}

/** What shines by itself, once more. */
export function shine(hall: Hall): Draw {
  return (pen, { width, height }) => {
    const map = new LightMap();
    if (width >= 821) {
      map.pool({ ...hall.flame, radius: 200, colour: '#ff9a3a', strength: 0.5 });
      map.pool({ ...hall.flame, radius: 50, colour: '#ffe0a0', strength: 0.6 });
    }
    for (const { x, foot, w, h, game } of hall.openings)
      map.pool({ x, y: foot - h * 0.35, radius: w * 0.9, colour: GLOWS[game] ?? '#ff9a48', strength: 0.2 });
    map.paint(pen, width, height);
  };
}
