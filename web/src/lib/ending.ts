/** How a match ended, in words that fit every game. */
import type { Outcome, SeatText } from './wire';

/** Whether all sit on one side, against the game itself. */
export function together(seats: readonly SeatText[]): boolean {
  return seats.every((seat) => seat.team === seats[0]?.team);
}

/** For a game that has no headline of its own. */
export function headline(outcome: Outcome, seats: readonly SeatText[]): string {
  const { won, drew } = outcome;
  if (together(seats))
    return won.length > 0 ? 'You have won together' : drew.length > 0 ? 'It ends undecided' : 'All is lost';
  const teams = [...new Set(won.map((seat) => seats[seat]?.team ?? ''))];
  if (teams.length === 0) return 'Nobody wins';
  const alone = won.length === 1 && seats.filter((seat) => seat.team === teams[0]).length === 1;
  return alone ? `${seats[won[0] ?? 0]?.name ?? ''} wins` : `The ${teams.join(' and the ')} win`;
}

/** What it means for the seats I hold; nothing for a spectator. */
export function standing(outcome: Outcome, seats: readonly SeatText[], mine: readonly number[]): string {
  if (mine.length === 0) return '';
  const we = together(seats) && seats.length > 1 ? 'Your party' : 'You';
  if (mine.some((seat) => outcome.won.includes(seat))) return `${we} won.`;
  return mine.some((seat) => outcome.drew.includes(seat)) ? 'You share the night.' : `${we} lost this one.`;
}
