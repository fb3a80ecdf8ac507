/** The pictures on the cards. */
import balloon from 'icon:balloons';
import bodySwapping from 'icon:body-swapping';
import bootKick from 'icon:boot-kick';
import card from 'icon:card-pick';
import crack from 'icon:earth-crack';
import evilHand from 'icon:evil-hand';
import flashlight from 'icon:flashlight';
import ghost from 'icon:ghost';
import haunting from 'icon:haunting';
import holyWater from 'icon:holy-water';
import leafSwirl from 'icon:leaf-swirl';
import leech from 'icon:leeching-worm';
import portal from 'icon:magic-portal';
import rally from 'icon:rally-the-troops';
import skullCrack from 'icon:skull-crack';
import spectre from 'icon:spectre';
import sprint from 'icon:sprint';
import waxSeal from 'icon:wax-seal';

const PICTURES: Readonly<Record<string, string>> = {
  sacred_seal: waxSeal,
  kick: bootKick,
  sprint,
  holy_water: holyWater,
  leaf_blower: leafSwirl,
  flashlight,
  holy_water_balloon: balloon,
  rally,
  glide: spectre,
  desecrate: crack,
  whispers: haunting,
  ghastly_touch: evilHand,
  mass_desecrate: skullCrack,
  life_leech: leech,
  flip: bodySwapping,
  portal,
  boo: ghost,
};

/** A card of somebody's own making has the picture of any card. */
export function picture(key: string): string {
  return PICTURES[key] ?? card;
}
