/** Things that lie in the floor: stairs to daylight, pools, a gate of light, spikes, a dais, a pond of death. */
import skull from 'icon:death-skull';
import { between, type Pen, type Random, wash } from '../../../art';
import { RADIUS as R } from '../crypt';
import { hexagon } from './hexagon';
import { oval, poly, ramp } from './strokes';

export function stairs(to: Pen): void {
  for (let step = 0; step < 6; step++) {
    const [wide, y] = [R * (0.62 - step * 0.055), R * 0.3 - step * R * 0.115];
    to.fillStyle = `rgb(${150 + step * 18} ${112 + step * 22} ${60 + step * 26})`;
    to.fillRect(-wide / 2, y - R * 0.115, wide, R * 0.12);
    to.fillStyle = 'rgb(255 248 214 / 80%)';
    to.fillRect(-wide / 2, y - R * 0.115, wide, 1.5);
    to.fillStyle = 'rgb(60 30 0 / 35%)';
    to.fillRect(-wide / 2, y - R * 0.02, wide, R * 0.025);
  }
  const [top, half] = [-R * 0.42, R * 0.145];
  to.fillStyle = '#5a3d16';
  to.beginPath();
  to.roundRect(-half - 5, top - R * 0.28, half * 2 + 10, R * 0.34, [half, half, 0, 0]);
  to.fill();
  to.fillStyle = ramp(to, [0, top - R * 0.28, 0, top + R * 0.06], '#ffffff', '#ffe9a6');
  to.beginPath();
  to.roundRect(-half, top - R * 0.23, half * 2, R * 0.29, [half, half, 0, 0]);
  to.fill();
  to.save();
  to.globalCompositeOperation = 'lighter';
  to.fillStyle = ramp(to, [0, top, 0, R * 0.7], 'rgb(255 240 190 / 75%)', 'rgb(255 220 140 / 0%)');
  poly(to, [-half, top], [half, top], [R * 0.55, R * 0.72], [-R * 0.4, R * 0.72]);
  to.fill();
  to.restore();
}

export function pool(to: Pen): void {
  to.fillStyle = '#6f5228';
  hexagon(to, R * 0.46, 0, R * 0.04);
  to.fill();
  to.strokeStyle = 'rgb(255 236 190 / 45%)';
  to.lineWidth = 1;
  to.stroke();
  const water = to.createRadialGradient(-R * 0.1, -R * 0.1, 0, 0, 0, R * 0.44);
  water.addColorStop(0, '#e6fff2');
  water.addColorStop(0.5, '#4fbf9c');
  water.addColorStop(1, '#0f4a44');
  to.fillStyle = water;
  hexagon(to, R * 0.4, 0, R * 0.04);
  to.fill();
  to.strokeStyle = '#ffffffa0';
  to.lineWidth = 1.1;
  for (let ring = 1; ring < 4; ring++) {
    to.beginPath();
    to.ellipse(-R * 0.04, 0, R * 0.09 * ring, R * 0.06 * ring, 0, 0, Math.PI * 2);
    to.stroke();
  }
}

export function portal(to: Pen): void {
  to.save();
  to.globalCompositeOperation = 'lighter';
  for (let ring = 0; ring < 5; ring++) {
    to.strokeStyle = `rgb(${150 + ring * 20} ${110 + ring * 25} 255 / ${0.35 + ring * 0.12})`;
    to.lineWidth = R * (0.05 - ring * 0.007);
    to.beginPath();
    to.ellipse(0, R * 0.04, R * (0.5 - ring * 0.09), R * (0.36 - ring * 0.065), 0, 0, Math.PI * 2);
    to.stroke();
  }
  wash(to, [0, 0], R * 0.36, [
    [0, 'rgb(240 230 255 / 90%)'],
    [1, 'rgb(140 90 255 / 0%)'],
  ]);
  to.restore();
}

export function spikes(to: Pen): void {
  for (let row = -2; row <= 2; row++) {
    for (let column = -2; column <= 2; column++) {
      if (Math.abs(row) + Math.abs(column) > 3) continue;
      const [x, y] = [column * R * 0.19 + (row % 2) * R * 0.06, row * R * 0.15];
      oval(to, x, y, R * 0.06, R * 0.036, '#1a0d04');
      to.fillStyle = ramp(to, [x - 4.4, 0, x + 4.4, 0], '#eef2f6', '#4a5058');
      poly(to, [x - R * 0.03, y], [x, y - R * 0.16], [x + R * 0.03, y]);
      to.fill();
    }
  }
}

export function dais(to: Pen): void {
  for (const [size, lift, colour] of [
    [0.52, 0, '#8a6632'],
    [0.42, -0.05, '#b98c4a'],
    [0.3, -0.1, '#e2bd7c'],
  ] as const) {
    to.fillStyle = 'rgb(0 0 0 / 35%)';
    hexagon(to, R * size, 3, (lift + 0.06) * R);
    to.fill();
    to.fillStyle = colour;
    hexagon(to, R * size, 0, lift * R);
    to.fill();
    to.strokeStyle = 'rgb(255 240 200 / 50%)';
    to.lineWidth = 1;
    to.stroke();
  }
}

/** A pond that nobody should drink from, and those who did. */
export function death(to: Pen, random: Random): void {
  const pond = to.createRadialGradient(-R * 0.08, 0, 0, 0, R * 0.05, R * 0.48);
  pond.addColorStop(0, '#e2ff9a');
  pond.addColorStop(0.4, '#86b82c');
  pond.addColorStop(1, '#26420c');
  oval(to, 0, R * 0.05, R * 0.52, R * 0.36, 'rgb(20 10 0 / 60%)');
  oval(to, 0, R * 0.06, R * 0.48, R * 0.32, pond);
  to.strokeStyle = 'rgb(245 255 200 / 80%)';
  to.lineWidth = 1;
  for (let bubble = 0; bubble < 12; bubble++) {
    to.beginPath();
    const [x, y] = [between(random, -0.36, 0.36), 0.06 + between(random, -0.2, 0.2)];
    to.arc(x * R, y * R, R * between(random, 0.012, 0.04), 0, Math.PI * 2);
    to.stroke();
  }
  const bone = new Path2D(skull);
  for (let at = 0; at < 5; at++) {
    const angle = 0.3 + at * 1.25;
    const size = R * 0.19;
    to.save();
    to.translate(Math.cos(angle) * R * 0.58, Math.sin(angle) * R * 0.47);
    to.rotate(between(random, -0.5, 0.5));
    to.scale(size / 512, size / 512);
    to.translate(-256, -256);
    to.fillStyle = 'rgb(14 6 0 / 80%)';
    to.translate(26, 34);
    to.fill(bone);
    to.translate(-26, -34);
    to.fillStyle = ramp(to, [100, 60, 400, 460], '#fff6d8', '#d8c48c', '#7a6a40');
    to.fill(bone);
    to.restore();
  }
}
