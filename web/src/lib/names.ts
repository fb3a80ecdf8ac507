/** A name for one more seat of the same person: `Ada`, then `Ada 2`. The empty name stays empty: the seat is called by its number. */
export function nextName(name: string, taken: readonly string[]): string {
  if (name === '' || !taken.includes(name)) return name;
  let number = 2;
  while (taken.includes(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}
