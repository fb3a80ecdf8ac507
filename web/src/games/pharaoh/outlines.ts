/** Who stands on the board, cut out of wood. Cards and hexes have the outline of their picture. */
import bandage from 'icon:mummy-head';
import cobra from 'icon:cobra';
import coffin from 'icon:coffin';
import demon from 'icon:daemon-skull';
import golem from 'icon:rock-golem';
import guardian from 'icon:minotaur';
import hat from 'icon:magic-hat';
import helmet from 'icon:warlord-helmet';
import hooded from 'icon:hooded-assassin';
import wizard from 'icon:wizard-face';
import wrench from 'icon:monkey-wrench';
import { pharaohFace } from '../../cards/pharaoh/face';
import type { EntryText } from '../../lib/wire';

const FIGURES: Readonly<Record<string, string>> = {
  avenger: hooded,
  magician: hat,
  undertaker: coffin,
  engineer: wrench,
  spellmancer: wizard,
  warlord: helmet,
  cobra,
  demon,
  guardian,
  stone_colossus: golem,
  mummy: bandage,
};

/** A character, a monster, a hex or a card, by its key and what the box says of it. */
export const outlineOf = (key: string, entry?: EntryText): string =>
  FIGURES[key] ?? pharaohFace(key, entry).picture.outline;
