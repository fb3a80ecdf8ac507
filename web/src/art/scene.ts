/** A canvas of the page: as sharp as the screen within limits, drawn in slices so that the page never stands still. */
import { pen, sheet, type Pen, type Sheet } from './sheet';

/** In CSS pixels; the pen is scaled already. */
export type Frame = { readonly width: number; readonly height: number; readonly scale: number };

/** Draws at once, or as a generator: wherever it yields, the page may breathe. */
export type Draw = (pen: Pen, frame: Frame) => void | Iterable<unknown>;

const SHARPEST = 2;
const MEGAPIXELS = 4e6;
/** Pixels of a back sheet that is worth keeping. */
const SPARE = 1e6;
/** Milliseconds of drawing at a stretch. */
const SLICE = 12;

/** Device pixels for a CSS pixel: at most two, and never more than four megapixels in all. */
export function sharpness(width: number, height: number, ratio: number, share = 1): number {
  const most = Math.sqrt(MEGAPIXELS / Math.max(1, width * height));
  return Math.min(ratio, SHARPEST, most) * share;
}

/** Runs through the steps with a pause after each stretch; false if it was told to stop. */
export async function inSlices(steps: Iterable<unknown>, stopped: () => boolean): Promise<boolean> {
  let since = performance.now();
  // Each round of this loop does the work up to the next `yield`.
  for (const _step of steps) {
    void _step;
    if (performance.now() - since < SLICE) continue;
    await new Promise((resume) => setTimeout(resume));
    if (stopped()) return false;
    since = performance.now();
  }
  return !stopped();
}

export class Scene {
  readonly #canvas: HTMLCanvasElement;
  readonly #share: number;
  #turn = 0;
  /** The last back sheet, if it is small: a light map is painted at every step of a walk. */
  #spare: Sheet | undefined;

  /** `share` of the screen's pixels: 1 for what is looked at, 0.5 for light, a third for air. */
  constructor(canvas: HTMLCanvasElement, share = 1) {
    this.#canvas = canvas;
    this.#share = share;
  }

  /** Draws, and shows the picture when it is whole; what was asked before and is not finished is given up. */
  async paint(width: number, height: number, draw: Draw): Promise<boolean> {
    const turn = ++this.#turn;
    const stopped = (): boolean => turn !== this.#turn;
    const scale = sharpness(width, height, devicePixelRatio, this.#share);
    const back = this.#back(width * scale, height * scale);
    const to = pen(back);
    to.save();
    to.scale(scale, scale);
    const steps = draw(to, { width, height, scale });
    if (steps && !(await inSlices(steps, stopped))) return false;
    to.restore();
    this.#show(back);
    if (back.width * back.height <= SPARE) this.#spare = back;
    return true;
  }

  /** Gives up what is being drawn. */
  stop(): void {
    this.#turn++;
  }

  #back(width: number, height: number): Sheet {
    const spare = this.#spare;
    this.#spare = undefined;
    if (spare?.width !== Math.round(width) || spare.height !== Math.round(height)) return sheet(width, height);
    pen(spare).clearRect(0, 0, width, height);
    return spare;
  }

  #show(back: Sheet): void {
    // Changing its size empties a canvas, so the old picture stays, stretched, until the new one is whole.
    if (this.#canvas.width !== back.width) this.#canvas.width = back.width;
    if (this.#canvas.height !== back.height) this.#canvas.height = back.height;
    const front = pen(this.#canvas);
    front.globalCompositeOperation = 'copy';
    front.drawImage(back, 0, 0);
  }
}
