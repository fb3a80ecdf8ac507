/**
 * Graves and the Shed as pictures. They stand above the light map and bring their own light, so that they never drown in
 * the dark: each is painted on a sheet of its own and washed with the light that falls on it.
 */
import hastyGrave from 'icon:hasty-grave';
import oldLantern from 'icon:old-lantern';
import skull from 'icon:death-skull';
import waxSeal from 'icon:wax-seal';
import {
  between,
  blot,
  LOOKS,
  material,
  pen,
  type Pen,
  type Random,
  relief,
  type Sheet,
  sheet,
  standee,
  stream,
  type Tile,
} from '../../../art';
import type { Team } from '../view';
import { tuft } from './turf';

/** A picture with its foot at a point of the board, in units of a plot of radius 67. */
export type Prop = {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type GraveLook = {
  readonly owner: Team | null;
  readonly sealed: boolean;
  readonly day: boolean;
  readonly seed: string;
};

type Kit = {
  readonly limestone: Tile;
  readonly oak: Tile;
  readonly cross: ImageBitmap;
  readonly skull: ImageBitmap;
  readonly lantern: ImageBitmap;
  readonly wax: ImageBitmap;
};

let tools: Promise<Kit> | undefined;
function kit(): Promise<Kit> {
  return (tools ??= (async () => {
    const [limestone, oak, cross, bones, lantern, wax] = await Promise.all([
      material('limestone'),
      material('oak'),
      relief({ outline: hastyGrave, size: 96, bevel: 8, strength: 1.1 }).then((it) => it.bitmap()),
      relief({ outline: skull, size: 96, bevel: 8, strength: 1.1 }).then((it) => it.bitmap()),
      standee({
        outline: oldLantern,
        size: 96,
        paint: ['#f7dfa0', '#a87a2c'],
        plate: '#ffd27a',
        rim: '#5e4118',
        thick: 1,
        border: 1,
      }).then((it) => it.bitmap()),
      standee({
        outline: waxSeal,
        size: 96,
        paint: LOOKS.wax.paint,
        plate: LOOKS.wax.plate,
        rim: LOOKS.wax.rim,
        thick: 2,
        border: 2,
      }).then((it) => it.bitmap()),
    ]);
    return { limestone, oak, cross, skull: bones, lantern, wax };
  })());
}

const SHARP = 2;
const kept = new Map<string, Promise<Prop>>();

/** The same picture is painted once; addresses live as long as the page. */
function once(name: string, paint: () => Promise<Prop>): Promise<Prop> {
  const known = kept.get(name);
  if (known) return known;
  const made = paint();
  kept.set(name, made);
  made.catch(() => kept.delete(name));
  return made;
}

const LIGHT = {
  day: {
    Groundskeepers: ['#fff8e6', '#efe2c8'],
    Necromancers: ['#fff8f0', '#cbb8dc'],
    none: ['#fff8e6', '#d8d8cc'],
    shed: ['#fff8e6', '#e6dcc8'],
  },
  night: {
    Groundskeepers: ['#fff0d0', '#ffcf8c', '#c97a34'],
    Necromancers: ['#aab4ec', '#8a6ad0', '#a850ff'],
    none: ['#b4c6f2', '#7488bc', '#3c4a78'],
    shed: ['#c9cfe6', '#e8b878', '#d88a3a'],
  },
} as const;

async function address(on: Sheet): Promise<string> {
  const blob =
    'convertToBlob' in on
      ? await on.convertToBlob()
      : await new Promise<Blob | null>((done) => on.toBlob((it) => done(it)));
  if (!blob) throw new Error('a canvas without pixels');
  return URL.createObjectURL(blob);
}

/** Draws around 0, 0 on a sheet of its own, washes it with light, and gives it an address. */
async function washed(wide: number, high: number, colours: readonly string[], draw: (to: Pen) => void): Promise<Prop> {
  const canvas = sheet(wide * SHARP, high * SHARP);
  const to = pen(canvas);
  const middle = (): void => to.setTransform(SHARP, 0, 0, SHARP, (wide / 2) * SHARP, high * 0.62 * SHARP);
  middle();
  draw(to);
  const shape = sheet(wide * SHARP, high * SHARP);
  pen(shape).drawImage(canvas, 0, 0);
  middle();
  const light = to.createLinearGradient(-wide * 0.24, -high * 0.5, wide * 0.16, high * 0.36);
  colours.forEach((colour, n) => light.addColorStop(n / (colours.length - 1), colour));
  to.globalCompositeOperation = 'multiply';
  to.fillStyle = light;
  to.fillRect(-wide, -high, wide * 2, high * 2);
  to.globalCompositeOperation = 'destination-in';
  to.setTransform(1, 0, 0, 1, 0, 0);
  to.drawImage(shape, 0, 0);
  return { url: await address(canvas), x: -wide / 2, y: -high * 0.62, width: wide, height: high };
}

export const grave = (look: GraveLook): Promise<Prop> =>
  once(`grave/${look.owner}/${look.sealed}/${look.day}/${look.seed}`, async () => {
    const with_ = await kit();
    const colours = LIGHT[look.day ? 'day' : 'night'][look.owner ?? 'none'];
    return washed(170, 170, colours, (to) => {
      to.scale(1.14, 1.14);
      to.translate(0, 5);
      paintGrave(to, look, with_);
    });
  });

export const shed = (day: boolean, seed: string): Promise<Prop> =>
  once(`shed/${day}/${seed}`, async () => {
    const with_ = await kit();
    return washed(220, 220, LIGHT[day ? 'day' : 'night'].shed, (to) => {
      to.translate(0, -6);
      paintShed(to, with_, stream(seed));
    });
  });

/** A gravestone with its mound. Who holds it shows in what was done to it, not only in a colour. */
function paintGrave(to: Pen, { owner, sealed, seed }: GraveLook, tools: Kit): void {
  const luck = stream(seed);
  const keeper = owner === 'Groundskeepers';
  const necro = owner === 'Necromancers';
  const [wide, high] = [22, 52];
  mound(to, owner, luck);
  to.fillStyle = 'rgb(4 6 10 / 55%)';
  to.beginPath();
  for (const [x, y] of [
    [-wide, 0],
    [wide, 0],
    [wide + 34, 21],
    [14, 25],
  ] as const)
    to.lineTo(x, y);
  to.fill();
  to.save();
  to.rotate((luck() - 0.5) * (keeper ? 0.02 : owner === null ? 0.22 : 0.13));
  const slab = new Path2D(
    `M${-wide} 0V${-high + wide * 0.7}C${-wide} ${-high - wide * 0.25} ${wide} ${-high - wide * 0.25} ${wide} ${-high + wide * 0.7}V0Z`,
  );
  for (let n = 7; n > 0; n--) {
    to.save();
    to.translate(n * 0.9, -n * 0.5);
    to.fillStyle = n === 7 ? '#2d281f' : '#4f4739';
    to.fill(slab);
    to.restore();
  }
  to.fillStyle = tools.limestone.pattern(to, 0.6, necro ? 5 : 7);
  to.fill(slab);
  if (necro) {
    to.fillStyle = 'rgb(26 14 44 / 52%)';
    to.fill(slab);
  }
  to.save();
  to.clip(slab);
  const light = to.createLinearGradient(-wide, -high, wide, 0);
  light.addColorStop(0, 'rgb(255 252 236 / 46%)');
  light.addColorStop(0.4, 'rgb(0 0 0 / 0%)');
  light.addColorStop(1, 'rgb(16 10 2 / 62%)');
  to.fillStyle = light;
  to.fillRect(-wide, -high - 9, wide * 2, high + 9);
  // Moss creeps up, unless somebody scrubs it.
  for (let n = 0; n < 16; n++)
    blot(to, {
      x: (luck() - 0.5) * wide * 2,
      y: -luck() * high * (owner === null ? 0.55 : 0.35),
      rx: 2 + luck() * 6,
      ry: 2 + luck() * 4,
      colour: '#4a602c',
      strength: luck() * (keeper ? 0.25 : 0.85),
    });
  to.drawImage(necro ? tools.skull : tools.cross, -17, -high + 4, 34, 34);
  if (necro) {
    to.save();
    to.translate(-15, -high + 6);
    to.scale(30 / 512, 30 / 512);
    to.fillStyle = 'rgb(217 168 255 / 85%)';
    to.fill(new Path2D(skull));
    to.restore();
    to.strokeStyle = '#1a0a28';
    to.lineWidth = 1.8;
    to.beginPath();
    to.moveTo(wide * 0.9, -high * 0.72);
    for (const [x, y] of [
      [0.5, 0.6],
      [0.62, 0.44],
      [0.2, 0.32],
      [0.3, 0.18],
      [-0.1, 0],
    ] as const)
      to.lineTo(wide * x, -high * y);
    to.stroke();
  }
  to.restore();
  to.strokeStyle = 'rgb(255 250 230 / 38%)';
  to.lineWidth = 1;
  to.stroke(slab);
  to.restore();
  if (keeper) ribbon(to, wide, high, tools.lantern);
  if (sealed) to.drawImage(tools.wax, -19, -high * 0.66, 40, 40);
}

function ribbon(to: Pen, wide: number, high: number, lantern: ImageBitmap): void {
  for (const [colour, thick, up] of [
    ['#0e8378', 5, 0.3],
    ['#5cd3c4', 1.2, 0.33],
  ] as const) {
    to.strokeStyle = colour;
    to.lineWidth = thick;
    to.beginPath();
    to.moveTo(-wide, -high * up);
    to.quadraticCurveTo(0, -high * (up - 0.12), wide, -high * up);
    to.stroke();
  }
  blot(to, { x: -wide - 3, y: 7, rx: 10, ry: 4, colour: '#000000', strength: 0.6 });
  to.drawImage(lantern, -wide - 21, -18, 24, 24);
}

/** Trodden earth; dug open, or tended with turf and roses. */
function mound(to: Pen, owner: Team | null, luck: Random): void {
  const ellipse = (x: number, y: number, rx: number, ry: number, fill: string | CanvasGradient): void => {
    to.fillStyle = fill;
    to.beginPath();
    to.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
    to.fill();
  };
  const earth = to.createLinearGradient(-30, 0, 30, 30);
  earth.addColorStop(0, owner === 'Necromancers' ? '#6d5a44' : '#7a674b');
  earth.addColorStop(1, '#3a2d1d');
  blot(to, { x: 2, y: 15, rx: 30, ry: 19, colour: '#080804', strength: 0.7, soft: 0.3 });
  ellipse(0, 13, 25, 15, earth);
  for (let n = 0; n < 46; n++) {
    const [angle, far] = [luck() * Math.PI * 2, Math.sqrt(luck())];
    const clod = luck() < 0.5 ? 'rgb(40 28 16 / 70%)' : 'rgb(150 126 92 / 60%)';
    ellipse(Math.cos(angle) * far * 24, 13 + Math.sin(angle) * far * 14, 0.8 + luck() * 2, 0.6 + luck() * 1.4, clod);
  }
  if (owner === 'Necromancers') {
    ellipse(1, 15, 16, 9.5, '#0b0610');
    const deep = to.createRadialGradient(0, 18, 0, 0, 15, 16);
    deep.addColorStop(0, '#e9c8ff');
    deep.addColorStop(0.45, '#8a3fd0');
    deep.addColorStop(1, 'rgb(30 8 50 / 0%)');
    ellipse(1, 16, 14, 8, deep);
  } else if (owner === 'Groundskeepers') {
    for (let n = 0; n < 26; n++) tuft(to, { x: (luck() - 0.5) * 38, y: 6 + luck() * 16 }, 3 + luck() * 4, luck);
    for (let n = 0; n < 9; n++) {
      const [x, y] = [(luck() - 0.5) * 42, 8 + luck() * 14];
      ellipse(x, y, 3, 2.6, '#8f1f2c');
      ellipse(x - 0.8, y - 0.8, 1.4, 1.2, '#ff8f8f');
    }
  } else
    for (let n = 0; n < 12; n++)
      tuft(to, { x: (luck() - 0.5) * 48, y: 4 + luck() * 20 }, 4 + luck() * 6, luck, ['#55622f', '#7d7a3c', '#9a8f55']);
}

/** Planks, shingles with moss, a chimney, the warmest window on the board. */
function paintShed(to: Pen, { oak, limestone }: Kit, random: Random): void {
  const [w, wall, base] = [56, 40, 24];
  const box = (
    x: number,
    y: number,
    wide: number,
    high: number,
    fill: string | CanvasGradient | CanvasPattern,
  ): void => {
    to.fillStyle = fill;
    to.fillRect(x, y, wide, high);
  };
  blot(to, { x: 0, y: base - 6, rx: w * 1.35, ry: 32, colour: '#604a2c', strength: 0.75, soft: 0.5 });
  to.fillStyle = 'rgb(4 6 10 / 55%)';
  to.beginPath();
  for (const [x, y] of [
    [-w, base],
    [w, base],
    [w + 40, base + 24],
    [-w + 46, base + 24],
  ] as const)
    to.lineTo(x, y);
  to.fill();
  box(-w, base - wall, w * 2, wall, oak.pattern(to, 0.5, 90));
  const under = to.createLinearGradient(0, base - wall, 0, base);
  under.addColorStop(0, 'rgb(0 0 0 / 70%)');
  under.addColorStop(0.4, 'rgb(0 0 0 / 0%)');
  under.addColorStop(1, 'rgb(0 0 0 / 40%)');
  box(-w, base - wall, w * 2, wall, under);
  box(-w * 0.62, base - wall * 0.78, w * 0.44, wall * 0.78, '#1d1208');
  box(-w * 0.58, base - wall * 0.74, w * 0.36, wall * 0.74, '#5d3d1e');
  box(-w * 0.28, base - wall * 0.38, 2.4, 4, '#d8a44b');
  box(w * 0.14, base - wall * 0.74, w * 0.52, wall * 0.46, '#22150a');
  const glass = to.createLinearGradient(0, base - wall * 0.74, 0, base - wall * 0.3);
  glass.addColorStop(0, '#fff3c0');
  glass.addColorStop(1, '#ffb84a');
  for (const [x, y] of [
    [0.19, 0.7],
    [0.42, 0.7],
    [0.19, 0.51],
    [0.42, 0.51],
  ] as const)
    box(w * x, base - wall * y, w * 0.19, wall * 0.16, glass);
  const eaves = base - wall * 0.86;
  const ridge = eaves - 46;
  const [rows, columns] = [7, 11];
  for (let row = 0; row < rows; row++) {
    const t = row / rows;
    const [top, foot] = [ridge + (eaves - ridge) * t, ridge + (eaves - ridge) * ((row + 1) / rows) + 2.5];
    const half = w * (0.82 + 0.4 * t);
    for (let column = 0; column < columns; column++) {
      const left = -half + ((column + (row % 2) * 0.5) / columns) * half * 2;
      const right = Math.min(half, left + (half * 2) / columns);
      if (right - left < 1) continue;
      const tone = 0.62 + random() * 0.5;
      box(
        left,
        top,
        right - left - 0.7,
        foot - top + between(random, 0, 2),
        `rgb(${158 * tone} ${128 * tone} ${100 * tone})`,
      );
      box(left, foot - 1.2, right - left - 0.7, 1.6, 'rgb(0 0 0 / 42%)');
      box(left, top, right - left - 0.7, 1, 'rgb(255 244 214 / 16%)');
    }
  }
  const slope = to.createLinearGradient(-w, ridge, w, eaves);
  slope.addColorStop(0, 'rgb(230 236 255 / 26%)');
  slope.addColorStop(0.5, 'rgb(0 0 0 / 0%)');
  slope.addColorStop(1, 'rgb(0 0 0 / 58%)');
  to.fillStyle = slope;
  to.beginPath();
  for (const [x, y] of [
    [-w * 0.82, ridge],
    [w * 0.82, ridge],
    [w * 1.22, eaves],
    [-w * 1.22, eaves],
  ] as const)
    to.lineTo(x, y);
  to.fill();
  box(-w * 0.86, ridge - 3, w * 1.72, 5, '#3d3026');
  for (let n = 0; n < 16; n++)
    blot(to, {
      x: between(random, -0.9, 0.5) * w,
      y: ridge + between(random, 4, 40),
      rx: between(random, 2, 6),
      ry: between(random, 1, 3),
      colour: '#627a34',
      strength: between(random, 0.25, 0.7),
    });
  box(w * 0.38, ridge - 18, 13, 24, limestone.pattern(to, 0.3));
  box(w * 0.38 + 7, ridge - 18, 6, 24, 'rgb(0 0 0 / 40%)');
  box(w * 0.38 - 1.5, ridge - 21, 16, 4, '#120d09');
}
