/** Flagstones, sand and walls. */
import { between, blot, type Pen, type Random, type Tile } from '../../../art';
import type { Chart } from './chart';
import { C, H, type Plane, S } from './plane';

export type Stones = { readonly limestone: Tile; readonly rock: Tile; readonly gravel: Tile };

/** A soft edge of darkness over a rectangle, from one of its sides inward. */
export function shade(
  pen: Pen,
  [x, y, width, height]: readonly [number, number, number, number],
  from: readonly [number, number],
  to: readonly [number, number],
  much: number,
  colour = '0 0 0',
): void {
  const dark = pen.createLinearGradient(...from, ...to);
  dark.addColorStop(0, `rgb(${colour} / ${much})`);
  dark.addColorStop(1, `rgb(${colour} / 0)`);
  pen.fillStyle = dark;
  pen.fillRect(x, y, width, height);
}

/** How much of the sheet a stone takes: it is cropped to its own proportions, never stretched. */
const CROP = 118;

/** A slab out of the sheet, with a bevel, a tone of its own and now and then a crack. */
export function flag(
  pen: Pen,
  random: Random,
  { limestone }: Stones,
  [x, y, width, height]: readonly [number, number, number, number],
  tint?: string,
): void {
  const gap = 1.3 * S;
  const path = new Path2D();
  path.roundRect(x + gap, y + gap, width - 2 * gap, height - 2 * gap, 3.4 * S);
  pen.save();
  pen.clip(path);
  const size = limestone.bitmap.width;
  const unit = (CROP / C) * (size / 256);
  const [wide, high] = [width * unit, height * unit];
  const [ox, oy] = [random() * (size - wide), random() * (size - high)];
  pen.drawImage(limestone.bitmap, ox, oy, wide, high, x, y, width, height);
  const tone = between(random, -0.22, 0.12);
  pen.fillStyle = tone < 0 ? `rgb(38 28 20 / ${-tone})` : `rgb(255 236 200 / ${tone})`;
  pen.fillRect(x, y, width, height);
  if (tint !== undefined) {
    pen.fillStyle = tint;
    pen.fillRect(x, y, width, height);
  }
  const edge = pen.createLinearGradient(x, y, x + width, y + height);
  edge.addColorStop(0, 'rgb(255 244 214 / 60%)');
  edge.addColorStop(0.42, 'rgb(255 244 214 / 0%)');
  edge.addColorStop(0.6, 'rgb(20 10 2 / 0%)');
  edge.addColorStop(1, 'rgb(20 10 2 / 76%)');
  pen.strokeStyle = edge;
  pen.lineWidth = 4.4 * S;
  pen.stroke(path);
  if (random() < 0.2) crack(pen, random, [x, y, width, height]);
  pen.restore();
}

function crack(pen: Pen, random: Random, [x, y, width, height]: readonly [number, number, number, number]): void {
  let [px, py] = [x + random() * width, y];
  pen.strokeStyle = 'rgb(24 14 6 / 78%)';
  pen.lineWidth = 1.3 * S;
  pen.beginPath();
  pen.moveTo(px, py);
  while (py < y + height) {
    px += between(random, -8, 8) * S;
    py += between(random, 5, 12) * S;
    pen.lineTo(px, py);
  }
  pen.stroke();
}

const TINTS = { crypt: undefined, shore: undefined, ice: 'rgb(120 176 214 / 34%)' } as const;

/** A floor space: one to four stones, cut by chance. */
export function paving(pen: Pen, plane: Plane, chart: Chart, stones: Stones, x: number, y: number): void {
  if (chart.matter === 'shore') return sand(pen, plane, chart, stones, x, y);
  const random = chart.chance(x, y, 'flags');
  const { V } = plane;
  const [x0, y0] = [plane.left(x), plane.top(y)];
  const cut = between(random, 0.4, 0.6);
  const way = random();
  const lay = (a: number, b: number, w: number, h: number): void =>
    flag(pen, random, stones, [x0 + a * C, y0 + b * V, w * C, h * V], TINTS[chart.matter]);
  if (way < 0.28) lay(0, 0, 1, 1);
  else if (way < 0.5) {
    lay(0, 0, cut, 1);
    lay(cut, 0, 1 - cut, 1);
  } else if (way < 0.72) {
    lay(0, 0, 1, cut);
    lay(0, cut, 1, 1 - cut);
  } else if (way < 0.88) {
    lay(0, 0, cut, 0.5);
    lay(cut, 0, 1 - cut, 0.5);
    lay(0, 0.5, 1, 0.5);
  } else
    for (const [a, b] of [
      [0, 0],
      [0.5, 0],
      [0, 0.5],
      [0.5, 0.5],
    ] as const)
      lay(a, b, 0.5, 0.5);
  for (let n = 0; n < 5; n++) {
    const [rx, ry] = [between(random, 0.8, 2.4) * S, between(random, 0.6, 1.6) * S];
    blot(pen, { x: x0 + random() * C, y: y0 + random() * V, rx, ry, colour: '#1c140c', strength: 0.6, soft: 0.3 });
  }
  if (random() < 0.3) rubble(pen, random, [x0, y0, C, V]);
}

/** Wet sand: ripples, shells, a stone here and there. Its seams are only hinted at, so that spaces can be counted. */
function sand(pen: Pen, plane: Plane, chart: Chart, { gravel, limestone }: Stones, x: number, y: number): void {
  const random = chart.chance(x, y, 'sand');
  const { V } = plane;
  const [x0, y0] = [plane.left(x), plane.top(y)];
  pen.save();
  pen.beginPath();
  pen.rect(x0, y0, C, V);
  pen.clip();
  pen.fillStyle = limestone.pattern(pen, 0.9);
  pen.fillRect(x0, y0, C, V);
  pen.globalAlpha = 0.32;
  pen.fillStyle = gravel.pattern(pen, 0.22);
  pen.fillRect(x0, y0, C, V);
  pen.globalAlpha = 1;
  pen.fillStyle = 'rgb(206 158 96 / 34%)';
  pen.fillRect(x0, y0, C, V);
  for (let n = 0; n < 4; n++) {
    const py = y0 + (n + 0.5 + between(random, -0.2, 0.2)) * (V / 4);
    const bend = between(random, -7, 7) * S;
    for (const [lift, stroke] of [
      [0, 'rgb(70 42 16 / 26%)'],
      [1.8 * S, 'rgb(255 238 200 / 26%)'],
    ] as const) {
      pen.strokeStyle = stroke;
      pen.lineWidth = 2 * S;
      pen.beginPath();
      pen.moveTo(x0, py + lift);
      pen.quadraticCurveTo(x0 + C / 2, py + bend + lift, x0 + C, py + lift);
      pen.stroke();
    }
  }
  pen.strokeStyle = 'rgb(52 32 12 / 30%)';
  pen.lineWidth = 1.6 * S;
  pen.strokeRect(x0, y0, C, V);
  pen.restore();
  if (random() < 0.45) rubble(pen, random, [x0, y0, C, V]);
}

function rubble(pen: Pen, random: Random, [x, y, width, height]: readonly [number, number, number, number]): void {
  for (let n = 0; n < 3; n++) {
    const size = between(random, 2, 5) * S;
    const [px, py] = [x + (0.08 + random() * 0.84) * width, y + (0.1 + random() * 0.8) * height];
    blot(pen, { x: px + size * 0.4, y: py + size * 0.4, rx: size, ry: size * 0.7, colour: '#000000', strength: 0.55 });
    const stone = pen.createRadialGradient(px - size * 0.4, py - size * 0.4, 0, px, py, size);
    stone.addColorStop(0, '#d9ccb0');
    stone.addColorStop(1, '#6d6250');
    pen.fillStyle = stone;
    pen.beginPath();
    pen.ellipse(px, py, size, size * 0.74, 0, 0, Math.PI * 2);
    pen.fill();
  }
}

const COURSES = [
  [0, 0.52, 1],
  [0, 0.3, 0.72, 1],
  [0, 0.46, 1],
] as const;

/** The south face of a wall: three courses of blocks, or one bank of rock where nobody built. */
export function face(pen: Pen, plane: Plane, chart: Chart, stones: Stones, x: number, y: number): void {
  const random = chart.chance(x, y, 'face');
  const x0 = plane.left(x);
  const foot = plane.top(y + 1);
  if (chart.matter === 'shore') {
    pen.fillStyle = stones.rock.pattern(pen, 0.5);
    pen.fillRect(x0, foot - H, C, H);
    pen.fillStyle = 'rgb(170 128 84 / 30%)';
    pen.fillRect(x0, foot - H, C, H);
  } else
    COURSES.forEach((cuts, row) => {
      const high = H / COURSES.length;
      for (let n = 0; n < cuts.length - 1; n++) {
        const [from, to] = [cuts[n] ?? 0, cuts[n + 1] ?? 1];
        flag(pen, random, stones, [x0 + from * C, foot - H + row * high, (to - from) * C, high], TINTS[chart.matter]);
      }
    });
  const weight = pen.createLinearGradient(0, foot - H, 0, foot);
  weight.addColorStop(0, 'rgb(0 0 0 / 5%)');
  weight.addColorStop(0.7, 'rgb(0 0 0 / 12%)');
  weight.addColorStop(1, 'rgb(0 0 0 / 70%)');
  pen.fillStyle = weight;
  pen.fillRect(x0, foot - H, C, H);
  // Where wall meets floor, dirt and dark gather.
  shade(pen, [x0, foot, C, 18 * S], [0, foot], [0, foot + 18 * S], 0.7);
}

/** The top of a wall, raised over its footprint: rough rock with an edge of dressed stone toward the open. */
export function crown(
  pen: Pen,
  plane: Plane,
  chart: Chart,
  { limestone }: Stones,
  rock: CanvasPattern,
  x: number,
  y: number,
): void {
  const { V } = plane;
  const [x0, y0] = [plane.left(x), plane.top(y) - H];
  pen.fillStyle = rock;
  pen.fillRect(x0, y0, C + 0.6, V + 0.6);
  const rim = 9 * S;
  const line = 1.6 * S;
  const open = (dx: number, dy: number): boolean => !chart.solid(x + dx, y + dy);
  const dressed = limestone.pattern(pen, 0.55);
  const strip = (fill: string | CanvasPattern, ...box: [number, number, number, number]): void => {
    pen.fillStyle = fill;
    pen.fillRect(...box);
  };
  if (open(0, 1)) {
    strip(dressed, x0, y0 + V - rim, C, rim);
    strip('rgb(255 240 206 / 70%)', x0, y0 + V - line, C, line);
    strip('rgb(0 0 0 / 45%)', x0, y0 + V - rim, C, line);
  }
  if (open(0, -1)) {
    strip(dressed, x0, y0, C, rim * 0.8);
    strip('rgb(0 0 0 / 45%)', x0, y0 + rim * 0.8, C, line);
  }
  if (open(-1, 0)) {
    strip(dressed, x0, y0, rim, V);
    strip('rgb(0 0 0 / 45%)', x0 + rim, y0, line, V);
    strip('rgb(255 240 206 / 40%)', x0, y0, line, V);
  }
  if (open(1, 0)) {
    strip(dressed, x0 + C - rim, y0, rim, V);
    strip('rgb(0 0 0 / 55%)', x0 + C - rim, y0, line, V);
  }
}
