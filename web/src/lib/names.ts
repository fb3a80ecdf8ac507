/** A name for one more seat of the same person: `Ada`, then `Ada 2`. The empty name stays empty: the seat is called by its number. */
export function nextName(name: string, taken: readonly string[]): string {
  if (name === '' || !taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

/** For those who did not say how they want to be called. */
const INVENTED = [
  'Bramble',
  'Candlewick',
  'Ember',
  'Flint',
  'Hazel',
  'Marrow',
  'Moth',
  'Nettle',
  'Quill',
  'Rook',
  'Sorrel',
  'Tallow',
  'Thistle',
  'Umber',
  'Wren',
  'Yarrow',
] as const;

export function inventName(chance: () => number = Math.random): string {
  return INVENTED[Math.floor(chance() * INVENTED.length)] ?? INVENTED[0];
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;

/** A chair that nobody has a name for: `the second chair`. */
export function chair(seat: number): string {
  return `the ${ORDINALS[seat] ?? `${seat + 1}th`} chair`;
}
