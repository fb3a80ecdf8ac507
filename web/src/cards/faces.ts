/** The faces of each game's cards. They bring many outlines, so each game's come when they are first wanted. */
import type { FaceOf } from './face';

const GAMES: Readonly<Record<string, () => Promise<FaceOf>>> = {
  pharaoh: async () => (await import('./pharaoh/face')).pharaohFace,
  lich: async () => (await import('./lich/face')).lichFace,
  crusade: async () => (await import('./crusade/face')).crusadeFace,
  tomb: async () => (await import('./tomb/face')).tombFace,
};

/** Where a part of the client is made for every game; a room imports its own game's `face.ts` instead. */
export async function facesOf(game: string): Promise<FaceOf | undefined> {
  return GAMES[game]?.();
}
