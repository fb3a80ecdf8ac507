/** What is shown of a match, live or in a replay: a few moments behind what is known, while events are played out. */
import { afterMoves, type Moment, momentLength, type Roll, rollsOf } from './cues';
import type { Handle } from './narrow';
import { Pageant } from './pageant';
import { preferences, tempo } from './preferences.svelte';
import type { Line } from './wire';

/** How long a position stays before the next may follow, in milliseconds at a brisk pace. */
const POSITION = 450;

/** How the table lies, and the lines that tell how it came to that. */
export type Position = { readonly view: unknown; readonly news: readonly Line[] };
type Frame<P> = { readonly moment: Moment } | { readonly position: P; readonly rolls: readonly Roll[] };

export class Stage<P extends Position> {
  shown = $state.raw<P | null>(null);
  /** What is being played out, over the position before it. */
  moment = $state.raw<Moment>([]);
  /** Where pieces were moved to by what was played out, while the view still has them elsewhere. */
  moved = $state.raw<ReadonlyMap<Handle, Handle>>(new Map());
  /** The throws of the newest position; they stay in sight. */
  rolls = $state.raw<readonly Roll[]>([]);
  /** Whether the newest position is what is shown: only then is it time to choose. */
  settled = $state(true);
  /** How this game's events look; until it is known they look like nothing. */
  script: (event: unknown, view: unknown) => readonly Moment[] = () => [];
  #newest: P | null = null;
  readonly #pageant = new Pageant<Frame<P>>((frame) => this.#show(frame), lengthOf);

  /** Shows a position with nothing before it: a page was opened, or a connection came back. */
  set(position: P): void {
    this.#newest = position;
    this.#pageant.cut({ position, rolls: [] });
  }

  /** Plays out what happened, then shows what came of it. */
  play(position: P): void {
    const before = this.#newest;
    this.#newest = position;
    this.settled = false;
    const moments =
      before === null
        ? []
        : position.news.flatMap(({ event }) => (event === undefined ? [] : this.script(event, before.view)));
    const shown = tempo(preferences) > 0 ? moments.map((moment) => ({ moment })) : [];
    this.#pageant.push([...shown, { position, rolls: rollsOf(moments) }]);
  }

  /** For whoever has seen enough. */
  hurry(): void {
    this.#pageant.hurry();
  }

  #show(frame: Frame<P>): void {
    if ('moment' in frame) {
      this.moved = afterMoves(this.moved, frame.moment);
      this.moment = frame.moment;
      return;
    }
    this.shown = frame.position;
    this.rolls = frame.rolls;
    this.moment = [];
    this.moved = new Map();
    this.settled = frame.position === this.#newest;
  }
}

function lengthOf(frame: Frame<unknown>): number {
  return tempo(preferences) * ('moment' in frame ? momentLength(frame.moment) : POSITION);
}
