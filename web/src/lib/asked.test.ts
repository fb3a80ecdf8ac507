import { describe, expect, it } from 'vitest';
import { Refused } from './api';
import { Asked } from './asked';
import { isLost } from './refused';

const problem = { type: 'about:blank', title: '', status: 409, code: 'stale', detail: '', rules: [] };

describe('an act on its way', () => {
  it('is answered by its own key only', async () => {
    const asked = new Asked();
    const [one, other] = [asked.wait('one'), asked.wait('other')];
    asked.done('somebody else', 1, false);
    asked.refused('other', problem);
    asked.done('one', 7, true);
    expect(await one).toEqual({ entry: 7, repeated: true });
    await expect(other).rejects.toBeInstanceOf(Refused);
  });

  it('is lost with its connection, so that it is asked again', async () => {
    const asked = new Asked();
    const lost = asked.wait('key').catch((error: unknown) => error);
    asked.lost();
    expect(isLost(await lost)).toBe(true);
    asked.done('key', 1, false); // too late, and nobody minds
  });
});
