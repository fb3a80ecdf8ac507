/** The Action and Spell Cards of Crypt Crusade, one line each. */
import bodySwapping from 'icon:body-swapping';
import bootKick from 'icon:boot-kick';
import flashlight from 'icon:flashlight';
import floatingGhost from 'icon:floating-ghost';
import graveyard from 'icon:graveyard';
import hastyGrave from 'icon:hasty-grave';
import haunting from 'icon:haunting';
import holyWater from 'icon:holy-water';
import lifeTap from 'icon:life-tap';
import magicPortal from 'icon:magic-portal';
import rallyTheTroops from 'icon:rally-the-troops';
import skeletalHand from 'icon:skeletal-hand';
import spectre from 'icon:spectre';
import sprint from 'icon:sprint';
import waterSplash from 'icon:water-splash';
import waxSeal from 'icon:wax-seal';
import windyStripes from 'icon:windy-stripes';
import type { Line } from './line';

// prettier-ignore
export const CARDS: Readonly<Record<string, Line>> = {
  sacred_seal: { outline: waxSeal, team: 'Groundskeepers', tier: 1, scene: 'niche', pose: 'sigil', motion: ['ring'] },
  kick: { outline: bootKick, team: 'Groundskeepers', tier: 1, scene: 'yard', pose: 'sigil', motion: ['wind', 'shards'] },
  sprint: { outline: sprint, team: 'Groundskeepers', tier: 1, scene: 'yard', pose: 'shadow', motion: ['wind'] },
  holy_water: { outline: holyWater, team: 'Groundskeepers', tier: 2, scene: 'shelf', pose: 'sigil', motion: ['rise'] },
  leaf_blower: { outline: windyStripes, team: 'Groundskeepers', tier: 2, scene: 'wilds', pose: 'sigil', motion: ['wind', 'shards'] },
  flashlight: { outline: flashlight, team: 'Groundskeepers', tier: 3, scene: 'wall', pose: 'sigil', motion: ['burst'] },
  holy_water_balloon: { outline: waterSplash, team: 'Groundskeepers', tier: 3, scene: 'yard', pose: 'sigil', motion: ['bubbles', 'burst'] },
  rally: { outline: rallyTheTroops, team: 'Groundskeepers', tier: 3, scene: 'ramparts', pose: 'host', motion: ['halo'] },
  glide: { outline: spectre, team: 'Necromancers', tier: 1, scene: 'wilds', pose: 'stand', motion: ['wind'] },
  desecrate: { outline: hastyGrave, team: 'Necromancers', tier: 1, scene: 'yard', pose: 'sigil', motion: ['shards', 'smoke'] },
  whispers: { outline: haunting, team: 'Necromancers', tier: 1, scene: 'yard', pose: 'stand', motion: ['smoke'] },
  ghastly_touch: { outline: skeletalHand, team: 'Necromancers', tier: 2, scene: 'ossuary', pose: 'face', motion: ['chains'] },
  mass_desecrate: { outline: graveyard, team: 'Necromancers', tier: 2, scene: 'yard', pose: 'stand', motion: ['shards', 'smoke'] },
  life_leech: { outline: lifeTap, team: 'Necromancers', tier: 2, scene: 'rift', pose: 'sigil', motion: ['rise'] },
  flip: { outline: bodySwapping, team: 'Necromancers', tier: 3, scene: 'void', pose: 'twin', motion: ['ring', 'echo'] },
  portal: { outline: magicPortal, team: 'Necromancers', tier: 3, scene: 'rift', pose: 'sigil', motion: ['column'] },
  boo: { outline: floatingGhost, team: 'Necromancers', tier: 3, scene: 'hall', pose: 'loom', motion: ['smoke', 'halo'] },
};
