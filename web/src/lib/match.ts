/** A match as this browser knows it, grown from the server's updates and from nothing else. */
import type { ChoiceText, ClockText, Line, SeatText, Status, TurnText, Update } from './wire';

export type Match = {
  readonly seq: number;
  readonly status: Status;
  readonly view: unknown;
  readonly turn: TurnText;
  /** The question to the viewer's own awaited seats, a line for each. */
  readonly prompt: string | undefined;
  readonly choices: readonly ChoiceText[];
  readonly canTakeBack: boolean;
  readonly log: readonly Line[];
  /** The lines of what has just happened, with their events. */
  readonly news: readonly Line[];
  readonly seats: readonly SeatText[];
  readonly clock: ClockText | undefined;
};

/**
 * The match after an update, or nothing if it builds on lines we never heard: then the
 * connection says hello again and gets everything.
 */
export function receive(before: Match | null, update: Update): Match | null {
  const lines = before?.log ?? [];
  if (update.log_from > lines.length) return null;
  return {
    seq: update.seq,
    status: update.status,
    view: update.view,
    turn: update.turn,
    prompt: update.prompt,
    choices: update.choices,
    canTakeBack: update.can_take_back,
    log: [...lines.slice(0, update.log_from), ...update.log],
    // Older lines come again at the end, when what was hidden is told.
    news: before === null ? [] : update.log.filter(({ entry }) => entry > before.seq),
    seats: update.seats,
    clock: update.clock,
  };
}

/** The seats the match waits for. */
export function awaited(turn: TurnText): readonly number[] {
  return 'awaits' in turn ? turn.awaits : [];
}
