/** How standees of each seat are painted: light at the head, the seat's colour at the feet. In the order of `--side-0` on. */
import type { Look } from '../../art';

const look = (body: string, feet: string, plate: string, rim: string, base: string): Look => ({
  paint: ['#fff6e0', body, feet],
  plate,
  rim,
  base,
});

export const SIDE_LOOKS: readonly Look[] = [
  look('#7fe0d2', '#1d6f66', '#06302c', '#a8fff2', '#2e9488'),
  look('#c7a0f6', '#5a2a96', '#1c0730', '#e2c6ff', '#6a35a0'),
  look('#ffc27a', '#a5561a', '#301404', '#ffe2b0', '#c2701c'),
  look('#ff9a84', '#8a2416', '#2a0805', '#ffc8b8', '#a03422'),
  look('#ffb0c8', '#96345a', '#2a0818', '#ffd8e4', '#b5436a'),
  look('#cfe07a', '#5a6a14', '#1a2005', '#eaffa8', '#7a8a22'),
  look('#f2dc80', '#8a6a14', '#261c04', '#fff2b0', '#a5821e'),
  look('#9cc6ff', '#2a5c9c', '#06162e', '#cfe4ff', '#3a72b8'),
];
