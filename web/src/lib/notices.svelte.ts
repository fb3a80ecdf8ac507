/** What the page says in passing: refusals, answers to "why not?", news for those who listen. */
import { Refused } from './api';

export type Notice = {
  readonly id: number;
  readonly text: string;
  readonly rules: readonly string[];
  readonly game: string | undefined;
};

const LASTS = 9_000;

class Notices {
  list = $state.raw<readonly Notice[]>([]);
  /** Read aloud by screen readers and shown to nobody. */
  news = $state('');
  #count = 0;

  say(text: string, rules: readonly string[] = [], game?: string): void {
    const notice = { id: (this.#count += 1), text, rules, game };
    this.list = [...this.list.filter((it) => it.text !== text), notice].slice(-3);
    setTimeout(() => this.dismiss(notice.id), LASTS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  /** For `catch`: what the server refused is told, anything else is ours and goes on. */
  readonly refuse = (error: unknown, game?: string): void => {
    if (!(error instanceof Refused)) throw error;
    this.say(error.problem.detail, error.problem.rules, game);
  };
}

export const notices = new Notices();
