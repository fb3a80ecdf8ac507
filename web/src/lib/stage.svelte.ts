/** What is shown of a match: a few moments behind what is known, while events are played out. */
import { afterMoves, type Moment, momentLength, type Roll, rollsOf } from './cues';
import type { Match } from './match';
import type { Handle } from './narrow';
import { Pageant } from './pageant';
import { preferences, tempo } from './preferences.svelte';

/** How long a position stays before the next may follow, in milliseconds at a brisk pace. */
const POSITION = 450;

type Frame = { readonly moment: Moment } | { readonly match: Match; readonly rolls: readonly Roll[] };
export type Script = (event: unknown, match: Match) => readonly Moment[];

export class Stage {
  match = $state.raw<Match | null>(null);
  /** What is being played out, over the position before it. */
  moment = $state.raw<Moment>([]);
  /** Where pieces were moved to by what was played out, while the view still has them elsewhere. */
  moved = $state.raw<ReadonlyMap<Handle, Handle>>(new Map());
  /** The throws of the newest position; they stay in sight. */
  rolls = $state.raw<readonly Roll[]>([]);
  /** Whether the newest position is what is shown: only then is it time to choose. */
  settled = $state(true);
  /** How this game's events look; until it is known they look like nothing. */
  script: Script = () => [];
  #newest: Match | null = null;
  readonly #pageant = new Pageant<Frame>((frame) => this.#show(frame), lengthOf);

  /** Shows a position with nothing before it: a page was opened, or a connection came back. */
  set(match: Match): void {
    this.#newest = match;
    this.#pageant.cut({ match, rolls: [] });
  }

  /** Plays out what happened, then shows what came of it. */
  play(match: Match): void {
    const before = this.#newest;
    this.#newest = match;
    this.settled = false;
    const moments = before === null ? [] : match.news.flatMap(({ event }) => (event === undefined ? [] : this.script(event, before)));
    const shown = tempo(preferences) > 0 ? moments.map((moment) => ({ moment })) : [];
    this.#pageant.push([...shown, { match, rolls: rollsOf(moments) }]);
  }

  /** For whoever has seen enough. */
  hurry(): void {
    this.#pageant.hurry();
  }

  #show(frame: Frame): void {
    if ('moment' in frame) {
      this.moved = afterMoves(this.moved, frame.moment);
      this.moment = frame.moment;
      return;
    }
    this.match = frame.match;
    this.rolls = frame.rolls;
    this.moment = [];
    this.moved = new Map();
    this.settled = frame.match === this.#newest;
  }
}

function lengthOf(frame: Frame): number {
  return tempo(preferences) * ('moment' in frame ? momentLength(frame.moment) : POSITION);
}
