/**
 * Shows one thing after the other, each for its time, so that five moves of bots are five moves and
 * not one jump. Who falls too far behind catches up at once.
 */
export type Timer = (done: () => void, milliseconds: number) => void;

/** With more than this waiting nobody follows any more. */
const PATIENCE = 8;

export class Pageant<T> {
  readonly #show: (scene: T) => void;
  readonly #length: (scene: T) => number;
  readonly #timer: Timer;
  #waiting: T[] = [];
  #busy = false;

  /** `length` says how long a scene stays before the next may come; 0 is no wait at all. */
  constructor(show: (scene: T) => void, length: (scene: T) => number, timer: Timer = (done, wait) => setTimeout(done, wait)) {
    this.#show = show;
    this.#length = length;
    this.#timer = timer;
  }

  push(scene: T): void {
    this.#waiting.push(scene);
    if (this.#waiting.length > PATIENCE) this.#waiting.splice(0, this.#waiting.length - 1);
    if (!this.#busy) this.#next();
  }

  /** Forgets what waits, and shows this now. */
  cut(scene: T): void {
    this.#waiting = [];
    this.#show(scene);
  }

  #next(): void {
    this.#busy = false;
    while (!this.#busy) {
      const scene = this.#waiting.shift();
      if (scene === undefined) return;
      this.#show(scene);
      const length = this.#length(scene);
      if (length > 0) {
        this.#busy = true;
        this.#timer(() => this.#next(), length);
      }
    }
  }
}
