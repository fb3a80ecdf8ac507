/** How pieces of a side are painted: light at the head, the side's colour at the feet, another world's light around foes. */
export type Look = {
  readonly paint: readonly [head: string, body: string, feet: string];
  readonly plate: string;
  readonly rim: string;
  readonly base: string;
};

export const LOOKS = {
  plain: { paint: ['#fff3d2', '#c9a76a', '#6e4c22'], plate: '#1a120b', rim: '#ffdf9c', base: '#6d5230' },
  keeper: { paint: ['#fff3d2', '#e2bd7c', '#8a5c2a'], plate: '#0c4640', rim: '#ffdf9c', base: '#3f8a80' },
  necromancer: { paint: ['#f6e4ff', '#b98af0', '#5a2a96'], plate: '#1c0730', rim: '#d9a8ff', base: '#6a35a0' },
  monster: { paint: ['#f4f2c8', '#aab46c', '#4a5422'], plate: '#12160a', rim: '#c4f07a', base: '#2a2620' },
  ghost: { paint: ['#f2ffff', '#9fe0ee', '#2f7a94'], plate: '#06222c', rim: '#b9f4ff', base: '#1d3a44' },
  lich: { paint: ['#f2fff8', '#8fd8c0', '#0d4a40'], plate: '#031a17', rim: '#7ff0d0', base: '#12403a' },
  pharaoh: { paint: ['#fff8d8', '#f2c14e', '#8a5408'], plate: '#12295a', rim: '#ffe69a', base: '#7a5a1c' },
  wax: { paint: ['#f0765e', '#a3261f', '#6a0f0c'], plate: '#5a0d0a', rim: '#c9483a', base: '#5a0d0a' },
} as const satisfies Record<string, Look>;

/** The fields of coins: where the light falls, and where it does not. By side, in the order of `--side-0` and on. */
export const ENAMELS: readonly (readonly [high: string, low: string])[] = [
  ['#1f8377', '#04211e'],
  ['#6a35a0', '#170527'],
  ['#9a5a1c', '#2a1404'],
  ['#96301f', '#2a0805'],
  ['#96345a', '#2a0818'],
  ['#6b7a1e', '#1a2005'],
  ['#8a7020', '#261c04'],
  ['#2a5c9c', '#06162e'],
];
