/** How tables of this browser are told from those of a server, and what opens their seats: no secret, it is all here. */
const PREFIX = 'page-';

export const HOST = 'host';

/** Whether a table stands in this browser. */
export const isHere = (table: string): boolean => table.startsWith(PREFIX);

export const freshTable = (word: string): string => `${PREFIX}${word}`;

export const tokenOf = (seat: number): string => `seat-${seat}`;

export function seatOf(token: string): number | undefined {
  const seat = /^seat-(\d+)$/.exec(token)?.[1];
  return seat === undefined ? undefined : Number(seat);
}
