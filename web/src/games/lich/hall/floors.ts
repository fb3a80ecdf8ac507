/** The paint of the four floors: colder and stranger the deeper; by day the plaster of the same hall. */
import { rgb, type Colour } from '../../../art';

export type Paint = {
  readonly deep: Colour;
  readonly mid: Colour;
  readonly glow: Colour;
  readonly light: Colour;
  /** The light of the other side. */
  readonly rim: Colour;
  /** Candles. */
  readonly warm: Colour;
};

const paint = (
  ...[deep, mid, glow, light, rim, warm]: readonly [string, string, string, string, string, string]
): Paint => ({
  deep: rgb(deep),
  mid: rgb(mid),
  glow: rgb(glow),
  light: rgb(light),
  rim: rgb(rim),
  warm: rgb(warm),
});

const NIGHT = [
  paint('#0a0807', '#2b231b', '#8a6a3a', '#f4d9a0', '#6fe0c0', '#ffb061'),
  paint('#06080b', '#1b2730', '#4a7f98', '#c8ecfa', '#7fd0ee', '#ffb061'),
  paint('#0a0510', '#2c1230', '#8a2440', '#ffc0b0', '#9db2ff', '#ffae5c'),
  paint('#07040e', '#24153c', '#6a3fb8', '#e2c6ff', '#74f2c6', '#ffb061'),
] as const;
const DAY = [
  paint('#8d7f66', '#c2b394', '#efe0b8', '#fffaf0', '#1f6f5c', '#fff0c4'),
  paint('#7c8587', '#b5bdbb', '#e2ecea', '#fbffff', '#2c6a86', '#fff0c4'),
  paint('#86757e', '#c4aeb0', '#f0d8d2', '#fffafa', '#3d4fa8', '#fff0c4'),
  paint('#7d7189', '#b9abc4', '#e6dcf0', '#fdf9ff', '#6b2aa3', '#fff0c4'),
] as const;

export const floorPaint = (floor: number, day: boolean): Paint =>
  (day ? DAY : NIGHT)[floor - 1] ?? (day ? DAY : NIGHT)[0];
