/** Pictures for what lies in the box. A card has that of its type, some of the best known their own. */
import ankh from 'icon:ankh';
import armor from 'icon:breastplate';
import bast from 'icon:feline';
import blade from 'icon:broadsword';
import blood from 'icon:bleeding-wound';
import bow from 'icon:bow-arrow';
import bowString from 'icon:archer';
import cage from 'icon:cage';
import cobra from 'icon:cobra';
import coffin from 'icon:coffin';
import creature from 'icon:wolf-head';
import crystal from 'icon:crystal-ball';
import death from 'icon:death-skull';
import demon from 'icon:daemon-skull';
import dove from 'icon:dove';
import exit from 'icon:exit-door';
import fist from 'icon:sword-clash';
import gas from 'icon:poison-gas';
import gears from 'icon:gears';
import ghost from 'icon:ghost';
import gold from 'icon:gold-stack';
import golem from 'icon:rock-golem';
import guardian from 'icon:static-guard';
import hands from 'icon:shaking-hands';
import heal from 'icon:health-potion';
import ice from 'icon:ice-cube';
import knight from 'icon:chess-knight';
import maze from 'icon:maze';
import meal from 'icon:meal';
import mirror from 'icon:mirror-mirror';
import mist from 'icon:fog';
import mummy from 'icon:mummy-head';
import pharaoh from 'icon:pharoah';
import portal from 'icon:magic-portal';
import potion from 'icon:standing-potion';
import reaper from 'icon:reaper-scythe';
import rifle from 'icon:ray-gun';
import rocks from 'icon:falling-rocks';
import sack from 'icon:knapsack';
import sanctuary from 'icon:holy-symbol';
import scream from 'icon:screaming';
import scroll from 'icon:scroll-unfurled';
import shield from 'icon:checked-shield';
import silence from 'icon:silence';
import skeletonKey from 'icon:skeleton-key';
import spell from 'icon:spell-book';
import storm from 'icon:earth-crack';
import sunbeams from 'icon:sunbeams';
import temple from 'icon:egyptian-temple';
import trap from 'icon:trap-mask';
import troops from 'icon:rally-the-troops';
import walk from 'icon:egyptian-walk';
import warlord from 'icon:warlord-helmet';
import web from 'icon:spider-web';
import wizard from 'icon:wizard-face';
import wrench from 'icon:monkey-wrench';
import hooded from 'icon:hooded-assassin';
import magicHat from 'icon:magic-hat';
import bandit from 'icon:bandit';
import type { EntryText } from '../../lib/wire';
import { facts } from './cards';

type Table = readonly (readonly [RegExp, string])[];

const CHARACTERS: Readonly<Record<string, string>> = {
  avenger: hooded,
  magician: magicHat,
  undertaker: coffin,
  engineer: wrench,
  spellmancer: wizard,
  warlord,
};
const MONSTERS: Readonly<Record<string, string>> = { cobra, demon, guardian, stone_colossus: golem, mummy };

const HEXES: Table = [
  [/^Exit/, exit],
  [/Peace/, dove],
  [/Arches/, rocks],
  [/Traps/, trap],
  [/Bloody/, blood],
  [/Calamity/, storm],
  [/Demons/, demon],
  [/Feast/, meal],
  [/Friendship/, hands],
  [/Gold/, gold],
  [/Hate/, fist],
  [/Health/, heal],
  [/Sanctuary/, sanctuary],
  [/Silence/, silence],
  [/Terror/, scream],
  [/Geomancer/, crystal],
  [/Brigands/, bandit],
  [/Shadows/, ghost],
  [/Labyrinth/, maze],
  [/Mist/, mist],
  [/Pharaoh's Curse/, pharaoh],
  [/Mirrors/, mirror],
  [/Stone/, golem],
  [/Ice/, ice],
  [/Pharaoh's Crypt/, mummy],
  [/Cages/, cage],
  [/Death/, death],
  [/Keys/, skeletonKey],
  [/Transport/, portal],
  [/Neith/, bowString],
  [/Bast/, bast],
  [/Light/, sunbeams],
  [/Webs/, web],
  [/Pain/, reaper],
];

const CARDS: Table = [
  [/^The Key$/, skeletonKey],
  [/Bow$/, bow],
  [/Gas/, gas],
  [/Crystal|Tome/, crystal],
  [/Shield|Field/i, shield],
  [/Armor|Helm|Bioarmor/, armor],
  [/Trap$|trap$/, trap],
  [/Rifle|Blaster|Shotgun|Missile/, rifle],
];

const TYPES: Table = [
  [/^Weapon|^Item-Weapon/, blade],
  [/^Spell/, spell],
  [/^Tech/, gears],
  [/otion/, potion],
  [/scroll/, scroll],
  [/^Magic item/, ankh],
  [/^Tactic/, knight],
  [/^Creature/, creature],
  [/^Military/, troops],
  [/^Item/, sack],
];

const found = (table: Table, word: string): string | undefined => table.find(([pattern]) => pattern.test(word))?.[1];

/** A character, a monster, a hex or a card, by its key and what the box says of it. */
export function picture(key: string, entry: EntryText | undefined): string {
  const person = CHARACTERS[key] ?? MONSTERS[key];
  if (person !== undefined) return person;
  if (key.startsWith('H')) return found(HEXES, entry?.name ?? '') ?? temple;
  return found(CARDS, entry?.name ?? '') ?? typePicture(facts(entry).type);
}

export const typePicture = (type: string): string => found(TYPES, type) ?? walk;
