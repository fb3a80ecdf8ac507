/** Keeps asking while nobody answers: a request lost on the way is sent again, the very same one. */
import { backoff } from './backoff';
import { isLost } from './refused';

export type Patience = {
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly signal?: AbortSignal;
  readonly onlost?: () => void;
};

const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

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
      if (signal?.aborted) throw error; // nobody waits for it any more
    }
  }
}

/** A person waits at the table: never let more than a few seconds pass. */
const LONGEST = 3;
