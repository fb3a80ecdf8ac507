/**
 * Outlines of game-icons with whole coordinates. They are drawn in a square of 512 and shown at half of that or less, so
 * nobody sees the difference, and it halves what the client weighs. Every point is rounded from where it truly is, not
 * from the point before it: rounding steps would add up.
 */

/** How many numbers a command takes. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

type Step = { readonly command: string; readonly numbers: readonly number[] };

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/iy;
const FLAG = /[01]/y;
const BLANK = /[\s,]*/y;

function steps(path: string): Step[] {
  const found: Step[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-df-z]*)/gi)) {
    const takes = TAKES[command.toLowerCase()];
    if (takes === undefined) throw new Error(`an outline has no command ${command}`);
    const numbers = read(rest, command.toLowerCase() === 'a');
    if (takes === 0) found.push({ command, numbers: [] });
    for (let at = 0; takes > 0 && at < numbers.length; at += takes) {
      // What follows a move without a command of its own is drawn.
      const drawn = at > 0 && /m/i.test(command) ? (command === 'm' ? 'l' : 'L') : command;
      found.push({ command: drawn, numbers: numbers.slice(at, at + takes) });
    }
  }
  return found;
}

/** The two flags of an arc may stand without anything between them. */
function read(text: string, arcs: boolean): number[] {
  const numbers: number[] = [];
  for (let at = 0; ;) {
    BLANK.lastIndex = at;
    at += BLANK.exec(text)?.[0].length ?? 0;
    const flag = arcs && (numbers.length % 7 === 3 || numbers.length % 7 === 4);
    const pattern = flag ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const number = pattern.exec(text)?.[0];
    if (number === undefined) return numbers;
    numbers.push(Number(number));
    at += number.length;
  }
}

export function rounded(path: string): string {
  let out = '';
  let before = '';
  // Where the pen truly is, where it is written to be, and where the figure began.
  let [x, y, wx, wy, sx, sy] = [0, 0, 0, 0, 0, 0];

  function write(command: string, numbers: readonly number[]): void {
    const words = numbers.map((number, at) => (at > 0 && number >= 0 ? ` ${number}` : `${number}`)).join('');
    const again = command === before && command !== 'z' && command !== 'm';
    out += again ? (words.startsWith('-') ? words : ` ${words}`) : `${command}${words}`;
    before = command;
  }

  for (const { command, numbers } of steps(path)) {
    const kind = command.toLowerCase();
    const relative = kind === command;
    const [ox, oy] = relative ? [x, y] : [0, 0];
    if (kind === 'z') {
      write('z', []);
      [x, y, wx, wy] = [sx, sy, Math.round(sx), Math.round(sy)];
      continue;
    }
    if (kind === 'h' || kind === 'v') {
      const to = (numbers[0] ?? 0) + (kind === 'h' ? ox : oy);
      write(kind, [Math.round(to) - (kind === 'h' ? wx : wy)]);
      if (kind === 'h') [x, wx] = [to, Math.round(to)];
      else [y, wy] = [to, Math.round(to)];
      continue;
    }
    // An arc's radii and flags come before its one point; everything else is points.
    const head = kind === 'a' ? numbers.slice(0, 5) : [];
    const points = numbers.slice(head.length).map((number, at) => number + (at % 2 === 0 ? ox : oy));
    const written = points.map((number, at) => Math.round(number) - (at % 2 === 0 ? wx : wy));
    const sizes = head.map((number, at) => (at < 2 ? Math.max(1, Math.round(number)) : number));
    write(kind, [...sizes, ...written]);
    [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
    [wx, wy] = [Math.round(x), Math.round(y)];
    if (kind === 'm') [sx, sy] = [x, y];
  }
  return out;
}
