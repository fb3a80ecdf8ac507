/** The pictures on the cards. */
import acidBlob from 'icon:acid-blob';
import backstab from 'icon:backstab';
import bandageRoll from 'icon:bandage-roll';
import barrel from 'icon:barrel';
import beetleShell from 'icon:beetle-shell';
import bigEgg from 'icon:big-egg';
import bleedingWound from 'icon:bleeding-wound';
import boneGnawer from 'icon:bone-gnawer';
import boneKnife from 'icon:bone-knife';
import borderedShield from 'icon:bordered-shield';
import bowArrow from 'icon:bow-arrow';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import brokenHeartZone from 'icon:broken-heart-zone';
import candleHolder from 'icon:candle-holder';
import cape from 'icon:cape';
import cardRandom from 'icon:card-random';
import carrion from 'icon:carrion';
import checkedShield from 'icon:checked-shield';
import coffin from 'icon:coffin';
import crossbow from 'icon:crossbow';
import crossedSwords from 'icon:crossed-swords';
import crownedSkull from 'icon:crowned-skull';
import crystalBall from 'icon:crystal-ball';
import cultist from 'icon:cultist';
import dart from 'icon:dart';
import dervishSwords from 'icon:dervish-swords';
import doubleShot from 'icon:double-shot';
import eggClutch from 'icon:egg-clutch';
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
import glaive from 'icon:glaive';
import gooeyDaemon from 'icon:gooey-daemon';
import halberd from 'icon:halberd';
import handBandage from 'icon:hand-bandage';
import hangingSpider from 'icon:hanging-spider';
import haunting from 'icon:haunting';
import healthPotion from 'icon:health-potion';
import heartPlus from 'icon:heart-plus';
import highShot from 'icon:high-shot';
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
import nunFace from 'icon:nun-face';
import ogre from 'icon:ogre';
import onTarget from 'icon:on-target';
import overlordHelm from 'icon:overlord-helm';
import pendulumSwing from 'icon:pendulum-swing';
import pocketBow from 'icon:pocket-bow';
import poisonCloud from 'icon:poison-cloud';
import prayer from 'icon:prayer';
import prayerBeads from 'icon:prayer-beads';
import push from 'icon:push';
import rat from 'icon:rat';
import relicBlade from 'icon:relic-blade';
import robinHoodHat from 'icon:robin-hood-hat';
import rockGolem from 'icon:rock-golem';
import roundPotion from 'icon:round-potion';
import roundShield from 'icon:round-shield';
import run from 'icon:run';
import runeStone from 'icon:rune-stone';
import rustySword from 'icon:rusty-sword';
import screaming from 'icon:screaming';
import shamblingZombie from 'icon:shambling-zombie';
import skeleton from 'icon:skeleton';
import skullMask from 'icon:skull-mask';
import skullShield from 'icon:skull-shield';
import skullStaff from 'icon:skull-staff';
import slime from 'icon:slime';
import slingshot from 'icon:slingshot';
import smokeBomb from 'icon:smoke-bomb';
import snowflake1 from 'icon:snowflake-1';
import spearHook from 'icon:spear-hook';
import spectre from 'icon:spectre';
import spiderAlt from 'icon:spider-alt';
import spiderFace from 'icon:spider-face';
import spiderWeb from 'icon:spider-web';
import spikedArmor from 'icon:spiked-armor';
import spikedMace from 'icon:spiked-mace';
import stairs from 'icon:stairs';
import standingPotion from 'icon:standing-potion';
import stiletto from 'icon:stiletto';
import stoneSpear from 'icon:stone-spear';
import swordSlice from 'icon:sword-slice';
import templarShield from 'icon:templar-shield';
import tentaclesSkull from 'icon:tentacles-skull';
import transparentSlime from 'icon:transparent-slime';
import twoCoins from 'icon:two-coins';
import vampireCape from 'icon:vampire-cape';
import vampireDracula from 'icon:vampire-dracula';
import vikingHelmet from 'icon:viking-helmet';
import waterSplash from 'icon:water-splash';
import wingedSword from 'icon:winged-sword';
import wingfoot from 'icon:wingfoot';
import wizardFace from 'icon:wizard-face';
import wizardStaff from 'icon:wizard-staff';
import wolfHead from 'icon:wolf-head';

const PICTURES: Readonly<Record<string, string>> = {
  paladin: templarShield,
  warrior: vikingHelmet,
  rogue: hoodedAssassin,
  cleric: nunFace,
  wizard: wizardFace,
  ranger: robinHoodHat,
  zombie: shamblingZombie,
  restless_bones: skeleton,
  crypt_rat: rat,
  plague_bat: evilBat,
  carrion_beetles: beetleShell,
  bone_archer: highShot,
  cult_initiate: cultist,
  seeping_slime: slime,
  webbed_egg: eggClutch,
  dancing_candlestick: candleHolder,
  zombie_ogre: ogre,
  ghoul: boneGnawer,
  ossuary_guard: skullShield,
  grave_wolf: wolfHead,
  crypt_spider: hangingSpider,
  silken_egg: eggClutch,
  cult_chanter: cultist,
  weeping_shade: haunting,
  amber_jelly: transparentSlime,
  empty_armor: breastplate,
  bone_slinger: slingshot,
  bloated_corpse: carrion,
  brood_matriarch: spiderAlt,
  broodling: spiderFace,
  brood_egg: eggClutch,
  vampire_thrall: vampireCape,
  barrow_wight: crownedSkull,
  banshee: screaming,
  blood_priest: cultist,
  corpse_golem: rockGolem,
  blood_bats: evilBat,
  halberd_dead: halberd,
  black_pudding: gooeyDaemon,
  hovering_blade: flyingDagger,
  blood_cocoon: bigEgg,
  count_sarcovan: vampireDracula,
  court_bat: evilBat,
  bled_servant: bleedingWound,
  death_knight: overlordHelm,
  bone_hound: hound,
  lich_acolyte: cultist,
  wraith: spectre,
  charnel_horror: tentaclesSkull,
  grave_marksman: highShot,
  soul_shrieker: screaming,
  obsidian_golem: rockGolem,
  gloom_ooze: acidBlob,
  crawling_tome: evilBook,
  dragon_egg: bigEgg,
  the_lich: skullStaff,
  bound_skeleton: skeleton,
  tomb_warden: coffin,
  screaming_skull: skullMask,
  wooden_shield: roundShield,
  rusty_sword: rustySword,
  festering_knife: stiletto,
  short_spear: stoneSpear,
  short_bow: pocketBow,
  padded_jerkin: leatherArmor,
  prayer_beads: prayerBeads,
  cracked_wand: fairyWand,
  lucky_coin: twoCoins,
  healing_draught: healthPotion,
  fire_flask: molotov,
  ogre_thighbone: boneKnife,
  steel_longsword: broadsword,
  boar_spear: spearHook,
  silvered_mace: spikedMace,
  chain_hauberk: mailShirt,
  runed_staff: wizardStaff,
  fleetfoot_charm: wingfoot,
  strong_draught: healthPotion,
  smoke_pot: smokeBomb,
  matriarch_silk: spiderWeb,
  thirsting_blade: bleedingWound,
  heavy_crossbow: crossbow,
  tower_shield: checkedShield,
  thornmail: spikedArmor,
  saints_reliquary: relicBlade,
  whispering_orb: crystalBall,
  shared_elixir: roundPotion,
  thunder_keg: barrel,
  crimson_chalice: jeweledChalice,
  dawnblade: wingedSword,
  sextons_glaive: glaive,
  wyrmbone_bow: bowArrow,
  warden_plate: layeredArmor,
  archmages_rod: lunarWand,
  cloak_of_mirrors: cape,
  phoenix_tear: feather,
  draught_of_vigor: standingPotion,
  broken_phylactery: brokenHeartZone,
  drink_deep: jeweledChalice,
  warrior_of_the_gods: holySymbol,
  divine_smite: wingedSword,
  healing_hands: prayer,
  iron_hide: layeredArmor,
  shove: push,
  sweeping_blow: swordSlice,
  second_wind: heartPlus,
  dual_wielding: crossedSwords,
  sneak_attack: backstab,
  swift_stance: dervishSwords,
  dash: run,
  keeper_of_the_faith: holySymbol,
  mend: handBandage,
  sacred_flame: fireRay,
  ward: borderedShield,
  arcane_focus: crystalBall,
  spark: lightningArc,
  fireball,
  chill: iceBolt,
  archer: highShot,
  twin_shot: doubleShot,
  hunters_mark: onTarget,
  field_dressing: bandageRoll,
  corrosive_haze: poisonCloud,
  crumbling_stair: stairs,
  dart_gallery: dart,
  tainted_font: fountain,
  leeching_runes: runeStone,
  pendulum_blades: pendulumSwing,
  drowned_passage: waterSplash,
  sealed_door: lockedDoor,
  idol_of_whispers: evilTree,
  dead_delvers_pack: knapsack,
  grave_chill: snowflake1,
  rockfall: fallingRocks,
};

/** A card of somebody's own making has the picture of any card. */
export const picture = (key: string): string => PICTURES[key] ?? cardRandom;
