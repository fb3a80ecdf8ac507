/** How the pieces of decks look, for games that have pictures of them. Any other is built from words alone. */
import type { EntryText } from '../lib/wire';

export type Faces = {
  /** The picture of a piece, or of somebody a deck is for. */
  picture(entry: EntryText): string;
  /** The facet whose values have a colour and a shape, by its title. */
  readonly signed: string;
};

const FACES: Readonly<Record<string, () => Promise<Faces>>> = {
  pharaoh: async () => {
    const { outlineOf } = await import('./pharaoh/outlines');
    return { picture: (entry) => outlineOf(entry.key, entry), signed: 'Nature' };
  },
};

export async function faces(game: string): Promise<Faces | undefined> {
  return FACES[game]?.();
}
