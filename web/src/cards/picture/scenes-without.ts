/** Scenes under the sky, or under none: each a few planes, far to near. */
import { air, fall, haze, ridge, wash, type Point, type Scene } from './brush';
import { ink, mix } from './matter';

export const WITHOUT = {
  /** Open sand, a low sun, tombs on the horizon. */
  dunes(sheet, k, roll) {
    const { to, w, h } = sheet;
    const sun: Point = [w * roll(0.25, 0.75), h * roll(0.3, 0.4)];
    air(sheet, k, sun);
    to.fillStyle = ink(k.light, 0.85);
    to.beginPath();
    to.arc(...sun, h * 0.09, 0, 7);
    to.fill();
    for (let at = 0; at < 3; at++) {
      const [x, size] = [w * roll(-0.05, 1), h * roll(0.12, 0.34)];
      const y = h * 0.6;
      to.fillStyle = ink(mix(k.glow, k.mid, 0.55 + at * 0.12));
      to.beginPath();
      to.moveTo(x, y);
      to.lineTo(x + size * 0.75, y - size);
      to.lineTo(x + size * 1.5, y);
      to.fill();
      to.fillStyle = ink(k.deep, 0.3);
      to.beginPath();
      to.moveTo(x + size * 0.75, y - size);
      to.lineTo(x + size * 1.5, y);
      to.lineTo(x + size * 0.95, y);
      to.fill();
    }
    for (let at = 0; at < 4; at++) {
      to.fillStyle = ink(mix(mix(k.glow, k.mid, 0.45), k.deep, 0.1 + at * 0.26));
      ridge(sheet, h * (0.6 + at * 0.11), h * 0.035, 2 + at, roll);
    }
  },

  /** Teeth of stone above and below. */
  cavern(sheet, k, roll) {
    const { to, w, h } = sheet;
    const mouth: Point = [w * roll(0.4, 0.65), h * 0.42];
    air(sheet, k, mouth);
    for (let plane = 0; plane < 3; plane++) {
      to.fillStyle = ink(mix(mix(k.glow, k.mid, 0.6), k.deep, 0.15 + plane * 0.4));
      const reach = h * (0.2 + plane * 0.06);
      for (const up of [true, false]) {
        to.beginPath();
        to.moveTo(-2, up ? -2 : h + 2);
        for (let x = -2; x <= w + 8;) {
          const step = w * roll(0.05, 0.12);
          const edge = Math.abs((x + step / 2) / w - mouth[0] / w) * 1.5;
          const tip = reach * (0.25 + edge * (0.9 + plane * 0.35) + roll(0, 0.5)) * (up ? 1 : 0.7);
          to.lineTo(x, up ? tip * 0.35 : h - tip * 0.4);
          to.lineTo(x + step / 2, up ? tip : h - tip);
          x += step;
        }
        to.lineTo(w + 12, up ? -2 : h + 2);
        to.fill();
      }
      haze(sheet, k, h * (0.5 + plane * 0.1), h * 0.3, 0.12);
    }
  },

  /** Stones on a hill under a moon. */
  yard(sheet, k, roll) {
    const { to, w, h } = sheet;
    const moon: Point = [w * roll(0.2, 0.8), h * roll(0.2, 0.34)];
    air(sheet, k, moon, 0.9);
    to.fillStyle = ink(k.light, 0.9);
    to.beginPath();
    to.arc(...moon, h * roll(0.09, 0.15), 0, 7);
    to.fill();
    for (let plane = 0; plane < 3; plane++) {
      const base = h * (0.62 + plane * 0.12);
      to.fillStyle = ink(mix(mix(k.glow, k.mid, 0.7), k.deep, 0.2 + plane * 0.38));
      for (let at = 0; at < 5 - plane; at++) {
        const [x, width, height] = [
          w * roll(-0.02, 1),
          h * (0.05 + plane * 0.035),
          h * roll(0.09, 0.16) * (1 + plane * 0.6),
        ];
        to.save();
        to.translate(x, base + h * 0.02);
        to.rotate(roll(-0.12, 0.12));
        to.beginPath();
        if (roll() < 0.35) {
          to.rect(-width * 0.18, -height * 1.25, width * 0.36, height * 1.3);
          to.rect(-width * 0.6, -height * 0.95, width * 1.2, width * 0.34);
        } else {
          to.moveTo(-width * 0.6, 4);
          to.lineTo(-width * 0.6, -height * 0.6);
          to.arc(0, -height * 0.6, width * 0.6, Math.PI, 0);
          to.lineTo(width * 0.6, 4);
        }
        to.fill();
        to.restore();
      }
      ridge(sheet, base, h * 0.03, 3, roll);
      haze(sheet, k, base - h * 0.08, h * 0.2, 0.16);
    }
  },

  /** A storm of light around one point. */
  rift(sheet, k, roll) {
    const { to, w, h } = sheet;
    const eye: Point = [w * 0.5, h * 0.46];
    air(sheet, k, eye, 0.75);
    to.save();
    to.globalCompositeOperation = 'lighter';
    to.lineCap = 'round';
    const arms = 26;
    const lean = roll() < 0.5 ? 1 : -1;
    for (let arm = 0; arm < arms; arm++) {
      const start = (arm / arms) * 6.283 + roll(-0.1, 0.1);
      const reach = h * roll(0.5, 1.05);
      to.strokeStyle = ink(roll() < 0.25 ? k.rim : k.glow, roll(0.05, 0.24));
      to.lineWidth = h * roll(0.006, 0.035);
      to.beginPath();
      for (let step = 0; step <= 10; step++) {
        const along = step / 10;
        const [radius, angle] = [h * 0.16 + reach * along, start + lean * along * 1.5];
        to[step ? 'lineTo' : 'moveTo'](
          eye[0] + Math.cos(angle) * radius * 1.15,
          eye[1] + Math.sin(angle) * radius * 0.85,
        );
      }
      to.stroke();
    }
    to.restore();
    wash(sheet, eye, w * 0.75, [
      [0, ink(k.light, 0.25)],
      [0.35, ink(k.mid, 0)],
      [1, ink(k.deep, 0.8)],
    ]);
  },

  /** Dead trees in mist. */
  wilds(sheet, k, roll) {
    const { to, w, h } = sheet;
    const moon: Point = [w * roll(0.3, 0.7), h * roll(0.24, 0.4)];
    air(sheet, k, moon);
    const branch = (x: number, y: number, angle: number, long: number, wide: number, depth: number): void => {
      const [nx, ny] = [x + Math.cos(angle) * long, y + Math.sin(angle) * long];
      to.lineWidth = wide;
      to.beginPath();
      to.moveTo(x, y);
      to.quadraticCurveTo(x + Math.cos(angle + 0.25) * long * 0.5, y + Math.sin(angle + 0.25) * long * 0.5, nx, ny);
      to.stroke();
      if (depth > 0)
        for (const side of [-1, 1])
          branch(nx, ny, angle + side * roll(0.25, 0.75), long * roll(0.55, 0.8), wide * 0.58, depth - 1);
    };
    to.lineCap = 'round';
    for (let plane = 0; plane < 3; plane++) {
      to.strokeStyle = to.fillStyle = ink(mix(mix(k.glow, k.mid, 0.6), k.deep, 0.15 + plane * 0.4));
      for (let at = 0; at < 3; at++)
        branch(
          w * (plane === 2 ? (at === 1 ? 1.02 : roll(-0.03, 0.08)) : roll(0, 1)),
          h * (0.75 + plane * 0.12),
          -1.57 + roll(-0.2, 0.2),
          h * (0.16 + plane * 0.07),
          h * (0.02 + plane * 0.018),
          3,
        );
      ridge(sheet, h * (0.74 + plane * 0.09), h * 0.03, 3, roll);
      haze(sheet, k, h * (0.55 + plane * 0.1), h * 0.28, 0.2);
    }
  },

  /** A broken battlement and a burning sky. */
  ramparts(sheet, k, roll) {
    const { to, w, h } = sheet;
    const fire: Point = [w * roll(0.3, 0.7), h * 0.62];
    air(sheet, k, fire);
    for (let plane = 0; plane < 3; plane++) {
      to.fillStyle = ink(mix(mix(k.glow, k.mid, 0.55), k.deep, 0.15 + plane * 0.4));
      const [base, tooth] = [h * (0.56 + plane * 0.13), w * (0.05 + plane * 0.025)];
      to.beginPath();
      to.moveTo(-2, h + 2);
      for (let x = -2, at = 0; x < w + tooth; x += tooth, at++) {
        const y = base - (at % 2 ? h * 0.05 : 0) - (roll() < 0.12 ? h * 0.2 : 0) + (roll() < 0.14 ? h * 0.06 : 0);
        to.lineTo(x, y);
        to.lineTo(x + tooth, y);
      }
      to.lineTo(w + 2, h + 2);
      to.fill();
      haze(sheet, k, base, h * 0.2, 0.2);
    }
  },

  /** Floating ruins around a cold star (the Lich's Sanctum). */
  void(sheet, k, roll) {
    const { to, w, h } = sheet;
    const star: Point = [w * roll(0.4, 0.6), h * 0.36];
    air(sheet, k, star, 0.9);
    to.save();
    to.globalCompositeOperation = 'lighter';
    for (let ring = 0; ring < 4; ring++) {
      to.strokeStyle = ink(ring % 2 ? k.rim : k.glow, 0.22 - ring * 0.04);
      to.lineWidth = 1 + ring;
      to.beginPath();
      to.ellipse(...star, w * (0.16 + ring * 0.14), h * (0.1 + ring * 0.1), -0.25, 0, 7);
      to.stroke();
    }
    to.restore();
    for (let at = 0; at < 16; at++) {
      const near = at / 16;
      const [x, y, size] = [w * roll(-0.05, 1.05), h * roll(0, 1), h * (0.03 + near * 0.09)];
      if (Math.hypot(x - star[0], y - star[1]) < h * 0.3) continue;
      to.fillStyle = ink(mix(mix(k.glow, k.mid, 0.6), k.deep, 0.2 + near * 0.7));
      to.beginPath();
      to.moveTo(x - size, y - size * 0.4);
      to.lineTo(x + size * roll(0.4, 1.1), y - size * roll(0.3, 0.6));
      to.lineTo(x + size * roll(0.2, 0.8), y + size * roll(0.3, 0.9));
      to.lineTo(x - size * 0.3, y + size * roll(0.8, 1.8));
      to.fill();
    }
    fall(sheet, h * 0.76, h, [
      [0, ink(k.deep, 0)],
      [1, ink(k.deep, 0.95)],
    ]);
  },
} satisfies Record<string, Scene>;
