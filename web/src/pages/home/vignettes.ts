/** The four rooms as they are seen from the entrance, each in its own light. */
import type { View } from './view';

function grave(view: View, dx: number, up: number, size: number, necro: boolean): void {
  const { pen, k, day } = view;
  const [x, y] = view.at(dx, up);
  const s = size * k;
  view.ellipse(dx + size * 0.3, up - size * 0.02, size * 0.5, size * 0.12, 'rgb(0 0 0 / 50%)');
  if (necro) view.glow(dx, up + size * 0.1, size * 1.5, '#8a3cff', 0.95);
  const slab = new Path2D();
  slab.roundRect(x - s * 0.34, y - s, s * 0.68, s, [s * 0.34, s * 0.34, 1, 1]);
  for (let n = 6; n > 0; n -= 1) {
    pen.save();
    pen.translate(n * 0.9 * k, -n * 0.4 * k);
    view.fill(slab, day ? '#5d5444' : '#1a1c34');
    pen.restore();
  }
  const [colour, strength] = day
    ? (['#000000', 0.08] as const)
    : necro
      ? (['#281250', 0.62] as const)
      : (['#1e2a5c', 0.58] as const);
  view.texture(slab, 'limestone', 0.45, colour, strength);
  const light = pen.createLinearGradient(x - s * 0.34, y - s, x + s * 0.34, y);
  light.addColorStop(0, 'rgb(214 226 255 / 60%)');
  light.addColorStop(0.4, 'rgb(0 0 0 / 0%)');
  light.addColorStop(1, necro ? 'rgb(150 60 255 / 60%)' : 'rgb(4 6 20 / 75%)');
  view.fill(slab, light);
  view.picture(necro ? 'skull-lit' : 'cross', dx, up + size * 0.36, size * 0.54, 1);
  if (necro) view.glow(dx, up + size * 0.62, size * 0.5, '#9a4cff', 0.55);
}

function crusade(view: View): void {
  const { day } = view;
  const low = view.height < 380;
  view.sky(
    day
      ? [
          [0, '#86aecb'],
          [0.5, '#e8e2c8'],
          [1, '#8a9a5c'],
        ]
      : [
          [0, '#0a1028'],
          [0.4, '#22336a'],
          [0.66, '#5a74b8'],
          [1, '#141c30'],
        ],
  );
  for (let n = 0; n < 40 && !day; n += 1)
    view.disc(
      view.between(-118, 118),
      view.between(230, 430),
      view.between(0.4, 1.1),
      `rgb(230 238 255 / ${view.between(0.3, 0.9)})`,
    );
  const moon = low ? 236 : 318;
  view.glow(38, moon, 170, '#8fa8ec', 0.8);
  view.disc(38, moon, 36, day ? '#fff8e0' : '#f6efd6');
  for (const [dx, up, r] of [
    [-10, 8, 7],
    [12, -10, 10],
    [4, 16, 4],
    [-14, -12, 4],
  ] as const)
    view.disc(38 + dx, moon + up, r, 'rgb(168 158 128 / 42%)');
  view.fog(moon - 20, moon + 50, day ? '#ffffff' : '#7f98d8', 0.5);
  for (let n = 0; n < 9; n += 1)
    view.fir(
      -128 + n * 32 + view.between(-8, 8),
      128 + view.between(0, 14),
      view.between(84, 130),
      day ? '#7f9a86' : '#2c3f74',
      day ? '#a9bca0' : '#4d64a6',
    );
  view.fog(110, 210, day ? '#ffffff' : '#8fa6e0', 0.6);
  for (const [dx, size] of [
    [-112, 220],
    [-74, 160],
    [108, 200],
    [76, 140],
  ] as const)
    view.fir(dx, 104, size, day ? '#3f5a44' : '#0c1228', day ? '#6b8560' : '#33457e');
  const hill = new Path2D();
  hill.moveTo(...view.at(-140, 96));
  hill.quadraticCurveTo(...view.at(-10, 150), ...view.at(140, 100));
  hill.lineTo(...view.at(140, -10));
  hill.lineTo(...view.at(-140, -10));
  view.texture(hill, 'grass', 0.55 * view.k + 0.1, day ? '#5a6428' : '#0e1636', day ? 0.1 : 0.7);
  for (const [dx, up, size] of [
    [-70, 108, 34],
    [84, 112, 32],
    [-8, 116, 30],
  ] as const)
    grave(view, dx, up, size, false);
  grave(view, 30, 62, 76, true);
  view.fog(20, 120, day ? '#ffffff' : '#7a90d0', 0.4);
  view.glow(-52, 60, 130, '#ff9a3a', 0.75);
  view.piece('farmer', -54, 26, 124, '#ffdf9c');
  view.piece('reaper', 84, 30, 100, '#d9a8ff');
}

function torch(view: View, dx: number, up: number): void {
  view.fill(view.box(dx, up - 26, 6, 26), '#1a0f06');
  view.ellipse(dx, up + 10, 8, 17, '#ff8a2a');
  view.ellipse(dx, up + 7, 5, 11, '#ffc050');
  view.ellipse(dx, up + 4, 2.6, 6, '#fff6d8');
  view.glow(dx, up + 8, 100, '#ff9a3a', 0.8);
}

function tomb(view: View): void {
  const { pen, k, day } = view;
  const { x, foot, w, h } = view.opening;
  view.sky([
    [0, day ? '#8d8069' : '#0c0806'],
    [1, day ? '#b5a98f' : '#1c1410'],
  ]);
  // Arch behind arch, down a stair.
  for (let n = 0; n < 5; n += 1) {
    const s = 1 - n * 0.17;
    const y = foot - n * 34 * k;
    const r = (w / 2) * s;
    const inner = new Path2D();
    inner.moveTo(x - r, y);
    inner.lineTo(x - r, y - h * 0.55 * s);
    inner.quadraticCurveTo(x - r, y - h * 0.8 * s, x, y - h * 0.86 * s);
    inner.quadraticCurveTo(x + r, y - h * 0.8 * s, x + r, y - h * 0.55 * s);
    inner.lineTo(x + r, y);
    inner.closePath();
    view.fill(inner, view.kit.tiles[n % 2 ? 'limestone' : 'rock'].pattern(pen, 0.5 * s + 0.15));
    const dim = pen.createLinearGradient(0, y - h * 0.9 * s, 0, y);
    dim.addColorStop(0, `rgb(8 5 3 / ${day ? 0.3 : 0.92})`);
    dim.addColorStop(0.6, `rgb(20 10 4 / ${day ? 0.15 : 0.6 + n * 0.06})`);
    dim.addColorStop(1, `rgb(20 10 4 / ${day ? 0.1 : 0.45})`);
    view.fill(inner, dim);
    pen.strokeStyle = 'rgb(0 0 0 / 70%)';
    pen.lineWidth = 5 * k * s;
    pen.stroke(inner);
  }
  view.stair(
    { steps: 8, from: -8, high: 15, wide: 236, narrower: 15 },
    '#0c0602',
    (n) => (day ? 0.12 : 0.28 + n * 0.07),
    'rgb(255 226 170 / 50%)',
  );
  view.glow(0, 170, 190, '#ff8a2e', 0.85);
  view.glow(0, 60, 170, '#c85a14', 0.6);
  for (const dx of [-72, 72]) torch(view, dx, 196);
  view.piece('brute', 0, 108, 112, '#a8e05a');
  view.piece('swordman', -48, 28, 128, '#ffdf9c');
  view.piece('footpad', 58, 22, 106, '#ffdf9c');
}

function column(view: View, dx: number, wide: number, low: number, dim: number): void {
  const { pen, day } = view;
  const body = view.box(dx, low, wide, 460);
  view.texture(body, 'limestone', 0.6, '#02100e', day ? 0.08 : dim);
  const [left] = view.at(dx - wide / 2, 0);
  const [right] = view.at(dx + wide / 2, 0);
  const round = pen.createLinearGradient(left, 0, right, 0);
  round.addColorStop(0, `rgb(0 8 8 / ${day ? 0.42 : 0.85})`);
  round.addColorStop(dx < 0 ? 0.78 : 0.22, `rgb(120 255 214 / ${day ? 0.1 : 0.34})`);
  round.addColorStop(1, `rgb(0 8 8 / ${day ? 0.42 : 0.85})`);
  view.fill(body, round);
  for (const [up, grow] of [
    [low, 8],
    [low + 10, 4],
    [low + 262, 6],
    [low + 272, 12],
  ] as const) {
    const ring = view.box(dx, up, wide + grow, 10);
    view.texture(ring, 'limestone', 0.5, '#02100e', day ? 0 : dim - 0.1);
    view.fill(ring, round);
    view.fill(view.box(dx, up + 8.6, wide + grow, 1.4), 'rgb(200 255 236 / 35%)');
  }
}

function lich(view: View): void {
  const { day } = view;
  const low = view.height < 380;
  view.sky(
    day
      ? [
          [0, '#8fa8a0'],
          [0.6, '#d6dccb'],
          [1, '#b9c0b0'],
        ]
      : [
          [0, '#020a0a'],
          [0.5, '#0a2e2a'],
          [1, '#041010'],
        ],
  );
  view.glow(0, 250, 230, '#2fc8a4', 0.85);
  view.fog(120, 400, day ? '#ffffff' : '#4fe0bc', 0.3);
  column(view, -58, 20, 96, 0.75);
  column(view, 58, 20, 96, 0.75);
  view.stair(
    { steps: 4, from: 62, high: 12, wide: 190, narrower: 26 },
    '#021210',
    () => (day ? 0.1 : 0.6),
    'rgb(150 255 224 / 45%)',
  );
  view.texture(view.box(0, -10, 260, 74), 'rock', 0.5, '#020e0c', day ? 0.1 : 0.55);
  view.picture('lich', 0, low ? 112 : 132, low ? 166 : 190, 1);
  for (const dx of low ? [-23, 23] : [-26, 26]) view.glow(dx, low ? 178 : 208, 42, '#7fffe0', 0.95);
  view.glow(0, 60, 150, '#1f9a7c', 0.5);
  column(view, -104, 40, 8, 0.5);
  column(view, 104, 40, 8, 0.5);
  for (const [dx, up, size] of [
    [-70, 52, 36],
    [70, 52, 36],
    [-52, 64, 26],
    [52, 64, 26],
  ] as const) {
    view.picture('candle', dx, up, size, 1);
    view.glow(dx, up + size * 0.86, 44, '#ffb45a', 0.8);
  }
  view.piece('mage', -38, 16, 100, '#ffdf9c');
  view.piece('priest', 40, 14, 106, '#ffdf9c');
}

const SIGNS = ['sign-0', 'sign-1', 'sign-2', 'sign-3', 'sign-4', 'sign-5', 'sign-6'];

function pharaoh(view: View): void {
  const { pen, k, day } = view;
  view.sky(
    day
      ? [
          [0, '#e8cf94'],
          [1, '#c9a55c'],
        ]
      : [
          [0, '#2a1806'],
          [0.5, '#7a4c14'],
          [1, '#3a230a'],
        ],
  );
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  view.fill(view.box(0, -10, 260, 470), view.kit.tiles.limestone.pattern(pen, 0.7));
  pen.restore();
  // Bands of lapis and gold, signs cut between them.
  for (const side of [-1, 1]) {
    SIGNS.forEach((name, n) => view.picture(name, side * 88, 318 - n * 42 - 17, 34, 1));
    for (const dx of [64, 113]) {
      view.fill(view.box(side * dx, -10, 8, 470), '#1d4488');
      for (const edge of [4.5, -4.5]) view.fill(view.box(side * (dx + edge), -10, 1.6, 470), '#f2c14e');
    }
  }
  const niche = view.path([-58, 70], [-46, 330], [46, 330], [58, 70]);
  view.texture(niche, 'limestone', 0.5, day ? '#78460a' : '#1e0e02', day ? 0.3 : 0.66);
  pen.strokeStyle = '#f2c14e';
  pen.lineWidth = 2.4 * k;
  pen.stroke(niche);
  view.glow(0, 210, 190, '#ffb83e', 0.9);
  view.stair(
    { steps: 5, from: -4, high: 15, wide: 220, narrower: 26 },
    '#8c500a',
    () => (day ? 0.2 : 0.42),
    'rgb(255 226 150 / 70%)',
  );
  view.ellipse(0, 74, 67, 12, 'rgb(0 0 0 / 50%)');
  view.picture('pharaoh', 0, 74, 196, 0.97);
  // A beam of dust: soft because it is many.
  pen.save();
  pen.globalCompositeOperation = 'lighter';
  for (let n = 0; n < 6; n += 1) {
    const beam = pen.createLinearGradient(0, view.top, 0, view.opening.foot);
    beam.addColorStop(0, `rgb(255 220 130 / ${day ? 0.05 : 0.09})`);
    beam.addColorStop(1, 'rgb(255 190 80 / 0%)');
    view.fill(view.path([-2 - n * 2, 470], [32 + n * 2, 470], [20 + n * 5, 0], [-96 - n * 6, 0]), beam);
  }
  pen.restore();
  view.piece('footpad', -66, 8, 84, '#ffdf9c');
  view.piece('swordman', 68, 8, 88, '#ffdf9c');
}

/** By the game's key; a game without one has a dark door. */
export const VIGNETTES: Readonly<Record<string, (view: View) => void>> = { crusade, tomb, lich, pharaoh };

/** The colour of the light that falls out of each door. */
export const GLOWS: Readonly<Record<string, string>> = {
  crusade: '#6f8fe0',
  tomb: '#ff8e34',
  lich: '#3fcfa8',
  pharaoh: '#ffc24a',
};
