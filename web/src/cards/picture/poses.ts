/** A silhouette and what may be done with it: nine ways to stand in a picture. */
import { scratch, wash, type Pen, type Sheet } from './brush';
import { engrave } from './engrave';
import { ink, mix, type Palette } from './matter';

/** What a pose has to know of the plan. */
export type Subject = { readonly turn: number; readonly flip: boolean; readonly echo: boolean };
export type Pose = (sheet: Sheet, path: Path2D, subject: Subject, k: Palette) => void;

type Place = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly turn: number;
  readonly flip: boolean;
};
type Tone = 'dark' | 'light';

const UNITS = 512;

/** Puts a silhouette of 512 units with its middle at `x, y`. */
function place(to: Pen, { x, y, size, turn, flip }: Place): void {
  to.setTransform(1, 0, 0, 1, 0, 0);
  to.translate(x, y);
  to.rotate(turn);
  to.scale((flip ? -1 : 1) * (size / UNITS), size / UNITS);
  to.translate(-UNITS / 2, -UNITS / 2);
}

/**
 * A silhouette as a body in light. `dark`: a shadow puppet before the lamp, the drawing inside it shines through.
 * `light`: a thing that holds light of its own, its drawing filled with ink. Key light upper left, rim light lower right.
 */
function figure({ to }: Sheet, path: Path2D, where: Place, k: Palette, tone: Tone = 'dark', dim = 0): void {
  const box = Math.ceil(where.size * 0.56 + 8) * 2; // even, with room for the halo
  const { to: pen } = scratch('figure', box, box, { willReadFrequently: true });
  place(pen, { ...where, x: box / 2, y: box / 2 });
  pen.fillStyle = '#000';
  pen.fill(path);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  const image = pen.getImageData(0, 0, box, box);
  engrave(image, box, where.size, k, tone === 'dark', dim);
  pen.putImageData(image, 0, 0);
  const [x, y] = [Math.round(where.x - box / 2), Math.round(where.y - box / 2)];
  to.drawImage(pen.canvas, 0, 0, box, box, x, y, box, box);
}

/** Light, or the want of it, between the scene and the subject: values must differ before colours do. */
function stage(sheet: Sheet, k: Palette, x: number, y: number, tone: Tone): void {
  const { w, h } = sheet;
  if (tone === 'dark')
    wash(sheet, [x * w, y * h], h * 0.78, [
      [0, ink(mix(k.light, k.glow, 0.25), 0.9)],
      [0.4, ink(mix(k.glow, k.light, 0.15), 0.55)],
      [1, ink(k.glow, 0)],
    ]);
  else
    wash(sheet, [x * w, y * h], h * 0.62, [
      [0, ink(k.deep, 0.62)],
      [0.5, ink(k.deep, 0.4)],
      [1, ink(k.deep, 0)],
    ]);
}

function flat(
  { to }: Sheet,
  path: Path2D,
  at: Place,
  colour: string,
  operation: GlobalCompositeOperation = 'source-over',
): void {
  to.save();
  to.globalCompositeOperation = operation;
  place(to, at);
  to.fillStyle = colour;
  to.fill(path);
  to.restore();
  to.setTransform(1, 0, 0, 1, 0, 0);
}

function ground(sheet: Sheet, k: Palette, x: number, y: number, wide: number): void {
  wash(
    sheet,
    [x, y],
    wide,
    [
      [0, ink(k.deep, 0.75)],
      [0.7, ink(k.deep, 0.35)],
      [1, ink(k.deep, 0)],
    ],
    [x - wide, y - wide * 0.2, wide * 2, wide * 0.4],
  );
}

/** What a subject is measured by: the height of the picture, unless that is narrow. */
const unit = ({ w, h }: Sheet): number => Math.min(h, w * 0.98);

export const POSES = {
  /** A creature or a person on the ground, against the light. */
  stand(sheet, path, subject, k) {
    const { w, h } = sheet;
    const u = unit(sheet);
    const at = { x: w * 0.5, y: h * 0.53, size: u * 0.86, turn: subject.turn * 0.3, flip: subject.flip };
    stage(sheet, k, 0.46, 0.42, 'dark');
    ground(sheet, k, at.x, h * 0.92, at.size * 0.62);
    echo(sheet, path, at, subject, k);
    figure(sheet, path, at, k);
  },
  /** A face, filling the picture. */
  face(sheet, path, subject, k) {
    const { w, h } = sheet;
    const u = unit(sheet);
    const at = { x: w * 0.5, y: h * 0.55, size: u, turn: subject.turn * 0.3, flip: subject.flip };
    stage(sheet, k, 0.42, 0.36, 'dark');
    figure(sheet, path, at, k);
  },
  /** A blade or a bow, on the way: bright metal before the dark. */
  thrust(sheet, path, subject, k) {
    const { w, h } = sheet;
    const u = unit(sheet);
    const at = { x: w * 0.5, y: h * 0.52, size: u * 0.94, turn: subject.turn, flip: false };
    stage(sheet, k, 0.5, 0.5, 'light');
    echo(sheet, path, at, subject, k);
    figure(sheet, path, at, { ...k, glow: mix(k.glow, k.light, 0.25) }, 'light');
  },
  /** A thing that hangs in its own light. */
  float(sheet, path, subject, k) {
    const { w, h } = sheet;
    const u = unit(sheet);
    const at = { x: w * 0.5, y: h * 0.49, size: u * 0.76, turn: subject.turn, flip: subject.flip };
    ground(sheet, k, at.x, h * 0.92, at.size * 0.5);
    stage(sheet, k, 0.5, 0.5, 'light');
    echo(sheet, path, at, subject, k);
    figure(sheet, path, at, k, 'light');
  },
  /** A sign made of light. */
  sigil(sheet, path, subject, k) {
    const { w, h } = sheet;
    const u = unit(sheet);
    const at = { x: w * 0.5, y: h * 0.5, size: u * 0.78, turn: subject.turn, flip: subject.flip };
    stage(sheet, k, 0.5, 0.5, 'light');
    echo(sheet, path, at, subject, k);
    figure(sheet, path, at, { ...k, mid: mix(k.mid, k.glow, 0.5) }, 'light');
    flat(sheet, path, at, ink(k.glow, 0.3), 'lighter');
  },
  /** One before a lamp, and its shadow on the wall. */
  shadow(sheet, path, subject, k) {
    const { w, h } = sheet;
    const u = unit(sheet);
    const at = { x: w * 0.42, y: h * 0.56, size: u * 0.76, turn: subject.turn * 0.4, flip: subject.flip };
    stage(sheet, k, 0.34, 0.36, 'dark');
    flat(sheet, path, { ...at, x: w * 0.68, y: h * 0.44, size: u * 1.16, turn: at.turn + 0.05 }, ink(k.deep, 0.42));
    ground(sheet, k, at.x + w * 0.04, h * 0.92, at.size * 0.5);
    echo(sheet, path, at, subject, k);
    figure(sheet, path, at, k);
  },
  /** Many, in ranks. */
  host(sheet, path, subject, k) {
    const { w, h } = sheet;
    const u = unit(sheet);
    stage(sheet, k, 0.5, 0.42, 'dark');
    for (const [x, y, size, dim] of [
      [0.12, 0.47, 0.36, 0.75],
      [0.88, 0.47, 0.36, 0.75],
      [0.32, 0.45, 0.38, 0.7],
      [0.68, 0.45, 0.38, 0.7],
      [0.2, 0.59, 0.54, 0.3],
      [0.8, 0.59, 0.54, 0.3],
      [0.5, 0.58, 0.8, 0],
    ] as const) {
      const at = { x: w * x, y: h * y, size: u * size, turn: subject.turn * 0.2, flip: subject.flip };
      ground(sheet, k, at.x, at.y + at.size * 0.46, at.size * 0.5);
      if (dim > 0.5) flat(sheet, path, at, ink(mix(k.mid, k.deep, 0.35), 0.8));
      else figure(sheet, path, at, k, 'dark', dim);
    }
  },
  /** Two against each other. */
  twin(sheet, path, _, k) {
    const { w, h } = sheet;
    const u = unit(sheet);
    const at = { x: w * 0.32, y: h * 0.53, size: u * 0.74, turn: 0, flip: false };
    stage(sheet, k, 0.5, 0.45, 'dark');
    figure(
      sheet,
      path,
      { ...at, x: w * 0.68, flip: true },
      { ...k, light: mix(k.rim, k.light, 0.4), glow: mix(k.rim, k.glow, 0.3) },
      'dark',
      0.15,
    );
    figure(sheet, path, at, k);
  },
  /** Larger than its frame: bosses. */
  loom(sheet, path, subject, k) {
    const { w, h } = sheet;
    const u = unit(sheet);
    const at = { x: w * 0.5, y: h * 0.54, size: u * 1.04, turn: 0, flip: subject.flip };
    stage(sheet, k, 0.5, 0.36, 'dark');
    flat(sheet, path, { ...at, size: at.size * 1.08 }, ink(k.rim, 0.22), 'lighter');
    figure(sheet, path, at, k);
  },
} satisfies Record<string, Pose>;

/** Ghosts of the subject where it was a moment ago. */
function echo(sheet: Sheet, path: Path2D, at: Place, subject: Subject, k: Palette): void {
  if (!subject.echo) return;
  for (const [step, alpha] of [
    [3, 0.14],
    [2, 0.22],
    [1, 0.34],
  ] as const) {
    flat(
      sheet,
      path,
      { ...at, x: at.x - step * at.size * 0.1, y: at.y - step * at.size * 0.02 },
      ink(k.rim, alpha),
      'lighter',
    );
  }
}
