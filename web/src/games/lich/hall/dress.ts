/** What each floor has that the others have not: chains, walls of skulls, hangings, stones that forgot to fall. */
import { between, blend, css, type Pen, type Random } from '../../../art';
import type { Paint } from './floors';

export type Dressing = {
  readonly to: Pen;
  readonly k: Paint;
  readonly width: number;
  /** Where the floor begins. */
  readonly line: number;
  readonly random: Random;
  readonly day: boolean;
};

function chains({ to, k, width, line, random, day }: Dressing): void {
  to.strokeStyle = css(blend(k.deep, k.mid, day ? 0.5 : 0.25), 0.92);
  to.lineWidth = line * 0.007;
  for (let chain = 0; chain < 7; chain++) {
    const [x, long] = [width * between(random, 0.36, 0.98), line * between(random, 0.2, 0.62)];
    for (let y = 0, link = 0; y < long; y += line * 0.026, link++) {
      to.beginPath();
      to.ellipse(x, y, line * (link % 2 ? 0.004 : 0.011), line * 0.017, 0, 0, 7);
      to.stroke();
    }
  }
}

function skulls({ to, k, width, line, random }: Dressing): void {
  const size = line * 0.062;
  for (let row = 0; row < 4; row++) {
    for (let x = (row % 2) * size * 0.5; x < width + size; x += size) {
      const y = line - size * 0.5 - row * size * 0.82;
      to.fillStyle = css(blend(blend(k.light, k.glow, 0.5), k.deep, between(random, 0.28, 0.68)), 0.95);
      to.beginPath();
      to.arc(x, y, size * 0.46, 0, 7);
      to.rect(x - size * 0.22, y + size * 0.2, size * 0.44, size * 0.32);
      to.fill();
      to.fillStyle = css(k.deep, 0.9);
      to.beginPath();
      to.arc(x - size * 0.17, y + size * 0.05, size * 0.12, 0, 7);
      to.arc(x + size * 0.17, y + size * 0.05, size * 0.12, 0, 7);
      to.fill();
    }
  }
}

function hangings({ to, k, width, line, random }: Dressing): void {
  for (const share of [0.37, 0.47, 0.81, 0.91]) {
    const [x, half, long] = [width * share, width * 0.03, line * between(random, 0.66, 0.82)];
    const cloth = to.createLinearGradient(x - half, 0, x + half, 0);
    cloth.addColorStop(0, css(blend(k.glow, k.mid, 0.2)));
    cloth.addColorStop(0.35, css(blend(k.mid, k.deep, 0.2)));
    cloth.addColorStop(0.6, css(blend(k.glow, k.mid, 0.45)));
    cloth.addColorStop(1, css(blend(k.mid, k.deep, 0.7)));
    to.fillStyle = cloth;
    to.beginPath();
    to.moveTo(x - half, 0);
    to.lineTo(x - half, long);
    to.lineTo(x, long - half * 0.7);
    to.lineTo(x + half, long);
    to.lineTo(x + half, 0);
    to.fill();
  }
}

function stones({ to, k, width, line, random }: Dressing): void {
  const roll = (low: number, high: number): number => between(random, low, high);
  to.lineWidth = 1;
  to.strokeStyle = css(k.light, 0.18);
  for (let stone = 0; stone < 17; stone++) {
    const [x, y, size] = [width * roll(0.1, 1), line * roll(0.05, 0.86), line * roll(0.014, 0.055)];
    to.fillStyle = css(blend(blend(k.glow, k.mid, 0.5), k.deep, roll(0.1, 0.7)));
    to.beginPath();
    to.moveTo(x - size, y - size * 0.35);
    to.lineTo(x + size * roll(0.5, 1.1), y - size * roll(0.2, 0.6));
    to.lineTo(x + size * roll(0.2, 0.8), y + size * roll(0.3, 0.8));
    to.lineTo(x - size * 0.3, y + size * roll(0.9, 1.9));
    to.closePath();
    to.fill();
    to.stroke();
  }
}

const DRESSINGS = [chains, skulls, hangings, stones];

export const dress = (floor: number, dressing: Dressing): void => DRESSINGS[floor - 1]?.(dressing);
