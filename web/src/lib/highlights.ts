/** Who did what, read from the log as people would: by the verb behind each name. */
import type { Line } from './wire';

export type Highlight = { readonly name: string; readonly deeds: readonly string[] };

const MOST = 4;
/** What happened to somebody is no deed of theirs. */
const PASSIVE = new Set(['is', 'has', 'stays', 'does']);

export function highlights(log: readonly Line[], names: readonly string[]): Highlight[] {
  return names.map((name) => {
    const counts = new Map<string, number>();
    for (const { text } of log) {
      const verb = text.startsWith(`${name} `) ? text.slice(name.length + 1).split(' ')[0] : undefined;
      if (verb && !PASSIVE.has(verb)) counts.set(verb, (counts.get(verb) ?? 0) + 1);
    }
    const most = [...counts].sort(([, a], [, b]) => b - a).slice(0, MOST);
    return { name, deeds: most.map(([verb, count]) => `${verb} ×${count}`) };
  });
}
