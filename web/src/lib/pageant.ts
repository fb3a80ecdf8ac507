/**
 * Shows one thing after the other, each for its time, so that five moves of bots are five moves and
 * not one jump. A scene is some frames, the last of which is how things are after it. Who falls too
 * far behind catches up at once.
 */
export type Timer = (done: () => void, milliseconds: number) => void;

/** With more scenes than this waiting nobody follows any more. */
const PATIENCE = 8;

export class Pageant<Frame> {
  readonly #show: (frame: Frame) => void;
  readonly #length: (frame: Frame) => number;
  readonly #timer: Timer;
  #waiting: (readonly Frame[])[] = [];
  #busy = false;
  /** A timer that was set before somebody hurried on means nothing any more. */
  #run = 0;

  /** `length` says how long a frame stays before the next may come; 0 is no wait at all. */
  constructor(
    show: (frame: Frame) => void,
    length: (frame: Frame) => number,
    timer: Timer = (done, wait) => setTimeout(done, wait),
  ) {
    this.#show = show;
    this.#length = length;
    this.#timer = timer;
  }

  push(scene: readonly Frame[]): void {
    this.#waiting.push(scene);
    if (this.#waiting.length > PATIENCE) this.#waiting = [scene.slice(-1)];
    if (!this.#busy) this.#next();
  }

  /** Forgets what waits, and shows this now. */
  cut(frame: Frame): void {
    this.#waiting = [];
    this.#show(frame);
  }

  /** Shows at once how everything stands in the end. */
  hurry(): void {
    const last = this.#waiting.at(-1)?.at(-1);
    if (last === undefined) return;
    this.#run += 1;
    this.#busy = false;
    this.cut(last);
  }

  #next(): void {
    this.#busy = false;
    while (!this.#busy) {
      const frame = this.#take();
      if (frame === undefined) return;
      this.#show(frame);
      const length = this.#length(frame);
      if (length > 0) this.#wait(length);
    }
  }

  #take(): Frame | undefined {
    const [scene, ...rest] = this.#waiting;
    if (scene === undefined) return undefined;
    this.#waiting = scene.length > 1 ? [scene.slice(1), ...rest] : rest;
    return scene[0];
  }

  #wait(length: number): void {
    this.#busy = true;
    const run = this.#run;
    this.#timer(() => {
      if (run === this.#run) this.#next();
    }, length);
  }
}
