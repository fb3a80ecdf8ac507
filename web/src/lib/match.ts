/** A match as this browser knows it, grown from the server's updates and from nothing else. */
import type { ChoiceText, ClockText, Line, SeatText, Status, TurnText, Update } from './wire';

export type Match = {
  readonly seq: number;
  readonly status: Status;
  readonly view: unknown;
  readonly turn: TurnText;
  readonly choices: readonly ChoiceText[];
  readonly canTakeBack: boolean;
  readonly log: readonly Line[];
  /** The lines of the newest message, with their events: what has just happened. */
  readonly news: readonly Line[];
  readonly seats: readonly SeatText[];
  readonly clock: ClockText | undefined;
  /** What the server calls by its number from now on. */
  readonly phrases: readonly unknown[];
};

export type Path = readonly (string | number)[];

/** A copy of `whole` in which `value` stands at `path`; everything beside the path is shared. */
export function put(whole: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(whole)) {
    const copy: unknown[] = [...whole];
    copy[Number(key)] = put(copy[Number(key)], rest, value);
    return copy;
  }
  const record = (whole ?? {}) as Record<string, unknown>;
  return { ...record, [key]: put(record[key], rest, value) };
}

/**
 * The match after a whole update, or nothing if it builds on lines we never heard: then the
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
    choices: update.choices,
    canTakeBack: update.can_take_back,
    log: [...lines.slice(0, update.log_from), ...update.log],
    news: update.log_from > 0 ? update.log : [],
    seats: update.seats,
    clock: update.clock,
    phrases: [],
  };
}

/** The seats the match waits for. */
export function awaited(turn: TurnText): readonly number[] {
  return 'awaits' in turn ? turn.awaits : [];
}
