/** How the table is to be shown, in one place: plainly or not, still or not, by day or by candle light. */
import { MediaQuery } from 'svelte/reactivity';
import { preferences } from '../lib/preferences.svelte';

const forced = new MediaQuery('(forced-colors: active)');
const calm = new MediaQuery('(prefers-reduced-motion: reduce)');
const light = new MediaQuery('(prefers-color-scheme: light)');

export const mode = {
  /** No textures and no canvases: flat colours and shapes alone. */
  get plain(): boolean {
    return preferences.plain || forced.current;
  },
  /** Nothing moves by itself. */
  get still(): boolean {
    return preferences.motion === 'system' ? calm.current : preferences.motion === 'none';
  },
  /** The same table under a window: high ambient, weak lights, no bloom. */
  get day(): boolean {
    return preferences.theme === 'system' ? light.current : preferences.theme === 'light';
  },
};
