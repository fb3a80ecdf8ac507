/** Paints a plan: scene, motion behind, subject, motion before, plate. On a page or in a worker. */
import { forget, layer, scratch, type Pen, type Sheet } from './brush';
import type { Plan } from './compose';
import { fate, hash } from './fate';
import { ink, MATTERS, type Palette } from './matter';
import { MOTIONS } from './motions';
import { near } from './near';
import { finish } from './plate';
import { POSES } from './poses';
import { SCENES } from './scenes';

/** Scenes are painted smaller than they are shown: distance softens, and time is saved. */
const FAR = 0.5;

const shapes = new Map<string, Path2D>();

function shape(outline: string): Path2D {
  const path = shapes.get(outline) ?? new Path2D(outline);
  forget(shapes, 200);
  shapes.set(outline, path);
  return path;
}

function move(sheet: Sheet, plan: Plan, k: Palette, before: boolean): void {
  for (const name of plan.motion) {
    if (name === 'echo') continue; // the pose draws it
    sheet.to.save();
    MOTIONS[name](sheet, k, before, fate(plan.seed ^ (before ? 0x51ed : 0x2a17) ^ hash(name)));
    sheet.to.restore();
  }
}

/** Fills the upper left `width` by `height` pixels of a context with the picture. */
export function paint(plan: Plan, onto: CanvasRenderingContext2D | Pen, width: number, height: number): void {
  const k: Palette = MATTERS[plan.matter];
  const far = scratch('scene', Math.ceil(width * FAR), Math.ceil(height * FAR));
  far.to.save();
  SCENES[plan.scene](far, k, fate(plan.seed), [plan.lamp[0] * far.w, plan.lamp[1] * far.h]);
  far.to.restore();
  far.to.fillStyle = ink(k.deep, 0.9);
  near(far, fate(plan.seed ^ 0x77));
  const sheet = scratch('card', width, height);
  sheet.to.drawImage(far.to.canvas, 0, 0, far.w, far.h, 0, 0, width, height);
  move(sheet, plan, k, false);
  const subject = { turn: plan.turn, flip: plan.flip, echo: plan.motion.includes('echo') };
  POSES[plan.pose](sheet, shape(plan.outline), subject, k);
  move(sheet, plan, k, true);
  finish(sheet, k, plan.seed, plan.rich);
  onto.drawImage(sheet.to.canvas, 0, 0, width, height, 0, 0, width, height);
}

export type CardLook = { readonly plan: Plan; readonly width: number; readonly height: number };

/** The picture on a sheet of its own. */
export function cardSheet({ plan, width, height }: CardLook): OffscreenCanvas {
  const to = layer(width, height);
  paint(plan, to, width, height);
  return to.canvas;
}
