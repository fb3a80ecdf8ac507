import { describe, expect, test } from 'vitest';
import { BEDS, kindOf, KINDS, recipe, SOUNDS, type Voice } from './recipes';

const end = (voice: Voice): number =>
  voice.at + (voice.kind === 'noise' ? voice.length : (voice.attack ?? 0) + voice.decay);

describe.each(SOUNDS)('%s', (sound) => {
  const voices = recipe(sound, () => 0.5);

  test('is made of something, is short, and never shouts', () => {
    expect(voices.length).toBeGreaterThan(0);
    for (const voice of voices) {
      expect(voice.gain).toBeGreaterThan(0);
      expect(voice.gain).toBeLessThanOrEqual(0.8);
      expect(end(voice)).toBeLessThan(2.5);
    }
    expect(KINDS).toContain(kindOf(sound));
  });
});

test('a die knocks six to nine times, closer and closer, and comes to rest lower', () => {
  for (const chance of [0, 0.5, 0.999]) {
    const tones = recipe('dice', () => chance).filter((voice) => voice.kind === 'tone');
    const times = [...new Set(tones.map(({ at }) => at))];
    expect(times.length).toBeGreaterThanOrEqual(6);
    expect(times.length).toBeLessThanOrEqual(9);
    const gaps = times.slice(1).map((at, n) => at - (times[n] ?? 0));
    expect([...gaps].sort((a, b) => b - a)).toEqual(gaps);
    const [rest, ...others] = tones.toReversed().filter((_, n) => n % 2 === 1);
    expect(others.every(({ freq }) => freq > (rest?.freq ?? 0))).toBe(true);
  }
});

test('every room has a bed, far below everything else', () => {
  for (const bed of Object.values(BEDS)) expect(bed.gain).toBeLessThan(0.05);
});
