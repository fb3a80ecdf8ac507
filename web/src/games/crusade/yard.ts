/** What the parts of the yard have in common. */
import farmer from 'icon:farmer';
import hermit from 'icon:tarot-09-the-hermit';
import pikeman from 'icon:pikeman';
import grimReaper from 'icon:grim-reaper';
import robe from 'icon:robe';
import cape from 'icon:vampire-cape';
import cowled from 'icon:cowled';
import shepherd from 'icon:shepherds-crook';
import { placesOf } from './places';
import type { GraveView, Hindrance, SeatView, Status, Team, TeamView, View } from './view';

export const TEAMS: readonly Team[] = ['Groundskeepers', 'Necromancers'];
export const side = (team: Team): number => TEAMS.indexOf(team);
export const pool = (view: View, team: Team): TeamView =>
  team === 'Groundskeepers' ? view.groundskeepers : view.necromancers;
/** The seat the match waits for. */
export const acting = ({ phase }: View): number | undefined => ('seat' in phase ? phase.seat : undefined);

const FIGURES: Readonly<Record<Team, readonly string[]>> = {
  Groundskeepers: [farmer, hermit, pikeman, shepherd],
  Necromancers: [grimReaper, robe, cape, cowled],
};

/** The figure of a seat: every member of a team has its own, as long as there are enough. */
export function figure({ seats }: Pick<View, 'seats'>, seat: number): string {
  const team = seats[seat]?.team ?? 'Groundskeepers';
  const place = seats.slice(0, seat).filter((it) => it.team === team).length;
  const figures = FIGURES[team];
  return figures[place % figures.length] ?? farmer;
}

export const graveOn = ({ graves, tiles }: Pick<View, 'graves' | 'tiles'>, tile: number): GraveView | undefined =>
  graves[tiles[tile]?.name ?? ''];

/** What would keep a seat from a grave, as far as it is in sight; `own` if it has it already. */
export function hinders(view: View, grave: GraveView, seat: number): Hindrance | 'own' | undefined {
  const own = view.seats[seat];
  if (!own || grave.owner === own.team) return 'own';
  if (view.seats.some(({ team, tile }) => team !== own.team && tile === grave.tile)) return 'Contested';
  if (grave.seal !== null) return 'Sealed';
  return own.status.spooked ? 'Spooked' : undefined;
}

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
export function whereabouts(view: View, { tile, outside }: SeatView): string {
  const places = placesOf(view);
  if (tile !== null) return graveOn(view, tile) ? `on ${places.grave(tile)}` : places.where(tile);
  const beside = view.tiles.find(({ name }) => name === outside?.at);
  return outside && beside ? places.edge(beside.tile, outside.side) : 'not placed yet';
}
