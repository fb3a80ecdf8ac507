/** Who did what, read from the log as people would: by the verb behind each name. */
import type { Line } from './wire';

export type Highlight = { readonly name: string; readonly deeds: readonly (readonly [verb: string, count: number])[] };

const MOST = 4;
/** What happened to somebody is no deed of theirs. */
const PASSIVE = new Set(['is', 'has', 'stays', 'does', 'was', 'were', 'had', 'did', 'are', 'have']);

/** `you` is the name of the one who is spoken to. */
export function highlights(log: readonly Line[], names: readonly string[], you?: string): Highlight[] {
  const counts = new Map(names.map((name) => [name, new Map<string, number>()]));
  // One name may begin like another: `Ada` and `Ada 2`.
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  for (const { text: told } of log) {
    const text = you !== undefined && told.startsWith('You ') ? `${you}${told.slice('You'.length)}` : told;
    const name = longestFirst.find((it) => text.startsWith(`${it} `));
    const deeds = name === undefined ? undefined : counts.get(name);
    const verb = name === undefined ? undefined : text.slice(name.length + 1).split(' ')[0];
    if (deeds && verb && !PASSIVE.has(verb)) deeds.set(verb, (deeds.get(verb) ?? 0) + 1);
  }
  return names.map((name) => {
    const most = [...(counts.get(name) ?? [])].sort(([, a], [, b]) => b - a).slice(0, MOST);
    return { name, deeds: most };
  });
}
