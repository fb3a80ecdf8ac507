/** What this browser chose for its seats. Where a choice is kept from the others, the server does not tell it again. */
type Values = Readonly<Record<string, unknown>>;
type Tables = Readonly<Record<string, Readonly<Record<string, Values>>>>;

const PLACE = 'undercroft.own';

function stored(): Tables {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Tables | null) ?? {};
  } catch {
    return {};
  }
}

class Own {
  #all = $state.raw(stored());

  of(table: string, seat: number): Values {
    return this.#all[table]?.[seat] ?? {};
  }

  /** Adds to what was chosen for a seat. */
  remember(table: string, seat: number, values: Values): void {
    const all = stored(); // another tab may have chosen, too
    const seats = { ...all[table], [seat]: { ...all[table]?.[seat], ...values } };
    this.#all = { ...all, [table]: seats };
    localStorage.setItem(PLACE, JSON.stringify(this.#all));
  }
}

export const own = new Own();
