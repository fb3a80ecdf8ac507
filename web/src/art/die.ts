/**
 * Dice of bone, as real bodies: turned to show their number, lit from the upper left, with numbers on the sides too, so
 * that a die reads as a thing and not as a badge. Drawn on the page, for its fonts, and quick enough to tumble.
 */
import { css, type Colour } from './numbers';
import type { Pen } from './sheet';

type Vector = readonly [x: number, y: number, z: number];
type Flat = readonly [x: number, y: number];

/** Corners, and faces as rings of corners with the number on each. */
type Body = {
  readonly corners: readonly Vector[];
  readonly faces: readonly (readonly number[])[];
  readonly radius: number;
};

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const unit = (a: Vector): Vector => times(a, 1 / Math.hypot(...a));
const centre = (of: readonly Vector[]): Vector =>
  times(
    of.reduce<Vector>((sum, it) => [sum[0] + it[0], sum[1] + it[1], sum[2] + it[2]], [0, 0, 0]),
    1 / of.length,
  );

const G = (1 + Math.sqrt(5)) / 2;
const ICOSAHEDRON: Body = {
  corners: [
    [-1, G, 0], [1, G, 0], [-1, -G, 0], [1, -G, 0], [0, -1, G], [0, 1, G],
    [0, -1, -G], [0, 1, -G], [G, 0, -1], [G, 0, 1], [-G, 0, -1], [-G, 0, 1],
  ], // prettier-ignore
  faces: [
    [0, 11, 5], [0, 5, 1], [0, 1, 7], [0, 7, 10], [0, 10, 11], [1, 5, 9], [5, 11, 4], [11, 10, 2], [10, 7, 6], [7, 1, 8],
    [3, 9, 4], [3, 4, 2], [3, 2, 6], [3, 6, 8], [3, 8, 9], [4, 9, 5], [2, 4, 11], [6, 2, 10], [8, 6, 7], [9, 8, 1],
  ], // prettier-ignore
  radius: Math.hypot(1, G),
};
const CUBE: Body = {
  corners: [
    [-1, -1, 1], [1, -1, 1], [1, 1, 1], [-1, 1, 1], [-1, -1, -1], [1, -1, -1], [1, 1, -1], [-1, 1, -1],
  ], // prettier-ignore
  faces: [[0, 1, 2, 3], [1, 5, 6, 2], [3, 2, 6, 7], [4, 0, 3, 7], [4, 5, 1, 0], [5, 4, 7, 6]], // prettier-ignore
  radius: Math.sqrt(3),
};

/** The light on dice comes from where all light comes from. */
const LIGHT = unit([-0.55, -0.62, 0.56]);
const BONE: Colour = [238, 222, 184];

export type DieLook = {
  readonly sides: number;
  readonly shows: number;
  /** What it is made of. */
  readonly bone?: Colour;
  readonly ink?: string;
  /** How it lies, in radians. */
  readonly turn?: number;
  /** How far it still has to tumble, in radians: 0 at rest. */
  readonly tumble?: number;
  /** A natural twenty: gilded edges. */
  readonly gilded?: boolean;
};

/** A natural one is of dried blood. */
export const BLOOD = { bone: [120, 30, 26], ink: '#ffe9c6' } as const;

/** A die in a square with its upper left corner at 0, 0. Six sides are a cube with pips, all others show an icosahedron. */
export function paintDie(to: Pen, size: number, look: DieLook): void {
  const { sides, bone = BONE, gilded = false, turn = sides === 6 ? 0.5 : 0.32, tumble = 0 } = look;
  const body = sides === 6 ? CUBE : ICOSAHEDRON;
  const points = turned(body, turn, sides === 6 ? 0.62 : 0.16, tumble);
  const scale = (size * 0.465) / body.radius;
  const flat = points.map(([x, y]): Flat => [size / 2 + x * scale, size / 2 + y * scale]);
  const numbers = numbersOf(look);
  to.save();
  to.lineJoin = 'round';
  body.faces.forEach((ring, n) => {
    const out = unit(centre(ring.map((corner) => points[corner]!)));
    if (out[2] <= 0.02) return;
    const corners = ring.map((corner) => flat[corner]!);
    const shine = 0.34 + 0.82 * Math.max(0, dot(out, LIGHT));
    to.beginPath();
    for (const corner of corners) to.lineTo(...corner);
    to.closePath();
    to.fillStyle = css(lit(bone, shine));
    to.fill();
    to.strokeStyle = gilded ? '#ffd873' : css(lit(bone, shine * 1.12, 10));
    to.lineWidth = size / (sides === 6 ? 26 : gilded ? 64 : 90);
    to.stroke();
    to.save();
    layInto(to, corners, scale);
    if (sides === 6) pips(to, numbers[n]!, scale, look.ink);
    else figure(to, numbers[n]!, size, n === 0, look.ink);
    to.restore();
  });
  to.restore();
}

const lit = ([red, green, blue]: Colour, shine: number, plus = 0): Colour => [
  Math.min(255, red * shine + plus),
  Math.min(255, green * shine + plus),
  Math.min(255, blue * shine + plus),
];

/** The first face toward the eye, a corner (or an edge) up, then turned, tipped, and as far off as it has to tumble. */
function turned({ corners, faces }: Body, turn: number, tip: number, tumble: number): Vector[] {
  const first = faces[0]!.map((corner) => corners[corner]!);
  const front = unit(centre(first));
  const up = unit(minus(first[0]!, times(front, dot(first[0]!, front))));
  const side = cross(up, front);
  // A cube lies on an edge of its top face, an icosahedron on a corner.
  const lie = turn + (first.length === 4 ? Math.PI / 4 : 0);
  return corners.map((corner) => {
    const level: Vector = [dot(corner, side), -dot(corner, up), dot(corner, front)];
    return about(about(about(about(level, 2, lie), 0, tip), 1, tumble * 1.3), 0, tumble);
  });
}

/** A point turned about an axis: 0, 1, 2 for x, y, z. */
function about(point: Vector, axis: 0 | 1 | 2, angle: number): Vector {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [x, y, z] = point;
  if (axis === 0) return [x, y * c - z * s, y * s + z * c];
  if (axis === 1) return [x * c + z * s, y, z * c - x * s];
  return [x * c - y * s, x * s + y * c, z];
}

/** The pen's axes become those of the face, as seen from here: what is drawn lies in it. */
function layInto(to: Pen, corners: readonly Flat[], scale: number): void {
  const [a, b, c] = corners as [Flat, Flat, Flat];
  const mx = corners.reduce((sum, [x]) => sum + x, 0) / corners.length;
  const my = corners.reduce((sum, [, y]) => sum + y, 0) / corners.length;
  if (corners.length === 4) {
    to.transform(
      (b[0] - a[0]) / scale / 2,
      (b[1] - a[1]) / scale / 2,
      (c[0] - b[0]) / scale / 2,
      (c[1] - b[1]) / scale / 2,
      mx,
      my,
    );
    return;
  }
  const down: Flat = [mx - a[0], my - a[1]];
  const along: Flat = [c[0] - b[0], c[1] - b[1]];
  const sign = along[0] * down[1] - along[1] * down[0] > 0 ? 1 : -1;
  const [wide, tall] = [2 * scale * sign, (2 * scale) / Math.sqrt(3)];
  to.transform(along[0] / wide, along[1] / wide, down[0] / tall, down[1] / tall, mx, my);
}

function figure(to: Pen, number: number, size: number, first: boolean, ink = '#3a1207'): void {
  // Six and nine look alike on a die that may lie any way.
  const text = number === 6 || number === 9 ? `${number}.` : String(number);
  to.font = `600 ${size * (first ? 0.24 : 0.17)}px Grenze, Palatino, serif`;
  to.textAlign = 'center';
  to.textBaseline = 'middle';
  to.fillStyle = 'rgb(255 250 230 / 55%)';
  to.fillText(text, size * 0.004, size * 0.026);
  to.globalAlpha = first ? 1 : 0.78;
  to.fillStyle = ink;
  to.fillText(text, 0, size * 0.02);
}

/** Places of pips on a face of two by two. */
const PIPS: readonly (readonly Flat[])[] = [
  [[0, 0]],
  [[-0.5, -0.5], [0.5, 0.5]],
  [[-0.5, -0.5], [0, 0], [0.5, 0.5]],
  [[-0.5, -0.5], [0.5, 0.5], [-0.5, 0.5], [0.5, -0.5]],
  [[-0.5, -0.5], [0.5, 0.5], [-0.5, 0.5], [0.5, -0.5], [0, 0]],
  [[-0.5, -0.5], [0.5, 0.5], [-0.5, 0.5], [0.5, -0.5], [-0.5, 0], [0.5, 0]],
]; // prettier-ignore

function pips(to: Pen, number: number, scale: number, ink = '#3a1207'): void {
  for (const [x, y] of PIPS[number - 1] ?? []) {
    const dots = [['rgb(255 250 230 / 60%)', 0.03], [ink, 0]] as const; // prettier-ignore
    for (const [colour, off] of dots) {
      to.fillStyle = colour;
      to.beginPath();
      to.arc((x + off) * scale, (y + off) * scale, scale * 0.17, 0, Math.PI * 2);
      to.fill();
    }
  }
}

/** The number of every face: the first is what it shows; those of a cube that face each other make seven. */
export function numbersOf({ sides, shows }: DieLook): number[] {
  if (sides === 6) {
    const [right, below] = [1, 2, 3, 4, 5, 6].filter((it) => it !== shows && it !== 7 - shows) as [number, number];
    return [shows, right, below, 7 - right, 7 - below, 7 - shows];
  }
  const others = [7, 13, 2, 19, 5, 10, 16, 3, 8, 11, 14, 1, 17, 20, 4, 12, 9, 18, 6, 15];
  return [shows, ...others.map((it) => ((it - 1) % sides) + 1).filter((it) => it !== shows)].slice(0, 20);
}
