/** The cards of The Lich's Crypt, one line each. */
import acidBlob from 'icon:acid-blob';
import angularSpider from 'icon:angular-spider';
import backForth from 'icon:back-forth';
import angelWings from 'icon:angel-wings';
import backstab from 'icon:backstab';
import bandageRoll from 'icon:bandage-roll';
import barrel from 'icon:barrel';
import batWing from 'icon:bat-wing';
import beetleShell from 'icon:beetle-shell';
import bigEgg from 'icon:big-egg';
import bigWave from 'icon:big-wave';
import blackKnightHelm from 'icon:black-knight-helm';
import bleedingWound from 'icon:bleeding-wound';
import bloodyStash from 'icon:bloody-stash';
import bloodySword from 'icon:bloody-sword';
import boneGnawer from 'icon:bone-gnawer';
import boneKnife from 'icon:bone-knife';
import borderedShield from 'icon:bordered-shield';
import bowArrow from 'icon:bow-arrow';
import bowman from 'icon:bowman';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import brokenHeartZone from 'icon:broken-heart-zone';
import cage from 'icon:cage';
import candleHolder from 'icon:candle-holder';
import candles from 'icon:candles';
import cape from 'icon:cape';
import carrion from 'icon:carrion';
import checkedShield from 'icon:checked-shield';
import church from 'icon:church';
import coffin from 'icon:coffin';
import cowled from 'icon:cowled';
import crossbow from 'icon:crossbow';
import crossedSwords from 'icon:crossed-swords';
import crownedSkull from 'icon:crowned-skull';
import crystalBall from 'icon:crystal-ball';
import cultist from 'icon:cultist';
import dart from 'icon:dart';
import dervishSwords from 'icon:dervish-swords';
import door from 'icon:door';
import doubleShot from 'icon:double-shot';
import dreadSkull from 'icon:dread-skull';
import eggClutch from 'icon:egg-clutch';
import eggEye from 'icon:egg-eye';
import evilBat from 'icon:evil-bat';
import evilBook from 'icon:evil-book';
import evilTree from 'icon:evil-tree';
import fairyWand from 'icon:fairy-wand';
import fallingRocks from 'icon:falling-rocks';
import feather from 'icon:feather';
import fireRay from 'icon:fire-ray';
import fireball from 'icon:fireball';
import flyingDagger from 'icon:flying-dagger';
import fountain from 'icon:fountain';
import gate from 'icon:gate';
import gears from 'icon:gears';
import glaive from 'icon:glaive';
import gloop from 'icon:gloop';
import gooeyDaemon from 'icon:gooey-daemon';
import greekTemple from 'icon:greek-temple';
import guards from 'icon:guards';
import halberd from 'icon:halberd';
import handBandage from 'icon:hand-bandage';
import hangingSpider from 'icon:hanging-spider';
import haunting from 'icon:haunting';
import healthPotion from 'icon:health-potion';
import heartPlus from 'icon:heart-plus';
import highShot from 'icon:high-shot';
import hole from 'icon:hole';
import holySymbol from 'icon:holy-symbol';
import hoodedAssassin from 'icon:hooded-assassin';
import hound from 'icon:hound';
import iceBolt from 'icon:ice-bolt';
import jeweledChalice from 'icon:jeweled-chalice';
import knapsack from 'icon:knapsack';
import layeredArmor from 'icon:layered-armor';
import leatherArmor from 'icon:leather-armor';
import lightningArc from 'icon:lightning-arc';
import lockedDoor from 'icon:locked-door';
import lunarWand from 'icon:lunar-wand';
import mailShirt from 'icon:mail-shirt';
import molotov from 'icon:molotov';
import nestEggs from 'icon:nest-eggs';
import ogre from 'icon:ogre';
import onTarget from 'icon:on-target';
import pendulumSwing from 'icon:pendulum-swing';
import pocketBow from 'icon:pocket-bow';
import poisonCloud from 'icon:poison-cloud';
import poisonGas from 'icon:poison-gas';
import potionBall from 'icon:potion-ball';
import prayer from 'icon:prayer';
import prayerBeads from 'icon:prayer-beads';
import push from 'icon:push';
import raiseSkeleton from 'icon:raise-skeleton';
import rat from 'icon:rat';
import raven from 'icon:raven';
import robinHoodHat from 'icon:robin-hood-hat';
import rockGolem from 'icon:rock-golem';
import roundPotion from 'icon:round-potion';
import roundShield from 'icon:round-shield';
import run from 'icon:run';
import runeStone from 'icon:rune-stone';
import rustySword from 'icon:rusty-sword';
import screaming from 'icon:screaming';
import shamblingMound from 'icon:shambling-mound';
import shamblingZombie from 'icon:shambling-zombie';
import skeletonInside from 'icon:skeleton-inside';
import skullMask from 'icon:skull-mask';
import skullShield from 'icon:skull-shield';
import slime from 'icon:slime';
import slingshot from 'icon:slingshot';
import smokeBomb from 'icon:smoke-bomb';
import snowflake1 from 'icon:snowflake-1';
import spearHook from 'icon:spear-hook';
import spectre from 'icon:spectre';
import spiderAlt from 'icon:spider-alt';
import spiderWeb from 'icon:spider-web';
import spikedArmor from 'icon:spiked-armor';
import spikedMace from 'icon:spiked-mace';
import stairs from 'icon:stairs';
import standingPotion from 'icon:standing-potion';
import starAltar from 'icon:star-altar';
import stiletto from 'icon:stiletto';
import stoneBridge from 'icon:stone-bridge';
import stoneSpear from 'icon:stone-spear';
import swordSlice from 'icon:sword-slice';
import templarShield from 'icon:templar-shield';
import tentaclesSkull from 'icon:tentacles-skull';
import tombstone from 'icon:tombstone';
import thirdEye from 'icon:third-eye';
import twoCoins from 'icon:two-coins';
import vampireCape from 'icon:vampire-cape';
import vampireDracula from 'icon:vampire-dracula';
import vikingHelmet from 'icon:viking-helmet';
import warlockHood from 'icon:warlock-hood';
import waterSplash from 'icon:water-splash';
import wingedSword from 'icon:winged-sword';
import wingfoot from 'icon:wingfoot';
import wizardFace from 'icon:wizard-face';
import wizardStaff from 'icon:wizard-staff';
import wolfHead from 'icon:wolf-head';
import type { Ability, Item, Monster } from './line';
import type { Words } from '../picture/compose';

// prettier-ignore
export const MONSTERS: Readonly<Record<string, Monster>> = {
  zombie: { outline: shamblingZombie, kind: 'Undead', floor: 1 },
  restless_bones: { outline: skeletonInside, kind: 'Undead', floor: 1 },
  crypt_rat: { outline: rat, kind: 'Beast', floor: 1 },
  plague_bat: { outline: evilBat, kind: 'Beast', floor: 1 },
  carrion_beetles: { outline: beetleShell, kind: 'Vermin', floor: 1 },
  bone_archer: { outline: bowman, kind: 'Undead', floor: 1 },
  cult_initiate: { outline: cultist, kind: 'Cultist', floor: 1 },
  seeping_slime: { outline: slime, kind: 'Ooze', floor: 1 },
  webbed_egg: { outline: eggClutch, kind: 'Vermin', floor: 1 },
  dancing_candlestick: { outline: candleHolder, kind: 'Construct', floor: 1 },
  zombie_ogre: { outline: ogre, kind: 'Undead', floor: 1, boss: true },
  ghoul: { outline: boneGnawer, kind: 'Undead', floor: 2 },
  ossuary_guard: { outline: skullShield, kind: 'Undead', floor: 2 },
  grave_wolf: { outline: wolfHead, kind: 'Beast', floor: 2 },
  crypt_spider: { outline: hangingSpider, kind: 'Vermin', floor: 2 },
  silken_egg: { outline: eggClutch, kind: 'Vermin', floor: 2 },
  cult_chanter: { outline: cultist, kind: 'Cultist', floor: 2 },
  weeping_shade: { outline: haunting, kind: 'Undead', floor: 2 },
  amber_jelly: { outline: acidBlob, kind: 'Ooze', floor: 2 },
  empty_armor: { outline: breastplate, kind: 'Construct', floor: 2 },
  bone_slinger: { outline: slingshot, kind: 'Undead', floor: 2 },
  bloated_corpse: { outline: carrion, kind: 'Undead', floor: 2 },
  brood_matriarch: { outline: spiderAlt, kind: 'Vermin', floor: 2, boss: true },
  broodling: { outline: angularSpider, kind: 'Vermin', floor: 2 },
  brood_egg: { outline: eggEye, kind: 'Vermin', floor: 2 },
  vampire_thrall: { outline: vampireCape, kind: 'Undead', floor: 3 },
  barrow_wight: { outline: dreadSkull, kind: 'Undead', floor: 3 },
  banshee: { outline: screaming, kind: 'Undead', floor: 3 },
  blood_priest: { outline: cowled, kind: 'Cultist', floor: 3 },
  corpse_golem: { outline: rockGolem, kind: 'Construct', floor: 3 },
  blood_bats: { outline: evilBat, kind: 'Beast', floor: 3, drinks: true },
  halberd_dead: { outline: halberd, kind: 'Undead', floor: 3 },
  black_pudding: { outline: gooeyDaemon, kind: 'Ooze', floor: 3 },
  hovering_blade: { outline: flyingDagger, kind: 'Construct', floor: 3 },
  blood_cocoon: { outline: bigEgg, kind: 'Vermin', floor: 3 },
  count_sarcovan: { outline: vampireDracula, kind: 'Undead', floor: 3, boss: true },
  court_bat: { outline: batWing, kind: 'Beast', floor: 3, drinks: true },
  bled_servant: { outline: bleedingWound, kind: 'Undead', floor: 3 },
  death_knight: { outline: blackKnightHelm, kind: 'Undead', floor: 4 },
  bone_hound: { outline: hound, kind: 'Undead', floor: 4 },
  lich_acolyte: { outline: warlockHood, kind: 'Cultist', floor: 4 },
  wraith: { outline: spectre, kind: 'Undead', floor: 4 },
  charnel_horror: { outline: tentaclesSkull, kind: 'Undead', floor: 4 },
  grave_marksman: { outline: highShot, kind: 'Undead', floor: 4 },
  soul_shrieker: { outline: screaming, kind: 'Undead', floor: 4 },
  obsidian_golem: { outline: rockGolem, kind: 'Construct', floor: 4 },
  gloom_ooze: { outline: gloop, kind: 'Ooze', floor: 4 },
  crawling_tome: { outline: evilBook, kind: 'Construct', floor: 4, spell: true },
  dragon_egg: { outline: bigEgg, kind: 'Beast', floor: 4 },
  the_lich: { outline: crownedSkull, kind: 'Undead', floor: 4, boss: true, spell: true },
  bound_skeleton: { outline: raiseSkeleton, kind: 'Undead', floor: 4 },
  tomb_warden: { outline: coffin, kind: 'Undead', floor: 4 },
  screaming_skull: { outline: skullMask, kind: 'Undead', floor: 4 },
};

// prettier-ignore
export const ITEMS: Readonly<Record<string, Item>> = {
  wooden_shield: { outline: roundShield, kind: 'Armor', slot: 'Held', floor: 1 },
  rusty_sword: { outline: rustySword, kind: 'Weapon', slot: 'Held', floor: 1 },
  festering_knife: { outline: stiletto, kind: 'Weapon', slot: 'Held', floor: 1 },
  short_spear: { outline: stoneSpear, kind: 'Weapon', slot: 'Held', floor: 1 },
  short_bow: { outline: pocketBow, kind: 'Weapon', slot: 'Held', floor: 1 },
  padded_jerkin: { outline: leatherArmor, kind: 'Armor', slot: 'Worn', floor: 1 },
  prayer_beads: { outline: prayerBeads, kind: 'Holy', slot: 'Trinket', floor: 1 },
  cracked_wand: { outline: fairyWand, kind: 'Arcane', slot: 'Held', floor: 1 },
  lucky_coin: { outline: twoCoins, kind: 'Charm', slot: 'Trinket', floor: 1 },
  healing_draught: { outline: healthPotion, kind: 'Potion', slot: 'Drunk', floor: 1 },
  fire_flask: { outline: molotov, kind: 'Bomb', slot: 'Thrown', floor: 1 },
  ogre_thighbone: { outline: boneKnife, kind: 'Weapon', slot: 'Held', floor: 1, artifact: true },
  steel_longsword: { outline: broadsword, kind: 'Weapon', slot: 'Held', floor: 2 },
  boar_spear: { outline: spearHook, kind: 'Weapon', slot: 'Held', floor: 2 },
  silvered_mace: { outline: spikedMace, kind: 'Weapon', holy: true, slot: 'Held', floor: 2 },
  chain_hauberk: { outline: mailShirt, kind: 'Armor', slot: 'Worn', floor: 2 },
  runed_staff: { outline: wizardStaff, kind: 'Arcane', slot: 'Held', floor: 2 },
  fleetfoot_charm: { outline: wingfoot, kind: 'Charm', slot: 'Trinket', floor: 2 },
  strong_draught: { outline: potionBall, kind: 'Potion', slot: 'Drunk', floor: 2 },
  smoke_pot: { outline: smokeBomb, kind: 'Bomb', slot: 'Thrown', floor: 2 },
  matriarch_silk: { outline: spiderWeb, kind: 'Armor', slot: 'Worn', floor: 2, artifact: true },
  thirsting_blade: { outline: bloodySword, kind: 'Weapon', slot: 'Held', floor: 3 },
  heavy_crossbow: { outline: crossbow, kind: 'Weapon', slot: 'Held', floor: 3 },
  tower_shield: { outline: checkedShield, kind: 'Armor', slot: 'Held', floor: 3 },
  thornmail: { outline: spikedArmor, kind: 'Armor', slot: 'Worn', floor: 3 },
  saints_reliquary: { outline: starAltar, kind: 'Holy', slot: 'Trinket', floor: 3 },
  whispering_orb: { outline: crystalBall, kind: 'Arcane', slot: 'Held', floor: 3 },
  shared_elixir: { outline: roundPotion, kind: 'Potion', slot: 'Drunk', floor: 3 },
  thunder_keg: { outline: barrel, kind: 'Bomb', slot: 'Thrown', floor: 3 },
  crimson_chalice: { outline: jeweledChalice, kind: 'Arcane', slot: 'Trinket', floor: 3, artifact: true },
  dawnblade: { outline: wingedSword, kind: 'Weapon', holy: true, slot: 'Held', floor: 4 },
  sextons_glaive: { outline: glaive, kind: 'Weapon', slot: 'Held', floor: 4 },
  wyrmbone_bow: { outline: bowArrow, kind: 'Weapon', slot: 'Held', floor: 4 },
  warden_plate: { outline: layeredArmor, kind: 'Armor', slot: 'Worn', floor: 4 },
  archmages_rod: { outline: lunarWand, kind: 'Arcane', slot: 'Held', floor: 4 },
  cloak_of_mirrors: { outline: cape, kind: 'Charm', slot: 'Worn', floor: 4 },
  phoenix_tear: { outline: feather, kind: 'Potion', slot: 'Thrown', floor: 4 },
  draught_of_vigor: { outline: standingPotion, kind: 'Potion', slot: 'Drunk', floor: 4 },
  broken_phylactery: { outline: brokenHeartZone, kind: 'Arcane', slot: 'Trinket', floor: 4, artifact: true },
};

// prettier-ignore
export const ABILITIES: Readonly<Record<string, Ability>> = {
  warrior_of_the_gods: { outline: holySymbol, of: 'Paladin', when: 'Passive', matter: 'gold', motion: ['halo'] },
  divine_smite: { outline: wingedSword, of: 'Paladin', when: 'Action', spell: true, cost: 2, matter: 'gold', motion: ['halo', 'slash'] },
  healing_hands: { outline: prayer, of: 'Paladin', when: 'Action', spell: true, cost: 2, matter: 'life', motion: ['rise'] },
  iron_hide: { outline: layeredArmor, of: 'Warrior', when: 'Passive', matter: 'stone', motion: ['halo'] },
  shove: { outline: push, of: 'Warrior', when: 'Free', matter: 'weapons', motion: ['wind'] },
  sweeping_blow: { outline: swordSlice, of: 'Warrior', when: 'Action', cost: 1, matter: 'weapons', motion: ['slash'] },
  second_wind: { outline: heartPlus, of: 'Warrior', when: 'Free', cost: 1, matter: 'life', motion: ['rise'] },
  dual_wielding: { outline: crossedSwords, of: 'Rogue', when: 'Passive', matter: 'weapons', motion: ['halo'] },
  sneak_attack: { outline: backstab, of: 'Rogue', when: 'Action', cost: 1, matter: 'shadow', motion: ['slash'] },
  swift_stance: { outline: dervishSwords, of: 'Rogue', when: 'Free', cost: 1, matter: 'night', motion: ['wind'] },
  dash: { outline: run, of: 'Rogue', when: 'Free', matter: 'night', motion: ['wind'] },
  keeper_of_the_faith: { outline: angelWings, of: 'Cleric', when: 'Passive', matter: 'gold', motion: ['halo'] },
  mend: { outline: handBandage, of: 'Cleric', when: 'Action', spell: true, cost: 1, matter: 'life', motion: ['rise'] },
  sacred_flame: { outline: fireRay, of: 'Cleric', when: 'Action', spell: true, cost: 1, matter: 'fire', motion: ['embers', 'burst'] },
  ward: { outline: borderedShield, of: 'Cleric', when: 'Free', spell: true, cost: 1, matter: 'gold', motion: ['ward'] },
  arcane_focus: { outline: thirdEye, of: 'Wizard', when: 'Passive', matter: 'magic', motion: ['halo'] },
  spark: { outline: lightningArc, of: 'Wizard', when: 'Action', spell: true, matter: 'magic', motion: ['sparks'] },
  fireball: { outline: fireball, of: 'Wizard', when: 'Action', spell: true, cost: 3, matter: 'fire', motion: ['embers', 'burst'] },
  chill: { outline: iceBolt, of: 'Wizard', when: 'Free', spell: true, cost: 1, matter: 'ice', motion: ['shards'] },
  archer: { outline: highShot, of: 'Ranger', when: 'Passive', matter: 'weapons', motion: ['halo'] },
  twin_shot: { outline: doubleShot, of: 'Ranger', when: 'Action', cost: 1, matter: 'weapons', motion: ['streak'] },
  hunters_mark: { outline: onTarget, of: 'Ranger', when: 'Free', cost: 1, matter: 'weapons', motion: ['ring'] },
  field_dressing: { outline: bandageRoll, of: 'Ranger', when: 'Action', cost: 1, matter: 'life', motion: ['rise'] },
  drink_deep: { outline: jeweledChalice, of: 'Items', when: 'Free', cost: 1, matter: 'blood', motion: ['rise'] },
};

// prettier-ignore
export const ADVENTURERS: Readonly<Record<string, Words>> = {
  paladin: { outline: templarShield, matter: 'gold', scene: 'arcade', pose: 'face', motion: ['embers'] },
  warrior: { outline: vikingHelmet, matter: 'weapons', scene: 'arcade', pose: 'face', motion: ['embers'] },
  rogue: { outline: hoodedAssassin, matter: 'shadow', scene: 'arcade', pose: 'face', motion: ['embers'] },
  cleric: { outline: prayer, matter: 'life', scene: 'arcade', pose: 'face', motion: ['embers'] },
  wizard: { outline: wizardFace, matter: 'magic', scene: 'arcade', pose: 'face', motion: ['embers'] },
  ranger: { outline: robinHoodHat, matter: 'lantern', scene: 'arcade', pose: 'face', motion: ['embers'] },
};

// prettier-ignore
export const HAZARDS: Readonly<Record<string, Words>> = {
  corrosive_haze: { outline: poisonCloud, matter: 'gas', scene: 'cavern', pose: 'float', motion: ['smoke'] },
  crumbling_stair: { outline: stairs, matter: 'night', scene: 'cavern', pose: 'float', motion: ['smoke'] },
  dart_gallery: { outline: dart, matter: 'poison', scene: 'cavern', pose: 'float', motion: ['streak'] },
  tainted_font: { outline: fountain, matter: 'poison', scene: 'cavern', pose: 'float', motion: ['bubbles'] },
  leeching_runes: { outline: runeStone, matter: 'night', scene: 'cavern', pose: 'float', motion: ['smoke'] },
  pendulum_blades: { outline: pendulumSwing, matter: 'night', scene: 'cavern', pose: 'float', motion: ['smoke'] },
  drowned_passage: { outline: waterSplash, matter: 'night', scene: 'cavern', pose: 'float', motion: ['smoke'] },
  sealed_door: { outline: lockedDoor, matter: 'night', scene: 'cavern', pose: 'float', motion: ['smoke'] },
  idol_of_whispers: { outline: evilTree, matter: 'night', scene: 'cavern', pose: 'float', motion: ['smoke'] },
  dead_delvers_pack: { outline: knapsack, matter: 'night', scene: 'cavern', pose: 'float', motion: ['smoke'] },
  grave_chill: { outline: snowflake1, matter: 'ice', scene: 'cavern', pose: 'float', motion: ['shards', 'wind'] },
  rockfall: { outline: fallingRocks, matter: 'night', scene: 'cavern', pose: 'float', motion: ['smoke'] },
};

// prettier-ignore
export const ENCOUNTERS: Readonly<Record<string, Words>> = {
  lone_sentries: { outline: guards, matter: 'bone', scene: 'arcade', pose: 'stand', motion: ['smoke'] },
  quiet_crossing: { outline: stoneBridge, matter: 'night', scene: 'cavern', pose: 'stand', motion: ['wind'] },
  scavengers: { outline: raven, matter: 'shadow', scene: 'yard', pose: 'stand', motion: ['wind'] },
  broken_gate: { outline: gate, matter: 'stone', scene: 'ramparts', pose: 'float', motion: ['shards'] },
  grave_patrol: { outline: tombstone, matter: 'bone', scene: 'yard', pose: 'host', motion: ['smoke'] },
  restless_chapel: { outline: church, matter: 'soul', scene: 'yard', pose: 'stand', motion: ['smoke'] },
  ambush_in_the_nave: { outline: hoodedAssassin, matter: 'blood', scene: 'hall', pose: 'twin', motion: ['slash'] },
  feeding_time: { outline: bloodyStash, matter: 'blood', scene: 'ossuary', pose: 'float', motion: ['embers'] },
  the_long_gallery: { outline: greekTemple, matter: 'gold', scene: 'arcade', pose: 'stand', motion: ['halo'] },
  cornered: { outline: backForth, matter: 'fire', scene: 'wall', pose: 'shadow', motion: ['embers'] },
  procession: { outline: cultist, matter: 'magic', scene: 'arcade', pose: 'host', motion: ['smoke'] },
  overrun_cells: { outline: cage, matter: 'stone', scene: 'ossuary', pose: 'stand', motion: ['chains'] },
  the_horde: { outline: shamblingMound, matter: 'poison', scene: 'wilds', pose: 'host', motion: ['smoke'] },
  nest_of_horrors: { outline: nestEggs, matter: 'poison', scene: 'cavern', pose: 'stand', motion: ['bubbles'] },
  foul_air: { outline: poisonGas, matter: 'gas', scene: 'cavern', pose: 'float', motion: ['smoke'] },
  creaking_floor: { outline: hole, matter: 'stone', scene: 'stairs', pose: 'float', motion: ['shards'] },
  old_mechanism: { outline: gears, matter: 'tech', scene: 'works', pose: 'float', motion: ['sparks'] },
  dark_water: { outline: bigWave, matter: 'night', scene: 'cavern', pose: 'float', motion: ['wind'] },
  cursed_threshold: { outline: door, matter: 'grave', scene: 'stairs', pose: 'float', motion: ['ring'] },
  silent_shrine: { outline: candles, matter: 'phased', scene: 'chamber', pose: 'float', motion: ['halo'] },
};
