/** Small sums that all the pictures share. */
export type Colour = readonly [red: number, green: number, blue: number];

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);
export const smooth = (t: number): number => t * t * (3 - 2 * t);
export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** 0 at and below `low`, 1 at and above `high`, a soft slope between; the other way round where `low` is the larger. */
export const step = (low: number, high: number, x: number): number => smooth(clamp((x - low) / (high - low)));

/** `#rrggbb` or `#rgb` as three numbers of 0 to 255. */
export function rgb(hex: string): Colour {
  const long = hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const number = parseInt(long, 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** A colour as CSS writes it. */
export const css = ([red, green, blue]: Colour, alpha = 1): string =>
  `rgb(${Math.round(red)} ${Math.round(green)} ${Math.round(blue)} / ${alpha})`;

export const blend = (a: Colour, b: Colour, t: number): Colour => [
  mix(a[0], b[0], t),
  mix(a[1], b[1], t),
  mix(a[2], b[2], t),
];

/** A ramp of colours as a table of 256: the stops are spread evenly from dark to bright. */
export function palette(stops: readonly string[]): Uint8ClampedArray {
  const colours = stops.map(rgb);
  const table = new Uint8ClampedArray(256 * 3);
  for (let n = 0; n < 256; n++) {
    const x = (n / 255) * (colours.length - 1);
    const low = Math.min(Math.floor(x), colours.length - 2);
    table.set(blend(colours[low]!, colours[low + 1]!, x - low), n * 3);
  }
  return table;
}

/** One colour out of such a table. */
export function shade(table: Uint8ClampedArray, tone: number, alpha = 1): string {
  const at = Math.round(clamp(tone) * 255) * 3;
  return css([table[at]!, table[at + 1]!, table[at + 2]!], alpha);
}
