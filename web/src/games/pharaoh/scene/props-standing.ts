/** Things that stand in a room: a sarcophagus, heaps of gold, a maze, ice, mirrors, pillars, webs. */
import { between, type Pen, type Random, wash } from '../../../art';
import { corner, onSide, RADIUS as R } from '../crypt';
import { oval, path, poly, ramp } from './strokes';

const LAPIS = '#23479a';

/** In units of the room's radius, leaning a little. */
export function sarcophagus(to: Pen): void {
  const lid = (): void => {
    to.beginPath();
    to.moveTo(-0.12, -0.46);
    to.quadraticCurveTo(0, -0.56, 0.12, -0.46);
    to.bezierCurveTo(0.2, -0.4, 0.22, -0.26, 0.22, -0.2);
    to.lineTo(0.13, 0.44);
    to.quadraticCurveTo(0, 0.5, -0.13, 0.44);
    to.lineTo(-0.22, -0.2);
    to.bezierCurveTo(-0.22, -0.26, -0.2, -0.4, -0.12, -0.46);
    to.closePath();
  };
  to.save();
  to.translate(0, R * 0.04);
  to.rotate(-0.16);
  to.scale(R, R);
  to.save();
  to.translate(0.05, 0.07);
  to.fillStyle = 'rgb(0 0 0 / 55%)';
  lid();
  to.fill();
  to.restore();
  const leaf = ramp(to, [-0.25, -0.4, 0.25, 0.4], '#fff0b4', '#e0aa3c', '#7a4f0e');
  to.fillStyle = leaf;
  lid();
  to.fill();
  to.save();
  lid();
  to.clip();
  to.fillStyle = LAPIS;
  for (let band = 0; band < 9; band++) to.fillRect(-0.3, -0.1 + band * 0.066, 0.6, 0.026);
  to.fillStyle = '#7a1c14';
  to.fillRect(-0.03, -0.1, 0.06, 0.6);
  to.fillStyle = leaf;
  to.fillRect(-0.018, -0.1, 0.036, 0.6);
  to.strokeStyle = LAPIS;
  to.lineWidth = 0.022;
  for (let stripe = 0; stripe < 6; stripe++) {
    to.beginPath();
    to.arc(0, -0.3, 0.11 + stripe * 0.034, 2.5, 6.9);
    to.stroke();
  }
  to.restore();
  oval(to, 0, -0.3, 0.085, 0.11, '#f6d27a');
  for (const side of [-1, 1]) oval(to, side * 0.036, -0.315, 0.022, 0.011, '#3a1d06');
  to.fillRect(-0.025, -0.245, 0.05, 0.01);
  to.strokeStyle = '#fff2c0';
  to.lineWidth = 0.012;
  lid();
  to.stroke();
  to.restore();
}

export function gold(to: Pen, random: Random): void {
  for (let at = 0; at < 90; at++) {
    const [angle, far] = [random() * Math.PI * 2, random() ** 0.7];
    const x = Math.cos(angle) * far * R * 0.36;
    const y = R * 0.08 + Math.sin(angle) * far * R * 0.24 - (1 - far) * R * 0.16;
    const shine = ramp(to, [x - R * 0.05, y - R * 0.03, x + R * 0.05, y + R * 0.03], '#fff6c8', '#f0bb3c', '#8a5a0c');
    oval(to, x + 1.4, y + 1.8, R * 0.052, R * 0.034, 'rgb(40 18 0 / 60%)');
    oval(to, x, y, R * 0.052, R * 0.034, shine, between(random, -0.3, 0.3));
    to.strokeStyle = 'rgb(90 50 0 / 70%)';
    to.lineWidth = 0.7;
    to.stroke();
  }
  for (const [dx, dy, colour] of [
    [-0.1, -0.02, '#3fa0ff'],
    [0.16, 0.1, '#ff5a5a'],
    [0.02, 0.17, '#5fe08a'],
  ] as const) {
    const [x, y] = [dx * R, dy * R];
    to.fillStyle = colour;
    poly(to, [x, y - R * 0.05], [x + R * 0.045, y], [x, y + R * 0.05], [x - R * 0.045, y]);
    to.fill();
    to.strokeStyle = '#fff9';
    to.lineWidth = 0.8;
    to.stroke();
  }
}

export function maze(to: Pen): void {
  to.lineCap = 'round';
  for (const [size, open] of [
    [0.64, 1],
    [0.46, 4],
    [0.29, 2],
  ] as const) {
    for (let side = 0; side < 6; side++) {
      const parts = side === open ? ([[0, 0.28] as const, [0.72, 1] as const] as const) : ([[0, 1] as const] as const);
      for (const [from, until] of parts) {
        const [p, q] = [onSide(side, from, R * size), onSide(side, until, R * size)];
        for (const [dx, dy, colour, wide] of [
          [2.2, 3.5, 'rgb(0 0 0 / 45%)', 0.07],
          [0, 0, '#6f5228', 0.07],
          [-0.7, -1.4, '#e2bd7c', 0.045],
        ] as const) {
          to.strokeStyle = colour;
          to.lineWidth = R * wide;
          path(to, [p.x + dx, p.y + dy], [q.x + dx, q.y + dy]);
          to.stroke();
        }
      }
    }
  }
}

export function ice(to: Pen, random: Random): void {
  wash(to, [0, 0], R * 0.85, [
    [0, 'rgb(236 250 255 / 85%)'],
    [0.6, 'rgb(150 205 235 / 70%)'],
    [1, 'rgb(70 130 180 / 45%)'],
  ]);
  to.lineCap = 'round';
  for (let crack = 0; crack < 9; crack++) {
    let [x, y] = [between(random, -0.3, 0.3) * R, between(random, -0.3, 0.3) * R];
    let angle = random() * Math.PI * 2;
    to.strokeStyle = `rgb(255 255 255 / ${between(random, 0.5, 0.95)})`;
    to.lineWidth = between(random, 0.7, 1.8);
    to.beginPath();
    to.moveTo(x, y);
    for (let step = 0; step < 5; step++) {
      angle += between(random, -0.5, 0.5);
      x += Math.cos(angle) * R * 0.13;
      y += Math.sin(angle) * R * 0.13;
      to.lineTo(x, y);
    }
    to.stroke();
  }
  for (let shard = 0; shard < 7; shard++) {
    const angle = (shard / 7) * Math.PI * 2 + between(random, -0.2, 0.2);
    const [x, y, tall] = [Math.cos(angle) * R * 0.56, Math.sin(angle) * R * 0.46, R * between(random, 0.16, 0.3)];
    oval(to, x + 4.5, y + 2, R * 0.09, R * 0.04, 'rgb(10 30 60 / 45%)');
    to.fillStyle = ramp(to, [x - 7, y - tall, x + 7, y], '#ffffff', '#a8dcf6', '#3a7aa8');
    poly(
      to,
      [x - R * 0.055, y],
      [x - R * 0.03, y - tall * 0.7],
      [x, y - tall],
      [x + R * 0.05, y - tall * 0.55],
      [x + R * 0.06, y],
    );
    to.fill();
    to.strokeStyle = '#fff';
    to.lineWidth = 0.8;
    path(to, [x, y - tall], [x + R * 0.008, y]);
    to.stroke();
  }
}

export function mirrors(to: Pen): void {
  const [wide, tall] = [R * 0.17, R * 0.34];
  for (const angle of [-2.5, -1.95, -1.2, -0.65]) {
    const [x, y] = [Math.cos(angle) * R * 0.6, Math.sin(angle) * R * 0.46];
    to.fillStyle = 'rgb(0 0 0 / 40%)';
    to.fillRect(x - wide / 2 + 3.5, y - tall + 4.5, wide, tall);
    to.fillStyle = '#caa04a';
    to.beginPath();
    to.roundRect(x - wide / 2 - 2.6, y - tall - 2.6, wide + 5.2, tall + 5.2, [wide / 2, wide / 2, 2, 2]);
    to.fill();
    to.fillStyle = ramp(to, [x - wide, y - tall, x + wide, y], '#f4fbff', '#7f9cb8', '#dcecf8', '#4a6484');
    to.beginPath();
    to.roundRect(x - wide / 2, y - tall, wide, tall, [wide / 2, wide / 2, 1, 1]);
    to.fill();
    to.save();
    to.globalCompositeOperation = 'lighter';
    to.fillStyle = 'rgb(210 235 255 / 20%)';
    poly(to, [x - wide / 2, y], [x + wide / 2, y], [x * 0.1 + R * 0.2, R * 0.5], [x * 0.1 - R * 0.1, R * 0.5]);
    to.fill();
    to.restore();
  }
}

const PILLARS = [
  [-0.28, -0.42],
  [0.28, -0.42],
  [-0.5, -0.14],
  [0.5, -0.14],
  [-0.46, 0.36],
  [0.46, 0.36],
] as const;

export function pillars(to: Pen): void {
  to.fillStyle = 'rgb(0 0 0 / 42%)';
  for (const [dx, dy] of PILLARS) {
    const [x, y] = [dx * R, dy * R];
    poly(
      to,
      [x - R * 0.07, y],
      [x + R * 0.42, y + R * 0.34],
      [x + R * 0.52, y + R * 0.26],
      [x + R * 0.07, y - R * 0.04],
    );
    to.fill();
  }
  const [wide, tall] = [R * 0.1, R * 0.3];
  for (const [dx, dy] of PILLARS) {
    const [x, y] = [dx * R, dy * R];
    const stone = ramp(to, [x - wide, 0, x + wide, 0], '#f0cf8e', '#b98a48', '#4a3114');
    to.fillStyle = stone;
    to.fillRect(x - wide * 0.8, y - tall, wide * 1.6, tall);
    oval(to, x, y, wide * 0.95, wide * 0.5, stone);
    to.fillStyle = LAPIS;
    to.fillRect(x - wide * 0.8, y - tall * 0.78, wide * 1.6, tall * 0.1);
    to.fillStyle = '#b3392c';
    to.fillRect(x - wide * 0.8, y - tall * 0.64, wide * 1.6, tall * 0.05);
    oval(to, x, y - tall, wide * 1.05, wide * 0.55, '#f6dca0');
    to.strokeStyle = 'rgb(60 30 0 / 60%)';
    to.lineWidth = 1;
    to.stroke();
  }
}

export function webs(to: Pen): void {
  to.strokeStyle = 'rgb(240 240 255 / 55%)';
  to.lineWidth = 0.9;
  for (const index of [0, 2, 5]) {
    const { x, y } = corner(index, R * 0.8);
    const inward = Math.atan2(-y, -x);
    const at = (thread: number, far: number): readonly [number, number] => {
      const angle = inward + (thread - 2) * 0.24;
      return [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
    };
    for (let thread = 0; thread < 5; thread++) {
      path(to, [x, y], at(thread, R * 0.62));
      to.stroke();
    }
    for (let ring = 1; ring < 6; ring++) {
      path(to, ...[0, 1, 2, 3, 4].map((thread) => at(thread, R * 0.11 * ring)));
      to.stroke();
    }
  }
}
