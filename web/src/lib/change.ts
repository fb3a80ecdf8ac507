/** Reads the server's short form: what was said before is called by its number. */
import { type Match, put, type Path } from './match';
import type { Change, ChoiceText, Line } from './wire';

/** What a number may stand for; the place where it stands tells which. */
type Choice = readonly [label: string, action: unknown, touches: string[], rules: number];
type Said = readonly [text: string, rules: number, event?: unknown];
type Rules = readonly string[];

/** The match after a change, or nothing if the change builds on something we never heard. */
export function follow(before: Match | null, change: Change): Match | null {
  if (before === null || (change.log_from ?? 0) > before.log.length) return null;
  const phrases = [...(change.anew ? [] : before.phrases), ...(change.phrases ?? [])];
  const read = <Phrase>(number: number): Phrase => phrases[number] as Phrase;
  const line = (entry: number, number: number): Line => {
    const [text, rules, event] = read<Said>(number);
    return { entry, text, rules: [...read<Rules>(rules)], ...(event === undefined ? {} : { event }) };
  };
  const news = (change.log ?? []).flatMap(([entry, lines]) => lines.map((it) => line(entry, it)));
  const log = [...before.log.slice(0, change.log_from), ...news];
  for (const [place, number] of change.opened ?? []) log[place] = line(log[place]?.entry ?? 0, number);
  return {
    seq: change.seq,
    status: change.status ?? before.status,
    view: (change.view ?? []).reduce((whole, [path, value]) => put(whole, read<Path>(path), value), before.view),
    turn: change.turn ?? before.turn,
    choices: (change.choices ?? []).flatMap(([seat, numbers]) =>
      numbers.map((number, index): ChoiceText => {
        const [label, action, touches, rules] = read<Choice>(number);
        return { seat, index, action, label, touches, rule: read<Rules>(rules)[0] ?? '' };
      }),
    ),
    canTakeBack: change.can_take_back ?? false,
    log,
    news,
    seats: change.seats ?? before.seats,
    clock: change.clock,
    phrases,
  };
}
