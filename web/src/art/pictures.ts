/** What a room asks for. Everything arrives later; until then its place shows a flat colour. */
import { bake, type Picture } from './bake';
import type { CoinLook, ReliefLook, StandeeLook } from './figures';
import type { Seed } from './seed';
import { opaque, pen, sheet, type Pen } from './sheet';
import { HOUSE, TILE, type MaterialName } from './tiles';

/** A material, ready to fill with. Never stretch it: use a pattern, or crop it to the shape's proportions. */
export type Tile = {
  readonly url: string;
  readonly bitmap: ImageBitmap;
  /** A fill for a canvas; `scale` 1 is 256 units a tile, `turn` is in degrees. */
  pattern(pen: Pen, scale?: number, turn?: number): CanvasPattern;
};

export async function material(name: MaterialName, seed: Seed = HOUSE[name]): Promise<Tile> {
  const picture = await bake({ kind: 'material', name, seed });
  const bitmap = await picture.bitmap();
  return {
    bitmap,
    get url() {
      return picture.url;
    },
    pattern(to, scale = 1, turn = 0) {
      const pattern = to.createPattern(bitmap, 'repeat');
      if (pattern === null) throw new Error('an empty tile');
      // Bitmaps have the tile's own pixels, whatever size it was baked at.
      pattern.setTransform(new DOMMatrix().rotate(turn).scale((scale * TILE) / bitmap.width));
      return pattern;
    },
  };
}

/** Several at once, by name. */
export async function materials<Name extends MaterialName>(...names: readonly Name[]): Promise<Record<Name, Tile>> {
  const tiles = await Promise.all(names.map(async (name) => [name, await material(name)] as const));
  return Object.fromEntries(tiles) as Record<Name, Tile>;
}

/** The address alone, for CSS and SVG patterns. */
export const texture = async (name: MaterialName, seed: Seed = HOUSE[name]): Promise<string> =>
  (await bake({ kind: 'material', name, seed })).url;

/** A figure cut out of painted wood. */
export const standee = (look: StandeeLook): Promise<Picture> => bake({ kind: 'standee', ...look });

/** An enamelled medallion with a figure in relief. */
export const coin = (look: CoinLook): Promise<Picture> => bake({ kind: 'coin', ...look });

/** Light and shadow of an outline that was carved or raised; lay it over any material. */
export const relief = (look: ReliefLook): Promise<Picture> => bake({ kind: 'relief', ...look });

/** A sheet of mist that tiles. */
export const mist = (colour: string, seed: Seed = 7): Promise<Picture> => bake({ kind: 'mist', colour, seed });

export type Lettering = {
  readonly text: string;
  /** As CSS writes it, with the size in pixels of the picture. */
  readonly font: string;
  readonly width: number;
  readonly height: number;
  /** Where the letters stand, from the top. */
  readonly baseline: number;
  readonly way?: 'carved' | 'raised';
  readonly bevel?: number;
  readonly strength?: number;
};

/** A line of letters, centred, under the chisel. */
export async function letters(look: Lettering): Promise<Picture> {
  const { text, font, width, height, baseline, way = 'carved', bevel = height / 20, strength = 1.25 } = look;
  await document.fonts.load(font, text).catch(() => []);
  const canvas = sheet(width, height);
  const to = pen(canvas);
  to.font = font;
  to.textAlign = 'center';
  to.fillText(text, width / 2, baseline);
  return bake({ kind: 'letters', mask: opaque(canvas), width: canvas.width, way, bevel, strength }, look);
}
