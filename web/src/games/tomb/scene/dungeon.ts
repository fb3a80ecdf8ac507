/** The still part of the scene by full daylight: bedrock, floors, walls, lids. Night is a matter of light. */
import crown_ from 'icon:crowned-skull';
import flower from 'icon:carnivorous-plant';
import frost from 'icon:snowflake-2';
import { materials, type Pen, relief, type Tile } from '../../../art';
import { type Chart, TILE } from './chart';
import { type Area, C, type Plane, S } from './plane';
import { crown, face, paving, shade } from './stone';
import { frozen, pond } from './water';

export type Quarry = Readonly<Record<'limestone' | 'rock' | 'gravel' | 'water' | 'ice', Tile>> & {
  /** The adventure's emblem, carved. */
  readonly emblem: ImageBitmap;
};

const EMBLEMS = { crypt: crown_, shore: flower, ice: frost } as const;

export async function quarry(matter: Chart['matter']): Promise<Quarry> {
  const [stones, emblem] = await Promise.all([
    materials('limestone', 'rock', 'gravel', 'water', 'ice'),
    relief({ outline: EMBLEMS[matter], size: 320, way: 'carved', bevel: 11, strength: 1.25 }).then((it) => it.bitmap()),
  ]);
  return { ...stones, emblem };
}

const LID_TINTS = { crypt: 'rgb(60 48 60 / 12%)', shore: 'rgb(60 76 50 / 22%)', ice: 'rgb(80 130 165 / 30%)' } as const;

/** A tile that nobody has turned over: a lid of stone over five by five spaces. */
function lid(pen: Pen, plane: Plane, chart: Chart, { limestone, emblem }: Quarry, tx: number, ty: number): void {
  const { V, tilt } = plane;
  const [x, y] = [plane.left(tx) + 2, plane.top(ty) - 8 * S];
  const [width, height] = [TILE * C - 4, TILE * V - 4];
  pen.fillStyle = '#0d0a08';
  pen.fillRect(x, y + 10 * S, width, height + 4 * S);
  pen.save();
  pen.beginPath();
  pen.roundRect(x, y, width, height, 8 * S);
  pen.clip();
  pen.fillStyle = limestone.pattern(pen, 1.3);
  pen.fillRect(x, y, width, height);
  pen.fillStyle = LID_TINTS[chart.matter];
  pen.fillRect(x, y, width, height);
  const light = pen.createLinearGradient(x, y, x + width, y + height);
  light.addColorStop(0, 'rgb(255 244 214 / 24%)');
  light.addColorStop(0.5, 'rgb(0 0 0 / 0%)');
  light.addColorStop(1, 'rgb(0 0 0 / 50%)');
  pen.fillStyle = light;
  pen.fillRect(x, y, width, height);
  for (const [inset, wide] of [
    [20 * S, 5 * S],
    [36 * S, 2.4 * S],
  ] as const) {
    for (const [shift, line, colour] of [
      [0, wide, 'rgb(24 14 6 / 72%)'],
      [wide * 0.6, 1.6 * S, 'rgb(255 244 214 / 46%)'],
    ] as const) {
      pen.lineWidth = line;
      pen.strokeStyle = colour;
      pen.strokeRect(x + inset + shift, y + inset * tilt + shift, width - 2 * inset, height - 2 * inset * tilt);
    }
  }
  const wide = 2.7 * C;
  pen.drawImage(emblem, x + (width - wide) / 2, y + (height - wide * tilt) / 2, wide, wide * tilt);
  const random = chart.chance(tx, ty, 'lid');
  pen.strokeStyle = 'rgb(24 14 6 / 62%)';
  pen.lineWidth = 1.6 * S;
  let [px, py] = [x + random() * width, y];
  pen.beginPath();
  pen.moveTo(px, py);
  for (let n = 0; n < 7; n++) {
    px += (random() - 0.5) * 44 * S;
    py += random() * 26 * S;
    pen.lineTo(px, py);
  }
  pen.stroke();
  pen.strokeStyle = 'rgb(255 244 214 / 60%)';
  pen.lineWidth = 3.4 * S;
  pen.strokeRect(x + 1, y + 1, width, height);
  pen.restore();
}

export function* paintDungeon(pen: Pen, plane: Plane, chart: Chart, stuff: Quarry, area: Area): Generator<void> {
  const rock = stuff.rock.pattern(pen, 1.4);
  pen.fillStyle = rock;
  pen.fillRect(area.x, area.y, area.width, area.height);
  yield;
  for (const { x, y } of chart.open()) {
    pen.fillStyle = '#1b140d';
    pen.fillRect(plane.left(x), plane.top(y), C, plane.V);
    const ground = chart.ground(x, y);
    if (chart.wet(x, y)) pond(pen, plane, chart, stuff, x, y);
    else if (ground === 'ice') frozen(pen, plane, chart, stuff, x, y);
    else if (ground === 'obstacle' && chart.river) pond(pen, plane, chart, stuff, x, y);
    else paving(pen, plane, chart, stuff, x, y);
    yield;
  }
  // Seams between the tiles of the box.
  pen.fillStyle = 'rgb(10 6 2 / 55%)';
  for (const room of chart.rooms) {
    for (const [dx, dy, width, height] of [
      [TILE, 0, 3, TILE * plane.V],
      [0, TILE, TILE * C, 3],
    ] as const)
      pen.fillRect(plane.left(room.x + dx) - 1.5, plane.top(room.y + dy) - 1.5, width, height);
  }
  // The west wall stands between the floor and the candle.
  for (const { x, y } of chart.open()) {
    if (!chart.solid(x - 1, y)) continue;
    const x0 = plane.left(x);
    shade(pen, [x0, plane.top(y), C, plane.V], [x0, 0], [x0 + 22 * S, 0], 0.62);
  }
  yield;
  for (const { x, y } of chart.edges()) {
    if (!chart.solid(x, y + 1)) face(pen, plane, chart, stuff, x, y);
    crown(pen, plane, chart, stuff, rock, x, y);
    yield;
  }
  for (const { x, y } of chart.lids) {
    lid(pen, plane, chart, stuff, x, y);
    yield;
  }
}
