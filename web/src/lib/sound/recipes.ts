/** What the table sounds like, as numbers: noise, sines and a few partials. No file is played. */

export const SOUNDS = [
  'tick',
  'grass',
  'gravel',
  'stone',
  'water',
  'set',
  'draw',
  'card',
  'coin',
  'seal',
  'bell',
  'knell',
  'dice',
  'hit',
  'clang',
  'miss',
  'spell',
  'gate',
  'slide',
  'page',
  'turn',
  'won',
  'lost',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** What has a volume of its own. */
export const KINDS = ['things', 'dice', 'blows', 'signals', 'room'] as const;
export type Kind = (typeof KINDS)[number];

/** Seconds and hertz; `gain` from 0 to 1. */
export type Voice =
  | {
      readonly kind: 'tone';
      readonly at: number;
      readonly freq: number;
      /** Where it glides to. */
      readonly to?: number;
      readonly wave?: OscillatorType;
      readonly attack?: number;
      readonly decay: number;
      readonly gain: number;
      /** Rung against another tone. */
      readonly ring?: number;
    }
  | {
      readonly kind: 'noise';
      readonly at: number;
      readonly length: number;
      readonly filter: BiquadFilterType;
      readonly freq: number;
      readonly to?: number;
      readonly q?: number;
      readonly gain: number;
    };

type Chance = () => number;
const db = (value: number): number => 10 ** (value / 20);
const around = (value: number, share: number, chance: Chance): number => value * (1 + (chance() * 2 - 1) * share);

function partials(
  base: number,
  ratios: readonly number[],
  decay: number,
  gain: number,
  at = 0,
  attack = 0.004,
): Voice[] {
  return ratios.map((ratio, n) => ({
    kind: 'tone',
    at,
    freq: base * ratio,
    attack,
    decay: decay / (1 + n * 0.35),
    gain: gain / (1 + n * 0.8),
  }));
}

const noise = (
  at: number,
  length: number,
  filter: BiquadFilterType,
  freq: number,
  gain: number,
  to?: number,
  q?: number,
): Voice => ({
  kind: 'noise',
  at,
  length,
  filter,
  freq,
  gain,
  ...(to === undefined ? {} : { to }),
  ...(q === undefined ? {} : { q }),
});
const thud = (at: number, gain: number): Voice => ({ kind: 'tone', at, freq: 110, to: 60, decay: 0.14, gain });

/** Knocks of bone on stone, closer and closer, the last one lower. */
function knocks(chance: Chance): Voice[] {
  const count = 6 + Math.floor(chance() * 4);
  const voices: Voice[] = [];
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    const last = n === count - 1;
    const freq = last ? 520 : around(900, 0.2, chance);
    for (const ratio of [1, 1.31])
      voices.push({ kind: 'tone', at, freq: freq * ratio, decay: 0.018, gain: last ? 0.4 : 0.3 });
    at += 0.19 * 0.82 ** n + 0.03;
  }
  return voices;
}

const BELL = [0.5, 1, 1.2, 1.5, 2];
const note = (freq: number, at: number): Voice[] => partials(freq, [1, 2, 3.01], 1, 0.22, at);

const RECIPES: Readonly<Record<Sound, (chance: Chance) => Voice[]>> = {
  tick: () => [noise(0, 0.008, 'bandpass', 2200, db(-26))],
  grass: () => [noise(0, 0.08, 'lowpass', 500, 0.3)],
  gravel: (chance) => [0, 0.03, 0.055].map((at) => noise(at, 0.02, 'bandpass', around(3000, 0.3, chance), 0.22)),
  stone: (chance) => [noise(0, 0.06, 'bandpass', around(900, 0.08, chance), 0.4, undefined, 3), thud(0, 0.12)],
  water: () => [noise(0, 0.09, 'bandpass', 1200, 0.34, 300)],
  set: (chance) => [
    ...[180, 310].map((freq): Voice => ({
      kind: 'tone',
      at: 0,
      freq: around(freq, 0.03, chance),
      decay: 0.06,
      gain: 0.4,
    })),
    noise(0, 0.008, 'bandpass', 2200, 0.2),
  ],
  draw: () => [noise(0, 0.03, 'highpass', 3000, 0.22)],
  card: () => [noise(0, 0.03, 'highpass', 3000, 0.22), noise(0.02, 0.05, 'lowpass', 700, 0.5)],
  coin: (chance) => partials(around(2100, 0.03, chance), [1, 2.76, 5.4], 0.35, 0.16),
  seal: () => [noise(0, 0.2, 'bandpass', 2600, 0.2, 500), { kind: 'tone', at: 0.2, freq: 90, decay: 0.12, gain: 0.6 }],
  bell: () => partials(392, BELL, 1.6, 0.2),
  knell: () => partials(392 * 0.75, BELL, 1.2, 0.2, 0, 0.5).map((voice) => ({ ...voice, ring: 31 }) as Voice),
  dice: knocks,
  hit: () => [thud(0, 0.8), noise(0, 0.05, 'lowpass', 900, 0.4)],
  clang: () => partials(620, [1, 1.6, 2.4, 3.9], 0.5, 0.2),
  miss: () => [noise(0, 0.12, 'bandpass', 400, 0.3, 1800)],
  spell: () => [...partials(660, [1, 1.5, 2.02], 0.7, 0.12, 0, 0.12), noise(0, 0.35, 'bandpass', 700, 0.12, 3200, 4)],
  gate: () => [
    { kind: 'tone', at: 0, freq: 70, wave: 'sawtooth', attack: 0.1, decay: 0.9, gain: 0.16 },
    noise(0, 0.9, 'lowpass', 400, 0.24),
    thud(0.9, 0.7),
  ],
  slide: () => [0, 0.22, 0.44].map((at) => noise(at, 0.26, 'lowpass', 260, 0.5)),
  page: () => [noise(0, 0.16, 'highpass', 1800, 0.14, 4200)],
  turn: () => [...partials(784, [1], 0.9, 0.22), ...partials(1046, [1], 0.9, 0.2, 0.14)],
  won: () => [293.7, 349.2, 440, 587.3].flatMap((freq, n) => note(freq, n * 0.24)),
  lost: () => [293.7, 220].flatMap((freq, n) => note(freq, n * 0.42)),
};

export function recipe(sound: Sound, chance: Chance = Math.random): Voice[] {
  return RECIPES[sound](chance);
}

const OF: Partial<Record<Sound, Kind>> = {
  dice: 'dice',
  hit: 'blows',
  clang: 'blows',
  miss: 'blows',
  spell: 'blows',
  turn: 'signals',
  won: 'signals',
  lost: 'signals',
};

export function kindOf(sound: Sound): Kind {
  return OF[sound] ?? 'things';
}

/** What is always heard in a room, softly: its own wind, drips or fire. */
export type Bed = {
  readonly filter: BiquadFilterType;
  readonly freq: number;
  readonly gain: number;
  readonly sway: number;
};
export const BEDS: Readonly<Record<string, Bed>> = {
  crusade: { filter: 'bandpass', freq: 320, gain: db(-30), sway: 0.08 },
  tomb: { filter: 'lowpass', freq: 400, gain: db(-32), sway: 0.9 },
  lich: { filter: 'bandpass', freq: 180, gain: db(-30), sway: 0.05 },
  pharaoh: { filter: 'lowpass', freq: 260, gain: db(-32), sway: 0.2 },
};
