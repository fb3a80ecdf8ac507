/** The rock the crypt was cut from: bedrock with a ring of signs around the rooms, lit from where they lie. */
import { between, blend, css, type Pen, type Random, rgb, stream, type Tile, wash } from '../../../art';
import type { Bounds, Point } from '../../../lib/geometry';
import { RADIUS as R } from '../crypt';

const DAY = { deep: rgb('#a88b54'), mid: rgb('#d0b47c'), glow: rgb('#f0dba8') };
const NIGHT = { deep: rgb('#120b05'), mid: rgb('#3a2712'), glow: rgb('#7d5826') };

export type Rock = {
  readonly day: boolean;
  readonly limestone: Tile | undefined;
  /** What of the board is in the window. */
  readonly seen: Bounds;
  /** Where the rooms lie, and half the size of all of them together. */
  readonly middle: Point;
  readonly reach: Point;
  /** Units of the board in a pixel. */
  readonly pixel: number;
};

export function* bedrock(to: Pen, { day, limestone, seen, middle, reach, pixel }: Rock): Generator<void> {
  const k = day ? DAY : NIGHT;
  const fill = (): void => to.fillRect(seen.x, seen.y, seen.width, seen.height);
  to.fillStyle = css(day ? k.mid : blend(k.deep, k.mid, 0.95));
  fill();
  yield;
  if (limestone) {
    for (const [size, much, turn] of day
      ? ([[1.1, 0.5, 0]] as const)
      : ([
          [1.1, 0.8, 0],
          [3.7, 0.55, 33],
        ] as const)) {
      to.save();
      to.globalCompositeOperation = 'multiply';
      to.globalAlpha = much;
      to.fillStyle = limestone.pattern(to, size * pixel, turn);
      fill();
      to.restore();
      yield;
    }
  }
  to.save();
  to.translate(middle.x, middle.y);
  const far = Math.max(reach.x, reach.y) * 1.25 + R * 2.4;
  wash(to, [0, 0], far, [
    [0, css(k.glow, day ? 0.75 : 0.62)],
    [0.62, css(k.mid, 0.35)],
    [1, css(k.deep, day ? 0.3 : 0.4)],
  ]);
  yield;
  ring(to, reach, day);
  to.restore();
  yield;
  yield* hatching(to, seen, middle, far, day, pixel);
}

/** A sign of the ring, in a box from −1 to 1. */
function sign(to: Pen, kind: number): void {
  to.beginPath();
  if (kind === 0) to.arc(0, 0, 0.6, 0, Math.PI * 2);
  else if (kind === 1) {
    to.moveTo(-1, 0.7);
    to.lineTo(0, -0.8);
    to.lineTo(1, 0.7);
    to.closePath();
  } else if (kind === 2) {
    for (let step = 0; step < 5; step++) to.lineTo(-1 + step * 0.5, step % 2 ? -0.4 : 0.4);
  } else if (kind === 3) {
    to.ellipse(0, 0, 1, 0.5, 0, 0, Math.PI * 2);
    to.moveTo(0.3, 0);
    to.arc(0, 0, 0.3, 0, Math.PI * 2);
  } else {
    to.moveTo(0, 1);
    to.lineTo(0, 0);
    to.moveTo(-0.6, 0.2);
    to.lineTo(0.6, 0.2);
    to.moveTo(0.4, -0.4);
    to.arc(0, -0.4, 0.4, 0, Math.PI * 2);
  }
}

/** Two circles of writing around everything that is known, cut into the rock. */
function ring(to: Pen, reach: Point, day: boolean): void {
  const [wide, tall] = [reach.x + R * 0.95, Math.max(reach.y + R * 0.8, (reach.x + R) * 0.62)];
  const count = Math.round(((wide + tall) / R) * 6.4);
  for (const [off, colour] of [
    [1.2, day ? 'rgb(255 250 226 / 55%)' : 'rgb(255 214 150 / 17%)'],
    [0, day ? 'rgb(70 40 0 / 30%)' : 'rgb(0 0 0 / 70%)'],
  ] as const) {
    to.save();
    to.translate(off, off);
    to.strokeStyle = colour;
    for (const [more, width] of [
      [0, 2],
      [0.1, 1],
      [0.7, 1],
      [0.8, 2],
    ] as const) {
      to.lineWidth = width;
      to.beginPath();
      to.ellipse(0, 0, wide + more * R, tall + more * R, 0, 0, Math.PI * 2);
      to.stroke();
    }
    const random = stream('ring of signs');
    for (let at = 0; at < count; at++) {
      const angle = (at / count) * Math.PI * 2;
      to.save();
      to.translate(Math.cos(angle) * (wide + R * 0.4), Math.sin(angle) * (tall + R * 0.4));
      to.scale(R * 0.11, R * 0.11);
      to.lineWidth = 1.6 / (R * 0.11);
      sign(to, Math.floor(random() * 5));
      to.stroke();
      to.restore();
    }
    to.restore();
  }
}

/** An engraver's lines where the light ends: what makes rock and cards one series. */
function* hatching(to: Pen, seen: Bounds, middle: Point, far: number, day: boolean, pixel: number): Generator<void> {
  const random: Random = stream('hatching');
  const gap = 11 * pixel;
  let column = 0;
  to.lineCap = 'round';
  for (let along = seen.x - seen.height; along < seen.x + seen.width; along += gap) {
    for (let down = 0; down < seen.height;) {
      const long = between(random, 18, 60) * pixel;
      const [x, y] = [along + down, seen.y + seen.height - down];
      const off = Math.hypot(x - middle.x, y - middle.y) / far;
      const thick = (off - 0.4) * 1.8;
      if (thick > 0.1 && x > seen.x - long && x < seen.x + seen.width) {
        to.strokeStyle = day
          ? `rgb(92 62 18 / ${Math.min(0.2, thick * 0.2)})`
          : `rgb(0 0 0 / ${Math.min(0.34, thick * 0.3)})`;
        to.lineWidth = between(random, 0.5, 1) * Math.min(2.2, 0.6 + thick) * pixel;
        to.beginPath();
        to.moveTo(x, y);
        to.lineTo(x + long, y - long);
        to.stroke();
      }
      down += long + (random() < 0.3 ? between(random, 2, 7) * pixel : 0.5 * pixel);
    }
    if (column++ % 8 === 0) yield;
  }
}
