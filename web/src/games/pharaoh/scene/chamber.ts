/** A hex as a room without a roof: a wall of sandstone blocks, a sunken floor, painted faces to the north, two fires. */
import { between, blend, css, type Pen, type Random, rgb, stream, type Tile, wash } from '../../../art';
import { corner, onSide, RADIUS, SIDES } from '../crypt';
import { FLOOR, hexagon, line, WALL } from './hexagon';
import { PROPS } from './props';
import type { Plan, Tone, Vignette } from './vignette';

/** Light and stone of a room, by what happens in it. */
export const TONES: Readonly<Record<Tone, readonly [lamp: string, stone: string]>> = {
  warm: ['#ffb85c', '#b98a4c'],
  gold: ['#ffd468', '#c79a45'],
  cold: ['#9fd4ff', '#8fa6b4'],
  sick: ['#a6e04a', '#8a8a4e'],
  grave: ['#c08bff', '#8d7a8a'],
  blood: ['#ff6a4a', '#a5744f'],
  day: ['#fff0bc', '#d3ae6a'],
  mist: ['#bfe6d8', '#9a9a80'],
};

const [SUN, SOOT] = [rgb('#fff6dc'), rgb('#140800')];
/** How far the northern faces reach down. */
const DEEP = RADIUS * 0.13;
const R = RADIUS;

export type Light = { readonly day: boolean; readonly limestone: Tile | undefined };

/** Paints a room around the origin, from the shadow it throws to the fires in its corners. */
export function* chamber(to: Pen, room: Vignette, light: Light): Generator<void> {
  const random = stream(room.seed);
  wall(to, room.tone, light);
  yield;
  to.save();
  hexagon(to, FLOOR);
  to.clip();
  floor(to, room, light, random);
  if (room.carving !== undefined) carve(to, room.carving, light.day);
  faces(to, room.tone, light.day);
  to.restore();
  to.strokeStyle = 'rgb(255 240 200 / 28%)';
  to.lineWidth = 1.1;
  hexagon(to, FLOOR);
  to.stroke();
  yield;
  if (room.prop !== undefined) {
    to.save();
    hexagon(to, FLOOR - 0.5);
    to.clip();
    PROPS[room.prop](to, stream(`${room.seed}/${room.prop}`));
    to.restore();
    yield;
  }
  if (room.fires) fires(to, TONES[room.tone][0], light.day);
}

function wall(to: Pen, tone: Tone, { day, limestone }: Light): void {
  // Walls are sandstone everywhere; only the floor takes the colour of the place.
  const sand = blend(rgb('#b98d4e'), rgb(TONES[tone][1]), 0.28);
  const stone = day ? blend(sand, SUN, 0.35) : blend(sand, SOOT, 0.1);
  for (const [off, much] of [
    [0.085, 0.4],
    [0.05, 0.55],
  ] as const) {
    to.fillStyle = day ? `rgb(80 50 10 / ${much * 0.45})` : `rgb(0 0 0 / ${much})`;
    hexagon(to, WALL, R * off * 0.7, R * off);
    to.fill();
  }
  const top = to.createLinearGradient(-R, -R, R * 0.8, R);
  top.addColorStop(0, css(blend(stone, SUN, day ? 0.55 : 0.4)));
  top.addColorStop(0.5, css(stone));
  top.addColorStop(1, css(blend(stone, SOOT, day ? 0.28 : 0.62)));
  to.fillStyle = top;
  hexagon(to, WALL);
  to.fill();
  if (limestone) grain(to, limestone, 0.4, () => hexagon(to, WALL));
  to.lineWidth = 1;
  for (let side = 0; side < SIDES.length; side++)
    for (const share of [0, 0.17, 0.34, 0.5, 0.66, 0.83]) {
      to.strokeStyle = 'rgb(40 20 0 / 52%)';
      line(to, onSide(side, share, WALL), onSide(side, share, FLOOR));
      to.strokeStyle = 'rgb(255 240 200 / 16%)';
      line(to, onSide(side, share + 0.012, WALL), onSide(side, share + 0.012, FLOOR));
    }
  hexagon(to, WALL);
  to.strokeStyle = day ? 'rgb(90 56 10 / 80%)' : 'rgb(10 5 0 / 90%)';
  to.lineWidth = 1.5;
  to.stroke();
  // The edge that looks at the light.
  to.strokeStyle = `rgb(255 244 214 / ${day ? 70 : 42}%)`;
  to.lineWidth = 1.2;
  to.beginPath();
  for (const index of [4, 5, 0, 1]) {
    const { x, y } = corner(index, WALL - 1.4);
    if (index === 4) to.moveTo(x, y);
    else to.lineTo(x, y);
  }
  to.stroke();
}

function grain(to: Pen, tile: Tile, much: number, shape: () => void): void {
  to.save();
  to.globalCompositeOperation = 'multiply';
  to.globalAlpha = much;
  to.fillStyle = tile.pattern(to, 0.7);
  shape();
  to.fill();
  to.restore();
}

const TILES: Readonly<Record<Plan, number>> = {
  temple: 0.22,
  tomb: 0.34,
  hall: 0.26,
  shrine: 0.2,
  crypt: 0.18,
  chamber: 0.26,
  labyrinth: 0.24,
};

function floor(to: Pen, { plan, tone }: Vignette, { day, limestone }: Light, random: Random): void {
  const [lamp, stone] = TONES[tone].map(rgb) as [ReturnType<typeof rgb>, ReturnType<typeof rgb>];
  const dim = day ? blend(stone, SUN, 0.35) : blend(stone, SOOT, 0.12);
  wash(to, [-R * 0.1, -R * 0.05], R * 0.95, [
    [0, css(blend(dim, lamp, 0.5))],
    [0.55, css(blend(dim, lamp, 0.2))],
    [1, css(blend(dim, SOOT, day ? 0.2 : 0.6))],
  ]);
  to.strokeStyle = 'rgb(40 20 0 / 40%)';
  to.lineWidth = 1;
  pave(to, plan, R * TILES[plan], random);
  if (limestone) grain(to, limestone, 0.5, () => hexagon(to, FLOOR));
  const shade = to.createLinearGradient(-R * 0.75, -R * 0.75, -R * 0.2, -R * 0.2);
  shade.addColorStop(0, `rgb(10 4 0 / ${day ? 0.4 : 0.7})`);
  shade.addColorStop(1, 'rgb(10 4 0 / 0)');
  to.fillStyle = shade;
  to.fillRect(-R, -R, R * 2, R * 2);
}

function pave(to: Pen, plan: Plan, tile: number, random: Random): void {
  if (plan === 'shrine') {
    for (let ring = 1; ring < 5; ring++) {
      hexagon(to, R * 0.2 * ring);
      to.stroke();
    }
    return;
  }
  if (plan === 'temple') {
    for (let at = -8; at < 9; at++) {
      line(to, { x: at * tile - R, y: -R }, { x: at * tile + R, y: R });
      line(to, { x: at * tile + R, y: -R }, { x: at * tile - R, y: R });
    }
    return;
  }
  const tall = tile * 0.72;
  for (let row = -6; row < 7; row++) {
    const y = row * tall;
    line(to, { x: -R, y }, { x: R, y });
    for (let column = -6; column < 7; column++) {
      const x = column * tile + (row % 2 ? tile / 2 : 0);
      line(to, { x, y }, { x, y: y + tall });
      if (random() >= 0.3) continue;
      to.fillStyle = `rgb(${random() < 0.5 ? '40 20 0' : '255 240 200'} / ${between(random, 0.03, 0.13)})`;
      to.fillRect(x, y, tile, tall);
    }
  }
}

/** Cut into the floor: a bright lower edge, then the dark of the cut. */
function carve(to: Pen, outline: string, day: boolean): void {
  const size = R * 0.92;
  const shape = new Path2D(outline);
  for (const [off, colour] of [
    [1.3, day ? 'rgb(255 250 226 / 60%)' : 'rgb(255 232 180 / 30%)'],
    [0, 'rgb(44 20 0 / 44%)'],
  ] as const) {
    to.save();
    to.translate(-size / 2 + off, -size / 2 + R * 0.03 + off);
    to.scale(size / 512, size / 512);
    to.fillStyle = colour;
    to.fill(shape);
    to.restore();
  }
}

const BEADS = ['rgb(60 110 210 / 78%)', 'rgb(214 160 60 / 68%)', 'rgb(180 60 40 / 68%)'];

/** The northern faces stand in view: dark stone under a painted frieze. */
function faces(to: Pen, tone: Tone, day: boolean): void {
  const stone = rgb(TONES[tone][1]);
  const dim = day ? blend(stone, SUN, 0.35) : blend(stone, SOOT, 0.12);
  for (const side of [5, 0, 1]) {
    const [a, b] = [onSide(side, 0, FLOOR), onSide(side, 1, FLOOR)];
    const face = to.createLinearGradient(0, a.y, 0, a.y + DEEP * 2);
    face.addColorStop(0, css(blend(dim, SOOT, day ? 0.3 : 0.45)));
    face.addColorStop(1, css(blend(dim, SOOT, day ? 0.5 : 0.74)));
    to.fillStyle = face;
    to.beginPath();
    to.moveTo(a.x, a.y);
    to.lineTo(b.x, b.y);
    to.lineTo(b.x, b.y + DEEP);
    to.lineTo(a.x, a.y + DEEP);
    to.fill();
    to.strokeStyle = css(rgb(TONES[tone][0]), 0.5);
    to.lineWidth = 1;
    line(to, { x: a.x, y: a.y + DEEP * 0.8 }, { x: b.x, y: b.y + DEEP * 0.8 });
    for (let bead = 0; bead < 9; bead++) {
      const at = onSide(side, (bead + 0.5) / 9, FLOOR);
      to.fillStyle = BEADS[bead % 3] ?? '';
      to.fillRect(at.x - R * 0.022, at.y + DEEP * 0.3, R * 0.044, DEEP * 0.32);
    }
  }
}

/** The corners that have a bowl of fire. */
const BOWLS = [2, 4];

function fires(to: Pen, lamp: string, day: boolean): void {
  for (const index of BOWLS) {
    const { x, y } = corner(index, R * 0.66);
    brazier(to, x, y + R * 0.02, lamp);
  }
  to.save();
  hexagon(to, WALL);
  to.clip();
  to.globalCompositeOperation = day ? 'soft-light' : 'lighter';
  for (const index of BOWLS) {
    const { x, y } = corner(index, R * 0.62);
    wash(to, [x, y], R * 0.9, [
      [0, css(rgb(lamp), 0.44)],
      [0.3, css(rgb(lamp), 0.17)],
      [1, css(rgb(lamp), 0)],
    ]);
  }
  to.restore();
}

function brazier(to: Pen, x: number, y: number, lamp: string): void {
  const oval = (dx: number, dy: number, rx: number, ry: number, fill: string | CanvasGradient): void => {
    to.fillStyle = fill;
    to.beginPath();
    to.ellipse(x + dx, y + dy, R * rx, R * ry, 0, 0, Math.PI * 2);
    to.fill();
  };
  oval(3, 4, 0.075, 0.045, 'rgb(0 0 0 / 55%)');
  oval(0, 0, 0.07, 0.045, '#4a2c10');
  oval(0, -R * 0.02, 0.07, 0.04, '#c99b4c');
  const flame = to.createRadialGradient(x, y - R * 0.05, 0, x, y - R * 0.08, R * 0.12);
  flame.addColorStop(0, '#fffbe6');
  flame.addColorStop(0.45, lamp);
  flame.addColorStop(1, css(rgb(lamp), 0));
  oval(0, -R * 0.09, 0.055, 0.12, flame);
}
