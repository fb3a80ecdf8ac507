/** What stands on the floor: obstacles by adventure, gates, satchels, objectives; all in the order of their rows. */
import burner from 'icon:fire-bowl';
import key from 'icon:key';
import altar from 'icon:stone-throne';
import satchelIcon from 'icon:knapsack';
import skullIcon from 'icon:death-skull';
import { between, blot, coin, material, type Pen, standee, type Tile } from '../../../art';
import type { Chart } from './chart';
import { C, H, type Plane, S } from './plane';

type Sprite = ImageBitmap;
export type Kit = {
  readonly skull: Sprite;
  readonly satchel: Sprite;
  readonly lock: Sprite;
  readonly altar: Sprite;
  readonly burner: Sprite;
  readonly limestone: Tile;
  readonly rock: Tile;
  readonly oak: Tile;
  readonly ice: Tile;
};

const SMALL = { thick: 2, border: 2 } as const;

export async function kit(): Promise<Kit> {
  const cut = async (
    outline: string,
    size: number,
    paint: readonly string[],
    plate: string,
    rim: string,
  ): Promise<Sprite> => (await standee({ outline, size, paint, plate, rim, ...SMALL })).bitmap();
  const [skull, satchel, lock, table, bowl, limestone, rock, oak, ice] = await Promise.all([
    cut(skullIcon, 72, ['#fff4d6', '#d2bc8c', '#7d6742'], '#2a1c0e', '#57431f'),
    cut(satchelIcon, 128, ['#f0c98a', '#a06a30', '#5a3414'], '#2a1606', '#ffd98c'),
    coin({ outline: key, size: 64, enamel: ['#5a5148', '#14100c'] }).then((it) => it.bitmap()),
    cut(altar, 192, ['#f2ead6', '#b3a488', '#5a4f3c'], '#1d1710', '#8a7a5a'),
    cut(burner, 192, ['#e8d8b4', '#9a7a44', '#4a3414'], '#1a120a', '#c9a058'),
    material('limestone'),
    material('rock'),
    material('oak'),
    material('ice'),
  ]);
  return { skull, satchel, lock, altar: table, burner: bowl, limestone, rock, oak, ice };
}

const shadow = (pen: Pen, x: number, y: number, rx: number, ry: number, strength = 0.7): void =>
  blot(pen, { x, y, rx, ry, colour: '#000000', strength, soft: 0.5 });

/** Bones sorted by size. */
function bones(pen: Pen, plane: Plane, chart: Chart, { skull }: Kit, x: number, y: number): void {
  const random = chart.chance(x, y, 'bones');
  const { x: cx, y: cy } = plane.centre({ x, y });
  shadow(pen, cx + 5 * S, cy + 17 * S, 39 * S, 20 * S);
  pen.lineCap = 'round';
  for (let n = 0; n < 16; n++) {
    const angle = random() * Math.PI * 2;
    const [bx, by] = [cx + Math.cos(angle) * 24 * S, cy + (12 + Math.sin(angle) * 10) * S];
    pen.strokeStyle = ['#c9b283', '#a08a5e', '#e2d2a8'][n % 3] ?? '#c9b283';
    pen.lineWidth = 3.4 * S;
    pen.beginPath();
    pen.moveTo(bx - 8 * S * Math.cos(angle * 2), by - 4 * S);
    pen.lineTo(bx + 8 * S * Math.cos(angle * 2), by + 4 * S);
    pen.stroke();
  }
  const layers = [
    [6, 12, 0.86],
    [5, 2, 0.86],
    [4, -9, 0.82],
    [2, -20, 0.78],
  ] as const;
  for (const [count, dy, scale] of layers) {
    for (let n = 0; n < count; n++) {
      const size = 25 * S * scale * between(random, 0.92, 1.06);
      pen.save();
      pen.translate(cx + (n - (count - 1) / 2) * 11.4 * S + between(random, -1.5, 1.5) * S, cy + dy * S);
      pen.rotate(between(random, -0.35, 0.35));
      pen.drawImage(skull, -size / 2, -size / 2, size, size);
      pen.restore();
    }
  }
}

/** A jagged block of a material, lit from the upper left. */
function block(pen: Pen, fill: CanvasPattern, points: readonly (readonly [number, number])[], glow: string): void {
  const path = new Path2D();
  points.forEach(([px, py]) => path.lineTo(px, py));
  path.closePath();
  const [xs, ys] = [points.map(([px]) => px), points.map(([, py]) => py)];
  const light = pen.createLinearGradient(Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  light.addColorStop(0, glow);
  light.addColorStop(0.45, 'rgb(0 0 0 / 0%)');
  light.addColorStop(1, 'rgb(0 0 0 / 66%)');
  pen.fillStyle = fill;
  pen.fill(path);
  pen.fillStyle = light;
  pen.fill(path);
  pen.strokeStyle = 'rgb(10 6 4 / 70%)';
  pen.lineWidth = 1.6 * S;
  pen.stroke(path);
}

/** Boulders that the sea left, with driftwood on the beach. */
function boulders(pen: Pen, plane: Plane, chart: Chart, { rock, oak }: Kit, x: number, y: number): void {
  const random = chart.chance(x, y, 'rocks');
  const { x: cx, y: cy } = plane.centre({ x, y });
  if (!chart.river) shadow(pen, cx + 6 * S, cy + 18 * S, 40 * S, 18 * S);
  for (const [dx, dy, size] of [
    [-14, 4, 24],
    [15, 8, 20],
    [2, -8, 28],
    [-2, 18, 15],
  ] as const) {
    const corners = 8;
    const points = Array.from({ length: corners }, (_, n) => {
      const angle = (n / corners) * Math.PI * 2;
      const far = size * S * between(random, 0.78, 1.1);
      return [cx + dx * S + Math.cos(angle) * far, cy + dy * S + Math.sin(angle) * far * 0.78] as const;
    });
    block(pen, rock.pattern(pen, 0.5, random() * 90), points, 'rgb(255 240 210 / 44%)');
  }
  if (chart.river || random() < 0.4) return;
  pen.save();
  pen.translate(cx, cy + 16 * S);
  pen.rotate(between(random, -0.4, 0.3));
  pen.fillStyle = oak.pattern(pen, 0.5);
  pen.fillRect(-38 * S, -6 * S, 76 * S, 12 * S);
  pen.fillStyle = 'rgb(255 230 190 / 30%)';
  pen.fillRect(-38 * S, -6 * S, 76 * S, 3 * S);
  pen.fillStyle = 'rgb(0 0 0 / 45%)';
  pen.fillRect(-38 * S, 2 * S, 76 * S, 4 * S);
  pen.restore();
}

/** Shards of ice as high as a man. */
function shards(pen: Pen, plane: Plane, chart: Chart, { ice }: Kit, x: number, y: number): void {
  const random = chart.chance(x, y, 'shards');
  const { x: cx, y: cy } = plane.centre({ x, y });
  shadow(pen, cx + 6 * S, cy + 16 * S, 36 * S, 16 * S, 0.6);
  for (const [dx, high, wide] of [
    [-18, 34, 13],
    [18, 40, 14],
    [-4, 58, 16],
    [8, 26, 12],
  ] as const) {
    const lean = between(random, -9, 9) * S;
    const [bx, foot] = [cx + dx * S, cy + (16 + Math.abs(dx) * 0.12) * S];
    const tall = high * S * between(random, 0.85, 1.1);
    block(
      pen,
      ice.pattern(pen, 0.45, random() * 60),
      [
        [bx - wide * S, foot],
        [bx - wide * 0.5 * S + lean, foot - tall * 0.8],
        [bx + lean, foot - tall],
        [bx + wide * 0.55 * S + lean, foot - tall * 0.7],
        [bx + wide * S, foot],
        [bx, foot + 6 * S],
      ],
      'rgb(255 255 255 / 70%)',
    );
  }
}

const OBSTACLES = { crypt: bones, shore: boulders, ice: shards } as const;

/** Iron bars between jambs with a brass lock; opened, only their points look out of the floor. */
function gate(pen: Pen, plane: Plane, chart: Chart, { limestone, lock }: Kit, x: number, y: number): void {
  const open = chart.opened(x, y);
  const x0 = plane.left(x);
  const foot = plane.top(y + 1) - plane.V * 0.2;
  const high = open ? 8 * S : H * 1.6;
  shadow(pen, x0 + C / 2, foot + 4 * S, C * 0.52, 10 * S);
  for (const px of [x0 - 2 * S, x0 + C - 9 * S]) {
    const post = H * 1.6 + 10 * S;
    pen.fillStyle = limestone.pattern(pen, 0.5);
    pen.fillRect(px, foot - post, 11 * S, post + 2 * S);
    pen.fillStyle = 'rgb(0 0 0 / 35%)';
    pen.fillRect(px + 6 * S, foot - post, 5 * S, post + 2 * S);
    pen.fillStyle = 'rgb(255 240 206 / 60%)';
    pen.fillRect(px, foot - post, 11 * S, 1.6 * S);
  }
  if (open) {
    pen.fillStyle = '#0b0908';
    pen.fillRect(x0 + 10 * S, foot - 3 * S, C - 20 * S, 9 * S);
  }
  for (let n = 0; n < 6; n++) {
    const px = x0 + 14 * S + (n * (C - 28 * S)) / 5;
    for (const [colour, width, shift] of [
      ['#17161a', 6 * S, 0],
      ['#a6a6b2', 1.8 * S, 1.6 * S],
    ] as const) {
      pen.strokeStyle = colour;
      pen.lineWidth = width;
      pen.beginPath();
      pen.moveTo(px - shift, foot + 3 * S);
      pen.lineTo(px - shift, foot - high);
      pen.stroke();
    }
  }
  if (open) return;
  for (const lift of [0.25, 0.86]) {
    pen.fillStyle = '#1d1b20';
    pen.fillRect(x0 + 8 * S, foot - high * lift - 4 * S, C - 16 * S, 7 * S);
    pen.fillStyle = '#9b9ba7';
    pen.fillRect(x0 + 8 * S, foot - high * lift - 4 * S, C - 16 * S, 1.6 * S);
  }
  pen.drawImage(lock, x0 + C / 2 - 16 * S, foot - high * 0.56 - 16 * S, 32 * S, 32 * S);
}

function satchel(pen: Pen, plane: Plane, { satchel: sprite }: Kit, x: number, y: number, wet: boolean): void {
  const { x: cx, y: cy } = plane.centre({ x, y });
  if (!wet) shadow(pen, cx + 3 * S, cy + 16 * S, 24 * S, 10 * S);
  pen.drawImage(sprite, cx - 26 * S, cy - 30 * S, 52 * S, 52 * S);
  if (!wet) return;
  // It drifts: water stands around it.
  pen.strokeStyle = 'rgb(224 250 255 / 70%)';
  pen.lineWidth = 2 * S;
  pen.beginPath();
  pen.ellipse(cx, cy + 16 * S, 30 * S, 9 * S, 0, 0.2, Math.PI - 0.2);
  pen.stroke();
}

/** An altar that sleeps, or a bowl that burns once somebody was there. */
function objective(
  pen: Pen,
  plane: Plane,
  { altar: stone, burner: bowl }: Kit,
  matter: string,
  x: number,
  y: number,
  awake: boolean,
): void {
  const { x: cx, y: cy } = plane.centre({ x, y });
  shadow(pen, cx + 4 * S, cy + 18 * S, 34 * S, 14 * S);
  const sprite = matter === 'crypt' ? stone : bowl;
  pen.save();
  if (!awake && matter !== 'crypt') pen.globalAlpha = 0.92;
  pen.drawImage(sprite, cx - 38 * S, cy - 48 * S, 76 * S, 76 * S);
  pen.restore();
  if (!awake) return;
  flame(pen, cx, cy - 26 * S, 1.25);
}

/** A flame with its foot at a point. */
export function flame(pen: Pen, px: number, py: number, size = 1): void {
  for (const [dy, rx, ry, fill] of [
    [-15, 10, 18, '#ff7a1e'],
    [-12, 7, 13, '#ffb23e'],
    [-8, 4, 8, '#fff1c0'],
  ] as const) {
    const [wide, high, middle] = [rx * S * size, ry * S * size, py + dy * S * size];
    pen.fillStyle = fill;
    pen.beginPath();
    pen.moveTo(px, middle - high);
    pen.bezierCurveTo(px + wide, middle, px + wide, middle + high * 0.8, px, middle + high * 0.8);
    pen.bezierCurveTo(px - wide, middle + high * 0.8, px - wide, middle, px, middle - high);
    pen.fill();
  }
}

export type Things = {
  readonly cubes: readonly { readonly x: number; readonly y: number }[];
  readonly objectives: readonly { readonly x: number; readonly y: number; readonly awake: boolean }[];
};

export function* paintProps(pen: Pen, plane: Plane, chart: Chart, things: Things, parts: Kit): Generator<void> {
  for (const { x, y } of chart.open()) {
    const ground = chart.ground(x, y);
    if (ground === 'obstacle') OBSTACLES[chart.matter](pen, plane, chart, parts, x, y);
    if (ground === 'gate') gate(pen, plane, chart, parts, x, y);
    const goal = things.objectives.find((it) => it.x === x && it.y === y);
    if (goal) objective(pen, plane, parts, chart.matter, x, y, goal.awake);
    if (things.cubes.some((it) => it.x === x && it.y === y)) satchel(pen, plane, parts, x, y, chart.wet(x, y));
    yield;
  }
}
