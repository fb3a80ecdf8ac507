/** What the parts of the yard have in common. */
import type { SeatView, Status, Team, TeamView, View } from './view';

export const TEAMS: readonly Team[] = ['Groundskeepers', 'Necromancers'];
export const side = (team: Team): number => TEAMS.indexOf(team);
export const pool = (view: View, team: Team): TeamView =>
  team === 'Groundskeepers' ? view.groundskeepers : view.necromancers;
/** The seat the match waits for. */
export const acting = ({ phase }: View): number | undefined => ('seat' in phase ? phase.seat : undefined);

export function conditions(status: Status): string[] {
  const words: [boolean, string][] = [
    [status.rooted, 'rooted'],
    [status.spooked, 'spooked'],
    [status.silenced, 'silenced'],
    [status.drained > 0, `drained ${status.drained}`],
    [status.extra_movement > 0, `movement +${status.extra_movement}`],
    [status.extra_cards > 0, `cards +${status.extra_cards}`],
  ];
  return words.filter(([holds]) => holds).map(([, word]) => word);
}

/** Where a seat's piece is, in words. */
export function whereabouts({ at, outside }: SeatView): string {
  return at ?? (outside ? `outside ${outside.at} ${outside.direction}` : 'not placed yet');
}
