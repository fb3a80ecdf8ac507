/** Water, rapids and black ice. */
import { between, type Pen, type Tile } from '../../../art';
import type { Chart } from './chart';
import { C, type Plane, S } from './plane';
import { shade } from './stone';

export type Liquids = { readonly water: Tile; readonly ice: Tile; readonly rock: Tile };

/** A space of water: depth, the net of light at rest, and the quays around it with their shadows. */
export function pond(pen: Pen, plane: Plane, chart: Chart, { water, rock }: Liquids, x: number, y: number): void {
  const { V } = plane;
  const [x0, y0] = [plane.left(x), plane.top(y)];
  pen.save();
  pen.beginPath();
  pen.rect(x0 - 0.3, y0 - 0.3, C + 0.6, V + 0.6);
  pen.clip();
  pen.fillStyle = water.pattern(pen, 0.88);
  pen.fillRect(x0, y0, C + 1, V + 1);
  pen.globalCompositeOperation = 'overlay';
  pen.globalAlpha = 0.5;
  pen.fillStyle = water.pattern(pen, 1.5, 24);
  pen.fillRect(x0, y0, C + 1, V + 1);
  pen.globalCompositeOperation = 'source-over';
  pen.globalAlpha = 1;
  if (chart.matter === 'shore') {
    pen.fillStyle = chart.river ? 'rgb(112 22 18 / 30%)' : 'rgb(16 60 52 / 22%)';
    pen.fillRect(x0, y0, C + 1, V + 1);
  }
  if (chart.ground(x, y) === 'rapid') rapid(pen, plane, chart, x, y);
  else if (chart.river) {
    // On open water the spaces are only hinted at.
    pen.strokeStyle = 'rgb(214 246 240 / 13%)';
    pen.lineWidth = 1.4 * S;
    pen.strokeRect(x0, y0, C, V);
  }
  pen.restore();
  const dry = (gx: number, gy: number): boolean => !chart.wet(gx, gy) && !chart.lidded(gx, gy);
  const deep = '0 10 14';
  if (dry(x, y - 1)) {
    const quay = 11 * S;
    pen.fillStyle = rock.pattern(pen, 0.4);
    pen.fillRect(x0, y0, C, quay);
    pen.fillStyle = 'rgb(0 0 0 / 45%)';
    pen.fillRect(x0, y0, C, quay);
    shade(pen, [x0, y0 + quay, C, 28 * S], [0, y0 + quay], [0, y0 + 36 * S], 0.85, deep);
    pen.fillStyle = 'rgb(220 255 244 / 50%)';
    pen.fillRect(x0, y0 + quay, C, 1.4 * S);
  }
  if (dry(x - 1, y)) shade(pen, [x0, y0, C, V], [x0, 0], [x0 + 20, 0], 0.72, deep);
  if (dry(x + 1, y)) shade(pen, [x0, y0, C, V], [x0 + C, 0], [x0 + C - 20, 0], 0.72, deep);
  if (dry(x, y + 1)) shade(pen, [x0, y0, C, V], [0, y0 + V], [0, y0 + V - 12], 0.5, deep);
}

/** Foam and the way it runs: all rapids run west to east, as the ship drifts. */
function rapid(pen: Pen, plane: Plane, chart: Chart, x: number, y: number): void {
  const random = chart.chance(x, y, 'rapid');
  const { V } = plane;
  const [x0, y0] = [plane.left(x), plane.top(y)];
  for (let n = 0; n < 9; n++) {
    const py = y0 + ((n + 0.5) / 9) * V + between(random, -3, 3);
    const from = x0 + between(random, 0, C * 0.4);
    pen.strokeStyle = `rgb(240 252 255 / ${between(random, 0.25, 0.75)})`;
    pen.lineWidth = between(random, 1.2, 4) * S;
    pen.lineCap = 'round';
    pen.beginPath();
    pen.moveTo(from, py);
    pen.quadraticCurveTo(from + C * 0.3, py + between(random, -9, 9), from + between(random, 0.4, 0.62) * C, py);
    pen.stroke();
  }
}

/** Black ice: cracked and glossy. */
export function frozen(pen: Pen, plane: Plane, chart: Chart, { ice }: Liquids, x: number, y: number): void {
  const random = chart.chance(x, y, 'ice');
  const { V } = plane;
  const [x0, y0] = [plane.left(x), plane.top(y)];
  pen.save();
  pen.beginPath();
  pen.rect(x0, y0, C, V);
  pen.clip();
  pen.fillStyle = ice.pattern(pen, 0.8);
  pen.fillRect(x0, y0, C, V);
  pen.fillStyle = 'rgb(4 20 34 / 46%)';
  pen.fillRect(x0, y0, C, V);
  const gloss = pen.createLinearGradient(x0, y0, x0 + C, y0 + V);
  gloss.addColorStop(0, 'rgb(240 252 255 / 50%)');
  gloss.addColorStop(0.3, 'rgb(240 252 255 / 0%)');
  gloss.addColorStop(0.62, 'rgb(240 252 255 / 22%)');
  gloss.addColorStop(0.74, 'rgb(240 252 255 / 0%)');
  pen.fillStyle = gloss;
  pen.fillRect(x0, y0, C, V);
  pen.strokeStyle = 'rgb(232 250 255 / 72%)';
  pen.lineWidth = 1.5 * S;
  for (let n = 0; n < 3; n++) {
    let [px, py] = [x0 + random() * C, y0 + random() * V];
    pen.beginPath();
    pen.moveTo(px, py);
    for (let k = 0; k < 4; k++) {
      px += between(random, -26, 26);
      py += between(random, -20, 20);
      pen.lineTo(px, py);
    }
    pen.stroke();
  }
  pen.strokeStyle = 'rgb(210 240 255 / 26%)';
  pen.strokeRect(x0, y0, C, V);
  pen.restore();
}
