// The north arrow of a drawing.
import { isNorthKnown } from '@homeplot/plan/isNorthKnown';
import { formatDeclination } from '@homeplot/plan/northReference';
import type { Pen } from '@homeplot/plan/pen';
import type { Plan } from '@homeplot/plan/plan';
import { type Point, radians, rotate } from '@homeplot/plan/point';
import { ink, layer, write } from './sheetText.ts';

/** Millimeters: half the arrow's length, half the width of its head, distance and font size of the letter. */
export const arrow = { reach: 7, head: 2.2, letter: 10.5, height: 3.5 };

/** Millimeters from one line under the arrow to the next. */
const lineHeight = 4.2;

/** The words below the arrow: which north it shows, or `assumed` if nobody has entered it. */
function northWords(plan: Plan): readonly string[] {
  const { northReference: reference } = plan.settings;
  if (!isNorthKnown(plan)) return ['assumed'];
  if (!reference) return [];
  const { kind, declination } = reference;
  return [
    kind,
    ...(kind === 'magnetic' && declination !== undefined ? [formatDeclination(declination)] : []),
  ];
}

/** Height in millimeters of the arrow with its words. */
export const northHeight = (plan: Plan): number =>
  2 * arrow.letter + arrow.height + lineHeight * Math.max(0, northWords(plan).length - 1);

/**
 * A shaft, a half-filled head, and the letter N beyond the tip, with words below it. turn: degrees, clockwise, by which the
 * plan is turned on the paper.
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
  for (const [i, words] of northWords(plan).entries()) {
    const below = { x: at.x, y: at.y + (letter + i * lineHeight) / scale };
    write(pen, below, words, height / scale, { align: 'middle', baseline: 'middle' });
  }
}
