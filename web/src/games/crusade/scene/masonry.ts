/** Iron and stone: railings with missing bars, pillars, the gate, dry-stone walls, the chapel's front. */
import { arch, between, type Pen, type Random, type Tile } from '../../../art';
import type { Point } from '../../../lib/geometry';
import { THINGS } from './plan';

const S = THINGS;

/** Railings from one post to the next, with their shadow on the grass. */
export function railing(to: Pen, a: Point, b: Point, tall: number, random: Random): void {
  const count = Math.round(Math.hypot(b.x - a.x, b.y - a.y) / (11.5 * S));
  const along = (n: number): Point => ({
    x: a.x + ((b.x - a.x) * n) / count,
    y: a.y + ((b.y - a.y) * n) / count,
  });
  line(to, 'rgb(5 7 10 / 40%)', 2 * S, () => {
    for (let n = 0; n <= count; n++) {
      const { x, y } = along(n);
      to.moveTo(x, y);
      to.lineTo(x + tall * 0.62, y + tall * 0.42);
    }
  });
  for (const lift of [0.2, 0.78])
    for (const [colour, wide, up] of [
      ['#1c1d22', 3.4 * S, 0],
      ['#8b93a6', 0.9 * S, 1.6 * S],
    ] as const)
      line(to, colour, wide, () => {
        to.moveTo(a.x, a.y - tall * lift - up);
        to.lineTo(b.x, b.y - tall * lift - up);
      });
  const bars = Array.from({ length: count + 1 }, (_, n) => ({
    ...along(n),
    missing: random() < 0.045,
    bent: random() < 0.06 ? between(random, -4, 4) * S : 0,
  })).filter(({ missing }) => !missing);
  for (const [colour, wide, aside] of [
    ['#191a1f', 2.6 * S, 0],
    ['#a4adc2', 0.8 * S, 0.9 * S],
  ] as const)
    line(to, colour, wide, () => {
      for (const { x, y, bent } of bars) {
        to.moveTo(x - aside, y);
        to.lineTo(x - aside + bent, y - tall);
      }
    });
  to.fillStyle = '#23242a';
  to.beginPath();
  for (const { x, y, bent } of bars) {
    to.moveTo(x - 2.9 * S + bent, y - tall + 1);
    to.lineTo(x + bent, y - tall - 8 * S);
    to.lineTo(x + 2.9 * S + bent, y - tall + 1);
  }
  to.fill();
}

function line(to: Pen, colour: string, wide: number, draw: () => void): void {
  to.strokeStyle = colour;
  to.lineWidth = wide;
  to.beginPath();
  draw();
  to.stroke();
}

/** A dressed block, lit from the left. */
function block(to: Pen, stone: CanvasPattern, x: number, y: number, wide: number, high: number): void {
  to.fillStyle = stone;
  to.fillRect(x, y, wide, high);
  const light = to.createLinearGradient(x, 0, x + wide, 0);
  light.addColorStop(0, 'rgb(255 255 240 / 36%)');
  light.addColorStop(0.25, 'rgb(0 0 0 / 0%)');
  light.addColorStop(1, 'rgb(0 0 0 / 66%)');
  to.fillStyle = light;
  to.fillRect(x, y, wide, high);
  to.strokeStyle = 'rgb(10 8 4 / 70%)';
  to.lineWidth = 1;
  to.strokeRect(x, y, wide, high);
}

/** A pillar with a ball on it; one that leans, or is grown over. */
export function pillar(to: Pen, { x, y }: Point, tall: number, limestone: Tile, { lean = 0, ivy = false } = {}): void {
  const wide = 15 * S;
  to.fillStyle = 'rgb(4 6 10 / 50%)';
  to.beginPath();
  to.moveTo(x - wide, y);
  to.lineTo(x + wide, y + 4 * S);
  to.lineTo(x + wide + tall * 0.66, y + tall * 0.46);
  to.lineTo(x + tall * 0.5, y + tall * 0.46);
  to.fill();
  to.save();
  to.translate(x, y);
  to.rotate(lean);
  const stone = limestone.pattern(to, 0.5);
  block(to, stone, -wide, -tall, wide * 2, tall);
  to.fillStyle = 'rgb(0 0 0 / 35%)';
  for (let n = 1; n < 4; n++) to.fillRect(-wide, -(tall / 4) * n, wide * 2, 1.2);
  block(to, stone, -wide * 1.3, -tall - 7 * S, wide * 2.6, 8 * S);
  const ball = to.createRadialGradient(-5 * S, -tall - 20 * S, 0, 0, -tall - 16 * S, 13 * S);
  ball.addColorStop(0, '#e4dac2');
  ball.addColorStop(1, '#4d4538');
  to.fillStyle = ball;
  to.beginPath();
  to.arc(0, -tall - 16 * S, 11 * S, 0, Math.PI * 2);
  to.fill();
  if (ivy)
    for (let n = 0; n < 70; n++) {
      const [t, side] = [(n * 0.618) % 1, ((n * 0.377) % 1) * 2 - 1];
      to.fillStyle = ['#3d5a2a', '#567a38', '#2b4420'][n % 3] ?? '#3d5a2a';
      to.beginPath();
      to.ellipse(side * wide * 1.05, -t * tall * 1.1, 3.4 * S, 2.3 * S, n, 0, Math.PI * 2);
      to.fill();
    }
  to.restore();
}

/** Stones laid without mortar, where there is no way through. */
export function heap(to: Pen, { x, y }: Point, size: number, tilt: number, rock: Tile, random: Random): void {
  const stone = rock.pattern(to, 0.4);
  const stones = Array.from({ length: 26 }, () => {
    const [angle, far] = [random() * Math.PI * 2, Math.sqrt(random()) * size * 0.86];
    return {
      x: x + Math.cos(angle) * far,
      y: y + Math.sin(angle) * far * tilt,
      wide: between(random, 11, 21),
      turn: random(),
    };
  }).sort((a, b) => a.y - b.y);
  to.fillStyle = 'rgb(4 6 10 / 55%)';
  to.beginPath();
  to.ellipse(x + 14, y + 12, size * 0.95, size * 0.9 * tilt, 0, 0, Math.PI * 2);
  to.fill();
  for (const it of stones) {
    to.save();
    to.translate(it.x, it.y - 8);
    to.rotate((it.turn - 0.5) * 0.5);
    to.beginPath();
    to.roundRect(-it.wide, -it.wide * 0.9, it.wide * 2, it.wide * 1.3, 6);
    to.fillStyle = stone;
    to.fill();
    const light = to.createLinearGradient(-it.wide, -it.wide, it.wide, it.wide * 0.5);
    light.addColorStop(0, 'rgb(255 252 230 / 44%)');
    light.addColorStop(0.4, 'rgb(0 0 0 / 0%)');
    light.addColorStop(1, 'rgb(0 0 0 / 70%)');
    to.fillStyle = light;
    to.fill();
    to.strokeStyle = 'rgb(8 6 4 / 75%)';
    to.lineWidth = 1;
    to.stroke();
    to.restore();
  }
}

/** The front of a chapel behind the last row: a gable, a rose window, a door that is shut. */
export function chapel(to: Pen, { x, y }: Point, wide: number, limestone: Tile): void {
  const half = wide / 2;
  const wall = wide * 0.62;
  to.save();
  to.translate(x, y);
  const stone = limestone.pattern(to, 0.7);
  for (const side of [-1, 1]) block(to, stone, side * half - wide * 0.07, -wall * 0.9, wide * 0.14, wall * 0.9);
  to.beginPath();
  to.moveTo(-half, 0);
  to.lineTo(-half, -wall * 0.72);
  to.lineTo(0, -wall * 1.42);
  to.lineTo(half, -wall * 0.72);
  to.lineTo(half, 0);
  to.closePath();
  to.fillStyle = stone;
  to.fill();
  const light = to.createLinearGradient(-half, 0, half, 0);
  light.addColorStop(0, 'rgb(255 252 236 / 34%)');
  light.addColorStop(0.5, 'rgb(0 0 0 / 0%)');
  light.addColorStop(1, 'rgb(0 0 0 / 60%)');
  to.fillStyle = light;
  to.fill();
  to.lineWidth = 7;
  to.strokeStyle = '#2c2a28';
  to.beginPath();
  to.moveTo(-half - 8, -wall * 0.7);
  to.lineTo(0, -wall * 1.45);
  to.lineTo(half + 8, -wall * 0.7);
  to.stroke();
  to.fillStyle = '#17120d';
  to.beginPath();
  arch(to, { x: 0, half: wide * 0.12, foot: 0, spring: -wall * 0.34, rise: wall * 0.24 });
  to.fill();
  to.fillStyle = '#241a2e';
  to.strokeStyle = '#8a8270';
  to.lineWidth = 3;
  to.beginPath();
  to.arc(0, -wall * 0.88, wide * 0.1, 0, Math.PI * 2);
  to.fill();
  to.stroke();
  for (let n = 0; n < 6; n++) {
    const angle = (n * Math.PI) / 3;
    to.beginPath();
    to.arc(Math.cos(angle) * wide * 0.055, -wall * 0.88 + Math.sin(angle) * wide * 0.055, wide * 0.03, 0, Math.PI * 2);
    to.stroke();
  }
  for (const side of [-1, 1]) {
    to.fillStyle = '#17120d';
    to.beginPath();
    arch(to, { x: side * wide * 0.31, half: wide * 0.05, foot: -wall * 0.22, spring: -wall * 0.46, rise: wall * 0.14 });
    to.fill();
  }
  to.restore();
}
