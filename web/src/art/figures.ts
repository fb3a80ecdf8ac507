/** What is cut out of an outline: reliefs, standees, coins. Outlines are paths in a box of 512, as game-icons has them. */
import { materialSheet } from './materials';
import { opaque, pen, printed, sheet, type Sheet } from './sheet';
import { chiselled, type Chisel } from './surface';
import { HOUSE, TILE, type MaterialName } from './tiles';

const BOX = 512;

/** Coins are struck by the dozen from the same sheet. */
const metals = new Map<MaterialName, Sheet>();
function metalSheet(name: MaterialName): Sheet {
  const known = metals.get(name) ?? materialSheet(name, HOUSE[name]);
  metals.set(name, known);
  return known;
}

/** The outline filled with white in a square. */
function silhouette(outline: string, size: number, margin: number): Sheet {
  const canvas = sheet(size);
  const to = pen(canvas);
  const scale = (size - 2 * margin) / BOX;
  to.translate(margin, margin);
  to.scale(scale, scale);
  to.fillStyle = '#fff';
  to.fill(new Path2D(outline));
  return canvas;
}

/** The shape in one colour, or in a wash of several from the upper left down. */
function tinted(shape: Sheet, colours: readonly string[]): Sheet {
  const { width, height } = shape;
  const canvas = sheet(width, height);
  const to = pen(canvas);
  to.drawImage(shape, 0, 0);
  to.globalCompositeOperation = 'source-in';
  const wash = to.createLinearGradient(width * 0.1, height * 0.1, width * 0.3, height * 0.9);
  colours.forEach((colour, n) => wash.addColorStop(n / Math.max(1, colours.length - 1), colour));
  to.fillStyle = wash;
  to.fillRect(0, 0, width, height);
  return canvas;
}

/** The shape, larger by so many pixels all around. */
function grown(shape: Sheet, border: number): Sheet {
  const canvas = sheet(shape.width, shape.height);
  const to = pen(canvas);
  for (let n = 0; n < 16; n++) {
    const angle = (n * Math.PI) / 8;
    to.drawImage(shape, Math.cos(angle) * border, Math.sin(angle) * border);
  }
  to.drawImage(shape, 0, 0);
  return canvas;
}

/** Light and shadow of whatever is opaque on a sheet: a silhouette, a line of letters. */
export const relief = (shape: Sheet, how: Chisel): Sheet =>
  printed(chiselled(opaque(shape), shape.width, how), shape.width);

export type ReliefLook = {
  readonly outline: string;
  /** In pixels of the picture; ask for twice the size on screen. */
  readonly size: number;
  readonly way?: 'carved' | 'raised';
  readonly bevel?: number;
  readonly strength?: number;
  readonly margin?: number;
};

/** The relief of an outline in a square. */
export function reliefSheet(look: ReliefLook): Sheet {
  const { outline, size, way = 'carved', bevel = size / 22, strength = 1, margin = size * 0.06 } = look;
  return relief(silhouette(outline, size, margin), { way, bevel, strength });
}

export type StandeeLook = {
  readonly outline: string;
  /** In pixels of the picture; about 2.2 times the size on screen. */
  readonly size: number;
  /** From the light on the head to the side's colour at the feet. */
  readonly paint?: readonly string[];
  /** The wood behind the figure. */
  readonly plate?: string;
  /** The light of its side along the edges. */
  readonly rim?: string;
  readonly thick?: number;
  readonly border?: number;
};

/**
 * A figure cut out of painted wood: a dark plate a little larger than the figure, its thickness to the lower right, the
 * painted figure on it with a bevel, and a rim of its side's light.
 */
export function standeeSheet(look: StandeeLook): Sheet {
  const { outline, size, paint = ['#f3e3bd', '#a8854e'], plate = '#1a120b', rim = '#ffc66b' } = look;
  const { thick = size / 26, border = size / 30 } = look;
  const figure = silhouette(outline, size, border + thick + 3);
  const edge = grown(figure, border);
  const side = tinted(edge, ['#0a0705']);
  const canvas = sheet(size);
  const to = pen(canvas);
  for (let n = Math.ceil(thick); n > 0; n--) to.drawImage(side, n, n * 0.35);
  to.drawImage(tinted(edge, [rim]), 0, 0);
  to.drawImage(tinted(grown(figure, border - Math.max(1, size / 90)), [plate]), 0.4, 0.4);
  to.drawImage(tinted(figure, paint), 0, 0);
  to.drawImage(relief(figure, { way: 'raised', bevel: size / 28, strength: 0.9 }), 0, 0);
  return canvas;
}

export type CoinLook = {
  readonly outline: string;
  readonly size: number;
  readonly metal?: MaterialName;
  /** The sunken field in the side's colour, where the light falls and where it does not. */
  readonly enamel?: readonly [high: string, low: string];
  readonly figure?: readonly [high: string, low: string];
};

/** A disc of metal with a rim, a sunken field of enamel, and the figure struck into it. */
export function coinSheet(look: CoinLook): Sheet {
  const { outline, size, metal = 'brass', enamel = ['#4a3620', '#150d06'], figure = ['#f6e3b4', '#9a7434'] } = look;
  const canvas = sheet(size);
  const to = pen(canvas);
  const middle = size / 2;
  const disc = (radius: number): void => {
    to.beginPath();
    to.arc(middle, middle, radius, 0, Math.PI * 2);
  };
  to.save();
  disc(middle - 1);
  to.clip();
  to.drawImage(metalSheet(metal), 0, 0, TILE, TILE, 0, 0, size * 1.6, size * 1.6);
  const light = to.createLinearGradient(size * 0.1, 0, size * 0.8, size);
  light.addColorStop(0, 'rgb(255 246 214 / 75%)');
  light.addColorStop(0.45, 'rgb(255 214 130 / 18%)');
  light.addColorStop(1, 'rgb(38 18 2 / 72%)');
  to.fillStyle = light;
  to.fillRect(0, 0, size, size);
  to.restore();
  to.save();
  disc(middle * 0.84);
  to.clip();
  const field = to.createRadialGradient(middle * 0.7, middle * 0.6, 0, middle, middle, middle);
  field.addColorStop(0, enamel[0]);
  field.addColorStop(1, enamel[1]);
  to.fillStyle = field;
  to.fillRect(0, 0, size, size);
  // The rim throws its shadow into the field.
  to.lineWidth = size * 0.05;
  to.strokeStyle = 'rgb(0 0 0 / 55%)';
  to.shadowColor = '#000';
  to.shadowBlur = size * 0.08;
  to.shadowOffsetX = to.shadowOffsetY = size * 0.03;
  disc(middle * 0.87);
  to.stroke();
  to.restore();
  const margin = size * 0.2;
  const face = silhouette(outline, size, margin);
  to.save();
  to.shadowColor = 'rgb(0 0 0 / 80%)';
  to.shadowBlur = size * 0.04;
  to.shadowOffsetX = size * 0.015;
  to.shadowOffsetY = size * 0.03;
  to.drawImage(tinted(face, figure), 0, 0);
  to.restore();
  to.drawImage(relief(face, { way: 'raised', bevel: size / 30, strength: 0.8 }), 0, 0);
  return canvas;
}
