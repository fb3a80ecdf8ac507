/** The figure of a thing, for standees, coins and flat hexes: the one its picture is made of. */
import { pharaohFace } from '../../cards/pharaoh/face';
import type { EntryText } from '../../lib/wire';

/** A character, a monster, a hex or a card, by its key and what the box says of it. */
export const outlineOf = (key: string, entry?: EntryText): string => pharaohFace(key, entry).picture.outline;
