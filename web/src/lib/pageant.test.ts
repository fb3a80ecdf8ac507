import { describe, expect, it } from 'vitest';
import { Pageant } from './pageant';

function stage(length: number) {
  const shown: number[] = [];
  const timers: (() => void)[] = [];
  const pageant = new Pageant<number>(
    (scene) => shown.push(scene),
    () => length,
    (done) => timers.push(done),
  );
  return { shown, pageant, tick: () => timers.shift()?.() };
}

describe('a pageant', () => {
  it('shows the first at once and the others in their time', () => {
    const { shown, pageant, tick } = stage(300);
    [1, 2, 3].forEach((scene) => pageant.push([scene]));
    expect(shown).toEqual([1]);
    tick();
    expect(shown).toEqual([1, 2]);
    tick();
    tick();
    expect(shown).toEqual([1, 2, 3]);
    pageant.push([4]);
    expect(shown).toEqual([1, 2, 3, 4]);
  });

  it('shows everything at once when scenes take no time', () => {
    const { shown, pageant } = stage(0);
    [1, 2, 3].forEach((scene) => pageant.push([scene]));
    expect(shown).toEqual([1, 2, 3]);
  });

  it('catches up with the newest when too much waits', () => {
    const { shown, pageant, tick } = stage(300);
    for (let scene = 0; scene < 12; scene += 1) pageant.push([scene]);
    for (let tock = 0; tock < 12; tock += 1) tick();
    expect(shown[0]).toBe(0);
    expect(shown.at(-1)).toBe(11);
    expect(shown.length).toBeLessThan(12);
  });

  it('cuts to what matters', () => {
    const { shown, pageant, tick } = stage(300);
    [1, 2, 3].forEach((scene) => pageant.push([scene]));
    pageant.cut(9);
    tick();
    expect(shown).toEqual([1, 9]);
  });

  it('plays the frames of a scene in order, and drops scenes but never a last frame', () => {
    const { shown, pageant, tick } = stage(300);
    pageant.push([1, 2, 3]);
    for (let scene = 10; scene < 20; scene += 1) pageant.push([scene, scene + 0.5]);
    for (let tock = 0; tock < 20; tock += 1) tick();
    expect(shown.slice(0, 1)).toEqual([1]);
    expect(shown.at(-1)).toBe(19.5);
    expect(shown.length).toBeLessThan(12);
  });

  it('hurries to the end for whoever has seen enough, and goes on from there', () => {
    const { shown, pageant, tick } = stage(300);
    pageant.push([1, 2, 3]);
    pageant.push([4, 5]);
    pageant.hurry();
    expect(shown).toEqual([1, 5]);
    tick();
    pageant.push([6]);
    expect(shown).toEqual([1, 5, 6]);
  });
});
