/** The log as a story: chapters of a turn each, names that can be coloured, and what everybody did last. */
import type { Line, SeatText } from './wire';

export type Chapter = {
  /** Where its first line lies in the log: it is known by that. */
  readonly from: number;
  readonly title: string;
  readonly lines: readonly Line[];
};

type Named = Pick<SeatText, 'seat' | 'name'>;

const ROUND = /^Round (\d+|[a-z-]+)\b/i;

/** Whose deed a sentence tells, by the name it begins with; one name may begin like another. */
function actor(text: string, seats: readonly Named[]): Named | undefined {
  return [...seats]
    .sort((a, b) => b.name.length - a.name.length)
    .find(({ name }) => text.startsWith(`${name} `) || text.startsWith(`${name}'s turn`));
}

/**
 * A chapter ends where a round begins, or where an entry is somebody else's. A game that tells its chapters itself
 * gives `heading`, which says for a line whether it opens one.
 */
export function chapters(
  log: readonly Line[],
  seats: readonly Named[],
  heading?: (line: Line) => string | undefined,
): Chapter[] {
  const found: { from: number; title: string; lines: Line[] }[] = [];
  let [round, who, entry] = ['', '', -1];
  log.forEach((line, index) => {
    const own = heading?.(line);
    const begins = ROUND.exec(line.text)?.[0];
    const fresh = line.entry !== entry || who === '' ? actor(line.text, seats)?.name : undefined;
    entry = line.entry;
    const turns = fresh !== undefined && fresh !== who && line.entry > 0;
    if (begins !== undefined) [round, who] = [begins, ''];
    if (turns) who = fresh;
    const opens = heading === undefined ? begins !== undefined || turns : own !== undefined;
    const title = own ?? ([round, who].filter((it) => it !== '').join(', ') || 'Before the first turn');
    const last = found.at(-1);
    // A round that has told nothing yet goes on under the name of whoever begins it.
    if (last && opens && last.lines.length === 1 && ROUND.test(last.lines[0]?.text ?? '')) {
      last.title = title;
      last.lines.push(line);
    } else if (!last || opens) found.push({ from: index, title, lines: [line] });
    else last.lines.push(line);
  });
  return found;
}

export type Bit = { readonly words: string; readonly seat: number | undefined };

/** A sentence cut at the names of those who play; `you` is the seat that is spoken to. */
export function bits(text: string, seats: readonly Named[], you: number | undefined): Bit[] {
  const names = new Map(seats.map(({ seat, name }) => [name, seat]));
  if (you !== undefined) for (const word of ['You', 'you', 'Your', 'your']) names.set(word, you);
  names.delete('');
  if (names.size === 0) return [{ words: text, seat: undefined }];
  const longest = [...names.keys()].sort((a, b) => b.length - a.length);
  const escaped = longest.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  const cut: Bit[] = [];
  let end = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > end) cut.push({ words: text.slice(end, found.index), seat: undefined });
    cut.push({ words: found[0], seat: names.get(found[0]) });
    end = found.index + found[0].length;
  }
  if (end < text.length) cut.push({ words: text.slice(end), seat: undefined });
  return cut;
}

const LOOK_BACK = 400;
/** What happened to somebody is no deed of theirs. */
const PASSIVE = /^('s|is|was|were|has|have|had|are|stays|does|did not)\b/;

/** What each seat did last, without its name: `took the grave under the yews`. */
export function lastDeeds(
  log: readonly Line[],
  seats: readonly Named[],
  you: number | undefined,
): ReadonlyMap<number, string> {
  const deeds = new Map<number, string>();
  for (let index = log.length - 1; index >= Math.max(0, log.length - LOOK_BACK); index -= 1) {
    const { text, entry } = log[index] ?? { text: '', entry: 0 };
    if (entry === 0 || deeds.size === seats.length) break;
    const spoken = you !== undefined && text.startsWith('You ');
    const who = spoken ? seats.find(({ seat }) => seat === you) : actor(text, seats);
    if (!who || deeds.has(who.seat)) continue;
    const rest = text.slice(spoken ? 4 : who.name.length).trim();
    if (!PASSIVE.test(rest)) deeds.set(who.seat, rest.replace(/\.$/, ''));
  }
  return deeds;
}
