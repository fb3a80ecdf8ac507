/** The cards of the Pharaoh's Curse, one line each: what its picture is made of, and the numbers one looks for first. */
import ankh from 'icon:ankh';
import bandit from 'icon:bandit';
import barbute from 'icon:barbute';
import bearHead from 'icon:bear-head';
import bigDiamondRing from 'icon:big-diamond-ring';
import blunderbuss from 'icon:blunderbuss';
import bodySwapping from 'icon:body-swapping';
import boltSpellCast from 'icon:bolt-spell-cast';
import bookAura from 'icon:book-aura';
import boomerang from 'icon:boomerang';
import bowArrow from 'icon:bow-arrow';
import breakingChain from 'icon:breaking-chain';
import breastplate from 'icon:breastplate';
import broadsword from 'icon:broadsword';
import brokenBone from 'icon:broken-bone';
import brokenShield from 'icon:broken-shield';
import cavalry from 'icon:cavalry';
import chargingBull from 'icon:charging-bull';
import checkedShield from 'icon:checked-shield';
import chestArmor from 'icon:chest-armor';
import chisel from 'icon:chisel';
import clockwork from 'icon:clockwork';
import closedDoors from 'icon:closed-doors';
import crossbow from 'icon:crossbow';
import crystalBars from 'icon:crystal-bars';
import crystalCluster from 'icon:crystal-cluster';
import dart from 'icon:dart';
import dodging from 'icon:dodging';
import dropWeapon from 'icon:drop-weapon';
import dualityMask from 'icon:duality-mask';
import earthCrack from 'icon:earth-crack';
import eyeOfHorus from 'icon:eye-of-horus';
import falconMoon from 'icon:falcon-moon';
import fencer from 'icon:fencer';
import fireRing from 'icon:fire-ring';
import fireSpellCast from 'icon:fire-spell-cast';
import fireWave from 'icon:fire-wave';
import flamingSheet from 'icon:flaming-sheet';
import floatingCrystal from 'icon:floating-crystal';
import footTrip from 'icon:foot-trip';
import gasMask from 'icon:gas-mask';
import gauntlet from 'icon:gauntlet';
import gladius from 'icon:gladius';
import grenade from 'icon:grenade';
import halt from 'icon:halt';
import healthPotion from 'icon:health-potion';
import heartBottle from 'icon:heart-bottle';
import heartShield from 'icon:heart-shield';
import hoodedFigure from 'icon:hooded-figure';
import hound from 'icon:hound';
import huntingBolas from 'icon:hunting-bolas';
import incomingRocket from 'icon:incoming-rocket';
import ironMask from 'icon:iron-mask';
import kevlarVest from 'icon:kevlar-vest';
import knapsack from 'icon:knapsack';
import knightBanner from 'icon:knight-banner';
import laserGun from 'icon:laser-gun';
import leakySkull from 'icon:leaky-skull';
import lightningDome from 'icon:lightning-dome';
import magicLamp from 'icon:magic-lamp';
import magicPalm from 'icon:magic-palm';
import magicShield from 'icon:magic-shield';
import manacles from 'icon:manacles';
import mantrap from 'icon:mantrap';
import mightyForce from 'icon:mighty-force';
import minotaur from 'icon:minotaur';
import mirrorMirror from 'icon:mirror-mirror';
import monsterGrasp from 'icon:monster-grasp';
import muscleUp from 'icon:muscle-up';
import musket from 'icon:musket';
import openGate from 'icon:open-gate';
import openTreasureChest from 'icon:open-treasure-chest';
import oppression from 'icon:oppression';
import padlock from 'icon:padlock';
import pikeman from 'icon:pikeman';
import plainDagger from 'icon:plain-dagger';
import pocketBow from 'icon:pocket-bow';
import poisonBottle from 'icon:poison-bottle';
import poisonGas from 'icon:poison-gas';
import potionOfMadness from 'icon:potion-of-madness';
import pouchWithBeads from 'icon:pouch-with-beads';
import powerRing from 'icon:power-ring';
import puppet from 'icon:puppet';
import quickSlash from 'icon:quick-slash';
import rayGun from 'icon:ray-gun';
import riposte from 'icon:riposte';
import robberHand from 'icon:robber-hand';
import rollingDices from 'icon:rolling-dices';
import sacrificialDagger from 'icon:sacrificial-dagger';
import sandSnake from 'icon:sand-snake';
import sandsOfTime from 'icon:sands-of-time';
import shadowGrasp from 'icon:shadow-grasp';
import shieldBounces from 'icon:shield-bounces';
import shieldEchoes from 'icon:shield-echoes';
import shieldImpact from 'icon:shield-impact';
import skeletonKey from 'icon:skeleton-key';
import snatch from 'icon:snatch';
import spartan from 'icon:spartan';
import spectre from 'icon:spectre';
import spellBook from 'icon:spell-book';
import spiderAlt from 'icon:spider-alt';
import spiderBot from 'icon:spider-bot';
import spikedMace from 'icon:spiked-mace';
import sprint from 'icon:sprint';
import spyglass from 'icon:spyglass';
import stoneCrafting from 'icon:stone-crafting';
import stoneSpear from 'icon:stone-spear';
import strongMan from 'icon:strong-man';
import swordBrandish from 'icon:sword-brandish';
import swordsPower from 'icon:swords-power';
import tearTracks from 'icon:tear-tracks';
import telepathy from 'icon:telepathy';
import telescope from 'icon:telescope';
import thirdEye from 'icon:third-eye';
import thorHammer from 'icon:thor-hammer';
import threeBurningBalls from 'icon:three-burning-balls';
import throwingBall from 'icon:throwing-ball';
import tiedScroll from 'icon:tied-scroll';
import twoHandedSword from 'icon:two-handed-sword';
import voodooDoll from 'icon:voodoo-doll';
import warlockHood from 'icon:warlock-hood';
import winchesterRifle from 'icon:winchester-rifle';
import windSlap from 'icon:wind-slap';
import wingCloak from 'icon:wing-cloak';
import wolfHead from 'icon:wolf-head';
import wolfTrap from 'icon:wolf-trap';
import type { Line } from './line';

// prettier-ignore
export const CARDS: Readonly<Record<string, Line>> = {
  C000: { outline: skeletonKey, family: 'item', nature: 'activity', verbs: ['Exit'], matter: 'gold', scene: 'stairs', pose: 'float', motion: ['halo'], glance: [['exit', 'doubles']] },
  C001: { outline: sandsOfTime, family: 'tactic', nature: 'modifier', verbs: ['ExtraActions'], glance: [['action', '+1']] },
  C002: { outline: breastplate, family: 'weapon', level: 3, nature: 'defense', verbs: ['TabledLP'], glance: [['armor', '15']] },
  C003: { outline: manacles, family: 'spell', level: 1, nature: 'attack', verbs: ['Escape', 'AtMost', 'Forbid'], reach: 1, glance: [['reach', '1'], ['hold', '6−']] },
  C004: { outline: kevlarVest, family: 'tech', level: 2, nature: 'defense', verbs: ['TabledLP', 'On', 'Heal'], glance: [['armor', '10']] },
  C005: { outline: shieldImpact, family: 'tactic', nature: 'defense', verbs: ['Stop'], matter: 'weapons', glance: [['stop', 'stops']] },
  C006: { outline: dart, family: 'weapon', level: 1, nature: 'attack', verbs: ['Damage'], matter: 'poison', reach: 2, glance: [['damage', '1D6'], ['reach', '2']] },
  C007: { outline: boomerang, family: 'weapon', level: 1, nature: 'attack', verbs: ['Damage', 'On', 'Bounce'], matter: 'weapons', reach: 2, glance: [['damage', '2D6'], ['reach', '2']] },
  C008: { outline: stoneSpear, family: 'spell', level: 1, nature: 'attack', verbs: ['Damage', 'If', 'Is', 'ModifyDamage'], matter: 'fire', reach: 2, glance: [['damage', '1D6'], ['reach', '2']] },
  C009: { outline: shadowGrasp, family: 'spell', level: 1, nature: 'attack', verbs: ['Damage', 'On', 'Teleport', 'HexOf'], matter: 'magic', reach: 3, glance: [['damage', '1D6'], ['reach', '3']] },
  C010: { outline: falconMoon, family: 'creature', nature: 'attack', verbs: ['Agent'], reach: 0, scene: 'dunes', glance: [['life', '4'], ['dodge', '8'], ['damage', '1D6']] },
  C011: { outline: chisel, family: 'tech', level: 1, nature: 'activity', verbs: ['Choose', 'OpenDoor', 'Detach'], reach: 0 },
  C012: { outline: windSlap, family: 'tactic', nature: 'alteration', verbs: ['Detach'], reach: 'any' },
  C013: { outline: pikeman, family: 'unit', nature: 'attack', verbs: ['Agent'], matter: 'blood', reach: 0, glance: [['life', '7'], ['dodge', '5'], ['damage', '=♥']] },
  C014: { outline: voodooDoll, family: 'spell', level: 1, nature: 'attack', verbs: ['Escape', 'ModifyDamage'], matter: 'poison', reach: 2, glance: [['armor', '+3'], ['reach', '2'], ['hold', 'doubles']] },
  C015: { outline: plainDagger, family: 'weapon', level: 1, nature: 'attack', verbs: ['Damage'], matter: 'weapons', reach: 0, glance: [['damage', '1D6+2']] },
  C016: { outline: wolfTrap, family: 'tech', level: 1, nature: 'defense', verbs: ['Stop', 'DestroyTabled'], reach: 1, glance: [['stop', 'stops'], ['reach', '1']] },
  C017: { outline: brokenShield, family: 'tactic', nature: 'alteration', verbs: ['DodgeOnly'] },
  C018: { outline: dodging, family: 'tactic', nature: 'defense', verbs: ['Stop', 'Move'], glance: [['stop', 'stops']] },
  C019: { outline: fencer, family: 'tactic', nature: 'modifier', verbs: ['ModifyDamage'], glance: [['armor', '−2']] },
  C020: { outline: magicPalm, family: 'spell', level: 1, nature: 'enhancement-attack', verbs: ['ModifyDamage', 'SetType', 'On', 'Move'], matter: 'magic', glance: [['damage', '+1D6']] },
  C021: { outline: lightningDome, family: 'tech', level: 3, nature: 'defense', verbs: ['TabledLP', 'Immunity'], glance: [['armor', '12']] },
  C022: { outline: crystalBars, family: 'relic', nature: 'defense', verbs: ['Stop', 'BlockDoor'], reach: 0, glance: [['stop', 'stops']] },
  C023: { outline: grenade, family: 'item', nature: 'attack', verbs: ['Damage', 'Forbid'], matter: 'fire', reach: 'any', glance: [['damage', '3D6'], ['reach', 'any']], type: 'Item-Weapon' },
  C024: { outline: ankh, family: 'tactic', nature: 'defense', verbs: ['Heal'], scene: 'stairs', pose: 'sigil', glance: [['heal', '+10']] },
  C025: { outline: barbute, family: 'weapon', level: 1, nature: 'defense', verbs: ['TabledLP'], glance: [['armor', '6']] },
  C026: { outline: tiedScroll, family: 'scroll', nature: 'defense', verbs: ['Stop', 'Lasting', 'IgnoreEvent'], glance: [['stop', 'stops']] },
  C027: { outline: hoodedFigure, family: 'tactic', nature: 'defense', verbs: ['Stop', 'Lasting', 'Forbid', 'Target'], glance: [['stop', 'stops']] },
  C028: { outline: magicLamp, family: 'item', nature: 'activity', verbs: ['OnRoll', 'Damage', 'Heal', 'Draw'], matter: 'gas', glance: [['heal', '+5']] },
  C029: { outline: ironMask, family: 'spell', level: 2, nature: 'defense', verbs: ['Stop', 'Lasting', 'Immunity'], motion: ['smoke', 'ward'], glance: [['stop', 'stops']] },
  C030: { outline: dualityMask, family: 'spell', level: 2, nature: 'attack-defense', verbs: ['Damage', 'Stop'], matter: 'magic', reach: 1, pose: 'float', glance: [['damage', '2D6+3'], ['stop', 'stops']] },
  C031: { outline: spyglass, family: 'tactic', nature: 'alteration', verbs: ['ModifyRange'], glance: [['reach', '+1']] },
  C032: { outline: cavalry, family: 'unit', nature: 'attack', verbs: ['Agent'], matter: 'weapons', reach: 0, glance: [['life', '6'], ['dodge', '6'], ['damage', '=♥']] },
  C033: { outline: padlock, family: 'item', nature: 'alteration', verbs: ['Lock'] },
  C034: { outline: closedDoors, family: 'tech', level: 1, nature: 'activity', verbs: ['BlockDoor', 'TabledLP'], reach: 0, glance: [['armor', '8']] },
  C035: { outline: bowArrow, family: 'weapon', level: 2, nature: 'attack', verbs: ['Damage'], matter: 'weapons', reach: 2, glance: [['damage', '2D6'], ['reach', '2']] },
  C036: { outline: broadsword, family: 'weapon', level: 2, nature: 'attack', verbs: ['Damage'], matter: 'weapons', reach: 0, glance: [['damage', '15']] },
  C037: { outline: spartan, family: 'unit', nature: 'defense', verbs: ['Agent'], matter: 'weapons', reach: 0, glance: [['life', '7'], ['dodge', '5'], ['damage', '=♥']] },
  C038: { outline: mirrorMirror, family: 'item', nature: 'defense', verbs: ['Redirect'], glance: [['stop', 'turns']] },
  C039: { outline: poisonGas, family: 'tech', level: 2, nature: 'attack', verbs: ['Damage', 'Discard', 'OnRoll', 'DestroyTabled'], matter: 'gas', reach: 0, glance: [['damage', '2D6']] },
  C040: { outline: snatch, family: 'tactic', nature: 'activity', verbs: ['Steal'], matter: 'shadow', reach: 0, glance: [['draw', 'steal']] },
  C041: { outline: rayGun, family: 'tech', level: 3, nature: 'attack', verbs: ['Damage'], matter: 'tech', reach: 1, glance: [['damage', '5D6'], ['reach', '1']] },
  C042: { outline: poisonBottle, family: 'potion', nature: 'enhancement-attack', verbs: ['ModifyDamage'], glance: [['damage', '+5']] },
  C043: { outline: fireSpellCast, family: 'spell', level: 2, nature: 'attack', verbs: ['Damage'], matter: 'fire', reach: 0, glance: [['damage', '4D6']] },
  C044: { outline: gasMask, family: 'potion', nature: 'defense', verbs: ['Immunity'] },
  C045: { outline: muscleUp, family: 'potion', nature: 'enhancement-attack', verbs: ['If', 'Is', 'ModifyDamage'], glance: [['damage', '+10']], type: 'Magic potion' },
  C046: { outline: knightBanner, family: 'tactic', nature: 'enhancement-defense', verbs: ['ModifyDodge', 'Fixed'], glance: [['dodge', '9']] },
  C047: { outline: winchesterRifle, family: 'tech', level: 2, nature: 'attack', verbs: ['Damage'], matter: 'tech', reach: 3, glance: [['damage', '3D6+2'], ['reach', '3']] },
  C048: { outline: chargingBull, family: 'tactic', nature: 'alteration', verbs: ['Move', 'ModifyDodge', 'Shift'], glance: [['dodge', '−2']] },
  C049: { outline: sacrificialDagger, family: 'tactic', nature: 'defense', verbs: ['Cost', 'DestroyTabled', 'Stop'], matter: 'blood', glance: [['stop', 'stops']] },
  C050: { outline: spellBook, family: 'spell', level: 1, nature: 'activity', verbs: ['Recover'] },
  C051: { outline: openGate, family: 'tactic', nature: 'activity', verbs: ['OpenDoor', 'Move'], reach: 0 },
  C052: { outline: musket, family: 'unit', nature: 'attack', verbs: ['Agent'], matter: 'weapons', reach: 1, glance: [['life', '5'], ['dodge', '6'], ['damage', '=♥']] },
  C053: { outline: checkedShield, family: 'weapon', level: 2, nature: 'defense', verbs: ['TabledLP'], matter: 'weapons', glance: [['armor', '10']] },
  C054: { outline: pocketBow, family: 'weapon', level: 1, nature: 'attack', verbs: ['Damage'], matter: 'weapons', reach: 2, glance: [['damage', '2D6+2'], ['reach', '2']] },
  C055: { outline: gladius, family: 'weapon', level: 1, nature: 'attack', verbs: ['Damage'], matter: 'weapons', reach: 0, glance: [['damage', '10']] },
  C056: { outline: blunderbuss, family: 'weapon', level: 3, nature: 'attack', verbs: ['If', 'Damage'], matter: 'weapons', reach: 1, glance: [['damage', '5D6'], ['reach', '1']] },
  C057: { outline: magicShield, family: 'spell', level: 1, nature: 'defense', verbs: ['Stop', 'If', 'Is', 'Draw'], glance: [['stop', 'stops']] },
  C058: { outline: footTrip, family: 'tactic', nature: 'modifier', verbs: ['Reroll'], reach: 'any', glance: [['dice', 'again']] },
  C059: { outline: puppet, family: 'spell', level: 3, nature: 'activity', verbs: ['Control'], reach: 2, glance: [['reach', '2']] },
  C060: { outline: telepathy, family: 'spell', level: 2, nature: 'activity', verbs: ['Peek', 'Hand', 'Discard'], reach: 'any' },
  C061: { outline: floatingCrystal, family: 'relic', nature: 'activity', verbs: ['Teleport'] },
  C062: { outline: fireWave, family: 'spell', level: 3, nature: 'attack', verbs: ['Damage'], matter: 'fire', reach: 1, glance: [['damage', '5D6'], ['reach', '1']] },
  C063: { outline: clockwork, family: 'tech', level: 3, nature: 'defense', verbs: ['Stop', 'Draw'], glance: [['stop', 'stops']] },
  C064: { outline: throwingBall, family: 'tactic', nature: 'attack', verbs: ['Damage', 'On', 'Move'], reach: 0, glance: [['damage', '5']] },
  C065: { outline: bookAura, family: 'relic', nature: 'activity', verbs: ['Heal'], reach: 0, glance: [['heal', '+1D6']] },
  C066: { outline: mantrap, family: 'tech', level: 1, nature: 'attack', verbs: ['Damage', 'DestroyTabled'], matter: 'tech', reach: 0, glance: [['damage', '3D6']] },
  C067: { outline: twoHandedSword, family: 'weapon', level: 3, nature: 'attack', verbs: ['Damage', 'If', 'LifeAtMost', 'ModifyDamage'], matter: 'weapons', reach: 0, glance: [['damage', '4D6']] },
  C068: { outline: spiderAlt, family: 'creature', nature: 'attack', verbs: ['Agent', 'On', 'Heal'], matter: 'poison', reach: 0, glance: [['life', '6'], ['dodge', '5'], ['damage', '1D6']] },
  C069: { outline: swordBrandish, family: 'tactic', nature: 'modifier', verbs: ['Lasting', 'ModifyDamage'], glance: [['damage', '+1D6']] },
  C070: { outline: brokenBone, family: 'tactic', nature: 'attack', verbs: ['Damage', 'On', 'Bounce', 'Lasting', 'Forbid'], reach: 0, glance: [['damage', '1D6']] },
  S001: { outline: potionOfMadness, family: 'potion', nature: 'modifier', verbs: ['ExtraActions'], glance: [['action', '+2']] },
  S002: { outline: quickSlash, family: 'tactic', nature: 'modifier', verbs: ['ExtraActions', 'Lasting', 'ModifyDodge', 'Shift'], glance: [['action', '+1']] },
  S003: { outline: huntingBolas, family: 'weapon', level: 1, nature: 'attack', verbs: ['Damage', 'Escape', 'AtMost', 'Forbid', 'ModifyDodge', 'Shift'], matter: 'weapons', reach: 2, glance: [['damage', '1D6'], ['reach', '2'], ['hold', '7−']] },
  S004: { outline: bandit, family: 'unit', nature: 'attack', verbs: ['Agent', 'On', 'Steal'], matter: 'weapons', reach: 0, glance: [['life', '7'], ['dodge', '5'], ['damage', '=♥']] },
  S005: { outline: bodySwapping, family: 'scroll', nature: 'activity', verbs: ['Swap'], reach: 'any' },
  S006: { outline: riposte, family: 'weapon', level: 2, nature: 'defense', verbs: ['Stop', 'If', 'Damage'], matter: 'weapons', glance: [['damage', '2D6'], ['stop', 'stops']] },
  S007: { outline: crossbow, family: 'weapon', level: 2, nature: 'attack', verbs: ['Damage'], matter: 'weapons', reach: 2, glance: [['damage', '4D6'], ['reach', '2']] },
  S008: { outline: sandSnake, family: 'creature', nature: 'attack', verbs: ['Agent'], matter: 'poison', reach: 0, scene: 'cavern', glance: [['life', '10'], ['dodge', '5'], ['damage', '2D6']] },
  S009: { outline: heartShield, family: 'spell', level: 3, nature: 'defense', verbs: ['Stop', 'Heal'], glance: [['stop', 'stops']] },
  S010: { outline: dropWeapon, family: 'tactic', nature: 'attack', verbs: ['Choose', 'DestroyTabled', 'Peek', 'Hand', 'Discard'], reach: 1, glance: [['reach', '1']] },
  S011: { outline: warlockHood, family: 'unit', nature: 'attack', verbs: ['Agent'], matter: 'magic', reach: 1, glance: [['life', '7'], ['dodge', '5'], ['damage', '=♥']] },
  S012: { outline: mightyForce, family: 'tactic', nature: 'modifier', verbs: ['Multiply'], glance: [['times', '×2']] },
  S013: { outline: earthCrack, family: 'spell', level: 2, nature: 'activity', verbs: ['RotateHex', 'Each', 'Damage'], matter: 'magic', reach: 'any', glance: [['damage', '2D6'], ['reach', 'any']] },
  S014: { outline: strongMan, family: 'tactic', nature: 'enhancement-attack', verbs: ['Multiply', 'Detach'], glance: [['times', '×2']] },
  S015: { outline: oppression, family: 'spell', level: 2, nature: 'attack', verbs: ['Escape', 'AtMost', 'Forbid'], reach: 1, glance: [['reach', '1'], ['hold', '7−']] },
  S016: { outline: boltSpellCast, family: 'spell', level: 2, nature: 'attack', verbs: ['Damage', 'On', 'Discard'], matter: 'magic', reach: 2, glance: [['damage', '4D6'], ['reach', '2']] },
  S017: { outline: wolfHead, family: 'creature', nature: 'attack', verbs: ['Agent'], matter: 'night', reach: 0, scene: 'wilds', motion: ['smoke'], glance: [['life', '8'], ['dodge', '8'], ['damage', '2D6']] },
  S018: { outline: spikedMace, family: 'weapon', level: 3, nature: 'attack', verbs: ['Damage'], matter: 'weapons', reach: 0, glance: [['damage', '3D6']] },
  S019: { outline: spectre, family: 'tech', level: 2, nature: 'alteration', verbs: ['SetType', 'ModifyRange'], matter: 'phased', glance: [['reach', '+1']] },
  S020: { outline: threeBurningBalls, family: 'spell', level: 3, nature: 'attack', verbs: ['Each', 'UpTo', 'Damage'], matter: 'fire', reach: 2, glance: [['damage', '3D6'], ['reach', '2']] },
  S021: { outline: telescope, family: 'tactic', nature: 'alteration', verbs: ['ModifyRange'], glance: [['reach', '+3']] },
  S022: { outline: healthPotion, family: 'potion', nature: 'defense', verbs: ['Heal'], glance: [['heal', '+20']], type: 'Magic potion' },
  S023: { outline: knapsack, family: 'tactic', nature: 'activity', verbs: ['Draw'], glance: [['draw', '+3']] },
  S024: { outline: openTreasureChest, family: 'tactic', nature: 'activity', verbs: ['Recover'] },
  S025: { outline: spiderBot, family: 'unit', nature: 'attack', verbs: ['Agent'], matter: 'tech', reach: 2, glance: [['life', '5'], ['dodge', '6'], ['damage', '=♥']] },
  S026: { outline: incomingRocket, family: 'tech', level: 3, nature: 'attack', verbs: ['Damage', 'Repeat'], matter: 'tech', reach: 'any', glance: [['damage', '4D6'], ['times', '×2'], ['reach', 'any']] },
  S027: { outline: sprint, family: 'tactic', nature: 'modifier', verbs: ['Move'] },
  S028: { outline: robberHand, family: 'tactic', nature: 'activity', verbs: ['Choose', 'Peek', 'Hand', 'Steal'], matter: 'shadow', reach: 0, glance: [['draw', 'steal']] },
  S029: { outline: bearHead, family: 'creature', nature: 'attack', verbs: ['Agent'], reach: 0, pose: 'face', glance: [['life', '15'], ['dodge', '4'], ['damage', '3D6']] },
  R001: { outline: monsterGrasp, family: 'spell', level: 3, nature: 'attack', verbs: ['Escape', 'AtMost', 'Forbid', 'On', 'Damage'], matter: 'magic', reach: 2, glance: [['damage', '2D6'], ['reach', '2'], ['hold', '6−']] },
  R002: { outline: thirdEye, family: 'spell', level: 2, nature: 'activity', verbs: ['Peek', 'Hand', 'Search'], reach: 'any' },
  R003: { outline: minotaur, family: 'creature', nature: 'attack', verbs: ['Agent', 'On', 'Lasting', 'Forbid'], reach: 0, pose: 'stand', glance: [['life', '16'], ['dodge', '5'], ['damage', '3D6']] },
  R004: { outline: hound, family: 'unit', nature: 'attack', verbs: ['Agent'], matter: 'blood', reach: 0, glance: [['life', '12'], ['dodge', '5'], ['damage', '=♥']] },
  R005: { outline: shieldEchoes, family: 'tactic', nature: 'alteration', verbs: ['Repeat'], glance: [['times', '×2']] },
  R006: { outline: flamingSheet, family: 'scroll', nature: 'activity', verbs: ['DestroyTabled', 'Cancel'], reach: 'any' },
  R007: { outline: stoneCrafting, family: 'item', nature: 'activity', verbs: ['Choose', 'OpenDoor', 'Move', 'Detach'], reach: 0 },
  R008: { outline: rollingDices, family: 'tactic', nature: 'alteration', verbs: ['Choose', 'SetDice', 'Cancel'], matter: 'gold', reach: 'any', scene: 'stairs', pose: 'float', motion: ['halo', 'sparks'], glance: [['dice', 'set']] },
  R009: { outline: laserGun, family: 'tech', level: 3, nature: 'attack', verbs: ['Damage', 'DodgeOnly'], matter: 'phased', reach: 3, glance: [['damage', '5D6'], ['reach', '3']] },
  R010: { outline: eyeOfHorus, family: 'spell', level: 1, nature: 'defense', verbs: ['Stop', 'Reroll'], reach: 'any', glance: [['stop', 'stops']] },
  R011: { outline: shieldBounces, family: 'tactic', nature: 'defense', verbs: ['Redirect'], glance: [['stop', 'turns']] },
  R012: { outline: heartBottle, family: 'potion', nature: 'defense', verbs: ['Heal'], glance: [['heal', '+25']], type: 'Magic potion' },
  R013: { outline: halt, family: 'tactic', nature: 'modifier', verbs: ['Cancel'], matter: 'blood', reach: 'any', scene: 'rift', pose: 'sigil', motion: ['ring', 'burst'], glance: [['stop', 'undoes']] },
  R014: { outline: swordsPower, family: 'tactic', nature: 'modifier', verbs: ['ExtraActions', 'Lasting', 'ModifyDamage'], glance: [['action', '+2']] },
  X001: { outline: leakySkull, family: 'spell', level: 2, nature: 'attack', verbs: ['Discard'], matter: 'magic', reach: 'any' },
  X002: { outline: chestArmor, family: 'item', nature: 'defense', verbs: ['TabledLP', 'Immunity', 'Lock'], glance: [['armor', '15']] },
  X003: { outline: tearTracks, family: 'scroll', nature: 'activity', verbs: ['Each', 'Choose', 'Discard', 'Damage'], matter: 'magic', reach: 'any', glance: [['damage', '2D6'], ['reach', 'any']] },
  X004: { outline: breakingChain, family: 'tech', level: 2, nature: 'modifier', verbs: ['MakeFree', 'On', 'Detach'] },
  X005: { outline: wingCloak, family: 'relic', nature: 'modifier', verbs: ['On', 'Heal'], glance: [['heal', '+3']] },
  X006: { outline: powerRing, family: 'relic', nature: 'modifier', verbs: ['ModifyDodge', 'Fixed'], matter: 'phased', glance: [['dodge', '8']] },
  X007: { outline: pouchWithBeads, family: 'item', nature: 'modifier', verbs: ['On', 'Draw', 'Forbid'], glance: [['draw', '+1']] },
  X008: { outline: bigDiamondRing, family: 'relic', nature: 'modifier', verbs: ['ModifyDamage'], matter: 'gold', glance: [['damage', '+2D6']] },
  U001: { outline: crystalCluster, family: 'relic', nature: 'activity', verbs: ['OnRoll', 'Damage', 'Each', 'Discard', 'Choose', 'Swap', 'Control', 'Draw', 'ExtraActions'], matter: 'phased', reach: 'any', motion: ['burst', 'shards', 'halo'] },
  U002: { outline: gauntlet, family: 'relic', nature: 'modifier', verbs: ['ModifyRange', 'MakeFree'], matter: 'gold', glance: [['reach', '+3']] },
  U003: { outline: thorHammer, family: 'weapon', level: 3, nature: 'attack', verbs: ['Damage', 'On', 'LoseActions'], matter: 'night', reach: 3, motion: ['sparks', 'burst', 'slash'], glance: [['damage', '5D6'], ['reach', '3']] },
  U004: { outline: fireRing, family: 'relic', nature: 'modifier', verbs: ['ExtraActions'], matter: 'fire', glance: [['action', '+1']] },
};
