import { describe, expect, it } from 'vitest';
import { facings, nextFacing, placements, withGhost } from './laying';
import type { HexView, View } from './view';

const six = (bits: string): HexView['doors'] => [...bits].map((bit) => bit === '1') as HexView['doors'];

describe('a new hex', () => {
  const all = placements([
    { action: { Place: [0, 0] } },
    { action: { Place: [0, 3] } },
    { action: { Place: [0, 1] } },
    { action: { Place: [2, 2] } },
    { action: 'Pass' },
  ]);

  it('may lie as the choices say', () => {
    expect(all).toHaveLength(4);
    expect(facings(all, 2, six('100000'), undefined)).toEqual([2]);
  });

  it('shows facings with the same doors once, the picked one of them if there is one', () => {
    expect(facings(all, 0, six('100100'), undefined)).toEqual([0, 1]);
    expect(facings(all, 0, six('100100'), 3)).toEqual([1, 3]);
  });

  it('is turned around and around', () => {
    expect(nextFacing([0, 1, 4], 4, 1)).toBe(0);
    expect(nextFacing([0, 1, 4], 0, -1)).toBe(4);
    expect(nextFacing([2, 3], undefined, 1)).toBe(2);
    expect(nextFacing([], 0, 1)).toBeUndefined();
  });

  it('is painted among the others, with the ways that would open', () => {
    const start = {
      room: 0,
      id: 'H001',
      name: 'Cavern of Peace',
      at: [0, 0],
      doors: six('100100'),
      passages: six('000000'),
    };
    const view = { crypt: [start] } as unknown as View;
    const hex = { id: 'H002', name: 'Chamber of Arches', doors: six('110000'), exit: false };
    // Laid to the north and turned three steps: its doors lie south and south-west.
    const [old, ghost] = withGhost(view, hex, [0, -1], 3);
    expect(old?.doors).toEqual(['open', undefined, undefined, 'dark', undefined, undefined]);
    expect(ghost?.doors).toEqual([undefined, undefined, undefined, 'open', 'dark', undefined]);
    expect(view.crypt[0]?.passages).toEqual(six('000000'));
  });
});
