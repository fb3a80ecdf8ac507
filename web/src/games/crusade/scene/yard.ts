/** The whole scene: meadow, plots, fence and gate, trees, what stands at the corners. Painted once for a board and a size. */
import angel from 'icon:stone-bust';
import bell from 'icon:ringing-bell';
import cart from 'icon:old-wagon';
import deadWood from 'icon:dead-wood';
import lychGate from 'icon:castle-ruins';
import hedge from 'icon:thorny-vine';
import pine from 'icon:pine-tree';
import well from 'icon:well';
import { type Draw, materials, mist, type Pen, sheet, pen, standee, stream } from '../../../art';
import type { Point } from '../../../lib/geometry';
import type { Thing } from '../landmarks';
import { chapel, heap, pillar, railing } from './masonry';
import { type Plan, THINGS } from './plan';
import { meadow, plots, type Stuff } from './turf';

const S = THINGS;
/** How the board lies in the window: pixels = board × scale + (x, y). */
export type Sight = {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

type Cut = { readonly far: ImageBitmap; readonly yew: ImageBitmap; readonly dead: ImageBitmap } & Readonly<
  Record<'angel' | 'well' | 'bell' | 'cart' | 'gate' | 'hedge', ImageBitmap>
>;
export type Kit = { readonly stuff: Omit<Stuff, 'grain'>; readonly cut: Cut };

/** Everything the scene is painted with; baked once. */
export async function kit(): Promise<Kit> {
  const bark = async (outline: string, paint: readonly string[], size = 256): Promise<ImageBitmap> =>
    (
      await standee({
        outline,
        size,
        paint,
        plate: paint[2] ?? '#14130e',
        rim: paint[2] ?? '#14130e',
        thick: 2,
        border: 1,
      })
    ).bitmap();
  const stone = ['#d8d0bc', '#928874', '#4a4236'] as const;
  const wood = ['#8a7048', '#5c4526', '#2a1d0e'] as const;
  const [tiles, moss, straw, far, yew, dead, ...things] = await Promise.all([
    materials('grass', 'gravel', 'limestone', 'rock'),
    mist('#162412', 5).then((it) => it.bitmap()),
    mist('#968646', 9).then((it) => it.bitmap()),
    bark(pine, ['#8fa4a0', '#76898a', '#5b6f74']),
    bark(pine, ['#4a5c48', '#2e3c30', '#16201a']),
    bark(deadWood, ['#6b6a55', '#47463a', '#2b2a22'], 320),
    bark(angel, stone),
    bark(well, stone),
    bark(bell, wood),
    bark(cart, wood),
    bark(lychGate, stone),
    bark(hedge, ['#5a6a3c', '#36452a', '#1c2616']),
  ]);
  const [one, two, three, four, five, six] = things as [
    ImageBitmap,
    ImageBitmap,
    ImageBitmap,
    ImageBitmap,
    ImageBitmap,
    ImageBitmap,
  ];
  return {
    stuff: { ...tiles, moss, straw },
    cut: { far, yew, dead, angel: one, well: two, bell: three, cart: four, gate: five, hedge: six },
  };
}

export type Setting = {
  readonly plan: Plan;
  readonly kit: Kit;
  readonly match: string;
  readonly day: boolean;
  readonly sight: Sight;
};

/** Paints it for one sight. */
export function scene({ plan, kit: { stuff, cut }, match, day, sight }: Setting): Draw {
  return function* (to, { width, height }) {
    const seed = `${match}/yard`;
    const whole: Stuff = { ...stuff, grain: 1 / sight.scale };
    to.fillStyle = '#46513a';
    to.fillRect(0, 0, width, height);
    to.save();
    to.translate(sight.x, sight.y);
    to.scale(sight.scale, sight.scale);
    const seen = {
      left: -sight.x / sight.scale,
      top: -sight.y / sight.scale,
      width: width / sight.scale,
      height: height / sight.scale,
    };
    meadow(to, plan, whole, seen);
    yield;
    yield* plots(to, plan, whole, seed);
    to.restore();
    expose(to, width, height, day);
    yield;
    to.save();
    to.translate(sight.x, sight.y);
    to.scale(sight.scale, sight.scale);
    yield* woods(to, plan, cut, seed, seen);
    yield* enclosure(to, plan, whole, cut, seed);
    to.restore();
    near(to, cut.dead, width, height, day);
  };
}

/** The light map can only take away, so the day under it is a bright one; the moon takes the colour out of grass. */
function expose(to: Pen, width: number, height: number, day: boolean): void {
  to.save();
  to.globalCompositeOperation = 'saturation';
  to.fillStyle = `rgb(128 128 128 / ${day ? 0.12 : 0.3})`;
  to.fillRect(0, 0, width, height);
  to.globalCompositeOperation = 'color-dodge';
  to.fillStyle = day ? '#3c3c38' : '#565652';
  to.fillRect(0, 0, width, height);
  to.restore();
}

function plant(to: Pen, picture: CanvasImageSource, { x, y }: Point, size: number, shadow = true): void {
  if (shadow) {
    to.save();
    to.transform(1, 0, -0.85, -0.34, x, y);
    to.globalAlpha = 0.35;
    to.scale(-1, 1);
    to.filter = 'brightness(0)';
    to.drawImage(picture, -size / 2, -size * 0.96, size, size);
    to.restore();
  }
  to.drawImage(picture, x - size / 2, y - size * 0.96, size, size);
}

/** Outside, behind the yard: two rows of yews, the far one paler. */
function* woods(to: Pen, plan: Plan, cut: Cut, seed: string, seen: { left: number; width: number }): Generator<void> {
  const back = Math.min(...plan.posts.map(({ y }) => y));
  for (const [row, picture] of [cut.far, cut.yew].entries()) {
    const random = stream(`${seed}/woods/${row}`);
    const step = 84;
    // Counted from the middle of the board, so that panning brings no other trees.
    const first = Math.floor((seen.left - plan.middle.x) / step) - 1;
    const last = Math.ceil((seen.left + seen.width - plan.middle.x) / step) + 1;
    const spread = Array.from({ length: 80 }, () => [random(), random(), random()] as const);
    for (let n = first; n <= last; n++) {
      const [a, b, c] = spread[(n + 4000) % spread.length] ?? [0.5, 0.5, 0.5];
      const x = plan.middle.x + (n + row * 0.5) * step + (a - 0.5) * 40;
      const edge = Math.min(1.5, Math.abs(x - plan.middle.x) / 700);
      const y = back - (44 - row * 42) + edge ** 2.2 * 120 + (b - 0.6) * 20;
      plant(to, picture, { x, y }, (120 + c * 70) * S + 14, row > 0);
    }
    yield;
  }
}

const TALL = 40 * S;

/** Railings and pillars from the back to the front, with what stands at the corners among them. */
function* enclosure(to: Pen, plan: Plan, stuff: Stuff, cut: Cut, seed: string): Generator<void> {
  const { posts, middle } = plan;
  const random = stream(`${seed}/fence`);
  for (const [index, hole] of plan.walls.entries())
    heap(to, hole, plan.radius, plan.tilt, stuff.rock, stream(`${seed}/wall/${index}`));
  yield;
  const sides = posts
    .map((a, index) => ({ a, b: posts[(index + 1) % posts.length] ?? a }))
    .sort((one, two) => one.a.y + one.b.y - two.a.y - two.b.y);
  const front = sides.pop();
  if (plan.grid === 'Square') {
    const top = Math.min(...posts.map(({ y }) => y));
    chapel(to, { x: middle.x, y: top + 6 }, 230, stuff.limestone);
  }
  for (const { a, b } of sides) {
    railing(to, a, b, TALL, random);
    yield;
  }
  for (const post of [...posts].sort((a, b) => a.y - b.y))
    if (post.y < middle.y + 1) pillar(to, post, TALL * 1.25, stuff.limestone);
  for (const mark of [...plan.landmarks].sort((a, b) => a.y - b.y)) {
    landmark(to, mark.thing, mark, stuff, cut);
    yield;
  }
  if (!front) return;
  const gate = 52 * S;
  const [left, right] = front.a.x < front.b.x ? [front.a, front.b] : [front.b, front.a];
  railing(to, left, { x: middle.x - gate, y: left.y }, TALL, random);
  railing(to, { x: middle.x + gate, y: right.y }, right, TALL, random);
  for (const x of [middle.x - gate, middle.x + gate, left.x, right.x])
    pillar(to, { x, y: left.y + 4 * S }, TALL * 1.3, stuff.limestone);
}

function landmark(to: Pen, thing: Thing, at: Point, stuff: Stuff, cut: Cut): void {
  switch (thing) {
    case 'yews':
      plant(to, cut.yew, { x: at.x + 34, y: at.y - 6 }, 128);
      plant(to, cut.yew, { x: at.x - 26, y: at.y - 12 }, 104);
      plant(to, cut.yew, { x: at.x + 4, y: at.y + 8 }, 88);
      return;
    case 'oak':
      return plant(to, cut.dead, { x: at.x - 30, y: at.y + 6 }, 128);
    case 'pillar':
      return pillar(to, { x: at.x, y: at.y + 10 }, TALL * 1.35, stuff.limestone, { lean: 0.2 });
    case 'ivy':
      return pillar(to, { x: at.x, y: at.y + 6 }, TALL * 1.35, stuff.limestone, { ivy: true });
    case 'angel':
    case 'well':
    case 'bell':
    case 'cart':
    case 'gate':
    case 'hedge':
      return plant(to, cut[thing], { x: at.x, y: at.y + 14 }, 74);
  }
}

/** Trees so near that they are out of focus: drawn small, seen large. */
function near(to: Pen, tree: ImageBitmap, width: number, height: number, day: boolean): void {
  if (width < 900 || height < 500) return;
  const small = sheet(48);
  pen(small).drawImage(tree, 0, 0, 48, 48);
  const soft = sheet(192);
  const brush = pen(soft);
  brush.imageSmoothingQuality = 'high';
  // Several times, a little aside each time: a blur that every browser has.
  brush.globalAlpha = 0.3;
  for (let n = 0; n < 8; n++) brush.drawImage(small, Math.cos(n * 0.785) * 4, Math.sin(n * 0.785) * 4, 192, 192);
  to.save();
  to.imageSmoothingQuality = 'high';
  for (const [x, y, size, much] of [
    [-0.01, 0.8, 0.44, 0.85],
    [1.01, 0.9, 0.56, 0.85],
    [0.02, 0.47, 0.28, 0.6],
    [0.98, 0.37, 0.26, 0.6],
  ] as const) {
    const wide = size * height;
    to.globalAlpha = day ? much * 0.6 : much;
    to.drawImage(soft, x * width - wide / 2, y * height - wide * 0.96, wide, wide);
  }
  to.restore();
}
