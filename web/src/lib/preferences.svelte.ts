/** How this person likes it, kept in the browser. */
import type { Kind } from './sound/recipes';

export type Theme = 'system' | 'dark' | 'light';
export type Motion = 'system' | 'full' | 'none';
export type Speed = 'calm' | 'brisk' | 'instant';
export type Preferences = {
  theme: Theme;
  motion: Motion;
  speed: Speed;
  confirm: boolean;
  /** What is the only thing to do is done without asking. */ lone: boolean;
  /** No textures and no canvases, only flat colours: for old machines, and for those who see better without. */
  plain: boolean;
  /** Whether anything is heard at all, and how loud each kind of thing is, from 0 to 1. */
  sound: boolean;
  volumes: Record<Kind, number>;
  name: string;
};

const PLACE = 'undercroft.preferences';
const DEFAULT: Preferences = {
  theme: 'system',
  motion: 'system',
  speed: 'brisk',
  confirm: true,
  lone: false,
  plain: false,
  sound: true,
  volumes: { things: 0.7, dice: 0.8, blows: 0.8, signals: 0.8, room: 0.5 },
  name: '',
};
const TEMPI: Record<Speed, number> = { calm: 2.2, brisk: 1, instant: 0 };

function stored(): Partial<Preferences> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Partial<Preferences>;
  } catch {
    return {};
  }
}

const kept = stored();
export const preferences: Preferences = $state({
  ...DEFAULT,
  ...kept,
  volumes: { ...DEFAULT.volumes, ...kept.volumes },
});

/** Writes them down and dresses the page accordingly; call inside an effect. */
export function applyPreferences(): void {
  localStorage.setItem(PLACE, JSON.stringify(preferences));
  document.documentElement.dataset['theme'] = preferences.theme;
  document.documentElement.dataset['motion'] = preferences.motion;
  document.documentElement.toggleAttribute('data-plain', preferences.plain);
}

/** Whether things may move at all. */
export function moves(motion: Motion): boolean {
  if (motion !== 'system') return motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** How slowly a match is shown, against a brisk pace; 0 where nothing is to be waited for. */
export function tempo({ motion, speed }: Preferences): number {
  return moves(motion) ? TEMPI[speed] : 0;
}
