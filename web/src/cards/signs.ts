/** The outlines of the glance row and of stat chips. */
import ankh from 'icon:ankh';
import chains from 'icon:crossed-chains';
import cards from 'icon:card-draw';
import dice from 'icon:dice-six-faces-six';
import explosion from 'icon:spiky-explosion';
import feather from 'icon:feather';
import hearts from 'icon:hearts';
import highShot from 'icon:high-shot';
import hourglass from 'icon:hourglass';
import lightning from 'icon:power-lightning';
import shield from 'icon:bordered-shield';
import swords from 'icon:crossed-swords';
import wingfoot from 'icon:wingfoot';
import type { Sign } from './face';

/** Words and factors speak for themselves. */
export const SIGNS: Readonly<Record<Exclude<Sign, 'word' | 'times'>, string>> = {
  damage: explosion,
  heal: ankh,
  life: hearts,
  armor: shield,
  stop: shield,
  reach: highShot,
  dodge: feather,
  action: hourglass,
  draw: cards,
  hold: chains,
  exit: dice,
  dice,
  energy: lightning,
  speed: wingfoot,
  attack: swords,
};

export const signPath = (sign: Sign): string | undefined =>
  sign === 'word' || sign === 'times' ? undefined : SIGNS[sign];
