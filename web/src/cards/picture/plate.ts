/** What makes all pictures one series: dry brush, hatched corners, and gold dust for the rarest. */
import { forget, layer, wash, type Pen, type Sheet } from './brush';
import { fate } from './fate';
import { ink, type Colour, type Palette } from './matter';

const HATCH = 120;
const GAP = 6;
const hatches = new Map<string, Pen>();

/** An engraver's lines: diagonal, swelling and breaking off, seamless. */
function hatch(colour: Colour, fine: number): OffscreenCanvas {
  const name = `${colour.join()} ${fine}`;
  const known = hatches.get(name);
  if (known) return known.canvas;
  const side = Math.round(HATCH * fine);
  const pen = layer(side, side);
  const roll = fate(11);
  pen.scale(side / HATCH, side / HATCH);
  pen.strokeStyle = ink(colour);
  pen.lineCap = 'round';
  for (let line = 0; line < HATCH / GAP; line++) {
    for (let along = 0; along < HATCH;) {
      const long = roll(10, 34);
      pen.lineWidth = roll(0.7, 2.5);
      for (const shift of [-HATCH, 0, HATCH]) {
        for (const rise of [0, HATCH]) {
          const [x, y] = [line * GAP + along + shift, rise - along];
          pen.beginPath();
          pen.moveTo(x, y);
          pen.lineTo(x + long, y - long);
          pen.stroke();
        }
      }
      along += long + (roll() < 0.3 ? roll(2, 7) : 0.5);
    }
  }
  forget(hatches, 60);
  hatches.set(name, pen);
  return pen.canvas;
}

const GRAIN = 256;
let brushed: Pen | undefined;

/** Dry brush and grain, light and dark on nothing: laid over everything it turns gradients into paint. */
function grain(): OffscreenCanvas {
  if (brushed) return brushed.canvas;
  const to = layer(GRAIN, GRAIN);
  const roll = fate(7);
  to.lineCap = 'round';
  for (let stroke = 0; stroke < 1700; stroke++) {
    const [x, y, long, lean] = [roll(0, GRAIN), roll(0, GRAIN), roll(6, 40), roll(-0.95, -0.35)];
    to.strokeStyle = roll() < 0.5 ? `rgb(0 0 0 / ${roll(0.01, 0.07)})` : `rgb(255 246 226 / ${roll(0.004, 0.03)})`;
    to.lineWidth = roll(0.6, 3.4);
    for (const [dx, dy] of [
      [0, 0],
      [GRAIN, 0],
      [-GRAIN, 0],
      [0, GRAIN],
      [0, -GRAIN],
    ] as const) {
      to.beginPath();
      to.moveTo(x + dx, y + dy);
      to.lineTo(x + dx + Math.cos(lean) * long, y + dy + Math.sin(lean) * long);
      to.stroke();
    }
  }
  for (let speck = 0; speck < 5200; speck++) {
    to.fillStyle = roll() < 0.5 ? `rgb(0 0 0 / ${roll(0.04, 0.2)})` : `rgb(255 250 236 / ${roll(0.02, 0.1)})`;
    to.fillRect(Math.floor(roll(0, GRAIN)), Math.floor(roll(0, GRAIN)), 1, 1);
  }
  brushed = to;
  return to.canvas;
}

const plates = new Map<string, Pen>();

/** Grain, darkened corners and their hatching as one layer, kept by colour and size. */
function plate(k: Palette, w: number, h: number, fine: number): OffscreenCanvas {
  const name = `${k.deep.join()} ${w} ${h} ${fine}`;
  const known = plates.get(name);
  if (known) return known.canvas;
  const to = layer(w, h);
  cover(to, w, h, grain(), fine);
  const rim = Math.max(w, h);
  wash({ to, w, h }, [w * 0.47, h * 0.45], rim * 0.7, [
    [0, ink(k.deep, 0)],
    [0.5, ink(k.deep, 0)],
    [1, ink(k.deep, 0.7)],
  ]);
  const corners = layer(w, h);
  cover(corners, w, h, hatch(k.deep, fine), 1);
  corners.globalCompositeOperation = 'destination-in';
  wash({ to: corners, w, h }, [w * 0.47, h * 0.45], rim * 0.66, [
    [0.45, 'rgb(0 0 0 / 0)'],
    [1, 'rgb(0 0 0 / 1)'],
  ]);
  to.drawImage(corners.canvas, 0, 0);
  forget(plates, 24);
  plates.set(name, to);
  return to.canvas;
}

function cover(to: Pen, w: number, h: number, tile: OffscreenCanvas, scale: number): void {
  const pattern = to.createPattern(tile, 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix().scale(scale));
  to.fillStyle = pattern;
  to.fillRect(0, 0, w, h);
}

/** Lays the plate over a picture. `rich` counts from 0 for a common card to 4 for an ultra rare one. */
export function finish({ to, w, h }: Sheet, k: Palette, seed: number, rich: number): void {
  to.setTransform(1, 0, 0, 1, 0, 0);
  to.globalAlpha = 1;
  to.globalCompositeOperation = 'source-over';
  to.drawImage(plate(k, w, h, Math.max(0.5, Math.round(h / 42) / 10)), 0, 0);
  if (rich < 3) return;
  const roll = fate(seed ^ 99);
  to.globalCompositeOperation = 'lighter';
  for (let at = 0; at < 26 + rich * 8; at++) {
    to.fillStyle = `rgb(255 214 120 / ${roll(0.25, 0.95)})`;
    const size = (roll(0.4, 1.7) * h) / 240;
    to.beginPath();
    to.arc(w * roll(), h * roll(), size, 0, 7);
    to.fill();
  }
  to.globalCompositeOperation = 'source-over';
}
