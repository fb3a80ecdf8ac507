/** How far it is from a point to the outline of the shape around it. */
const FAR = 1e9;

/** Distance in pixels of every point inside a mask to what is outside (Felzenszwalb and Huttenlocher, two passes). */
export function depths(inside: Uint8Array, width: number): Float32Array {
  const height = inside.length / width;
  const grid = Float32Array.from(inside, (is) => (is ? FAR : 0));
  for (let x = 0; x < width; x++) pass(grid, x, width, height);
  for (let y = 0; y < height; y++) pass(grid, y * width, 1, width);
  return grid.map(Math.sqrt);
}

/** One line of squared distances becomes the lower envelope of the parabolas that stand on its points. */
function pass(grid: Float32Array, start: number, stride: number, length: number): void {
  const f = new Float64Array(length);
  const foot = new Int32Array(length);
  const border = new Float64Array(length + 1);
  for (let q = 0; q < length; q++) f[q] = grid[start + q * stride]!;
  let k = 0;
  border[0] = -FAR;
  border[1] = FAR;
  for (let q = 1; q < length; q++) {
    let meet: number;
    do {
      const r = foot[k]!;
      meet = (f[q]! + q * q - (f[r]! + r * r)) / (2 * (q - r));
    } while (meet <= border[k]! && --k >= 0);
    k++;
    foot[k] = q;
    border[k] = meet;
    border[k + 1] = FAR;
  }
  k = 0;
  for (let q = 0; q < length; q++) {
    while (border[k + 1]! < q) k++;
    const r = foot[k]!;
    grid[start + q * stride] = (q - r) ** 2 + f[r]!;
  }
}

/** Every point becomes a mean of its neighbours: takes the stairs off a slope that was cut from pixels. */
export function soften(field: Float32Array, width: number, times = 2): Float32Array {
  let now = field;
  for (let n = 0; n < times; n++) {
    for (const one of [1, width]) {
      const from = now;
      now = from.slice();
      for (let i = one; i < from.length - one; i++) now[i] = (from[i - one]! + from[i]! * 2 + from[i + one]!) / 4;
    }
  }
  return now;
}
