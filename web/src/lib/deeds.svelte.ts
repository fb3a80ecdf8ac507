/** What a player does at a running table: one deed at a time, each with a key so that it happens once. */
import * as api from './api';
import { awaited } from './match';
import type { Live } from './live.svelte';
import { notices } from './notices.svelte';
import { seatTokens, type TableKeys } from './keys';
import { steadfast } from './steadfast';
import type { ChoiceText, Done } from './wire';

/** Where and when a deed is done, and the word that makes it this very one. */
type Occasion = { table: string; tokens: string[]; seq: number; key: string; brief: boolean };
type Place = { table: string; game: string; live: Live; keys: TableKeys };

export class Deeds {
  busy = $state(false);
  /** What a bot thinks of the choices, by their index, for the position it was asked about. */
  worth = $state.raw<{ seq: number; values: ReadonlyMap<number, number> }>({ seq: -1, values: new Map() });
  readonly #place: () => Place;

  constructor(place: () => Place) {
    this.#place = place;
  }

  act(choice: ChoiceText): Promise<void> {
    let first = true;
    return this.#do(({ table, tokens, ...deed }) => {
      const act = { ...deed, seat: choice.seat, choice: choice.index };
      // What was lost on the connection is asked for again by a request.
      const quick = first ? this.#place().live.act(act) : undefined;
      first = false;
      return quick ?? api.act(table, act, tokens);
    });
  }

  takeBack(): Promise<void> {
    return this.#do(({ table, tokens, ...deed }) => api.takeBack(table, deed, tokens));
  }

  concede(seat: number): Promise<void> {
    return this.#do(({ table, tokens, ...deed }) => api.concede(table, { ...deed, seat }, tokens));
  }

  hint(say: (choice: ChoiceText) => string): Promise<void> {
    return this.#once(async () => {
      const { table, live, keys } = this.#place();
      const seat = awaited(live.stage.shown?.turn ?? { awaits: [] }).find((it) => it in keys.seats);
      if (seat === undefined) return;
      const { seq, considered } = await api.hint(table, { seat }, seatTokens(keys));
      this.worth = { seq, values: new Map(considered.map((it) => [it.index, it.value])) };
      const best = live.stage.shown?.choices.find(
        (choice) => choice.seat === seat && choice.index === considered[0]?.index,
      );
      if (considered.length === 1) notices.say('There is only this to do.');
      else if (best) notices.say(`A bot would: ${say(best)}.`);
    });
  }

  whyNot(seat: number, line: string): Promise<void> {
    return this.#once(async () => {
      const { table, game, keys } = this.#place();
      const answer = await api.whyNot(table, { seat, line }, seatTokens(keys));
      notices.say(answer.legal ? `You may: ${line}.` : answer.sentence, answer.rules, game);
    });
  }

  /** A deed that nobody answered is sent again with the same key, so that it happens once. */
  #do(deed: (at: Occasion) => Promise<Done>): Promise<void> {
    return this.#once(async () => {
      const { table, live, keys } = this.#place();
      const at = { table, tokens: seatTokens(keys), seq: live.stage.shown?.seq ?? 0, key: api.randomWord() };
      // While the connection stands it tells the same.
      const done = await steadfast(() => deed({ ...at, brief: live.connection === 'open' }), { signal: live.left });
      if (done.update) live.heard(done.update);
    });
  }

  async #once(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await what();
    } catch (error) {
      const { live, game } = this.#place();
      if (error instanceof api.Refused && error.problem.update) live.heard(error.problem.update);
      notices.refuse(error, game);
    } finally {
      this.busy = false;
    }
  }
}
