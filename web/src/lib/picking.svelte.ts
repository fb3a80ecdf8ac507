/** What a person has pointed at so far in one position, and what that leaves. */
import { decided, type Handle, narrow, pick, touched } from './narrow';
import type { ChoiceText } from './wire';

/** A position to choose in: what was picked belongs to it and is gone with it. */
type Position = { readonly seq: number; readonly choices: readonly ChoiceText[] };
type Picks = { readonly seq: number; readonly handles: readonly Handle[]; readonly choice: ChoiceText | undefined };

export class Picking {
  readonly #position: () => Position;
  #picks = $state.raw<Picks>({ seq: -1, handles: [], choice: undefined });
  readonly #current: Picks = $derived.by(() => {
    const { seq, choices } = this.#position();
    return this.#picks.seq === seq && choices.length > 0 ? this.#picks : { seq, handles: [], choice: undefined };
  });
  readonly left = $derived.by(() => narrow(this.#position().choices, this.#current.handles));
  readonly decided = $derived.by(
    () => this.#current.choice ?? decided(this.#position().choices, this.#current.handles),
  );
  readonly lit: ReadonlySet<Handle> = $derived(touched(this.left));
  readonly picked: ReadonlySet<Handle> = $derived(new Set(this.#current.choice?.touches ?? this.#current.handles));
  /** What was pointed at last. */
  readonly last: Handle | undefined = $derived.by(() => this.#current.handles.at(-1));
  readonly narrowed = $derived.by(() => this.#current.handles.length > 0 || this.#current.choice !== undefined);

  constructor(position: () => Position) {
    this.#position = position;
  }

  /** Points at one of several things that lie on top of each other; false if no choice touches any of them. */
  point(handles: readonly Handle[]): boolean {
    const { seq, choices } = this.#position();
    const all = touched(choices);
    const fits =
      handles.find((it) => this.picked.has(it)) ??
      handles.find((it) => this.lit.has(it)) ??
      handles.find((it) => all.has(it));
    if (fits === undefined) return false;
    this.#picks = { seq, handles: pick(choices, this.#current.handles, fits), choice: undefined };
    return true;
  }

  choose(choice: ChoiceText): void {
    this.#picks = { seq: this.#position().seq, handles: [], choice };
  }

  clear(): void {
    this.#picks = { seq: this.#position().seq, handles: [], choice: undefined };
  }
}
