/**
 * Plays recipes through one limiter and one vault. Silent until the first touch of the page, as browsers and good
 * manners want it, and never needed to play: everything that is heard is seen as well.
 */
import { preferences } from '../preferences.svelte';
import { type Bed, BEDS, type Kind, kindOf, recipe, type Sound, type Voice } from './recipes';

export { KINDS, type Kind, type Sound } from './recipes';

/** How much of everything goes through the vault. */
const ECHO = 0.22;
const TAIL = 1.2;

type Desk = {
  readonly context: AudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
  bed: { readonly room: string; readonly gain: GainNode; stop(): void } | undefined;
};

let desk: Desk | undefined;
let room: string | undefined;

function hiss(context: AudioContext, seconds: number, fade = false): AudioBuffer {
  const length = Math.round(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < length; n += 1) data[n] = (Math.random() * 2 - 1) * (fade ? (1 - n / length) ** 2.6 : 1);
  return buffer;
}

function open(): Desk | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  const context = new AudioContext();
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -12;
  limiter.ratio.value = 12;
  limiter.connect(context.destination);
  const out = context.createGain();
  const vault = context.createConvolver();
  vault.buffer = hiss(context, TAIL, true);
  const wet = context.createGain();
  wet.gain.value = ECHO;
  out.connect(limiter);
  out.connect(vault).connect(wet).connect(limiter);
  return { context, out, noise: hiss(context, 2), bed: undefined };
}

const volume = (kind: Kind): number => (preferences.sound ? (preferences.volumes[kind] ?? 0) : 0);

function sing({ context, out, noise }: Desk, voice: Voice, loud: number): void {
  const start = context.currentTime + voice.at;
  const gain = context.createGain();
  gain.connect(out);
  if (voice.kind === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = voice.filter;
    filter.frequency.setValueAtTime(voice.freq, start);
    if (voice.to !== undefined) filter.frequency.exponentialRampToValueAtTime(voice.to, start + voice.length);
    if (voice.q !== undefined) filter.Q.value = voice.q;
    gain.gain.setValueAtTime(voice.gain * loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + voice.length);
    source.connect(filter).connect(gain);
    source.start(start, Math.random());
    source.stop(start + voice.length + 0.02);
    return;
  }
  const tone = context.createOscillator();
  tone.type = voice.wave ?? 'sine';
  tone.frequency.setValueAtTime(voice.freq, start);
  if (voice.to !== undefined) tone.frequency.exponentialRampToValueAtTime(voice.to, start + voice.decay);
  const peak = start + (voice.attack ?? 0.002);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, voice.gain * loud), peak);
  gain.gain.exponentialRampToValueAtTime(0.0001, peak + voice.decay);
  if (voice.ring === undefined) tone.connect(gain);
  else {
    const ring = context.createGain();
    ring.gain.value = 0;
    const other = context.createOscillator();
    other.frequency.value = voice.ring;
    other.connect(ring.gain);
    other.start(start);
    other.stop(peak + voice.decay);
    tone.connect(ring).connect(gain);
  }
  tone.start(start);
  tone.stop(peak + voice.decay + 0.02);
}

/** Plays it, unless nobody has touched the page yet or does not want to hear it. */
export function play(sound: Sound): void {
  const loud = volume(kindOf(sound));
  if (!desk || loud <= 0 || document.hidden) return;
  for (const voice of recipe(sound)) sing(desk, voice, loud);
}

function lay(to: Desk, name: string, { filter, freq, gain, sway }: Bed): void {
  const { context, out, noise } = to;
  const source = context.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const pass = context.createBiquadFilter();
  pass.type = filter;
  pass.frequency.value = freq;
  const level = context.createGain();
  level.gain.value = volume('room');
  const swell = context.createGain();
  swell.gain.value = gain;
  // It comes and goes like wind, or flickers like a flame.
  const slow = context.createOscillator();
  slow.frequency.value = sway;
  const depth = context.createGain();
  depth.gain.value = gain * 0.5;
  slow.connect(depth).connect(swell.gain);
  source.connect(pass).connect(swell).connect(level).connect(out);
  source.start();
  slow.start();
  to.bed = {
    room: name,
    gain: level,
    stop: () => {
      source.stop();
      slow.stop();
    },
  };
}

/** Which room one is in; none outside a table. */
export function enter(name: string | undefined): void {
  room = name;
  if (!desk || desk.bed?.room === name) return;
  desk.bed?.stop();
  desk.bed = undefined;
  const bed = name === undefined ? undefined : BEDS[name];
  if (name !== undefined && bed) lay(desk, name, bed);
}

/** Waits for the first touch, then follows what this person wants to hear. Call inside an effect. */
export function listen(): () => void {
  const wake = (): void => {
    desk ??= open();
    if (desk?.context.state === 'suspended') void desk.context.resume();
    enter(room);
  };
  const hush = (): void => {
    if (desk) void (document.hidden ? desk.context.suspend() : desk.context.resume());
  };
  addEventListener('pointerdown', wake, { once: true });
  addEventListener('keydown', wake, { once: true });
  document.addEventListener('visibilitychange', hush);
  return () => {
    removeEventListener('pointerdown', wake);
    removeEventListener('keydown', wake);
    document.removeEventListener('visibilitychange', hush);
  };
}

/** Takes changed volumes over at once. Call inside an effect. */
export function follow(): void {
  const loud = volume('room');
  if (desk?.bed) desk.bed.gain.gain.value = loud;
}
