/** How this person likes it, kept in the browser. */
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

export const preferences: Preferences = $state({ ...DEFAULT, ...stored() });

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
