// The north arrow of a drawing.
import { isNorthKnown } from '@homeplot/plan/isNorthKnown';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import { type Point, radians, rotate } from '@homeplot/plan/point';
import { ink, layer, write } from './sheetText.ts';

/** Millimeters: half the arrow's length, half the width of its head, distance of the letter. */
export const arrow = { reach: 7, head: 2.2, letter: 10.5, height: 3.5 };

/**
 * A shaft, a half-filled head, and the letter N beyond the tip; `assumed` below it while nobody has said where north is.
 * turn: degrees, clockwise, by which the plan is turned on the paper.
 */
export function drawNorth(pen: Pen, at: Point, plan: Plan, scale: number, turn: number): void {
  const north = plan.settings.north + turn;
  const place = (x: number, y: number): Point =>
    rotate({ x: at.x + x / scale, y: at.y + y / scale }, radians(north), at);
  const { reach, head, letter, height } = arrow;
  const line = { layer, stroke: ink, weight: 0.35 };
  const [tip, notch] = [place(0, -reach), place(0, -reach / 5)];
  pen.path({ vertices: [place(0, reach), tip], closed: false }, line);
  pen.path({ vertices: [tip, place(head, 0), notch], closed: true }, { ...line, fill: ink });
  pen.path({ vertices: [tip, place(-head, 0), notch], closed: true }, line);
  write(pen, place(0, -letter), 'N', height / scale, { align: 'middle', baseline: 'middle' });
  if (isNorthKnown(plan)) return;
  const below = { x: at.x, y: at.y + letter / scale };
  write(pen, below, 'assumed', height / scale, { align: 'middle', baseline: 'middle' });
}
