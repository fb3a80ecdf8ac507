/** How the pieces of decks look, for games that have pictures of them. Any other is built from words alone. */
import type { Component } from 'svelte';
import type { EntryText } from '../lib/wire';

export type Faces = {
  /** The picture of a piece, or of somebody a deck is for. */
  picture(entry: EntryText): string;
  /** A piece that is a place and no card, as it lies on the table. */
  readonly Place?: Component<{ id: string; name: string }>;
  /** The facet whose values have a colour and a shape, by its title. */
  readonly signed: string;
};

const FACES: Readonly<Record<string, () => Promise<Faces>>> = {
  pharaoh: async () => {
    const [{ outlineOf }, { default: Place }] = await Promise.all([
      import('./pharaoh/outlines'),
      import('./pharaoh/RoomPicture.svelte'),
    ]);
    return { picture: (entry) => outlineOf(entry.key, entry), Place, signed: 'Nature' };
  },
};

export async function faces(game: string): Promise<Faces | undefined> {
  return FACES[game]?.();
}
