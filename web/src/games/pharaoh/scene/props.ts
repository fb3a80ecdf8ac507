/** What stands or lies in a room, painted around the origin. Nothing here reaches over the wall. */
import type { Pen, Random } from '../../../art';
import { dais, death, pool, portal, spikes, stairs } from './props-floor';
import { gold, ice, maze, mirrors, pillars, sarcophagus, webs } from './props-standing';
import type { Prop } from './vignette';

export const PROPS: Readonly<Record<Prop, (to: Pen, random: Random) => void>> = {
  dais,
  death,
  gold,
  ice,
  maze,
  mirrors,
  pillars,
  pool,
  portal,
  sarcophagus,
  spikes,
  stairs,
  webs,
};
