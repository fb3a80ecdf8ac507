/** Ways through the walls of a room: lit where one can pass, black where nobody has been, bricked where a wall stands. */
import { css, type Pen, rgb, wash } from '../../../art';
import type { Point } from '../../../lib/geometry';
import { onSide, RADIUS } from '../crypt';
import type { DoorKind } from '../doors';
import { TONES } from './chamber';
import { FLOOR, line, opening, WALL } from './hexagon';
import type { Tone } from './vignette';

const R = RADIUS;
const INNER = FLOOR - R * 0.03;
const OUTER: Readonly<Record<DoorKind, number>> = { open: R * 1.06, dark: R, blind: WALL };

function shape(to: Pen, points: readonly Point[]): void {
  to.beginPath();
  for (const [index, { x, y }] of points.entries()) {
    if (index === 0) to.moveTo(x, y);
    else to.lineTo(x, y);
  }
  to.closePath();
}

/** Colours along the way, from the room outward. */
const WAYS: Readonly<Record<DoorKind, { readonly day: readonly string[]; readonly night: readonly string[] }>> = {
  open: { day: ['#dcbf86', '#c9a86a'], night: ['#a57c42', '#7a5828'] },
  dark: { day: ['#b4935a', '#6b5028', '#4a3416'], night: ['#5a4020', '#140b04', '#030100'] },
  blind: { day: ['#b99a62', '#a5854e'], night: ['#6b4d26', '#513a1a'] },
};

export function doorway(to: Pen, kind: DoorKind, side: number, tone: Tone, day: boolean): void {
  const quad = opening(side, INNER, OUTER[kind]);
  const [near, far] = [onSide(side, 0.5, INNER), onSide(side, 0.5, OUTER[kind])];
  const way = to.createLinearGradient(near.x, near.y, far.x, far.y);
  const stops = WAYS[kind][day ? 'day' : 'night'];
  stops.forEach((colour, index) => way.addColorStop(index / (stops.length - 1), colour));
  to.fillStyle = way;
  shape(to, quad);
  to.fill();
  if (kind === 'blind') bricks(to, side);
  for (const [from, until] of [
    [quad[0], quad[3]],
    [quad[1], quad[2]],
  ] as const) {
    to.strokeStyle = 'rgb(20 8 0 / 75%)';
    to.lineWidth = R * 0.05;
    line(to, from, until);
    to.strokeStyle = 'rgb(255 236 190 / 55%)';
    to.lineWidth = 1.2;
    line(to, { x: from.x - 1, y: from.y - 1.5 }, { x: until.x - 1, y: until.y - 1.5 });
  }
  if (kind !== 'open') return;
  to.save();
  to.beginPath();
  to.arc(far.x, far.y, R * 0.3, 0, Math.PI * 2);
  to.clip();
  to.globalCompositeOperation = day ? 'soft-light' : 'lighter';
  const lamp = rgb(TONES[tone][0]);
  wash(to, [far.x, far.y], R * 0.3, [
    [0, css(lamp, 0.4)],
    [1, css(lamp, 0)],
  ]);
  to.restore();
}

/** Two courses of brick: whoever built this did not want anybody to come through. */
function bricks(to: Pen, side: number): void {
  const at = (share: number, depth: number): Point => onSide(side, share, INNER + (WALL - INNER) * depth);
  to.strokeStyle = 'rgb(24 10 0 / 70%)';
  to.lineWidth = 1.3;
  line(to, at(0.29, 0.5), at(0.71, 0.5));
  for (const share of [0.4, 0.5, 0.6]) line(to, at(share, 0), at(share, 0.5));
  for (const share of [0.35, 0.45, 0.55, 0.65]) line(to, at(share, 0.5), at(share, 1));
}
