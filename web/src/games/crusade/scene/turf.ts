/** Ground: grass, gravel paths, and plots of turf cut out with a spade. Painted by day; night is a matter of light. */
import { between, blot, pick, type Pen, type Random, stream, type Tile } from '../../../art';
import type { Point } from '../../../lib/geometry';
import { type Plan, THINGS } from './plan';

/** Everything is drawn in units of the board; `grain` keeps textures from getting finer than a screen shows. */
export type Stuff = {
  readonly grass: Tile;
  readonly gravel: Tile;
  readonly limestone: Tile;
  readonly rock: Tile;
  readonly moss: ImageBitmap;
  readonly straw: ImageBitmap;
  readonly grain: number;
};

/** A plot cut with a spade: its edges wander, its corners are worn. */
function cut(plan: Plan, { x, y }: Point, size: number, rough: number, random: Random): Path2D {
  const path = new Path2D();
  const corners = plan.corners();
  corners.forEach((a, k) => {
    const b = corners[(k + 1) % corners.length] ?? a;
    for (let n = 0; n < 9; n++) {
      const t = n / 9;
      const far = size * (1 - 0.05 * (Math.abs(t - 0.5) * 2) ** 6) * (1 + (random() - 0.5) * rough);
      path.lineTo(x + (a.x + (b.x - a.x) * t) * far, y + (a.y + (b.y - a.y) * t) * far);
    }
  });
  path.closePath();
  return path;
}

const BLADES = ['#4c5a2d', '#77863f', '#a3ab5e'] as const;

export function tuft(
  to: Pen,
  { x, y }: Point,
  size: number,
  random: Random,
  colours: readonly string[] = BLADES,
): void {
  to.lineCap = 'round';
  for (let n = 0; n < 9; n++) {
    to.strokeStyle = colours[Math.floor(random() * colours.length)] ?? BLADES[0];
    to.lineWidth = between(random, 0.7, 1.6) * THINGS + 0.2;
    const lean = between(random, -0.7, 0.7);
    to.beginPath();
    to.moveTo(x + between(random, -3, 3) * THINGS, y);
    to.quadraticCurveTo(x + lean * size * 0.3, y - size * 0.6, x + lean * size, y - size * between(random, 0.7, 1.2));
    to.stroke();
  }
}

function pebble(to: Pen, { x, y }: Point, size: number): void {
  blot(to, {
    x: x + size * 0.3,
    y: y + size * 0.35,
    rx: size * 1.1,
    ry: size * 0.7,
    colour: '#0a0c08',
    strength: 0.55,
  });
  const light = to.createRadialGradient(x - size * 0.4, y - size * 0.4, 0, x, y, size * 1.2);
  light.addColorStop(0, '#d4cab4');
  light.addColorStop(1, '#6d6555');
  to.fillStyle = light;
  to.beginPath();
  to.ellipse(x, y, size, size * 0.72, 0, 0, Math.PI * 2);
  to.fill();
}

/** The meadow around, to the edges of what is seen, and the way in from the gate. */
export function meadow(
  to: Pen,
  plan: Plan,
  stuff: Stuff,
  seen: { left: number; top: number; width: number; height: number },
): void {
  to.fillStyle = stuff.grass.pattern(to, Math.max(0.78, 0.6 * stuff.grain), 11);
  to.fillRect(seen.left, seen.top, seen.width, seen.height);
  to.drawImage(stuff.moss, seen.left, seen.top, seen.width, seen.height);
  to.globalAlpha = 0.55;
  to.drawImage(stuff.straw, seen.left, seen.top, seen.width, seen.height);
  to.globalAlpha = 1;
  const { x } = plan.middle;
  const foot = Math.max(...plan.posts.map((post) => post.y));
  const wide = 46 * THINGS;
  to.save();
  to.fillStyle = stuff.gravel.pattern(to, Math.max(0.54, 0.42 * stuff.grain));
  to.shadowColor = 'rgb(20 16 8 / 80%)';
  to.shadowBlur = 10;
  to.beginPath();
  to.moveTo(x - wide, foot - 40);
  to.bezierCurveTo(x - wide * 1.1, foot + 60, x - wide * 2.2, foot + 110, x - wide * 2.6, foot + 460);
  to.lineTo(x - wide * 3, foot + 2000);
  to.lineTo(x, foot + 2000);
  to.lineTo(x + wide * 0.4, foot + 460);
  to.bezierCurveTo(x + wide * 0.4, foot + 110, x + wide * 1.1, foot + 60, x + wide, foot - 40);
  to.fill();
  to.restore();
}

/** The plots between their paths. */
export function* plots(to: Pen, plan: Plan, stuff: Stuff, seed: string): Generator<void> {
  const { radius: size } = plan;
  const rim = plan.plots.map((plot, tile) => ({ plot, random: stream(`${seed}/path/${tile}`) }));
  to.save();
  to.shadowColor = 'rgb(16 14 8 / 85%)';
  to.shadowBlur = 12;
  to.fillStyle = '#5f5747';
  for (const { plot, random } of rim) to.fill(cut(plan, plot, 1.13, 0.02, random));
  to.restore();
  yield;
  to.fillStyle = stuff.gravel.pattern(to, Math.max(0.47, 0.36 * stuff.grain));
  for (const { plot, random } of rim) to.fill(cut(plan, plot, 1.13, 0.03, random));
  yield;
  const lawns = [21, 34, 55].map((turn) => stuff.grass.pattern(to, Math.max(0.62, 0.5 * stuff.grain), turn));
  for (const [tile, plot] of plan.plots.entries()) {
    const random = stream(`${seed}/plot/${tile}`);
    const path = cut(plan, plot, 0.945, 0.022, random);
    to.save();
    to.shadowColor = 'rgb(12 10 4 / 95%)';
    to.shadowBlur = 5;
    to.shadowOffsetX = 2;
    to.shadowOffsetY = 3;
    to.fillStyle = lawns[Math.floor(random() * lawns.length)] ?? '#5f7040';
    to.fill(path);
    to.restore();
    edge(to, plan, plot, path, random);
    for (let n = 0; n < 7; n++) {
      const angle = between(random, 0, Math.PI * 2);
      const far = size * between(random, 0.35, 0.8) * (plan.grid === 'Hex' ? 1 : 0.72);
      const spot = { x: plot.x + Math.cos(angle) * far, y: plot.y + Math.sin(angle) * far * plan.tilt };
      const kind = random();
      if (kind < 0.62) tuft(to, spot, between(random, 5, 11) * THINGS, random);
      else if (kind < 0.78) pebble(to, spot, between(random, 1.6, 4) * THINGS);
      else leaf(to, spot, random);
    }
    yield;
  }
}

function leaf(to: Pen, { x, y }: Point, random: Random): void {
  to.fillStyle = pick(random, ['#a8642c', '#8a4a20', '#c08a3a']);
  to.beginPath();
  to.ellipse(x, y, between(random, 1.6, 3) * THINGS, between(random, 1, 1.8) * THINGS, random() * 3, 0, Math.PI * 2);
  to.fill();
}

/** Every plot a little drier or mossier than the next; the cut edge lit on the left, dark on the right. */
function edge(to: Pen, plan: Plan, { x, y }: Point, path: Path2D, random: Random): void {
  const size = plan.radius;
  to.save();
  to.clip(path);
  const tone = random();
  const colour = tone < 0.4 ? '#141e0c' : '#d6c878';
  const strength = tone < 0.4 ? 0.1 + tone * 0.4 : (tone - 0.4) * 0.22;
  blot(to, { x, y, rx: size, ry: size * plan.tilt, colour, strength, soft: 0.5 });
  to.lineWidth = 5 * THINGS;
  const light = to.createLinearGradient(x - size, y - size * plan.tilt, x + size, y + size * plan.tilt);
  light.addColorStop(0.2, 'rgb(226 226 150 / 42%)');
  light.addColorStop(0.5, 'rgb(60 60 20 / 10%)');
  light.addColorStop(0.8, 'rgb(8 12 2 / 62%)');
  to.strokeStyle = light;
  to.stroke(path);
  to.restore();
}
