/** The stuff and the figures that the entrance is drawn with, baked once. */
import bat from 'icon:bat';
import brute from 'icon:brute';
import candleSkull from 'icon:candle-skull';
import crownedSkull from 'icon:crowned-skull';
import deathSkull from 'icon:death-skull';
import eye from 'icon:eye-target';
import farmer from 'icon:farmer';
import hastyGrave from 'icon:hasty-grave';
import hooded from 'icon:hooded-figure';
import key from 'icon:key';
import moon from 'icon:moon';
import pharaoh from 'icon:pharoah';
import reaper from 'icon:grim-reaper';
import robe from 'icon:robe';
import sands from 'icon:sands-of-time';
import crow from 'icon:crow-dive';
import sunPriest from 'icon:sun-priest';
import swordman from 'icon:swordman';
import { LOOKS, materials, relief, standee, stream, type Picture, type StandeeLook } from '../../art';
import type { Kit } from './view';

type Paint = Required<Pick<StandeeLook, 'paint' | 'plate' | 'rim'>>;
const party = (body: string, feet: string, plate: string): Paint => ({
  paint: ['#fff3d2', body, feet],
  plate,
  rim: '#ffdf9c',
});
const cut = (outline: string, size: number, { paint, plate, rim }: Paint): Promise<Picture> =>
  standee({ outline, size, paint, plate, rim });

const PICTURES: Readonly<Record<string, () => Promise<Picture>>> = {
  farmer: () => cut(farmer, 256, party('#d8bd84', '#17685f', '#0c4640')),
  reaper: () => cut(reaper, 256, LOOKS.necromancer),
  swordman: () => cut(swordman, 256, party('#d8bd84', '#17685f', '#0c4640')),
  footpad: () => cut(hooded, 256, party('#d6a25c', '#7a3d0a', '#4a2606')),
  brute: () => cut(brute, 256, { paint: ['#c8cf8c', '#6a7434', '#20260c'], plate: '#0e1206', rim: '#a8e05a' }),
  mage: () => cut(robe, 256, party('#c9b06a', '#54640f', '#242c06')),
  priest: () => cut(sunPriest, 256, party('#ecc9a8', '#93405e', '#4a142a')),
  lich: () => cut(crownedSkull, 448, LOOKS.lich),
  pharaoh: () => cut(pharaoh, 448, LOOKS.pharaoh),
  candle: () => cut(candleSkull, 96, { paint: ['#fff3d2', '#c9b283', '#6a5530'], plate: '#1a1208', rim: '#57431f' }),
  'skull-lit': () =>
    cut(deathSkull, 128, { paint: ['#f2deff', '#dcb4ff', '#b98af0'], plate: '#2a1050', rim: '#dcb4ff' }),
  cross: () => relief({ outline: hastyGrave, size: 96, strength: 1.2 }),
  ...Object.fromEntries(
    [crow, pharaoh, sands, eye, bat, key, moon].map((outline, n) => [
      `sign-${n}`,
      () => relief({ outline, size: 96, strength: 1.3 }),
    ]),
  ),
};

export async function kit(day: boolean): Promise<Kit> {
  const [tiles, pictures] = await Promise.all([
    materials('limestone', 'rock', 'grass'),
    Promise.all(Object.entries(PICTURES).map(async ([name, make]) => [name, await (await make()).bitmap()] as const)),
  ]);
  return { tiles, pictures: new Map(pictures), day, random: stream('the entrance') };
}
