/** The rule that is being looked at, and the chip it was asked from. */
class RuleShown {
  current = $state.raw<{ game: string; id: string; anchor: HTMLElement } | null>(null);

  show(game: string, id: string, anchor: HTMLElement): void {
    this.current = { game, id, anchor };
  }

  hide(): void {
    this.current = null;
  }
}

export const ruleShown = new RuleShown();
