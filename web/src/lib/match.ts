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
  readonly seats: readonly SeatText[];
  readonly clock: ClockText | undefined;
};

type Path = readonly (string | number)[];

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
 * The match after an update, or nothing if the update builds on something we never heard: then the
 * connection says hello again and gets everything whole.
 */
export function receive(before: Match | null, update: Update): Match | null {
  const lines = before?.log ?? [];
  const seats = update.seats ?? before?.seats;
  if (update.log_from > lines.length || seats === undefined) return null;
  if (!('full' in update.view) && before === null) return null;
  const view =
    'full' in update.view
      ? update.view.full
      : update.view.diff.reduce((whole, [path, value]) => put(whole, path, value), before?.view);
  return {
    seq: update.seq,
    status: update.status,
    view,
    turn: update.turn,
    choices: update.choices,
    canTakeBack: update.can_take_back,
    log: [...lines.slice(0, update.log_from), ...update.log],
    seats,
    clock: update.clock,
  };
}

/** The seats the match waits for. */
export function awaited(turn: TurnText): readonly number[] {
  return 'awaits' in turn ? turn.awaits : [];
}
