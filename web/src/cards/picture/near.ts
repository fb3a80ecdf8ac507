/** What stands between the picture and who looks at it. */
import type { Sheet } from './brush';
import type { Roll } from './fate';

/** Something dark and near at the edges of the picture, so that one looks in. */
export function near({ to, w, h }: Sheet, roll: Roll): void {
  const kind = Math.floor(roll(0, 4));
  if (kind === 0) {
    // a pillar at one side
    const [left, wide] = [roll() < 0.5, w * roll(0.07, 0.12)];
    const x = left ? -2 : w - wide + 2;
    to.fillRect(x, 0, wide, h);
    to.fillRect(x - wide * 0.25, 0, wide * 1.5, h * 0.09);
    to.fillRect(x - wide * 0.25, h * 0.9, wide * 1.5, h * 0.1);
  } else if (kind === 1) {
    // rubble below
    to.beginPath();
    to.moveTo(-2, h + 2);
    for (let x = -2; x < w + 10; x += w * 0.06) to.lineTo(x, h * (1 - Math.abs(x / w - 0.5) * roll(0.1, 0.34)));
    to.lineTo(w + 4, h + 2);
    to.fill();
  } else if (kind === 2) {
    // something hanging
    for (let at = 0; at < 3; at++) {
      const [x, long] = [w * (at === 1 ? roll(0.82, 0.96) : roll(0.02, 0.2)), h * roll(0.15, 0.45)];
      to.fillRect(x, 0, w * 0.006, long);
      to.beginPath();
      to.ellipse(x, long, w * 0.014, h * 0.035, 0, 0, 7);
      to.fill();
    }
  } else {
    // a broken arch above
    to.beginPath();
    to.moveTo(-2, -2);
    to.lineTo(-2, h * roll(0.25, 0.4));
    to.quadraticCurveTo(w * 0.08, h * 0.06, w * 0.5, h * 0.03);
    to.quadraticCurveTo(w * 0.92, h * 0.06, w + 2, h * roll(0.2, 0.42));
    to.lineTo(w + 2, -2);
    to.fill();
  }
}
