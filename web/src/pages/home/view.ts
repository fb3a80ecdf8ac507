/** What is seen through an arch of the entrance: a pen that knows the arch's middle, its foot and its size. */
import { blot, css, paintPool, rgb, type Pen, type Random, type Tile } from '../../art';

export type Opening = { readonly x: number; readonly foot: number; readonly w: number; readonly h: number };

/** What the four vignettes are drawn with. */
export type Kit = {
  readonly tiles: { readonly limestone: Tile; readonly rock: Tile; readonly grass: Tile };
  /** Standees and reliefs by name. */
  readonly pictures: ReadonlyMap<string, ImageBitmap>;
  readonly day: boolean;
  readonly random: Random;
};

export type Stops = readonly (readonly [at: number, colour: string])[];
/** The drawings were made for an arch of this width. */
const DRAWN = 236;
/** What stands in them needs this height. */
const LOW = 306;

export class View {
  readonly k: number;
  readonly top: number;

  constructor(
    readonly pen: Pen,
    readonly opening: Opening,
    readonly kit: Kit,
  ) {
    this.k = Math.min(opening.w / DRAWN, opening.h / LOW);
    this.top = opening.foot - opening.h - opening.w * 0.06;
  }

  get day(): boolean {
    return this.kit.day;
  }

  /** How high the arch is, in units of the drawing: a phone's are lower. */
  get height(): number {
    return this.opening.h / this.k;
  }

  at(dx: number, up: number): [number, number] {
    return [this.opening.x + dx * this.k, this.opening.foot - up * this.k];
  }

  between(low: number, high: number): number {
    return low + this.kit.random() * (high - low);
  }

  sky(stops: Stops): void {
    const { x, w, h, foot } = this.opening;
    const paint = this.pen.createLinearGradient(0, this.top, 0, foot);
    for (const [at, colour] of stops) paint.addColorStop(at, colour);
    this.pen.fillStyle = paint;
    this.pen.fillRect(x - w, this.top - 40, w * 2, h * 1.4);
  }

  /** Light, which there is none of by day. */
  glow(dx: number, up: number, radius: number, colour: string, strength: number): void {
    if (this.day) return;
    const [x, y] = this.at(dx, up);
    this.pen.save();
    this.pen.globalCompositeOperation = 'lighter';
    paintPool(this.pen, { x, y, radius: radius * this.k, colour, strength: strength * 0.8 });
    this.pen.restore();
  }

  disc(dx: number, up: number, radius: number, colour: string): void {
    const [x, y] = this.at(dx, up);
    this.pen.fillStyle = colour;
    this.pen.beginPath();
    this.pen.arc(x, y, radius * this.k, 0, Math.PI * 2);
    this.pen.fill();
  }

  ellipse(dx: number, up: number, rx: number, ry: number, colour: string | CanvasGradient): void {
    const [x, y] = this.at(dx, up);
    this.pen.fillStyle = colour;
    this.pen.beginPath();
    this.pen.ellipse(x, y, rx * this.k, ry * this.k, 0, 0, Math.PI * 2);
    this.pen.fill();
  }

  /** A picture with its foot at a point. */
  picture(name: string, dx: number, up: number, size: number, foot = 0.94): void {
    const found = this.kit.pictures.get(name);
    const [x, y] = this.at(dx, up);
    const s = size * this.k;
    if (found) this.pen.drawImage(found, x - s / 2, y - s * foot, s, s);
  }

  /** A piece on its base, with its shadow. */
  piece(name: string, dx: number, up: number, size: number, rim: string): void {
    const [x, y] = this.at(dx, up);
    const s = size * this.k;
    blot(this.pen, { x: x + s * 0.12, y: y + s * 0.03, rx: s * 0.4, ry: s * 0.12, colour: '#000000', strength: 0.65 });
    this.ellipse(dx, up - size * 0.025, size * 0.3, size * 0.1, '#070504');
    this.ellipse(dx, up, size * 0.3, size * 0.1, rim);
    this.ellipse(dx, up, size * 0.26, size * 0.08, '#120c08');
    this.picture(name, dx, up, size);
  }

  /** Mist that lies between two heights, in banks. */
  fog(low: number, high: number, colour: string, strength: number): void {
    const banks = 7;
    for (let n = 0; n < banks; n += 1) {
      const [x, y] = this.at(this.between(-120, 120), this.between(low, high));
      const rx = this.between(60, 130) * this.k;
      const ry = this.between(0.16, 0.3) * (high - low) * this.k;
      blot(this.pen, { x, y, rx, ry, colour, strength: strength * 0.3, soft: 1 });
    }
  }

  /** A fir: storeys of ragged boughs. */
  fir(dx: number, up: number, size: number, dark: string, light: string): void {
    const { pen } = this;
    const [x, y] = this.at(dx, up);
    const s = size * this.k;
    const paint = pen.createLinearGradient(x - s * 0.3, 0, x + s * 0.3, 0);
    paint.addColorStop(0, light);
    paint.addColorStop(0.55, dark);
    pen.fillStyle = paint;
    pen.beginPath();
    pen.moveTo(x, y - s);
    const storeys = 9;
    const bough = (storey: number): readonly [wide: number, at: number] => {
      const share = (storey + 1) / storeys;
      return [s * (0.05 + 0.27 * share) * this.between(0.86, 1.1), y - s + share * s];
    };
    for (let n = 0; n < storeys; n += 1) {
      const [wide, at] = bough(n);
      pen.lineTo(x + wide, at);
      pen.lineTo(x + wide * 0.62, at - s * 0.02);
    }
    for (let n = storeys - 1; n >= 0; n -= 1) {
      const [wide, at] = bough(n);
      pen.lineTo(x - wide * 0.62, at - s * 0.02);
      pen.lineTo(x - wide, at);
    }
    pen.fill();
  }

  /** A shape of some stuff, with a colour laid over it. */
  texture(path: Path2D, name: keyof Kit['tiles'], scale: number, colour: string, strength: number): void {
    this.pen.fillStyle = this.kit.tiles[name].pattern(this.pen, scale);
    this.pen.fill(path);
    this.pen.fillStyle = css(rgb(colour), strength);
    this.pen.fill(path);
  }

  box(dx: number, up: number, wide: number, high: number): Path2D {
    const path = new Path2D();
    const [x, y] = this.at(dx - wide / 2, up + high);
    path.rect(x, y, wide * this.k, high * this.k);
    return path;
  }

  fill(path: Path2D, paint: string | CanvasGradient | CanvasPattern): void {
    this.pen.fillStyle = paint;
    this.pen.fill(path);
  }

  path(...points: readonly (readonly [dx: number, up: number])[]): Path2D {
    const path = new Path2D();
    for (const [dx, up] of points) path.lineTo(...this.at(dx, up));
    return path;
  }

  /** A stair that leads up into the picture. */
  stair(
    {
      steps,
      from,
      high,
      wide,
      narrower,
    }: { steps: number; from: number; high: number; wide: number; narrower: number },
    colour: string,
    dark: (step: number) => number,
    edge: string,
  ): void {
    for (let n = steps - 1; n >= 0; n -= 1) {
      const width = wide - n * narrower;
      this.texture(this.box(0, from + n * high, width, high), 'limestone', 0.5, colour, dark(n));
      this.fill(this.box(0, from + n * high + high - 1.5, width, 1.5), edge);
    }
  }
}
