/** Keeps asking while nobody answers: a request lost on the way is sent again, the very same one. */
import { Refused } from './api';
import { backoff } from './backoff';

export type Patience = {
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly signal?: AbortSignal;
  readonly onlost?: () => void;
};

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Nobody was there to say yes or no: the network is down, or the server between two lives. */
export function isLost(error: unknown): boolean {
  return error instanceof Refused && [0, 502, 503, 504].includes(error.problem.status);
}

/**
 * The answer, as soon as there is one. What it asks must be safe to be asked twice: a look, or a deed
 * with a key of its own.
 */
export async function steadfast<T>(
  request: () => Promise<T>,
  { wait = sleep, signal, onlost }: Patience = {},
): Promise<T> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await request();
    } catch (error) {
      if (!isLost(error) || signal?.aborted) throw error;
      if (failures === 0) onlost?.();
      await wait(backoff(Math.min(failures, LONGEST)));
    }
  }
}

/** A person waits at the table: never let more than a few seconds pass. */
const LONGEST = 3;
