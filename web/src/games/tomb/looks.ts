/** How figures of the tomb are cut and painted. */
import archer from 'icon:archer';
import bowman from 'icon:bowman';
import brute from 'icon:brute';
import crab from 'icon:crab';
import crowned from 'icon:crowned-skull';
import cultist from 'icon:cultist';
import eel from 'icon:eel';
import evilTree from 'icon:evil-tree';
import fairy from 'icon:fairy';
import golem from 'icon:ice-golem';
import haunting from 'icon:haunting';
import hooded from 'icon:hooded-figure';
import imp from 'icon:imp';
import lamp from 'icon:old-lantern';
import orchid from 'icon:carnivorous-plant';
import overlord from 'icon:overlord-helm';
import pikeman from 'icon:pikeman';
import pirate from 'icon:pirate-captain';
import rat from 'icon:rat';
import robe from 'icon:robe';
import serpent from 'icon:sea-serpent';
import skeleton from 'icon:skeleton-inside';
import sniffing from 'icon:sniffing-dog';
import spearfishing from 'icon:spearfishing';
import strong from 'icon:strong-man';
import sunPriest from 'icon:sun-priest';
import swordman from 'icon:swordman';
import swordwoman from 'icon:swordwoman';
import thorns from 'icon:thorny-vine';
import tortoise from 'icon:tortoise';
import witch from 'icon:witch-flight';
import wolf from 'icon:direwolf';
import zombie from 'icon:shambling-zombie';
import { type Look, LOOKS } from '../../art';
import type { Figure } from './map';
import { picture } from './pictures';
import { isGhost } from './scene/torchlight';

const CUT: Readonly<Record<string, string>> = {
  brannoch: swordman,
  sable: hooded,
  ilvane: sunPriest,
  mordec: robe,
  rhea: pirate,
  tamsin: archer,
  okon: spearfishing,
  nettle: witch,
  ysolde: swordwoman,
  jorun: strong,
  pell: lamp,
  wren: pikeman,
  bracken: sniffing,
  tomb_rats: rat,
  bone_sentry: skeleton,
  grave_archer: bowman,
  crypt_ghoul: zombie,
  censer_acolyte: cultist,
  wailing_shade: haunting,
  rot_hulk: brute,
  aurelian: crowned,
  reef_crawler: crab,
  drowned_sailor: zombie,
  dart_imp: imp,
  spitting_eel: eel,
  river_fang: serpent,
  mudback: tortoise,
  thorn_creeper: thorns,
  blood_orchid: orchid,
  bloodthorn_mother: evilTree,
  rime_wolf: wolf,
  frozen_thrall: zombie,
  icicle_sprite: fairy,
  pale_chanter: haunting,
  snowdrift_lurker: golem,
  winter_regent: overlord,
};

/** A whole figure where there is one; else the picture of its card. */
export const outlineOf = (key: string): string => CUT[key] ?? picture(key);

const RIM = '#ffdf9c';
const BASE = '#6d5230';
/** Heroes are warm above and have their seat's colour at the feet. */
const HEROES: Readonly<Record<number, Look>> = {
  0: { paint: ['#fff3d2', '#d8bd84', '#17685f'], plate: '#0c4640', rim: RIM, base: BASE },
  2: { paint: ['#fff3d2', '#d6a25c', '#7a3d0a'], plate: '#6a3606', rim: RIM, base: BASE },
  4: { paint: ['#fffbe6', '#ecc9a8', '#93405e'], plate: '#6a1c38', rim: RIM, base: BASE },
  5: { paint: ['#fff3d2', '#c9b06a', '#54640f'], plate: '#3c4c08', rim: RIM, base: BASE },
};

export function lookOf({ foe, key, side }: Pick<Figure, 'foe' | 'key' | 'side'>): Look {
  if (foe) return isGhost(key) ? LOOKS.ghost : LOOKS.monster;
  return HEROES[side] ?? LOOKS.plain;
}

/** Enamel of coins: sickly for monsters, cold for ghosts, dried blood for the Stage Turn. */
export const COINS = {
  foe: ['#565c2c', '#12140a'],
  ghost: ['#2c7a92', '#04202a'],
  stage: ['#6a2018', '#1c0604'],
} as const satisfies Record<string, readonly [string, string]>;

export const enamelOf = (key: string): readonly [string, string] => (isGhost(key) ? COINS.ghost : COINS.foe);

/** How high a figure stands in units of the board: bosses half as large again, several on a space closer. */
export const sizeOf = ({ boss, key }: Pick<Figure, 'boss' | 'key'>, crowd: number): number =>
  122 * (boss ? 1.5 : key === 'rot_hulk' ? 1.14 : 1) * (crowd > 1 ? 0.86 : 1);
