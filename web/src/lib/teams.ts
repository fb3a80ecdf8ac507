/** Who stands in which dock, where a game does not say: one's own side on the left, everybody else on the right. */
import type { Team } from '../games/game';
import type { SeatText } from './wire';

export function teamsOf(seats: readonly SeatText[], me: number | undefined): Team[] {
  const titles = [...new Set(seats.map(({ team }) => team))];
  const sides = titles.map((title) => [title, seats.filter(({ team }) => team === title)] as const);
  const numbers = (list: readonly SeatText[]): number[] => list.map(({ seat }) => seat);
  // All together, or each for themselves: one row, as they sit.
  if (sides.length === 1 || sides.every(([, list]) => list.length === 1)) {
    const own = sides.length === 2 ? numbers(seats).slice(0, 1) : numbers(seats);
    const others = numbers(seats).filter((seat) => !own.includes(seat));
    if (others.length === 0) return [{ dock: 'left', seats: own }];
    const [first, second] = me !== undefined && others.includes(me) ? [others, own] : [own, others];
    return [
      { dock: 'left', seats: first },
      { dock: 'right', seats: second },
    ];
  }
  const ours = seats.find(({ seat }) => seat === me)?.team ?? sides[0]?.[0];
  return sides.map(([title, list]) => ({ dock: title === ours ? 'left' : 'right', title, seats: numbers(list) }));
}
