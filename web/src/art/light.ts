/**
 * Light is painted apart from the scene, small and blurry, and multiplied over it: an ambient colour, then pools that add
 * up. A map without ambient is a bloom: what shines by itself, laid over the scene once more with `screen`.
 */
import { blend, css, mix, rgb, type Colour } from './numbers';
import { eyes, sees, sight, type Point, type Wall } from './sight';
import type { Pen } from './sheet';

/** Falls off like light on a floor, not like a spot: bright heart, long tail. */
const FALLOFF: readonly (readonly [at: number, much: number])[] = [
  [0, 1],
  [0.12, 0.86],
  [0.28, 0.56],
  [0.5, 0.25],
  [0.75, 0.07],
  [1, 0],
];

/** How much of a pool's light arrives at a share of its radius. */
export function falloff(share: number): number {
  for (let n = 1; n < FALLOFF.length; n++) {
    const [at, much] = FALLOFF[n]!;
    const [before, more] = FALLOFF[n - 1]!;
    if (share < at) return mix(more, much, (share - before) / (at - before));
  }
  return 0;
}

export type Pool = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Flames stay red (#ff7c3e to #ff9f66): pools add up, and red clips first. */
  readonly colour: string;
  readonly strength?: number;
};

export type Torch = Pool & {
  /** What stops its light. */
  readonly walls: readonly Wall[];
  /** Ten at rest, four while it is carried about. */
  readonly eyes?: number;
  /** How wide the flame is. */
  readonly spread?: number;
};

/** Adds one pool to what is painted already; `tilt` flattens it to the ground of the board. */
export function paintPool(to: Pen, { x, y, radius, colour, strength = 1 }: Pool, tilt = 1): void {
  const light = to.createRadialGradient(0, 0, 0, 0, 0, radius);
  const hue = rgb(colour);
  for (const [at, much] of FALLOFF) light.addColorStop(at, css(hue, much * strength));
  to.save();
  to.globalCompositeOperation = 'lighter';
  to.translate(x, y);
  to.scale(1, tilt);
  to.fillStyle = light;
  to.fillRect(-radius, -radius, radius * 2, radius * 2);
  to.restore();
}

export class LightMap {
  readonly #ambient: readonly string[];
  readonly #tilt: number;
  readonly #pools: Pool[] = [];
  readonly #torches: Torch[] = [];

  /** `ambient`: one colour, or several along the diagonal from the upper left; none for a bloom. */
  constructor({ ambient = [], tilt = 1 }: { ambient?: readonly string[]; tilt?: number } = {}) {
    this.#ambient = ambient;
    this.#tilt = tilt;
  }

  /** Light that goes through everything: a glow, the moon. */
  pool(pool: Pool): this {
    this.#pools.push(pool);
    return this;
  }

  /** Light that falls along sight and leaves shadows behind walls. */
  torch(torch: Torch): this {
    this.#torches.push(torch);
    return this;
  }

  paint(to: Pen, width: number, height: number): void {
    to.clearRect(0, 0, width, height);
    if (this.#ambient.length > 0) {
      const sky = to.createLinearGradient(0, 0, width, height);
      this.#ambient.forEach((colour, n) => sky.addColorStop(n / Math.max(1, this.#ambient.length - 1), colour));
      to.fillStyle = sky;
      to.fillRect(0, 0, width, height);
    }
    for (const pool of this.#pools) paintPool(to, pool, this.#tilt);
    for (const torch of this.#torches) this.#paintTorch(to, torch);
  }

  #paintTorch(to: Pen, torch: Torch): void {
    const { x, y, radius, walls, eyes: count = 10, spread = radius / 40, strength = 1 } = torch;
    for (const [ex, ey] of eyes([x, y], count, spread, this.#tilt)) {
      to.save();
      to.beginPath();
      for (const point of sight(ex, ey, walls, radius * 1.05)) to.lineTo(...point);
      to.closePath();
      to.clip();
      paintPool(to, { ...torch, strength: strength / count }, this.#tilt);
      to.restore();
    }
  }

  /** The light that falls on a point, 0 to 255 each: what stands there is washed with it, so that it never drowns. */
  at(x: number, y: number, width: number, height: number): Colour {
    const along = (x / width + y / height) / 2;
    const sum = [...this.#sky(along)];
    const add = ({ x: px, y: py, radius, colour, strength = 1 }: Pool): void => {
      const much = falloff(Math.hypot(x - px, (y - py) / this.#tilt) / radius) * strength;
      rgb(colour).forEach((part, n) => (sum[n]! += part * much));
    };
    this.#pools.forEach(add);
    this.#torches.filter((torch) => sees([torch.x, torch.y], [x, y], torch.walls)).forEach(add);
    return [Math.min(255, sum[0]!), Math.min(255, sum[1]!), Math.min(255, sum[2]!)];
  }

  #sky(along: number): Colour {
    const [only] = this.#ambient;
    if (only === undefined) return [0, 0, 0];
    const at = Math.min(1, Math.max(0, along)) * (this.#ambient.length - 1);
    const low = Math.floor(at);
    return blend(rgb(this.#ambient[low]!), rgb(this.#ambient[low + 1] ?? this.#ambient[low]!), at - low);
  }
}

export type { Point, Wall };
