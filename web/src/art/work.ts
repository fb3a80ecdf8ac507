/** What can be baked, and the baking: the same in a worker and on the page. Descriptions are plain data. */
import { cardSheet, type CardLook } from '../cards/picture/paint';
import { clouds } from './fields';
import { coinSheet, reliefSheet, standeeSheet, type CoinLook, type ReliefLook, type StandeeLook } from './figures';
import { materialSheet } from './materials';
import { rgb, step } from './numbers';
import { stream, type Seed } from './seed';
import { printed, type Sheet } from './sheet';
import { chiselled, type Chisel } from './surface';
import { TILE, type MaterialName } from './tiles';

export type Work =
  | { readonly kind: 'material'; readonly name: MaterialName; readonly seed: Seed }
  | ({ readonly kind: 'relief' } & ReliefLook)
  | ({ readonly kind: 'standee' } & StandeeLook)
  | ({ readonly kind: 'coin' } & CoinLook)
  | ({ readonly kind: 'card' } & CardLook)
  | { readonly kind: 'mist'; readonly seed: Seed; readonly colour: string }
  /** Letters need the page's fonts, so the page draws them and the worker takes the chisel to what it drew. */
  | ({ readonly kind: 'letters'; readonly mask: Uint8Array; readonly width: number } & Chisel);

export function performed(work: Work): Sheet {
  switch (work.kind) {
    case 'material':
      return materialSheet(work.name, work.seed);
    case 'relief':
      return reliefSheet(work);
    case 'standee':
      return standeeSheet(work);
    case 'coin':
      return coinSheet(work);
    case 'card':
      return cardSheet(work);
    case 'mist':
      return mist(work.seed, work.colour);
    case 'letters':
      return printed(chiselled(work.mask, work.width, work), work.width);
  }
}

/** A sheet of mist with soft gaps, tiling. */
function mist(seed: Seed, colour: string): Sheet {
  const field = clouds(TILE, 3, 5, stream(seed), { fade: 0.56 });
  const [red, green, blue] = rgb(colour);
  const pixels = new Uint8ClampedArray(field.length * 4);
  field.forEach((thick, i) => pixels.set([red, green, blue, 255 * step(0.42, 0.78, thick)], i * 4));
  return printed(pixels, TILE);
}

/** The picture as a file; webp where the browser can write it, else whatever it writes. */
export function filed(of: Sheet): Promise<Blob> {
  const [type, quality] = ['image/webp', 0.92];
  if ('convertToBlob' in of) return of.convertToBlob({ type, quality });
  return new Promise((done, failed) => {
    of.toBlob(
      (blob) => (blob === null ? failed(new Error('a picture that cannot be filed')) : done(blob)),
      type,
      quality,
    );
  });
}
