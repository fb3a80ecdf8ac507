/** What this browser chose for its seats. Where a choice is kept from the others, the server does not tell it again. */
type Values = Readonly<Record<string, unknown>>;
type Seats = Record<string, Values>;

const PLACE = 'undercroft.own';

function stored(): Record<string, Seats> {
  try {
    return (JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Seats> | null) ?? {};
  } catch {
    return {};
  }
}

export function chosenFor(table: string, seat: number): Values {
  return stored()[table]?.[seat] ?? {};
}

/** Adds to what was chosen for a seat. */
export function rememberChoice(table: string, seat: number, values: Values): void {
  const all = stored();
  const seats = { ...all[table], [seat]: { ...all[table]?.[seat], ...values } };
  localStorage.setItem(PLACE, JSON.stringify({ ...all, [table]: seats }));
}
