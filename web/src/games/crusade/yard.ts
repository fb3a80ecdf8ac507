/** What the client reads of Crypt Crusade's view; the whole of it is in `games/crusade/src/view.rs`. */
import type { Grid } from '../../lib/geometry';

export type Team = 'Groundskeepers' | 'Necromancers';
export const TEAMS: readonly Team[] = ['Groundskeepers', 'Necromancers'];
export type Tile = { tile: number; name: string; at: [number, number]; kind: 'Shed' | 'Rose' | 'Plain' };
export type Grave = { tile: number; owner: Team | null; seal: number | null };
export type Status = { rooted: boolean; spooked: boolean; silenced: boolean; drained: number; extra_movement: number; extra_cards: number };
export type Edge = { at: string; side: number; direction: string };
export type Seat = {
  team: Team;
  at: string | null;
  tile: number | null;
  outside: Edge | null;
  portal: string | null;
  status: Status;
  cards: [number, number, number];
  hand: string[] | null;
  seen: { round: number; cards: Record<string, number> } | null;
};
export type Side = { tokens: number; graves: number; decks: [number, number, number]; order: number[] };
export type Phase = { now: 'order' | 'edge' | 'turn' | 'give_back' | 'shop' | 'over'; seat?: number; team?: Team };
export type Turn = { seat: number; moved: boolean; played: number; movement: number; cards_left: number };
export type View = {
  board: string;
  shape: Grid;
  tiles: Tile[];
  round: number;
  rounds: number;
  phase: Phase;
  graves: Record<string, Grave>;
  seats: Seat[];
  groundskeepers: Side;
  necromancers: Side;
  spent: Record<string, number>;
  turn: Turn | null;
};

/** The server sends a view of the game it named, so this is the one place that takes its word for it. */
export const read = (view: unknown): View => view as View;
export const side = (team: Team): number => TEAMS.indexOf(team);
export const pool = (view: View, team: Team): Side => (team === 'Groundskeepers' ? view.groundskeepers : view.necromancers);

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
