/** Saying no, wherever it is said: by a server, on the way to it, or by the engine in the page. */
import type { Problem } from './wire';

/** Somebody said no, and why. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

export function problemOf(status: number, code: string, detail: string): Problem {
  return { type: 'about:blank', title: code, status, code, detail, rules: [] };
}

/** There is no such thing. */
export const notFound = (what: string): Refused =>
  new Refused(problemOf(404, 'not_found', `There is no such ${what}.`));

/** Nobody answered. */
export const unreachable = (): Refused =>
  new Refused(problemOf(0, 'unreachable', 'The server does not answer. Is your connection up?'));

/** Nobody was there to say yes or no: the network is down, or the server between two lives. */
export function isLost(error: unknown): boolean {
  return error instanceof Refused && [0, 502, 503, 504].includes(error.problem.status);
}
