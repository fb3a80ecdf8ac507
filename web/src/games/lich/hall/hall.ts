/**
 * The hall of a floor: a nave with a window at its end, slabs wet with its light, two steps between the dead and the
 * living, candles on our side. Painted in the manner of the cards, so that one seems cut out of the wall behind it.
 */
import {
  arch,
  between,
  blend,
  candle,
  css,
  stream,
  wash,
  type Arch,
  type Draw,
  type Frame,
  type Pen,
  type Random,
} from '../../../art';
import { dress } from './dress';
import { floorPaint, type Paint } from './floors';

export type HallLook = {
  readonly floor: number;
  readonly day: boolean;
  /** As a share of the height: where the steps between them and us are. */
  readonly edge: number;
  /** As a share of the width: where the nave ends. */
  readonly end: number;
  /** Whether there is room for candles in the corners. */
  readonly candles: boolean;
};

/** Everything the strokes below share. */
type Hall = Frame & {
  readonly to: Pen;
  readonly k: Paint;
  readonly day: boolean;
  /** Where the floor begins, and the steps. */
  readonly line: number;
  readonly edge: number;
  readonly end: number;
  /** How far the light of the window goes; half its width; its height. */
  readonly far: number;
  readonly wide: number;
  readonly tall: number;
  readonly random: Random;
};

export const hall = ({ floor, day, edge, end, candles }: HallLook): Draw =>
  function* (to, frame) {
    const { width, height } = frame;
    const k = floorPaint(floor, day);
    const line = height * (edge - 0.07);
    const far = Math.max(width * 0.62, height * 0.6);
    const it: Hall = {
      ...frame,
      to,
      k,
      day,
      line,
      edge: edge * height,
      end: end * width,
      far,
      wide: Math.min(far * 0.13, line * 0.36),
      tall: line * 0.62,
      random: stream(floor * 7919),
    };
    to.fillStyle = css(blend(k.deep, k.mid, day ? 0.6 : 0.25));
    to.fillRect(0, 0, width, height);
    wash(to, [it.end, line * 0.6], far, [
      [0, css(k.light, day ? 1 : 0.95)],
      [0.07, css(blend(k.light, k.glow, 0.4), 0.9)],
      [0.3, css(blend(k.glow, k.mid, 0.25), 0.75)],
      [0.65, css(blend(k.glow, k.mid, 0.7), 0.45)],
      [1, css(k.mid, 0)],
    ]);
    window(it);
    yield;
    for (let plane = 0; plane < PLANES; plane++) {
      nave(it, plane);
      yield;
    }
    dress(floor, { ...it, random: it.random });
    yield;
    slabs(it);
    steps(it);
    yield;
    warmth(it);
    yield* hatching(it);
    if (candles)
      for (const [x, y, tall] of CANDLES) candle(to, [x * width, y * height], tall, day ? undefined : '#ffb061');
  };

const CANDLES = [
  [0.028, 1.02, 150],
  [0.072, 1.03, 108],
  [0.108, 1.02, 64],
  [0.962, 1.02, 132],
  [0.925, 1.03, 84],
] as const;

/** The great window at the end: tracery before the light. */
function window({ to, k, line, end, far, wide, tall }: Hall): void {
  const across = (x: number): void => {
    to.beginPath();
    arch(to, { x: end + x * wide, half: wide * 0.33, foot: line, spring: line - tall * 0.5, rise: tall * 0.16 });
    to.stroke();
  };
  to.save();
  to.beginPath();
  arch(to, { x: end, half: wide, foot: line, spring: line - tall * 0.55, rise: tall * 0.6 });
  to.clip();
  wash(to, [end, line * 0.54], tall * 0.9, [
    [0, css(k.light)],
    [0.5, css(blend(k.light, k.glow, 0.5), 0.9)],
    [1, css(k.glow, 0.6)],
  ]);
  to.strokeStyle = css(blend(k.mid, k.glow, 0.35), 0.9);
  to.lineWidth = far * 0.004;
  for (const x of [-0.67, 0, 0.67]) across(x);
  const rose = line - tall * 0.86;
  for (let petal = 0; petal < 8; petal++) {
    const angle = (petal / 8) * Math.PI * 2;
    to.beginPath();
    to.arc(end + Math.cos(angle) * wide * 0.3, rose + Math.sin(angle) * wide * 0.3, wide * 0.13, 0, 7);
    to.stroke();
  }
  to.beginPath();
  to.arc(end, rose, wide * 0.46, 0, 7);
  for (let y = line - tall * 0.5; y < line; y += tall * 0.09) {
    to.moveTo(end - wide, y);
    to.lineTo(end + wide, y);
  }
  to.stroke();
  to.restore();
}

const PLANES = 5;

/** One plane of the nave, with its arch cut out; the last is the nearest. */
function nave(hall: Hall, plane: number): void {
  const { to, k, day, line, end, width, height } = hall;
  const near = plane / (PLANES - 1);
  const opening: Arch = {
    x: end + (width * 0.5 - end) * near,
    half: width * (0.1 + near * near * 0.3 + near * 0.12),
    foot: line + near * height * 0.22,
    spring: line * (0.56 - near * 0.46),
    rise: line * (0.4 + near * 0.5),
  };
  const stone = blend(blend(k.glow, k.mid, 0.55), blend(k.deep, k.mid, day ? 0.45 : 0.06), 0.25 + near * 0.72);
  const wall = (): void => {
    to.beginPath();
    to.rect(-4, -4, width + 8, opening.foot + 4);
    arch(to, opening);
    to.closePath();
  };
  to.fillStyle = css(stone);
  wall();
  to.fill('evenodd');
  if (plane > 0) {
    to.save();
    wall();
    to.clip('evenodd');
    courses(hall, opening, near);
    to.restore();
  }
  edges(hall, opening, near);
  to.fillStyle = css(blend(stone, k.light, day ? 0.25 : 0.1));
  for (const side of [-1, 1])
    to.fillRect(
      opening.x + side * opening.half - opening.half * 0.06,
      opening.spring,
      opening.half * 0.12,
      line * 0.035 * (0.5 + near),
    );
  const fog = to.createLinearGradient(0, opening.foot - height * 0.18, 0, opening.foot + height * 0.04);
  fog.addColorStop(0, css(k.glow, 0));
  fog.addColorStop(1, css(k.glow, (day ? 0.2 : 0.26) * (1 - near * 0.7)));
  to.fillStyle = fog;
  to.fillRect(0, opening.foot - height * 0.18, width, height * 0.22);
}

/** Courses of stone on the nearer planes. */
function courses({ to, k, day, line, width, random }: Hall, { x, half, foot }: Arch, near: number): void {
  const course = line * (0.03 + near * 0.05);
  to.lineWidth = 1 + near;
  for (let y = foot - course, row = 0; y > -course; y -= course, row++) {
    to.strokeStyle = css(k.deep, day ? 0.22 : 0.5);
    to.beginPath();
    to.moveTo(0, y);
    to.lineTo(width, y);
    to.stroke();
    to.fillStyle = css(k.light, day ? 0.3 : 0.05);
    to.fillRect(0, y + 1, width, 1 + near);
    for (let at = (row % 2) * course * 1.1 - random() * course; at < width; at += course * 2.3) {
      if (Math.abs(at - x) < half * 0.9) continue;
      to.fillStyle = css(random() < 0.5 ? k.deep : k.light, between(random, 0.01, day ? 0.08 : 0.06));
      to.fillRect(at, y, course * 2.3, course);
      to.fillStyle = css(k.deep, day ? 0.18 : 0.4);
      to.fillRect(at, y, 1 + near, course);
    }
  }
}

/** Light on the edges that look at the window. */
function edges({ to, k, day, line }: Hall, { x, half, foot, spring }: Arch, near: number): void {
  for (const side of [-1, 1]) {
    const edge = to.createLinearGradient(x + side * half, 0, x + side * half * 1.16, 0);
    edge.addColorStop(0, css(blend(k.light, k.glow, 0.3), (day ? 0.6 : 0.55) * (1 - near * 0.55)));
    edge.addColorStop(1, css(k.glow, 0));
    to.fillStyle = edge;
    const top = Math.max(0, spring - line * 0.12);
    to.fillRect(side < 0 ? x - half * 1.16 : x + half, top, half * 0.16, foot - top);
  }
}

/** Slabs in perspective, and the window lying on them. */
function slabs({ to, k, day, line, end, wide, width, height }: Hall): void {
  const slab = to.createLinearGradient(0, line, 0, height);
  slab.addColorStop(0, css(blend(k.glow, k.mid, day ? 0.3 : 0.45)));
  slab.addColorStop(0.3, css(blend(k.mid, k.deep, day ? 0.1 : 0.35)));
  slab.addColorStop(1, css(blend(k.deep, k.mid, day ? 0.75 : 0.12)));
  to.fillStyle = slab;
  to.fillRect(0, line, width, height - line);
  for (let row = 0; row < 14; row++) {
    const y = line + (height - line) * (row / 13) ** 1.8;
    to.fillStyle = css(k.deep, day ? 0.3 : 0.65);
    to.fillRect(0, y, width, 1.2);
    to.fillStyle = css(k.light, day ? 0.4 : 0.1);
    to.fillRect(0, y + 1.4, width, 1.2);
  }
  to.lineWidth = 1.2;
  to.strokeStyle = css(k.deep, day ? 0.26 : 0.5);
  to.beginPath();
  for (let ray = -16; ray <= 16; ray++) {
    to.moveTo(end + ray * width * 0.035, line);
    to.lineTo(end + ray * width * 0.16, height);
  }
  to.stroke();
  to.save();
  to.globalCompositeOperation = day ? 'soft-light' : 'lighter';
  const sheen = to.createLinearGradient(0, line, 0, height * 0.92);
  sheen.addColorStop(0, css(k.glow, 0.55));
  sheen.addColorStop(1, css(k.glow, 0));
  to.fillStyle = sheen;
  to.beginPath();
  to.moveTo(end - wide, line);
  to.lineTo(end + wide, line);
  to.lineTo(end + wide * 3.4, height);
  to.lineTo(end - wide * 2.6, height);
  to.fill();
  to.restore();
}

/** Two steps between them and us. */
function steps({ to, k, day, edge, width, height }: Hall): void {
  for (const [step, drop] of [
    [0, 0.014],
    [1, 0.022],
  ] as const) {
    const y = edge + step * height * 0.02;
    to.fillStyle = css(blend(k.deep, k.mid, day ? 0.5 : 0.2), day ? 0.5 : 0.7);
    to.fillRect(0, y, width, height * drop);
    to.fillStyle = css(blend(k.light, k.warm, 0.4), day ? 0.8 : 0.28);
    to.fillRect(0, y, width, 1.8);
  }
}

/** Our side lies in candle light. */
function warmth({ to, k, day, width, height }: Hall): void {
  const reach = Math.max(width, height);
  to.save();
  to.globalCompositeOperation = day ? 'soft-light' : 'lighter';
  for (const [x, y, radius, strength] of [
    [0.08, 0.98, 0.5, 0.42],
    [0.95, 0.96, 0.34, 0.28],
  ] as const)
    wash(to, [width * x, height * y], reach * radius, [
      [0, css(k.warm, day ? strength + 0.1 : strength)],
      [0.4, css(k.warm, strength / 3)],
      [1, css(k.warm, 0)],
    ]);
  to.restore();
}

/** An engraver's lines, denser toward the corners: what makes hall and cards one series. */
function* hatching({ to, k, day, width, height, random }: Hall): Generator {
  const colour = blend(k.deep, k.mid, day ? 0.5 : 0);
  const [gap, most] = [9, Math.hypot(width, height) / 2];
  to.lineCap = 'round';
  for (let along = -height; along < width; along += gap) {
    for (let down = 0; down < height;) {
      const long = between(random, 14, 46);
      const [x, y] = [along + down, height - down];
      const off = Math.hypot(x - width * 0.47, y - height * 0.45) / most;
      const thick = (off - 0.35) * 2.6;
      if (thick > 0.1 && x > -long && x < width) {
        to.strokeStyle = css(colour, Math.min(0.5, thick * 0.3));
        to.lineWidth = between(random, 0.5, 1) * Math.min(2.2, 0.6 + thick);
        to.beginPath();
        to.moveTo(x, y);
        to.lineTo(x + long, y - long);
        to.stroke();
      }
      down += long + (random() < 0.3 ? between(random, 2, 7) : 0.5);
    }
    if (along % 90 < gap) yield;
  }
}
