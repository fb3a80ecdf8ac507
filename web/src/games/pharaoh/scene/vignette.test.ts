import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { sharpness } from './crypt';
import { vignette } from './vignette';

const BOX = readFileSync(
  fileURLToPath(new URL('../../../../../games/pharaoh/content/hexes.ron', import.meta.url)),
  'utf8',
);
const HEXES = [...BOX.matchAll(/id: "(H\d+)", name: "([^"]+)"/g)].map(([, id = '', name = '']) => ({ id, name }));

describe('the rooms of the crypt', () => {
  it('all have a look of their own, made from their data', () => {
    expect(HEXES).toHaveLength(36);
    const looks = HEXES.map(({ id, name }) => vignette(id, name));
    const words = looks.map(({ plan, tone, prop, carving }) => `${plan} ${tone} ${prop ?? ''} ${carving ?? ''}`);
    // The three exits lead to the same daylight; two more pairs differ in what happens, not in what is seen of it.
    expect(new Set(words).size).toBeGreaterThanOrEqual(32);
    for (const { prop, carving } of looks) expect(prop ?? carving).toBeDefined();
  });

  it('are recognised before they are read', () => {
    expect(vignette('H025', 'Temple of Ice')).toMatchObject({ plan: 'temple', tone: 'cold', prop: 'ice' });
    expect(vignette('H009', 'Crypt of Gold')).toMatchObject({ plan: 'crypt', tone: 'gold', prop: 'gold' });
    expect(vignette('H016', 'Exit, Clear')).toMatchObject({ tone: 'day', prop: 'stairs', fires: false });
    expect(vignette('H028', 'Tomb of Death')).toMatchObject({ plan: 'tomb', tone: 'sick', prop: 'death' });
    expect(vignette('H006', 'Crypt of Demons')).toMatchObject({ tone: 'grave', prop: 'dais' });
  });

  it('of a table’s own making have a floor to stand on', () => {
    expect(vignette('X900', 'Hall of Guests')).toMatchObject({ plan: 'hall', tone: 'warm', prop: 'pillars' });
  });

  it('are painted at a few sizes, so that zooming does not paint for ever', () => {
    expect(sharpness(0.61)).toBe(sharpness(0.74));
    expect(sharpness(9)).toBe(2.5);
  });
});
