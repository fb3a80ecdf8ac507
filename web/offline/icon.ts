/** The sign of the house as a PNG, drawn from the same shapes as `public/favicon.svg`; app icons cannot all be SVG. */
import { deflateSync, crc32 } from 'node:zlib';

type Point = readonly [x: number, y: number];
type Shape = { readonly colour: readonly [number, number, number]; readonly holds: (at: Point) => boolean };

/** An arch with round top: its middle and the half of its width, from there down to the floor. */
const arch =
  (top: number, half: number) =>
  ([x, y]: Point) =>
    y <= 56 && (y >= top ? Math.abs(x - 32) <= half : Math.hypot(x - 32, y - top) <= half);

/** A flame: round below, with a point above. */
const flame =
  (tip: number, middle: number, radius: number) =>
  ([x, y]: Point) => {
    if (y >= middle) return Math.hypot(x - 32, y - middle) <= radius;
    const up = (y - tip) / (middle - tip);
    return up >= 0 && Math.abs(x - 32) <= radius * up ** 0.75;
  };

/** In a square of 64, from the back to the front. An app's icon is cut to any form, so the ground fills it all. */
const SHAPES: readonly Shape[] = [
  { colour: [0x1d, 0x1a, 0x22], holds: () => true },
  { colour: [0x37, 0x32, 0x3f], holds: arch(30, 18) },
  { colour: [0x0f, 0x0d, 0x12], holds: arch(31, 12) },
  { colour: [0xf2, 0xb8, 0x4b], holds: flame(24, 37, 7) },
  { colour: [0xff, 0xe9, 0xb0], holds: flame(32, 39, 3) },
];
/** Each dot is the mean of so many by so many. */
const FINE = 4;

export function icon(size: number): Uint8Array {
  const rows = Array.from({ length: size }, (_, y) => [
    0,
    ...Array.from({ length: size }, (__, x) => dot(x, y, size)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8); // eight bits of red, green and blue
  const parts = [
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Uint8Array.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat(parts);
}

function dot(x: number, y: number, size: number): number[] {
  const sum = [0, 0, 0];
  for (let i = 0; i < FINE * FINE; i += 1) {
    const at: Point = [
      ((x + ((i % FINE) + 0.5) / FINE) * 64) / size,
      ((y + (Math.floor(i / FINE) + 0.5) / FINE) * 64) / size,
    ];
    const front = SHAPES.findLast(({ holds }) => holds(at));
    front?.colour.forEach((part, index) => (sum[index] = (sum[index] ?? 0) + part));
  }
  return sum.map((part) => Math.round(part / (FINE * FINE)));
}

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
