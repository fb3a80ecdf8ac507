import { describe, expect, it, vi } from 'vitest';
import { Refused } from './api';
import { steadfast } from './steadfast';

const problem = (status: number) =>
  new Refused({ type: 'about:blank', title: '', status, code: '', detail: '', rules: [] });
const wait = (): Promise<void> => Promise.resolve();

/** Fails with each of these, then answers. */
function failing(...statuses: number[]) {
  return vi.fn(async () => {
    const status = statuses.shift();
    if (status !== undefined) throw problem(status);
    return 'done';
  });
}

describe('a steadfast request', () => {
  it('is repeated until somebody answers, and says once that it was lost', async () => {
    const request = failing(0, 503, 0);
    const onlost = vi.fn();
    expect(await steadfast(request, { wait, onlost })).toBe('done');
    expect(request).toHaveBeenCalledTimes(4);
    expect(onlost).toHaveBeenCalledTimes(1);
  });

  it('takes a no for an answer', async () => {
    const request = failing(409);
    await expect(steadfast(request, { wait })).rejects.toBeInstanceOf(Refused);
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('ends with the page it was for', async () => {
    const leaving = new AbortController();
    const request = failing(0, 0, 0, 0);
    const wanted = steadfast(request, { wait: async () => leaving.abort(), signal: leaving.signal });
    await expect(wanted).rejects.toBeInstanceOf(Refused);
    expect(request).toHaveBeenCalledTimes(1);
  });
});
