/** What the box tells of a card or a hex. */
import type { EntryText } from '../../lib/wire';

/** The printed sentence alone; the book goes on with everything in full. */
export const inShort = (entry: EntryText | undefined): string => entry?.text.split(' In full: ')[0] ?? '';
