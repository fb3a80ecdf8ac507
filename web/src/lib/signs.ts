/** Colour and shape of a side or a seat, so that nobody needs the colour. Each shape lies in a box from −10 to 10. */
export const SIGNS: readonly string[] = [
  'M-7.5-5a2.5 2.5 0 0 1 2.5-2.5H5A2.5 2.5 0 0 1 7.5-5V5A2.5 2.5 0 0 1 5 7.5H-5A2.5 2.5 0 0 1-7.5 5Z',
  'M0-10 10 0 0 10-10 0Z',
  'M0-8.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z',
  'M0-9.5 9.5 7.5h-19Z',
  'M-5-8.7H5L10 0 5 8.7H-5L-10 0Z',
  'M-3.6-9.5h7.2v5.9h5.9v7.2H3.6v5.9h-7.2V3.6h-5.9v-7.2h5.9Z',
  'M0-9.5 9.3-2.8 5.8 8h-11.6L-9.3-2.8Z',
  'M0-9.5C5-4 8-1 8 3A8 6.5 0 0 1-8 3c0-4 3-7 8-12.5Z',
];

export function sign(side: number): string {
  return SIGNS[side % SIGNS.length] ?? '';
}

/** For `style:--side`. */
export function colour(side: number): string {
  return `var(--side-${side % SIGNS.length})`;
}
