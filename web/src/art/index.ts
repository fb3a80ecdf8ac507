/** Everything a room needs to be drawn: see README.md beside this file. */
export { default as AirCanvas } from './AirCanvas.svelte';
export { default as Coin } from './Coin.svelte';
export { default as Die } from './Die.svelte';
export { default as Material } from './Material.svelte';
export { default as SceneCanvas } from './SceneCanvas.svelte';
export { default as Standee } from './Standee.svelte';

export { Air, flicker, type AirLook } from './air';
export type { Picture } from './bake';
export { arch, blot, candle, wash, type Arch, type Blot, type Stop } from './brush';
export { BLOOD, paintDie, type DieLook } from './die';
export { clouds, type Field } from './fields';
export type { CoinLook, ReliefLook, StandeeLook } from './figures';
export { falloff, LightMap, paintPool, type Pool, type Torch } from './light';
export { ENAMELS, LOOKS, type Look } from './looks';
export { mode } from './mode.svelte';
export { blend, clamp, css, mix, rgb, smooth, step, type Colour } from './numbers';
export {
  coin,
  letters,
  material,
  materials,
  mist,
  relief,
  standee,
  texture,
  type Lettering,
  type Tile,
} from './pictures';
export { Scene, type Draw, type Frame } from './scene';
export { between, hash, pick, stream, type Random, type Seed } from './seed';
export { pen, sheet, type Pen, type Sheet } from './sheet';
export { sees, sight, type Point, type Wall } from './sight';
export { dressPage } from './textures.svelte';
export { MATERIALS, type MaterialName } from './tiles';
