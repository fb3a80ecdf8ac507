/** Materials for stylesheets: `background: var(--tx-oak, none), var(--oak)` is flat until the oak is baked. */
import { mode } from './mode.svelte';
import { texture } from './pictures';
import type { MaterialName } from './tiles';

/** Gives the page these textures as `--tx-<name>`, and takes them away in plain mode. Call it inside an effect. */
export function dressPage(names: readonly MaterialName[] = ['oak', 'vellum', 'brass', 'limestone']): void {
  const { style } = document.documentElement;
  const plain = mode.plain;
  for (const name of names) {
    if (plain) style.removeProperty(`--tx-${name}`);
    else void texture(name).then((url) => !mode.plain && style.setProperty(`--tx-${name}`, `url("${url}")`));
  }
}
