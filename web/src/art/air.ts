/** The one layer that moves at rest: candles that breathe, mist that drifts, dust that rises. Small and slow. */
import { paintPool, type Pool } from './light';
import { between, stream, type Seed } from './seed';
import type { Pen } from './sheet';

/** Frames a second: enough for mist. */
const RATE = 24;

/** How bright a flame burns at a time in seconds: calm, now and then a draught. About 0.85 to 1.1; each its own phase. */
export function flicker(seconds: number, phase = 0): number {
  const draught = Math.max(0, Math.sin(seconds * 0.37 + phase * 5.1)) ** 8;
  const calm = 0.035 * Math.sin(seconds * 7.3 + phase) + 0.03 * Math.sin(seconds * 11.9 + phase * 2.7);
  return 1 - calm - 0.09 * draught * Math.sin(seconds * 23 + phase);
}

export type AirLook = {
  readonly seed: Seed;
  /** Glows that flicker, in CSS pixels of the canvas. */
  readonly candles?: readonly Pool[];
  /** How thick the mist is; it needs a sheet of mist to be seen. */
  readonly mistiness?: number;
  /** Motes in the air. */
  readonly dust?: number;
};

type Mote = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly speed: number;
  readonly sway: number;
};

/** Two sheets of mist that pass each other. */
const DRIFT = [
  { speed: 5, much: 0.7, flip: false },
  { speed: -3, much: 0.5, flip: true },
] as const;

export class Air {
  readonly #look: AirLook;
  readonly #mist: CanvasImageSource | undefined;
  readonly #motes: readonly Mote[];

  constructor(look: AirLook, mist?: CanvasImageSource) {
    const random = stream(`air/${look.seed}`);
    this.#look = look;
    this.#mist = mist;
    this.#motes = Array.from({ length: look.dust ?? 40 }, () => ({
      x: random(),
      y: random(),
      size: between(random, 0.8, 2.4),
      speed: between(random, 0.006, 0.02),
      sway: between(random, 0, 9),
    }));
  }

  /** The air at a time in seconds. */
  paint(to: Pen, width: number, height: number, seconds: number): void {
    to.clearRect(0, 0, width, height);
    this.#drift(to, width, height, seconds);
    this.#look.candles?.forEach((candle, n) => {
      const strength = (candle.strength ?? 0.5) * flicker(seconds, n + 3);
      paintPool(to, { ...candle, strength, radius: candle.radius * flicker(seconds, n) });
    });
    to.save();
    to.globalCompositeOperation = 'lighter';
    for (const mote of this.#motes) {
      const y = (((mote.y - seconds * mote.speed) % 1) + 1) % 1;
      const x = mote.x + Math.sin(seconds * 0.3 + mote.sway) * 0.01;
      to.fillStyle = `rgb(255 214 150 / ${0.35 * Math.sin(y * Math.PI)})`;
      to.fillRect(x * width, y * height, mote.size, mote.size);
    }
    to.restore();
  }

  #drift(to: Pen, width: number, height: number, seconds: number): void {
    const { mistiness = 0.3 } = this.#look;
    if (this.#mist === undefined || mistiness <= 0) return;
    for (const { speed, much, flip } of DRIFT) {
      const shift = (((seconds * speed * 3) % width) + width) % width;
      to.save();
      to.globalAlpha = mistiness * much;
      if (flip) {
        to.translate(0, height);
        to.scale(1, -1);
      }
      for (const x of [shift - width, shift]) to.drawImage(this.#mist, x, 0, width, height);
      to.restore();
    }
  }

  /** Keeps painting until the returned function is called; rests while nobody can see the page. */
  blow(to: Pen, width: number, height: number): () => void {
    let frame = 0;
    let last = -Infinity;
    const tick = (now: number): void => {
      if (now - last >= 1000 / RATE - 2) {
        this.paint(to, width, height, now / 1000);
        last = now;
      }
      frame = requestAnimationFrame(tick);
    };
    frame = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(frame);
  }
}
