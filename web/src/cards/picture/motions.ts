/** Light drawn behind the subject, or before it: what happens. */
import { wash, type Motion } from './brush';
import { ink, mix } from './matter';

export const MOTIONS = {
  burst({ to, w, h }, k, before, roll) {
    if (before) return;
    const [x, y] = [w * 0.5, h * 0.5];
    to.globalCompositeOperation = 'lighter';
    for (let ray = 0; ray < 22; ray++) {
      const [angle, spread, from] = [roll(0, 6.283), roll(0.008, 0.035), h * roll(0.2, 0.36)];
      to.fillStyle = ink(k.light, roll(0.05, 0.22));
      to.beginPath();
      to.moveTo(x + Math.cos(angle) * from, y + Math.sin(angle) * from);
      to.lineTo(x + Math.cos(angle - spread) * w, y + Math.sin(angle - spread) * w);
      to.lineTo(x + Math.cos(angle + spread) * w, y + Math.sin(angle + spread) * w);
      to.fill();
    }
  },
  slash({ to, w, h }, k, before, roll) {
    if (!before) return;
    to.globalCompositeOperation = 'lighter';
    const count = 2;
    for (let at = 0; at < count; at++) {
      const [x, y, radius, start] = [
        w * roll(0.15, 0.3),
        h * roll(0.95, 1.15),
        w * (0.52 + at * 0.1 + roll(-0.03, 0.03)),
        -1.32 + at * 0.08,
      ];
      const paint = to.createRadialGradient(x, y, radius * 0.9, x, y, radius);
      paint.addColorStop(0, ink(k.glow, 0));
      paint.addColorStop(0.8, ink(k.light, 0.28));
      paint.addColorStop(1, ink(k.light, 0.95));
      to.fillStyle = paint;
      to.beginPath();
      to.arc(x, y, radius, start, start + 1.25);
      to.arc(x - radius * 0.02, y + radius * 0.02, radius * 0.94, start + 1.25, start + 0.02, true);
      to.fill();
    }
  },
  streak({ to, w, h }, k, before, roll) {
    to.globalCompositeOperation = 'lighter';
    to.lineCap = 'round';
    for (let at = 0; at < (before ? 5 : 16); at++) {
      const [x, y, long] = [w * roll(-0.1, 0.75), h * roll(0.1, 1.1), w * roll(0.15, 0.5)];
      const paint = to.createLinearGradient(x, y, x + long, y - long * 0.62);
      paint.addColorStop(0, ink(k.glow, 0));
      paint.addColorStop(1, ink(k.light, before ? 0.5 : 0.35));
      to.strokeStyle = paint;
      to.lineWidth = h * roll(0.003, 0.012);
      to.beginPath();
      to.moveTo(x, y);
      to.lineTo(x + long, y - long * 0.62);
      to.stroke();
    }
  },
  ward(sheet, k, before) {
    const { to, w, h } = sheet;
    const [x, y, radius] = [w * 0.5, h * 0.52, h * 0.45];
    to.globalCompositeOperation = 'lighter';
    if (!before) {
      wash(sheet, [x, y], radius, [
        [0, ink(k.glow, 0)],
        [0.82, ink(k.glow, 0.16)],
        [0.97, ink(k.light, 0.55)],
        [1, ink(k.glow, 0)],
      ]);
      return;
    }
    to.strokeStyle = ink(k.light, 0.85);
    to.lineWidth = h * 0.012;
    to.beginPath();
    to.arc(x, y, radius * 0.98, 3.5, 4.6);
    to.stroke();
    to.strokeStyle = ink(k.light, 0.3);
    to.lineWidth = h * 0.006;
    to.beginPath();
    to.arc(x, y, radius * 1.05, 0.3, 1.4);
    to.stroke();
  },
  /** What was thrown, turned aside in sparks. */
  turn(sheet, k, before, roll) {
    const { to, w, h } = sheet;
    to.globalCompositeOperation = 'lighter';
    to.lineCap = 'round';
    const [x, y] = [w * 0.66, h * 0.34];
    if (!before) {
      for (let at = 0; at < 4; at++) {
        const [from, lift] = [w * 1.05, h * (-0.1 + at * 0.13)];
        const paint = to.createLinearGradient(from, lift, x, y);
        paint.addColorStop(0, ink(k.rim, 0));
        paint.addColorStop(1, ink(k.light, 0.75));
        to.strokeStyle = paint;
        to.lineWidth = h * 0.012;
        to.beginPath();
        to.moveTo(from, lift);
        to.lineTo(x, y + at * h * 0.02);
        to.stroke();
      }
      wash(sheet, [x, y], h * 0.4, [
        [0, ink(k.light, 0.8)],
        [0.3, ink(k.glow, 0.4)],
        [1, ink(k.glow, 0)],
      ]);
      return;
    }
    for (let at = 0; at < 18; at++) {
      const [angle, far, long] = [roll(-2.2, 1.2), h * roll(0.02, 0.2), h * roll(0.03, 0.16)];
      to.strokeStyle = ink(roll() < 0.4 ? k.rim : k.light, roll(0.35, 1));
      to.lineWidth = h * roll(0.004, 0.012);
      to.beginPath();
      to.moveTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
      to.lineTo(x + Math.cos(angle) * (far + long), y + Math.sin(angle) * (far + long));
      to.stroke();
    }
  },
  ring({ to, w, h }, k, before, roll) {
    if (before) return;
    to.globalCompositeOperation = 'lighter';
    const [x, y] = [w * 0.5, h * 0.5];
    for (let at = 0; at < 3; at++) {
      const radius = h * (0.36 + at * 0.09);
      to.strokeStyle = ink(at ? k.glow : k.light, 0.55 - at * 0.15);
      to.lineWidth = h * (0.016 - at * 0.004);
      to.setLineDash(at === 1 ? [h * 0.02, h * 0.03] : []);
      to.beginPath();
      to.arc(x, y, radius, 0, 7);
      to.stroke();
    }
    to.setLineDash([]);
    for (let at = 0; at < 12; at++) {
      const angle = (at / 12) * 6.283 + roll(0, 0.1);
      to.fillStyle = ink(k.light, 0.5);
      to.fillRect(x + Math.cos(angle) * h * 0.405 - 1.5, y + Math.sin(angle) * h * 0.405 - 1.5, 3, 3);
    }
  },
  halo(sheet, k, before) {
    const { to, w, h } = sheet;
    if (before) return;
    to.globalCompositeOperation = 'lighter';
    const [x, y] = [w * 0.5, h * 0.46];
    wash(sheet, [x, y], h * 0.6, [
      [0, ink(k.light, 0.5)],
      [0.4, ink(k.glow, 0.3)],
      [1, ink(k.glow, 0)],
    ]);
    for (let ray = 0; ray < 18; ray++) {
      const angle = (ray / 18) * 6.283;
      const [near, far] = [h * 0.38, h * (ray % 2 ? 0.47 : 0.56)];
      to.strokeStyle = ink(k.light, 0.4);
      to.lineWidth = h * 0.012;
      to.beginPath();
      to.moveTo(x + Math.cos(angle) * near, y + Math.sin(angle) * near);
      to.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
      to.stroke();
    }
  },
  rise({ to, w, h }, k, before, roll) {
    to.globalCompositeOperation = 'lighter';
    for (let at = 0; at < (before ? 18 : 26); at++) {
      const [x, y, size] = [w * (0.5 + roll(-0.36, 0.36)), h * roll(0.1, 1), h * roll(0.006, before ? 0.022 : 0.014)];
      const tail = to.createLinearGradient(0, y, 0, y + size * 10);
      tail.addColorStop(0, ink(k.light, 0.5));
      tail.addColorStop(1, ink(k.glow, 0));
      to.fillStyle = tail;
      to.fillRect(x - size * 0.35, y, size * 0.7, size * 10);
      to.fillStyle = ink(k.light, 0.85);
      to.beginPath();
      to.arc(x, y, size, 0, 7);
      to.fill();
    }
  },
  column({ to, w, h }, k, before) {
    to.globalCompositeOperation = 'lighter';
    if (before) {
      for (let at = 0; at < 3; at++) {
        to.strokeStyle = ink(k.light, 0.6 - at * 0.16);
        to.lineWidth = h * 0.014;
        to.beginPath();
        to.ellipse(w * 0.5, h * (0.84 - at * 0.2), w * (0.27 - at * 0.02), h * 0.065, 0, 0.15, 3);
        to.stroke();
      }
      return;
    }
    const paint = to.createLinearGradient(w * 0.24, 0, w * 0.76, 0);
    paint.addColorStop(0, ink(k.glow, 0));
    paint.addColorStop(0.2, ink(k.light, 0.35));
    paint.addColorStop(0.5, ink(k.glow, 0.15));
    paint.addColorStop(0.8, ink(k.light, 0.35));
    paint.addColorStop(1, ink(k.glow, 0));
    to.fillStyle = paint;
    to.fillRect(0, 0, w, h * 0.86);
    for (let at = 0; at < 3; at++) {
      to.strokeStyle = ink(k.light, 0.5);
      to.lineWidth = h * 0.014;
      to.beginPath();
      to.ellipse(w * 0.5, h * (0.84 - at * 0.2), w * (0.27 - at * 0.02), h * 0.065, 0, 3.2, 6.2);
      to.stroke();
    }
  },
  chains({ to, w, h }, k, before, roll) {
    if (!before) return;
    const link = h * 0.05;
    for (const [x0, y0, x1, y1] of [
      [-0.04, roll(0.1, 0.3), 1.04, roll(0.6, 0.85)],
      [-0.04, roll(0.75, 0.95), 1.04, roll(0.2, 0.4)],
    ] as const) {
      const [dx, dy] = [(x1 - x0) * w, (y1 - y0) * h];
      const long = Math.hypot(dx, dy);
      to.save();
      to.translate(x0 * w, y0 * h);
      to.rotate(Math.atan2(dy, dx));
      for (let at = 0, x = 0; x < long; at++, x += link * 1.35) {
        to.beginPath();
        if (at % 2) to.ellipse(x, 0, link, link * 0.16, 0, 0, 7);
        else to.ellipse(x, 0, link, link * 0.52, 0, 0, 7);
        to.strokeStyle = ink(k.deep, 0.95);
        to.lineWidth = link * 0.52;
        to.stroke();
        to.strokeStyle = ink(mix(k.mid, k.light, 0.42));
        to.lineWidth = link * 0.26;
        to.stroke();
        to.strokeStyle = ink(k.light, 0.6);
        to.lineWidth = link * 0.07;
        to.stroke();
      }
      to.restore();
    }
  },
  wind({ to, w, h }, k, before, roll) {
    to.globalCompositeOperation = 'lighter';
    to.lineCap = 'round';
    for (let at = 0; at < (before ? 4 : 9); at++) {
      const [y, wide] = [h * roll(0.15, 0.9), w * roll(0.3, 0.7)];
      const x = w * roll(-0.1, 0.6);
      to.strokeStyle = ink(k.light, roll(0.12, before ? 0.45 : 0.3));
      to.lineWidth = h * roll(0.005, 0.018);
      to.beginPath();
      to.moveTo(x, y);
      to.bezierCurveTo(x + wide * 0.4, y - h * 0.08, x + wide * 0.7, y + h * 0.08, x + wide, y - h * 0.02);
      to.stroke();
    }
  },
  shards({ to, w, h }, k, before, roll) {
    for (let at = 0; at < (before ? 9 : 14); at++) {
      const [angle, far, size] = [roll(0, 6.283), h * roll(0.32, 0.75), h * roll(0.015, before ? 0.07 : 0.04)];
      const [x, y] = [w * 0.5 + Math.cos(angle) * far * 1.2, h * 0.5 + Math.sin(angle) * far];
      to.fillStyle = ink(mix(k.glow, k.light, roll(0, 0.8)), 0.85);
      to.beginPath();
      to.moveTo(x + Math.cos(angle) * size * 1.6, y + Math.sin(angle) * size * 1.6);
      to.lineTo(x + Math.cos(angle + 2.2) * size, y + Math.sin(angle + 2.2) * size);
      to.lineTo(x + Math.cos(angle - 2) * size * 0.7, y + Math.sin(angle - 2) * size * 0.7);
      to.fill();
    }
  },
  sparks({ to, w, h }, k, before, roll) {
    if (!before) return;
    to.globalCompositeOperation = 'lighter';
    to.lineCap = 'round';
    const [x, y] = [w * roll(0.55, 0.75), h * roll(0.2, 0.4)];
    for (let at = 0; at < 26; at++) {
      const [angle, far, long] = [roll(0, 6.283), h * roll(0.03, 0.3), h * roll(0.02, 0.09)];
      to.strokeStyle = ink(roll() < 0.5 ? k.rim : k.light, roll(0.3, 0.95));
      to.lineWidth = h * roll(0.004, 0.011);
      to.beginPath();
      to.moveTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far + far * far * 0.002);
      to.lineTo(x + Math.cos(angle) * (far + long), y + Math.sin(angle) * (far + long));
      to.stroke();
    }
  },
  embers(sheet, k, before, roll) {
    const { to, w, h } = sheet;
    to.globalCompositeOperation = 'lighter';
    if (!before)
      wash(sheet, [w * 0.5, h], h * 0.8, [
        [0, ink(k.glow, 0.7)],
        [0.5, ink(k.glow, 0.25)],
        [1, ink(k.glow, 0)],
      ]);
    for (let at = 0; at < (before ? 22 : 18); at++) {
      const high = roll();
      const [x, y, size] = [w * roll(0, 1), h * (1 - high), h * roll(0.004, 0.016) * (1 - high * 0.5)];
      to.fillStyle = ink(mix(k.light, k.glow, high), 0.95 - high * 0.5);
      to.beginPath();
      to.ellipse(x, y, size * 0.7, size * 1.5, roll(-0.7, 0.7), 0, 7);
      to.fill();
    }
  },
  bubbles({ to, w, h }, k, before, roll) {
    to.globalCompositeOperation = 'lighter';
    for (let at = 0; at < (before ? 9 : 14); at++) {
      const [x, y, size] = [w * roll(0.1, 0.9), h * roll(0.1, 1), h * roll(0.012, 0.05)];
      to.strokeStyle = ink(k.light, 0.55);
      to.lineWidth = Math.max(0.8, size * 0.12);
      to.fillStyle = ink(k.glow, 0.14);
      to.beginPath();
      to.arc(x, y, size, 0, 7);
      to.fill();
      to.stroke();
      to.fillStyle = ink(k.light, 0.8);
      to.beginPath();
      to.arc(x - size * 0.35, y - size * 0.4, size * 0.16, 0, 7);
      to.fill();
    }
  },
  smoke(sheet, k, before, roll) {
    const { w, h } = sheet;
    for (let at = 0; at < (before ? 7 : 10); at++) {
      const [x, y, size] = [w * roll(0, 1), h * roll(before ? 0.65 : 0.3, 1), h * roll(0.14, 0.32)];
      wash(
        sheet,
        [x, y],
        size,
        [
          [0, ink(mix(k.glow, k.light, 0.3), before ? 0.3 : 0.4)],
          [0.6, ink(k.glow, before ? 0.12 : 0.2)],
          [1, ink(k.glow, 0)],
        ],
        [x - size, y - size, size * 2, size * 2],
      );
    }
  },
} satisfies Record<string, Motion>;
