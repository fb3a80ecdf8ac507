/** The same people, the same rules, a new table. Bots come along by themselves; friends are sent the link. */
import * as api from './api';
import { keep } from './keys';
import { HOST, isHere, tokenOf } from './page/names';
import type { Lobby, SeatKind } from './wire';

/** The table's id; it has begun if nobody else has to come. */
export async function rematch(lobby: Lobby, mine: readonly number[]): Promise<string> {
  if (isHere(lobby.table)) return here(lobby, mine);
  const made = await api.createTable({
    game: lobby.game,
    seats: lobby.seats.length,
    settings: lobby.chosen,
    pace: lobby.pace,
    seat_kinds: lobby.seats.map(({ who }) => (who.kind === 'bot' ? who : { kind: 'open' })),
    ...(lobby.clock === null ? {} : { clock: lobby.clock }),
  });
  const host = [made.host_token];
  keep(made.table, { host: made.host_token });
  for (const { seat, name } of lobby.seats.filter((it) => mine.includes(it.seat))) {
    const { token } = await api.claim(made.table, seat, { name, nonce: api.randomWord() });
    keep(made.table, { seats: { [seat]: token } });
    await api.changeSeat(made.table, seat, { ready: true }, [token]);
  }
  const alone = lobby.seats.every(({ seat, who }) => mine.includes(seat) || who.kind === 'bot');
  if (alone && mine.length > 0) await api.start(made.table, host);
  return made.table;
}

/** In this page everybody is there already. */
async function here({ game, seats, chosen, pace }: Lobby, mine: readonly number[]): Promise<string> {
  const kinds = seats.map(({ seat, who }): SeatKind => (mine.includes(seat) ? { kind: 'human' } : who));
  const names = seats.map(({ name }) => name);
  const { table } = await api.layHere({ game, kinds, names, settings: chosen, pace });
  keep(table, { host: HOST, seats: Object.fromEntries(mine.map((seat) => [seat, tokenOf(seat)])) });
  return table;
}
