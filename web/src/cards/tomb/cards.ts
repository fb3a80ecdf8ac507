/** The characters, Actions, Items and monsters of Dark Tomb, one line each. */
import amphora from 'icon:amphora';
import backstab from 'icon:backstab';
import bandageRoll from 'icon:bandage-roll';
import bandit from 'icon:bandit';
import barbarian from 'icon:barbarian';
import battleAxe from 'icon:battle-axe';
import beerBottle from 'icon:beer-bottle';
import blackKnightHelm from 'icon:black-knight-helm';
import bloodySword from 'icon:bloody-sword';
import boneGnawer from 'icon:bone-gnawer';
import boots from 'icon:boots';
import bowArrow from 'icon:bow-arrow';
import bowieKnife from 'icon:bowie-knife';
import bowman from 'icon:bowman';
import broadsword from 'icon:broadsword';
import burningEmbers from 'icon:burning-embers';
import burningSkull from 'icon:burning-skull';
import carnivorousPlant from 'icon:carnivorous-plant';
import checkedShield from 'icon:checked-shield';
import cowled from 'icon:cowled';
import crab from 'icon:crab';
import crossbow from 'icon:crossbow';
import crossedBones from 'icon:crossed-bones';
import crownedSkull from 'icon:crowned-skull';
import crystalShine from 'icon:crystal-shine';
import cultist from 'icon:cultist';
import daggers from 'icon:daggers';
import eel from 'icon:eel';
import evilTree from 'icon:evil-tree';
import explosionRays from 'icon:explosion-rays';
import fairy from 'icon:fairy';
import fireBottle from 'icon:fire-bottle';
import fireRay from 'icon:fire-ray';
import fishingNet from 'icon:fishing-net';
import flail from 'icon:flail';
import grapple from 'icon:grapple';
import handBandage from 'icon:hand-bandage';
import harpoonChain from 'icon:harpoon-chain';
import harpoonTrident from 'icon:harpoon-trident';
import healing from 'icon:healing';
import healthPotion from 'icon:health-potion';
import herbsBundle from 'icon:herbs-bundle';
import hoodedFigure from 'icon:hooded-figure';
import iceGolem from 'icon:ice-golem';
import iceShield from 'icon:ice-shield';
import iceSpear from 'icon:ice-spear';
import imp from 'icon:imp';
import key from 'icon:key';
import lightningArc from 'icon:lightning-arc';
import magicShield from 'icon:magic-shield';
import magnifyingGlass from 'icon:magnifying-glass';
import metalBoot from 'icon:metal-boot';
import monkFace from 'icon:monk-face';
import oakLeaf from 'icon:oak-leaf';
import ogre from 'icon:ogre';
import oldLantern from 'icon:old-lantern';
import overlordHelm from 'icon:overlord-helm';
import perspectiveDiceSixFacesOne from 'icon:perspective-dice-six-faces-one';
import pirateCaptain from 'icon:pirate-captain';
import pistolGun from 'icon:pistol-gun';
import potionBall from 'icon:potion-ball';
import queenCrown from 'icon:queen-crown';
import raiseZombie from 'icon:raise-zombie';
import rat from 'icon:rat';
import robinHoodHat from 'icon:robin-hood-hat';
import rock from 'icon:rock';
import ropeCoil from 'icon:rope-coil';
import roundShield from 'icon:round-shield';
import runeStone from 'icon:rune-stone';
import sabersChoc from 'icon:sabers-choc';
import scrollUnfurled from 'icon:scroll-unfurled';
import seaSerpent from 'icon:sea-serpent';
import seedling from 'icon:seedling';
import shamblingZombie from 'icon:shambling-zombie';
import sharpAxe from 'icon:sharp-axe';
import shieldBash from 'icon:shield-bash';
import skeletonInside from 'icon:skeleton-inside';
import smokeBomb from 'icon:smoke-bomb';
import sniffingDog from 'icon:sniffing-dog';
import snowflake2 from 'icon:snowflake-2';
import spartanHelmet from 'icon:spartan-helmet';
import spectre from 'icon:spectre';
import spinningSword from 'icon:spinning-sword';
import spottedMushroom from 'icon:spotted-mushroom';
import sprint from 'icon:sprint';
import spyglass from 'icon:spyglass';
import sunbeams from 'icon:sunbeams';
import teleport from 'icon:teleport';
import thornyVine from 'icon:thorny-vine';
import thrownDaggers from 'icon:thrown-daggers';
import tortoise from 'icon:tortoise';
import warhammer from 'icon:warhammer';
import wizardFace from 'icon:wizard-face';
import wizardStaff from 'icon:wizard-staff';
import wolfHead from 'icon:wolf-head';
import womanElfFace from 'icon:woman-elf-face';
import woodBeam from 'icon:wood-beam';
import type { Words } from '../picture/compose';
import type { Action } from './line';

// prettier-ignore
export const CHARACTERS: Readonly<Record<string, Words>> = {
  brannoch: { outline: blackKnightHelm, matter: 'weapons' },
  sable: { outline: hoodedFigure, matter: 'shadow' },
  ilvane: { outline: monkFace, matter: 'gold' },
  mordec: { outline: wizardFace, matter: 'fire' },
  rhea: { outline: pirateCaptain, matter: 'night' },
  tamsin: { outline: robinHoodHat, matter: 'lantern' },
  okon: { outline: harpoonChain, matter: 'ice' },
  nettle: { outline: womanElfFace, matter: 'poison' },
  ysolde: { outline: queenCrown, matter: 'ice' },
  jorun: { outline: barbarian, matter: 'blood' },
  pell: { outline: oldLantern, matter: 'lantern' },
  wren: { outline: warhammer, matter: 'stone' },
  bracken: { outline: sniffingDog, matter: 'lantern', pose: 'stand' },
};

// prettier-ignore
export const ACTIONS: Readonly<Record<string, Action>> = {
  'brannoch.longsword': { outline: broadsword, verbs: ['Attack'], reach: 1, glance: [['attack', '+4'], ['damage', '2'], ['reach', '1']] },
  'brannoch.shield_strike': { outline: shieldBash, verbs: ['Attack', 'Block'], reach: 1, glance: [['attack', '+3'], ['damage', '1'], ['reach', '1']] },
  'brannoch.shield_wall': { outline: checkedShield, verbs: ['Block'], glance: [['dice', '11+']] },
  'brannoch.dash': { outline: sprint, verbs: ['Dash'], glance: [['speed', '+3']] },
  'sable.twin_knives': { outline: daggers, verbs: ['Attack'], reach: 1, glance: [['attack', '+5'], ['damage', '2'], ['reach', '1']] },
  'sable.stealth_attack': { outline: backstab, verbs: ['Attack', 'Stealth'], reach: 1, matter: 'shadow', glance: [['attack', '+4'], ['damage', '1'], ['reach', '1']] },
  'sable.thrown_dagger': { outline: thrownDaggers, verbs: ['Attack'], reach: 3, glance: [['attack', '+4'], ['damage', '1'], ['reach', '2–3']] },
  'sable.dash': { outline: sprint, verbs: ['Dash'], glance: [['speed', '+4']] },
  'ilvane.censer_flail': { outline: flail, verbs: ['Attack'], reach: 1, matter: 'fire', glance: [['attack', '+4'], ['damage', '1'], ['reach', '1']] },
  'ilvane.sunlance': { outline: sunbeams, verbs: ['Attack'], reach: 3, matter: 'gold', glance: [['attack', '+4'], ['damage', '2'], ['reach', '2–3']] },
  'ilvane.heal': { outline: healing, verbs: ['Heal'], glance: [['heal', '+2']] },
  'ilvane.blessed_ward': { outline: magicShield, verbs: ['Ward'], matter: 'gold', glance: [['armor', '+3']] },
  'mordec.ember_bolt': { outline: fireRay, verbs: ['Attack'], reach: 5, matter: 'fire', glance: [['attack', '+4'], ['damage', '2'], ['reach', '2–5']] },
  'mordec.arc_flare': { outline: lightningArc, verbs: ['Attack'], reach: 2, matter: 'magic', glance: [['attack', '+3'], ['damage', '1'], ['reach', '1–2']] },
  'mordec.ghostfire': { outline: burningSkull, verbs: ['Attack'], reach: 4, matter: 'soul', glance: [['attack', '+4'], ['damage', '1'], ['reach', '1–4']] },
  'mordec.transport': { outline: teleport, verbs: ['Transport'], glance: [['reach', '4']] },
  'rhea.cutlass': { outline: sabersChoc, verbs: ['Attack'], reach: 1, matter: 'night', glance: [['attack', '+4'], ['damage', '2'], ['reach', '1']] },
  'rhea.flintlock': { outline: pistolGun, verbs: ['Attack'], reach: 4, matter: 'fire', glance: [['attack', '+4'], ['damage', '2'], ['reach', '2–4']] },
  'rhea.rum_ration': { outline: beerBottle, verbs: ['Heal'], glance: [['heal', '+1']] },
  'rhea.dash': { outline: sprint, verbs: ['Dash'], glance: [['speed', '+3']] },
  'tamsin.longbow': { outline: bowArrow, verbs: ['Attack'], reach: 6, glance: [['attack', '+4'], ['damage', '2'], ['reach', '2–6']] },
  'tamsin.hunting_knife': { outline: bowieKnife, verbs: ['Attack'], reach: 1, glance: [['attack', '+4'], ['damage', '1'], ['reach', '1']] },
  'tamsin.call_bracken': { outline: sniffingDog, verbs: ['Revive'] },
  'tamsin.dash': { outline: sprint, verbs: ['Dash'], glance: [['speed', '+3']] },
  'okon.boat_hook': { outline: grapple, verbs: ['Attack'], reach: 1, matter: 'night', glance: [['attack', '+4'], ['damage', '2'], ['reach', '1']] },
  'okon.harpoon': { outline: harpoonTrident, verbs: ['Attack', 'Shift'], reach: 4, matter: 'night', glance: [['attack', '+4'], ['damage', '1'], ['reach', '2–4']] },
  'okon.weighted_net': { outline: fishingNet, verbs: ['Attack'], reach: 3, glance: [['attack', '+5'], ['damage', '1'], ['reach', '1–3']] },
  'okon.brace': { outline: rock, verbs: ['Block'], glance: [['dice', '8+']] },
  'nettle.whip_vine': { outline: thornyVine, verbs: ['Attack'], reach: 3, matter: 'poison', glance: [['attack', '+4'], ['damage', '2'], ['reach', '1–3']] },
  'nettle.spore_burst': { outline: spottedMushroom, verbs: ['Attack'], reach: 2, matter: 'poison', glance: [['attack', '+4'], ['damage', '1'], ['reach', '1–2']] },
  'nettle.poultice': { outline: herbsBundle, verbs: ['Heal'], glance: [['heal', '+2']] },
  'nettle.leaf_shroud': { outline: oakLeaf, verbs: ['Stealth'], matter: 'life', glance: [['dice', '7+']] },
  'ysolde.icicle': { outline: iceSpear, verbs: ['Attack'], reach: 4, matter: 'ice', glance: [['attack', '+4'], ['damage', '2'], ['reach', '2–4']] },
  'ysolde.frost_ring': { outline: snowflake2, verbs: ['Attack'], reach: 2, matter: 'ice', glance: [['attack', '+4'], ['damage', '1'], ['reach', '1–2']] },
  'ysolde.frozen_veil': { outline: iceShield, verbs: ['Ward'], matter: 'ice', glance: [['armor', '+4']] },
  'ysolde.transport': { outline: teleport, verbs: ['Transport'], glance: [['reach', '3']] },
  'jorun.great_axe': { outline: battleAxe, verbs: ['Attack'], reach: 1, matter: 'blood', glance: [['attack', '+3'], ['damage', '3'], ['reach', '1']] },
  'jorun.whirling_cut': { outline: spinningSword, verbs: ['Attack'], reach: 1, matter: 'blood', glance: [['attack', '+4'], ['damage', '1'], ['reach', '1']] },
  'jorun.blood_price': { outline: bloodySword, verbs: ['Attack', 'Drain'], reach: 1, matter: 'blood', glance: [['attack', '+4'], ['damage', '1'], ['reach', '1']] },
  'jorun.dash': { outline: sprint, verbs: ['Dash'], glance: [['speed', '+3']] },
  'pell.oil_flask': { outline: fireBottle, verbs: ['Attack'], reach: 3, matter: 'fire', glance: [['attack', '+4'], ['damage', '2'], ['reach', '2–3']] },
  'pell.lamp_staff': { outline: wizardStaff, verbs: ['Attack', 'Shift'], reach: 1, matter: 'lantern', glance: [['attack', '+4'], ['damage', '1'], ['reach', '1']] },
  'pell.dazzle_slip': { outline: explosionRays, verbs: ['Attack', 'Stealth'], reach: 2, matter: 'lantern', glance: [['attack', '+4'], ['damage', '1'], ['reach', '1–2']] },
  'pell.field_dressing': { outline: bandageRoll, verbs: ['Heal'], glance: [['heal', '+2']] },
  'wren.warhammer': { outline: warhammer, verbs: ['Attack'], reach: 1, glance: [['attack', '+4'], ['damage', '2'], ['reach', '1']] },
  'wren.bulwark_blow': { outline: shieldBash, verbs: ['Attack', 'Ward'], reach: 1, glance: [['attack', '+3'], ['damage', '1'], ['reach', '1']] },
  'wren.lay_on_hands': { outline: handBandage, verbs: ['Heal'], glance: [['heal', '+3']] },
  'wren.dash': { outline: sprint, verbs: ['Dash'], glance: [['speed', '+2']] },
};

// prettier-ignore
export const ITEMS: Readonly<Record<string, Words>> = {
  iron_key: { outline: key, matter: 'stone', motion: ['halo'] },
  boards: { outline: woodBeam, matter: 'night', motion: ['wind'] },
  red_draught: { outline: healthPotion, matter: 'blood', motion: ['rise'] },
  greater_draught: { outline: potionBall, matter: 'blood', motion: ['rise'] },
  fire_flask: { outline: fireBottle, matter: 'fire', motion: ['embers'] },
  thunder_jar: { outline: amphora, matter: 'magic', motion: ['sparks'] },
  transport_scroll: { outline: scrollUnfurled, matter: 'phased', motion: ['column'] },
  swift_boots: { outline: boots, matter: 'night', motion: ['wind'] },
  iron_buckler: { outline: roundShield, matter: 'weapons', motion: ['turn'] },
  whetstone: { outline: sharpAxe, matter: 'weapons', motion: ['sparks'] },
  hawk_lens: { outline: spyglass, matter: 'gold', motion: ['streak'] },
  smoke_vial: { outline: smokeBomb, matter: 'gas', motion: ['smoke'] },
  ward_rune: { outline: runeStone, matter: 'gold', motion: ['ward'] },
  saints_bone: { outline: crossedBones, matter: 'bone', motion: ['halo'] },
  loaded_die: { outline: perspectiveDiceSixFacesOne, matter: 'stone', motion: ['ring'] },
  ghost_glass: { outline: magnifyingGlass, matter: 'soul', motion: ['echo'] },
  crossbow: { outline: crossbow, matter: 'weapons', motion: ['streak'] },
  ice_cleats: { outline: metalBoot, matter: 'ice', motion: ['shards'] },
  climbing_line: { outline: ropeCoil, matter: 'lantern', motion: ['wind'] },
  dawn_shard: { outline: crystalShine, matter: 'gold', motion: ['halo'] },
  pale_seed: { outline: seedling, matter: 'life', motion: ['halo'] },
  hearth_ember: { outline: burningEmbers, matter: 'fire', motion: ['embers'] },
};

// prettier-ignore
export const MONSTERS: Readonly<Record<string, Words>> = {
  tomb_rats: { outline: rat, matter: 'bone', scene: 'arcade', pose: 'stand', motion: ['smoke'] },
  bone_sentry: { outline: skeletonInside, matter: 'bone', scene: 'arcade', pose: 'stand', motion: ['smoke'] },
  grave_archer: { outline: bowman, matter: 'bone', scene: 'ossuary', pose: 'stand', motion: ['streak'] },
  crypt_ghoul: { outline: boneGnawer, matter: 'shadow', scene: 'ossuary', pose: 'stand', motion: ['smoke'] },
  censer_acolyte: { outline: cultist, matter: 'fire', scene: 'arcade', pose: 'stand', motion: ['embers'] },
  wailing_shade: { outline: spectre, matter: 'soul', scene: 'arcade', pose: 'stand', motion: ['echo'] },
  rot_hulk: { outline: ogre, matter: 'poison', scene: 'ossuary', pose: 'stand', motion: ['bubbles'] },
  aurelian: { outline: crownedSkull, matter: 'gold', scene: 'niche', pose: 'loom', motion: ['ring'] },
  reef_crawler: { outline: crab, matter: 'night', scene: 'cavern', pose: 'stand', motion: ['bubbles'] },
  drowned_sailor: { outline: shamblingZombie, matter: 'night', scene: 'wilds', pose: 'stand', motion: ['smoke'] },
  dart_imp: { outline: imp, matter: 'blood', scene: 'wilds', pose: 'stand', motion: ['streak'] },
  spitting_eel: { outline: eel, matter: 'poison', scene: 'cavern', pose: 'stand', motion: ['bubbles'] },
  river_fang: { outline: seaSerpent, matter: 'ice', scene: 'cavern', pose: 'stand', motion: ['wind'] },
  mudback: { outline: tortoise, matter: 'stone', scene: 'wilds', pose: 'stand', motion: ['shards'] },
  thorn_creeper: { outline: thornyVine, matter: 'life', scene: 'wilds', pose: 'stand', motion: ['chains'] },
  blood_orchid: { outline: carnivorousPlant, matter: 'blood', scene: 'wilds', pose: 'stand', motion: ['bubbles'] },
  thornbound_raider: { outline: bandit, matter: 'blood', scene: 'ramparts', pose: 'stand', motion: ['slash'] },
  bloodthorn_mother: { outline: evilTree, matter: 'blood', scene: 'cavern', pose: 'loom', motion: ['chains'] },
  rime_wolf: { outline: wolfHead, matter: 'ice', scene: 'wilds', pose: 'stand', motion: ['wind'] },
  frozen_thrall: { outline: raiseZombie, matter: 'ice', scene: 'hall', pose: 'stand', motion: ['shards'] },
  icicle_sprite: { outline: fairy, matter: 'ice', scene: 'void', pose: 'stand', motion: ['shards'] },
  glass_knight: { outline: spartanHelmet, matter: 'ice', scene: 'hall', pose: 'stand', motion: ['ring'] },
  pale_chanter: { outline: cowled, matter: 'soul', scene: 'hall', pose: 'stand', motion: ['echo'] },
  snowdrift_lurker: { outline: iceGolem, matter: 'ice', scene: 'cavern', pose: 'stand', motion: ['wind'] },
  winter_regent: { outline: overlordHelm, matter: 'ice', scene: 'void', pose: 'loom', motion: ['ring'] },
};
