/** The hexes, characters and monsters of the Pharaoh's Curse, one line each. */
import archer from 'icon:archer';
import bandit from 'icon:bandit';
import bleedingWound from 'icon:bleeding-wound';
import cage from 'icon:cage';
import cobra from 'icon:cobra';
import coffin from 'icon:coffin';
import crystalBall from 'icon:crystal-ball';
import daemonSkull from 'icon:daemon-skull';
import deathSkull from 'icon:death-skull';
import dove from 'icon:dove';
import earthCrack from 'icon:earth-crack';
import exitDoor from 'icon:exit-door';
import fallingRocks from 'icon:falling-rocks';
import feline from 'icon:feline';
import ghost from 'icon:ghost';
import goldStack from 'icon:gold-stack';
import guards from 'icon:guards';
import healthPotion from 'icon:health-potion';
import holySymbol from 'icon:holy-symbol';
import hoodedAssassin from 'icon:hooded-assassin';
import iceCube from 'icon:ice-cube';
import magicHat from 'icon:magic-hat';
import magicPortal from 'icon:magic-portal';
import maze from 'icon:maze';
import meal from 'icon:meal';
import minotaur from 'icon:minotaur';
import mirrorMirror from 'icon:mirror-mirror';
import monkeyWrench from 'icon:monkey-wrench';
import mummyHead from 'icon:mummy-head';
import pharoah from 'icon:pharoah';
import poisonCloud from 'icon:poison-cloud';
import reaperScythe from 'icon:reaper-scythe';
import rockGolem from 'icon:rock-golem';
import screaming from 'icon:screaming';
import shakingHands from 'icon:shaking-hands';
import silence from 'icon:silence';
import skeletonKey from 'icon:skeleton-key';
import spiderWeb from 'icon:spider-web';
import stoneBust from 'icon:stone-bust';
import sunbeams from 'icon:sunbeams';
import swordClash from 'icon:sword-clash';
import trapMask from 'icon:trap-mask';
import warlordHelmet from 'icon:warlord-helmet';
import wizardFace from 'icon:wizard-face';
import type { Words } from '../picture/compose';

// prettier-ignore
export const HEXES: Readonly<Record<string, Words>> = {
  H001: { outline: dove, rarity: 'C', verbs: ['Forbid'], matter: 'night', scene: 'cavern', pose: 'sigil' },
  H002: { outline: fallingRocks, rarity: 'R', verbs: ['Damage', 'Spawn'], matter: 'poison', scene: 'arcade', pose: 'loom' },
  H003: { outline: trapMask, rarity: 'R', verbs: ['OnRoll', 'Damage', 'Escape', 'AtMost', 'Forbid', 'LoseActions', 'Draw'], matter: 'weapons', scene: 'arcade', pose: 'sigil' },
  H004: { outline: bleedingWound, rarity: 'S', verbs: ['Cost', 'Damage', 'Teleport'], matter: 'phased', scene: 'hall' },
  H005: { outline: earthCrack, rarity: 'C', verbs: ['OnRoll', 'Each', 'Discard', 'Damage'], matter: 'blood', scene: 'arcade' },
  H006: { outline: daemonSkull, rarity: 'C', verbs: ['Spawn'], matter: 'magic', scene: 'arcade', pose: 'loom' },
  H007: { outline: meal, rarity: 'C', verbs: ['OnRoll', 'Heal', 'Draw', 'Discard'], matter: 'life', scene: 'arcade' },
  H008: { outline: shakingHands, rarity: 'U', verbs: ['Each', 'Draw', 'Heal', 'Lasting', 'Forbid', 'Target'], matter: 'life', scene: 'arcade', pose: 'sigil' },
  H009: { outline: goldStack, rarity: 'C', verbs: ['OnRoll', 'Draw'], matter: 'gold', scene: 'arcade' },
  H010: { outline: swordClash, rarity: 'S', verbs: ['Cost', 'Damage', 'Discard'], matter: 'blood', scene: 'arcade' },
  H011: { outline: healthPotion, rarity: 'S', verbs: ['Heal'], matter: 'life', scene: 'arcade' },
  H012: { outline: holySymbol, rarity: 'C', verbs: ['Forbid', 'Target'], matter: 'night', scene: 'arcade', pose: 'sigil' },
  H013: { outline: silence, rarity: 'C', verbs: ['Forbid'], matter: 'night', scene: 'arcade', pose: 'sigil' },
  H014: { outline: screaming, rarity: 'S', verbs: ['Cost', 'Damage', 'Move'], matter: 'blood', scene: 'arcade' },
  H015: { outline: fallingRocks, rarity: 'C', verbs: ['Exit', 'Forbid', 'On', 'Each', 'Damage'], matter: 'gold', scene: 'stairs', pose: 'sigil' },
  H016: { outline: exitDoor, rarity: 'C', verbs: ['Exit'], matter: 'gold', scene: 'stairs' },
  H017: { outline: guards, rarity: 'C', verbs: ['Exit', 'Spawn', 'Forbid'], matter: 'gold', scene: 'stairs', pose: 'loom' },
  H018: { outline: crystalBall, rarity: 'S', verbs: ['Peek', 'RotateHex'], matter: 'phased', scene: 'niche' },
  H019: { outline: bandit, rarity: 'C', verbs: ['Discard', 'Cost', 'Damage', 'Steal'], matter: 'blood', scene: 'hall' },
  H020: { outline: ghost, rarity: 'C', verbs: ['ModifyDodge', 'Shift'], matter: 'night', scene: 'hall' },
  H021: { outline: maze, rarity: 'C', verbs: ['OnRoll', 'Heal', 'Damage', 'Draw'], matter: 'gas', scene: 'wall' },
  H022: { outline: pharoah, rarity: 'X', verbs: ['Each', 'Damage'], matter: 'magic', scene: 'arcade' },
  H023: { outline: mirrorMirror, rarity: 'S', verbs: ['On', 'OnRoll', 'Redirect'], matter: 'phased', scene: 'chamber' },
  H024: { outline: stoneBust, rarity: 'X', verbs: ['Spawn'], matter: 'shadow', scene: 'chamber', pose: 'loom' },
  H025: { outline: iceCube, rarity: 'C', verbs: ['Damage', 'Escape', 'AtMost', 'Forbid'], matter: 'ice', scene: 'chamber', pose: 'sigil' },
  H026: { outline: mummyHead, rarity: 'R', verbs: ['Spawn'], matter: 'shadow', scene: 'arcade', pose: 'loom' },
  H027: { outline: cage, rarity: 'R', verbs: ['Escape', 'AtMost', 'Forbid'], matter: 'night', scene: 'niche', pose: 'sigil' },
  H028: { outline: deathSkull, rarity: 'C', verbs: ['Damage'], matter: 'poison', scene: 'niche' },
  H029: { outline: skeletonKey, rarity: 'C', verbs: ['Search'], matter: 'gold', scene: 'niche' },
  H030: { outline: magicPortal, rarity: 'C', verbs: ['Teleport'], matter: 'phased', scene: 'niche' },
  H031: { outline: archer, rarity: 'S', verbs: ['ModifyDamage', 'ModifyRange'], matter: 'night', scene: 'chamber' },
  H032: { outline: poisonCloud, rarity: 'C', verbs: ['Forbid'], matter: 'night', scene: 'cavern', pose: 'sigil' },
  H033: { outline: feline, rarity: 'S', verbs: ['On', 'Heal', 'Teleport'], matter: 'life', scene: 'chamber' },
  H034: { outline: sunbeams, rarity: 'C', verbs: ['Heal', 'Detach'], matter: 'life', scene: 'dunes' },
  H035: { outline: spiderWeb, rarity: 'C', verbs: ['OnRoll', 'Escape', 'AtMost', 'Forbid', 'Draw'], matter: 'gold', scene: 'hall', pose: 'sigil' },
  H036: { outline: reaperScythe, rarity: 'C', verbs: ['Damage'], matter: 'blood', scene: 'arcade' },
};

// prettier-ignore
export const CHARACTERS: Readonly<Record<string, Words>> = {
  avenger: { outline: hoodedAssassin, matter: 'blood', scene: 'ramparts', pose: 'face', motion: ['embers'] },
  magician: { outline: magicHat, matter: 'magic', scene: 'rift', pose: 'face', motion: ['embers'] },
  undertaker: { outline: coffin, matter: 'bone', scene: 'yard', pose: 'face', motion: ['embers'] },
  engineer: { outline: monkeyWrench, matter: 'tech', scene: 'works', pose: 'face', motion: ['embers'] },
  spellmancer: { outline: wizardFace, matter: 'phased', scene: 'chamber', pose: 'face', motion: ['embers'] },
  warlord: { outline: warlordHelmet, matter: 'weapons', scene: 'dunes', pose: 'face', motion: ['embers'] },
};

// prettier-ignore
export const MONSTERS: Readonly<Record<string, Words>> = {
  cobra: { outline: cobra, matter: 'poison', scene: 'cavern', pose: 'loom', motion: ['bubbles'] },
  demon: { outline: daemonSkull, matter: 'fire', scene: 'arcade', pose: 'loom', motion: ['embers'] },
  guardian: { outline: minotaur, matter: 'gold', scene: 'stairs', pose: 'loom', motion: ['halo'] },
  stone_colossus: { outline: rockGolem, matter: 'stone', scene: 'chamber', pose: 'loom', motion: ['shards'] },
  mummy: { outline: mummyHead, matter: 'bone', scene: 'arcade', pose: 'loom', motion: ['wind'] },
};
