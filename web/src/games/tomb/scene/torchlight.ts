/** The light of a tomb: each hero carries a torch, and it falls where the hero sees. */
import { LightMap, pen as penOf, type Pen, sheet, type Wall } from '../../../art';
import type { Figure } from '../map';
import type { Chart } from './chart';
import { type Area, C, H, type Plane, S } from './plane';

/** Spaces a torch reaches; a lightkeeper's lamp goes farther. */
const TORCH = 4.8;
const LAMP = 7;
const LAMPS: ReadonlySet<string> = new Set(['ilvane', 'pell']);
const GHOSTS: ReadonlySet<string> = new Set(['wailing_shade', 'pale_chanter', 'icicle_sprite']);

export const isGhost = (key: string): boolean => GHOSTS.has(key);

const AMBIENT = { crypt: '#4a4262', shore: '#3f4c56', ice: '#3c5468' } as const;
const TOPS = { night: '#302b38', day: '#beb096' } as const;

/** The edges at which light stops, in units of the board. */
export function wallsOf(chart: Chart, plane: Plane): Wall[] {
  const { blocks } = chart;
  const lines: Wall[] = [];
  const line = (x1: number, y1: number, x2: number, y2: number): void => {
    lines.push([plane.left(x1), plane.top(y1), plane.left(x2), plane.top(y2)]);
  };
  for (let y = -1; y <= chart.rows; y++) {
    for (let x = -1; x <= chart.columns; x++) {
      if (!blocks(x, y)) continue;
      if (!blocks(x, y - 1)) line(x, y, x + 1, y);
      if (!blocks(x, y + 1)) line(x, y + 1, x + 1, y + 1);
      if (!blocks(x - 1, y)) line(x, y, x, y + 1);
      if (!blocks(x + 1, y)) line(x + 1, y, x + 1, y + 1);
    }
  }
  return lines;
}

export type Lit = {
  readonly figures: readonly Figure[];
  /** Objectives that burn. */
  readonly fires: readonly { readonly x: number; readonly y: number }[];
  readonly day: boolean;
};

function lightMap(plane: Plane, chart: Chart, { figures, fires, day }: Lit): LightMap {
  const walls = wallsOf(chart, plane);
  const map = new LightMap({ tilt: plane.tilt });
  for (const figure of figures) {
    const { x, y } = plane.centre(figure.at);
    if (figure.foe) {
      const ghost = isGhost(figure.key);
      const strength = day ? 0.12 : ghost ? 0.7 : 0.46;
      map.pool({ x, y, radius: C * (ghost ? 2 : 1.15), colour: ghost ? '#6fd0e8' : '#86c24a', strength });
      continue;
    }
    const lamp = LAMPS.has(figure.key);
    const torch = { x, y, walls, spread: 0.13 * C };
    const radius = (lamp ? LAMP : TORCH) * C;
    map.torch({ ...torch, radius, colour: lamp ? '#ff9f66' : '#ff7c3e', strength: day ? 0.3 : lamp ? 1.1 : 0.95 });
    if (!day) map.torch({ ...torch, radius: 2 * C, colour: '#ff9466', strength: 0.4, eyes: 6 });
  }
  for (const fire of fires) {
    const { x, y } = plane.centre(fire);
    map.torch({ x, y, walls, radius: 4 * C, colour: '#ff7c36', strength: day ? 0.2 : 0.9, spread: 0.13 * C });
  }
  return map;
}

/** Paints the map that is multiplied over the scene. The pen is in units of the board, moved to the area's corner. */
export function paintLight(pen: Pen, plane: Plane, chart: Chart, lit: Lit, area: Area, scale: number): void {
  const { day } = lit;
  // The map wants a corner of its own; draw it on a sheet of the same pixels, then lay that down.
  const canvas = sheet(area.width * scale, area.height * scale);
  const back = penOf(canvas);
  back.setTransform(scale, 0, 0, scale, -area.x * scale, -area.y * scale);
  back.save();
  const map = lightMap(plane, chart, lit);
  back.fillStyle = day ? '#efe8da' : AMBIENT[chart.matter];
  back.fillRect(area.x, area.y, area.width, area.height);
  // Without an ambient of its own and with no size it only adds its lights.
  map.paint(back, 0, 0);
  back.restore();
  const lay = (): void => pen.drawImage(canvas, area.x, area.y, area.width, area.height);
  lay();
  // A wall's face has the light of the floor before it; its top has almost none.
  for (const { x, y } of chart.edges()) {
    if (chart.solid(x, y + 1)) continue;
    const [x0, foot] = [plane.left(x), plane.top(y + 1)];
    const [sx, sy] = [(x0 - area.x) * scale, (foot + 6 * S - area.y) * scale];
    pen.drawImage(canvas, sx, sy, C * scale, Math.max(1, 5 * scale), x0, foot - H, C, H);
  }
  pen.save();
  pen.globalAlpha = day ? 0.6 : 0.74;
  pen.fillStyle = day ? TOPS.day : TOPS.night;
  const tops = new Path2D();
  const { V } = plane;
  const [fromX, toX] = [Math.floor(area.x / C), Math.ceil((area.x + area.width) / C)];
  const [fromY, toY] = [Math.floor(area.y / V), Math.ceil((area.y + area.height) / V) + 1];
  for (let y = fromY; y < toY; y++)
    for (let x = fromX; x < toX; x++)
      if (chart.solid(x, y) && !chart.lidded(x, y))
        tops.rect(plane.left(x) - 0.5, plane.top(y) - H - 0.5, C + 1, V + 1);
  pen.fill(tops);
  pen.restore();
}

/** What shines by itself, laid over everything once more. */
export function paintBloom(pen: Pen, plane: Plane, { figures, fires }: Lit): void {
  const map = new LightMap({ tilt: 1 });
  for (const figure of figures) {
    const { x, y } = plane.centre(figure.at);
    if (figure.foe) {
      const ghost = isGhost(figure.key);
      map.pool({
        x,
        y: y - 24 * S,
        radius: C * 0.85,
        colour: ghost ? '#2a8aa8' : '#3f6a12',
        strength: ghost ? 0.55 : 0.32,
      });
      continue;
    }
    const lamp = LAMPS.has(figure.key);
    const radius = C * (lamp ? 1.9 : 1.2);
    map.pool({ x, y: y - 34 * S, radius, colour: lamp ? '#b8701e' : '#8a440c', strength: lamp ? 0.5 : 0.4 });
    map.pool({ x, y, radius: C * 2.6, colour: '#5a2806', strength: 0.32 });
  }
  for (const fire of fires) {
    const { x, y } = plane.centre(fire);
    map.pool({ x, y: y - 40 * S, radius: C * 1.3, colour: '#c86a1a', strength: 0.8 });
  }
  map.paint(pen, 0, 0);
}
