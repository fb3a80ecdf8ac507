/** Scenes under a roof: each a few planes, far to near. */
import { air, fall, haze, shafts, wash, type Pen, type Point, type Scene } from './brush';
import { ink, mix } from './matter';

/** What is carved into the walls of a chamber: sun, mountain, water, eye, ankh, bird. */
const SIGNS: readonly ((to: Pen, x: number, y: number, size: number) => void)[] = [
  (to, x, y, size) => to.arc(x, y, size * 0.7, 0, 7),
  (to, x, y, size) => {
    to.moveTo(x - size, y + size);
    to.lineTo(x, y - size);
    to.lineTo(x + size, y + size);
  },
  (to, x, y, size) => {
    for (let at = 0; at < 5; at++) {
      to[at ? 'lineTo' : 'moveTo'](x - size + at * size * 0.5, y + (at % 2 ? -size : size) * 0.35);
    }
  },
  (to, x, y, size) => {
    to.ellipse(x, y, size, size * 0.5, 0, 0, 7);
    to.moveTo(x + size * 0.25, y);
    to.arc(x, y, size * 0.25, 0, 7);
  },
  (to, x, y, size) => {
    to.moveTo(x, y + size);
    to.lineTo(x, y - size * 0.2);
    to.moveTo(x - size * 0.7, y);
    to.lineTo(x + size * 0.7, y);
    to.arc(x, y - size * 0.55, size * 0.4, 0.5, 6.8);
  },
  (to, x, y, size) => {
    to.moveTo(x - size, y + size * 0.6);
    to.quadraticCurveTo(x - size * 0.2, y - size * 1.2, x + size, y - size * 0.2);
    to.lineTo(x + size * 0.2, y + size * 0.5);
  },
];

export const WITHIN = {
  /** Arches, one behind the other, with the light at their end. */
  arcade(sheet, k, roll) {
    const { to, w, h } = sheet;
    const end: Point = [w * roll(0.42, 0.6), h * 0.46];
    air(sheet, k, end, 1);
    const pointed = roll() < 0.6;
    for (let depth = 0; depth < 4; depth++) {
      const near = depth / 3;
      const half = w * (0.15 + near * 0.33);
      const [x, foot, spring] = [end[0] + (w / 2 - end[0]) * near, h * (0.74 + near * 0.4), h * (0.44 - near * 0.16)];
      to.fillStyle = ink(mix(mix(k.glow, k.mid, 0.5), k.deep, 0.25 + near * 0.72));
      to.beginPath();
      to.rect(-2, -2, w + 4, h + 4);
      to.moveTo(x - half, foot);
      to.lineTo(x - half, spring);
      const rise = h * (0.2 + near * 0.2);
      if (pointed) {
        to.quadraticCurveTo(x - half, spring - rise * 0.75, x, spring - rise);
        to.quadraticCurveTo(x + half, spring - rise * 0.75, x + half, spring);
      } else to.bezierCurveTo(x - half, spring - rise * 1.2, x + half, spring - rise * 1.2, x + half, spring);
      to.lineTo(x + half, foot);
      to.closePath();
      to.fill('evenodd');
      to.strokeStyle = ink(k.light, 0.16 * (1 - near * 0.6));
      to.lineWidth = 1 + near;
      to.beginPath();
      to.moveTo(x + half, foot);
      to.lineTo(x + half, spring);
      to.stroke();
    }
    fall(sheet, h * 0.72, h, [
      [0, ink(k.glow, 0)],
      [0.2, ink(k.glow, 0.22)],
      [1, ink(k.deep, 0.9)],
    ]);
  },

  /** A wall of carved signs in raking light. */
  chamber(sheet, k, roll, lamp) {
    const { to, w, h } = sheet;
    air(sheet, k, lamp, 0.9);
    const [columns, rows] = [7, 6];
    const cell = w / columns;
    to.lineWidth = Math.max(1, cell * 0.06);
    for (let column = 0; column < columns; column++) {
      to.strokeStyle = ink(k.deep, 0.5);
      to.beginPath();
      to.moveTo(column * cell, 0);
      to.lineTo(column * cell, h * 0.8);
      to.stroke();
      for (let row = 0; row < rows; row++) {
        const kind = Math.floor(roll(0, SIGNS.length));
        for (const [shift, colour] of [
          [1, ink(k.light, 0.22)],
          [0, ink(k.deep, 0.62)],
        ] as const) {
          to.strokeStyle = colour;
          to.beginPath();
          SIGNS[kind]?.(to, (column + 0.5) * cell + shift, (row + 0.5) * cell * 0.92 + shift, cell * 0.3);
          to.stroke();
        }
      }
    }
    wash(sheet, lamp, h * 1.3, [
      [0, ink(k.light, 0.3)],
      [0.5, ink(k.mid, 0.1)],
      [1, ink(k.deep, 0.85)],
    ]);
    to.fillStyle = ink(mix(k.mid, k.deep, 0.7));
    to.fillRect(0, h * 0.8, w, h);
    haze(sheet, k, h * 0.6, h * 0.4, 0.25);
    shafts(sheet, k, lamp, 3, roll, 0.2);
  },

  /** Wheels and pipes behind steam. */
  works(sheet, k, roll, lamp) {
    const { to, w, h } = sheet;
    air(sheet, k, lamp, 0.85);
    const wheel = (x: number, y: number, radius: number, teeth: number, turn: number): void => {
      to.beginPath();
      for (let at = 0; at < teeth * 4; at++) {
        const out = at % 4 < 2 ? radius : radius * 0.84;
        const angle = turn + ((at + (at % 2 ? 0.35 : -0.35) * (at % 4 < 2 ? 1 : -1)) / (teeth * 4)) * 6.283;
        to[at ? 'lineTo' : 'moveTo'](x + Math.cos(angle) * out, y + Math.sin(angle) * out);
      }
      to.closePath();
      to.moveTo(x + radius * 0.62, y);
      to.arc(x, y, radius * 0.62, 0, 7, true);
      for (let spoke = 0; spoke < 5; spoke++) {
        const angle = turn + (spoke / 5) * 6.283;
        const [c, s, wide] = [Math.cos(angle), Math.sin(angle), radius * 0.07];
        to.moveTo(x - s * wide, y + c * wide);
        to.lineTo(x + c * radius * 0.66 - s * wide, y + s * radius * 0.66 + c * wide);
        to.lineTo(x + c * radius * 0.66 + s * wide, y + s * radius * 0.66 - c * wide);
        to.lineTo(x + s * wide, y - c * wide);
      }
      to.fill();
    };
    for (let plane = 0; plane < 2; plane++) {
      to.fillStyle = ink(mix(mix(k.glow, k.mid, 0.6), k.deep, 0.25 + plane * 0.42));
      for (let at = 0; at < 3; at++)
        wheel(w * roll(0, 1), h * roll(0.05, 0.85), h * roll(0.16, 0.34), Math.floor(roll(9, 16)), roll(0, 6));
      haze(sheet, k, h * 0.3, h * 0.6, 0.14);
    }
    to.fillStyle = ink(mix(k.mid, k.deep, 0.75));
    for (let at = 0; at < 3; at++) {
      const [x, wide] = [w * roll(0, 1), w * roll(0.03, 0.06)];
      to.fillRect(x, 0, wide, h);
      to.fillStyle = ink(k.light, 0.12);
      to.fillRect(x + wide * 0.15, 0, wide * 0.16, h);
      to.fillStyle = ink(mix(k.mid, k.deep, 0.75));
    }
    fall(sheet, h * 0.7, h, [
      [0, ink(k.deep, 0)],
      [1, ink(k.deep, 0.95)],
    ]);
  },

  /** A lit wall for long shadows. */
  wall(sheet, k, roll, lamp) {
    const { to, w, h } = sheet;
    air(sheet, k, lamp, 0.9);
    const tall = h / 6;
    for (let row = 0; row < 6; row++) {
      for (let x = -w * roll(0, 0.2); x < w;) {
        const wide = w * roll(0.16, 0.3);
        to.fillStyle = roll() < 0.5 ? ink(k.deep, roll(0.05, 0.22)) : ink(k.light, roll(0.01, 0.08));
        to.fillRect(x + 1, row * tall + 1, wide - 2, tall - 2);
        to.fillStyle = ink(k.deep, 0.35);
        to.fillRect(x, row * tall, wide, 1.4);
        to.fillRect(x, row * tall, 1.4, tall);
        to.fillStyle = ink(k.light, 0.12);
        to.fillRect(x, row * tall + 1.4, wide, 1);
        x += wide;
      }
    }
    wash(sheet, lamp, w * 1.05, [
      [0, ink(k.light, 0.5)],
      [0.3, ink(k.glow, 0.12)],
      [0.6, ink(k.deep, 0.35)],
      [1, ink(k.deep, 0.92)],
    ]);
    to.fillStyle = ink(mix(k.mid, k.deep, 0.75));
    to.fillRect(0, h * 0.84, w, h);
    haze(sheet, k, h * 0.74, h * 0.2, 0.2);
  },

  /** Steps up to a door of light. */
  stairs(sheet, k, roll) {
    const { to, w, h } = sheet;
    const door: Point = [w * roll(0.42, 0.58), h * 0.3];
    air(sheet, k, door, 1);
    const half = w * 0.1;
    to.fillStyle = ink(k.light, 0.95);
    to.fillRect(door[0] - half, door[1] - h * 0.16, half * 2, h * 0.42);
    for (let step = 0; step < 8; step++) {
      const near = step / 7;
      const y = h * (0.54 + near * near * 0.5);
      to.fillStyle = ink(mix(mix(k.glow, k.mid, 0.3), k.deep, 0.15 + near * 0.75));
      to.beginPath();
      to.moveTo(door[0] - half * (1.1 + near * 6), h + 4);
      to.lineTo(door[0] - half * (1.1 + near * 4.4), y);
      to.lineTo(door[0] + half * (1.1 + near * 4.4), y);
      to.lineTo(door[0] + half * (1.1 + near * 6), h + 4);
      to.fill();
      to.fillStyle = ink(k.light, 0.3 * (1 - near));
      to.fillRect(door[0] - half * (1.1 + near * 4.4), y, half * 2 * (1.1 + near * 4.4), 1.3);
    }
    for (const side of [-1, 1]) {
      to.fillStyle = ink(mix(k.mid, k.deep, 0.8));
      to.beginPath();
      to.moveTo(door[0] + side * half * 1.7, -2);
      to.lineTo(door[0] + side * half * 1.5, h * 0.56);
      to.lineTo(door[0] + side * half * 6, h + 2);
      to.lineTo(side < 0 ? -4 : w + 4, h + 2);
      to.lineTo(side < 0 ? -4 : w + 4, -2);
      to.fill();
    }
    shafts(sheet, k, [door[0] - half, door[1] - h * 0.1], 4, roll, 0.22);
  },

  /** A niche with a step, for one precious thing. */
  niche(sheet, k, roll, lamp) {
    const { to, w, h } = sheet;
    to.fillStyle = ink(mix(k.mid, k.deep, 0.45));
    to.fillRect(0, 0, w, h);
    wash(sheet, lamp, w * 0.9, [
      [0, ink(mix(k.mid, k.glow, 0.5), 0.6)],
      [1, ink(k.deep, 0.6)],
    ]);
    const [x, half, top] = [w * 0.5, w * 0.33, h * 0.1];
    const opening = () => {
      to.beginPath();
      to.moveTo(x - half, h * 0.86);
      to.lineTo(x - half, top + half * 0.7);
      to.bezierCurveTo(x - half, top - half * 0.15, x + half, top - half * 0.15, x + half, top + half * 0.7);
      to.lineTo(x + half, h * 0.86);
      to.closePath();
    };
    to.save();
    opening();
    to.clip();
    air(sheet, k, [x, h * 0.5], 0.95);
    for (let ray = 0; ray < 14; ray++) {
      const angle = (ray / 14) * 6.283 + roll(-0.06, 0.06);
      to.fillStyle = ink(k.light, roll(0.02, 0.09));
      to.beginPath();
      to.moveTo(x, h * 0.48);
      to.lineTo(x + Math.cos(angle - 0.09) * h, h * 0.48 + Math.sin(angle - 0.09) * h);
      to.lineTo(x + Math.cos(angle + 0.09) * h, h * 0.48 + Math.sin(angle + 0.09) * h);
      to.fill();
    }
    to.restore();
    opening();
    to.strokeStyle = ink(k.deep, 0.8);
    to.lineWidth = w * 0.03;
    to.stroke();
    to.strokeStyle = ink(k.light, 0.25);
    to.lineWidth = 1.2;
    to.stroke();
    to.fillStyle = ink(mix(k.mid, k.deep, 0.55));
    to.fillRect(x - half * 1.35, h * 0.84, half * 2.7, h * 0.2);
    to.fillStyle = ink(k.light, 0.35);
    to.fillRect(x - half * 1.35, h * 0.84, half * 2.7, 1.6);
  },

  /** A shelf of vessels. */
  shelf(sheet, k, roll) {
    const { to, w, h } = sheet;
    air(sheet, k, [w * 0.5, h * 0.4], 0.8);
    for (let plane = 0; plane < 2; plane++) {
      const y = h * (0.42 + plane * 0.46);
      for (let x = w * roll(0, 0.1); x < w;) {
        const [wide, tall] = [w * roll(0.06, 0.13), h * roll(0.14, 0.3)];
        to.fillStyle = ink(mix(k.mid, k.deep, 0.3 + plane * 0.35 + roll(0, 0.2)));
        to.beginPath();
        to.moveTo(x, y);
        to.quadraticCurveTo(x - wide * 0.1, y - tall * 0.6, x + wide * 0.32, y - tall * 0.72);
        to.lineTo(x + wide * 0.32, y - tall);
        to.lineTo(x + wide * 0.68, y - tall);
        to.lineTo(x + wide * 0.68, y - tall * 0.72);
        to.quadraticCurveTo(x + wide * 1.1, y - tall * 0.6, x + wide, y);
        to.fill();
        to.fillStyle = ink(k.light, 0.18);
        to.fillRect(x + wide * 0.14, y - tall * 0.5, wide * 0.09, tall * 0.4);
        x += wide * roll(1.15, 1.9);
      }
      to.fillStyle = ink(mix(k.mid, k.deep, 0.75));
      to.fillRect(0, y, w, h * 0.05);
      to.fillStyle = ink(k.light, 0.2);
      to.fillRect(0, y, w, 1.2);
    }
    wash(sheet, [w * 0.5, h * 0.45], w * 0.8, [
      [0, ink(k.glow, 0.35)],
      [0.5, ink(k.glow, 0)],
      [1, ink(k.deep, 0.8)],
    ]);
  },

  /** A wall of skulls (the Ossuary). */
  ossuary(sheet, k, roll, lamp) {
    const { to, w, h } = sheet;
    air(sheet, k, lamp, 0.85);
    const size = w / 11;
    for (let row = 0; row < 8; row++) {
      for (let column = 0; column < 13; column++) {
        const [x, y] = [(column - (row % 2) * 0.5) * size + roll(-1, 1), row * size * 0.86 + roll(-1, 1)];
        const shade = roll(0.1, 0.5);
        to.fillStyle = ink(mix(mix(k.light, k.glow, 0.5), k.deep, 0.35 + shade));
        to.beginPath();
        to.arc(x, y, size * 0.46, 0, 7);
        to.rect(x - size * 0.22, y + size * 0.2, size * 0.44, size * 0.34);
        to.fill();
        to.fillStyle = ink(k.deep, 0.85);
        to.beginPath();
        to.arc(x - size * 0.17, y + size * 0.04, size * 0.12, 0, 7);
        to.arc(x + size * 0.17, y + size * 0.04, size * 0.12, 0, 7);
        to.fill();
      }
    }
    wash(sheet, lamp, w, [
      [0, ink(k.light, 0.3)],
      [0.3, ink(k.mid, 0.1)],
      [0.65, ink(k.deep, 0.6)],
      [1, ink(k.deep, 0.95)],
    ]);
    fall(sheet, h * 0.7, h, [
      [0, ink(k.deep, 0)],
      [0.5, ink(k.deep, 0.85)],
      [1, ink(k.deep)],
    ]);
    haze(sheet, k, h * 0.66, h * 0.25, 0.2);
  },

  /** Windows and hangings (the Blood Halls). */
  hall(sheet, k, roll) {
    const { to, w, h } = sheet;
    air(sheet, k, [w * 0.5, h * 0.3], 0.6);
    for (let at = 0; at < 3; at++) {
      const [x, half] = [w * (0.2 + at * 0.3), w * 0.07];
      to.fillStyle = ink(mix(k.glow, k.light, at === 1 ? 0.55 : 0.15), 0.9);
      to.beginPath();
      to.moveTo(x - half, h * 0.62);
      to.lineTo(x - half, h * 0.22);
      to.quadraticCurveTo(x - half, h * 0.1, x, h * 0.03);
      to.quadraticCurveTo(x + half, h * 0.1, x + half, h * 0.22);
      to.lineTo(x + half, h * 0.62);
      to.fill();
      to.fillStyle = ink(k.deep, 0.85);
      to.fillRect(x - 1, 0, 2, h * 0.62);
      to.fillRect(x - half, h * 0.28, half * 2, 1.6);
      to.fillRect(x - half, h * 0.45, half * 2, 1.6);
    }
    for (const side of [0, 1]) {
      for (let fold = 0; fold < 5; fold++) {
        const x = side ? w - fold * w * 0.036 : fold * w * 0.036;
        to.fillStyle = ink(mix(k.mid, k.deep, 0.35 + (fold % 2) * 0.45));
        to.beginPath();
        to.moveTo(x - w * 0.03, 0);
        to.quadraticCurveTo(x + (side ? 1 : -1) * w * 0.03, h * 0.6, x - w * 0.03, h);
        to.lineTo(x + w * 0.03, h);
        to.quadraticCurveTo(x + w * 0.03, h * 0.5, x + w * 0.03, 0);
        to.fill();
      }
    }
    shafts(sheet, k, [w * 0.2, h * 0.2], 4, roll, 0.25);
    fall(sheet, h * 0.6, h, [
      [0, ink(k.deep, 0)],
      [0.35, ink(mix(k.mid, k.deep, 0.7), 0.9)],
      [1, ink(k.deep)],
    ]);
    haze(sheet, k, h * 0.6, h * 0.25, 0.2);
  },
} satisfies Record<string, Scene>;
