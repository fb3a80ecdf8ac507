/** Pictures for what lies in the box. A thing without one of its own gets its kind's. */
import anchor from 'icon:anchor';
import barbarian from 'icon:barbarian';
import bat from 'icon:floating-ghost';
import battleAxe from 'icon:battle-axe';
import book from 'icon:spell-book';
import bow from 'icon:bow-arrow';
import boots from 'icon:leather-boot';
import bolt from 'icon:fire-ray';
import crab from 'icon:crab';
import crowned from 'icon:crowned-skull';
import dagger from 'icon:thrown-daggers';
import dash from 'icon:sprint';
import dog from 'icon:sniffing-dog';
import eel from 'icon:sea-serpent';
import flail from 'icon:flail';
import flask from 'icon:fire-bottle';
import gem from 'icon:gems';
import ghoul from 'icon:shambling-zombie';
import golem from 'icon:ice-golem';
import harpoon from 'icon:harpoon-trident';
import heal from 'icon:healing';
import hooded from 'icon:hooded-figure';
import imp from 'icon:imp';
import key from 'icon:key';
import knight from 'icon:black-knight-helm';
import monk from 'icon:monk-face';
import orchid from 'icon:carnivorous-plant';
import person from 'icon:person';
import pirate from 'icon:pirate-captain';
import potion from 'icon:standing-potion';
import rat from 'icon:rat';
import scroll from 'icon:scroll-unfurled';
import shield from 'icon:checked-shield';
import skeleton from 'icon:skeleton-inside';
import snow from 'icon:snowflake-2';
import spectre from 'icon:spectre';
import stealth from 'icon:hidden';
import sword from 'icon:broadsword';
import teleport from 'icon:teleport';
import thorns from 'icon:thorny-vine';
import ward from 'icon:magic-shield';
import whirl from 'icon:spinning-sword';
import wizard from 'icon:wizard-face';
import wolf from 'icon:wolf-head';
import woman from 'icon:woman-elf-face';

const PICTURES: readonly (readonly [RegExp, string])[] = [
  [/^brannoch$|glass_knight/, knight],
  [/^sable$|raider/, hooded],
  [/^ilvane$|chanter|acolyte/, monk],
  [/^mordec$/, wizard],
  [/^rhea$|sailor/, pirate],
  [/^tamsin$|^nettle$|^ysolde$/, woman],
  [/^okon$|harpoon|hook/, harpoon],
  [/^jorun$/, barbarian],
  [/bracken$|hound/, dog],
  [/rats/, rat],
  [/sentry|archer|thrall/, skeleton],
  [/ghoul|hulk/, ghoul],
  [/shade/, spectre],
  [/aurelian|regent/, crowned],
  [/crawler|mudback/, crab],
  [/imp$|sprite/, imp],
  [/eel|fang/, eel],
  [/orchid|mother|seed/, orchid],
  [/creeper|vine|spore/, thorns],
  [/wolf/, wolf],
  [/lurker/, golem],
  [/dash/, dash],
  [/transport_scroll/, scroll],
  [/transport/, teleport],
  [/bow$|lens/, bow],
  [/dagger|knives|knife/, dagger],
  [/whirling|ring/, whirl],
  [/heal|poultice|ration|price/, heal],
  [/draught|vial/, potion],
  [/flask|jar/, flask],
  [/shroud|stealth/, stealth],
  [/ward|veil|rune/, ward],
  [/shield|brace|buckler/, shield],
  [/bolt|flare|ghostfire|lance|flintlock/, bolt],
  [/icicle|frost|cleats/, snow],
  [/flail|censer/, flail],
  [/axe/, battleAxe],
  [/sword|cutlass|strike/, sword],
  [/net$|boards/, anchor],
  [/key/, key],
  [/boots|line/, boots],
  [/shard|ember|glass|die|bone|stone/, gem],
  [/call/, dog],
  [/ghost/, bat],
  [/book/, book],
];

export function picture(id: string): string {
  return PICTURES.find(([pattern]) => pattern.test(id))?.[1] ?? person;
}
