// Marks of the tape tools: known points with numbers, and circles of taped distances.
import type { Pen } from '@homeplot/plan/pen';
import type { Point } from '@homeplot/plan/point';
import { accent, markLayer } from './marks.ts';

export const ink = '#0b4fa0';
/** CSS pixels: offset and size of the letter beside a point, and length of the arms of its cross. */
const letter = { right: 7, up: 11, height: 14 };
const crossArm = 6;

/** px: feet per CSS pixel. */
export function drawLetter(pen: Pen, at: Point, content: string, px: number): void {
  pen.text(
    {
      at: { x: at.x + letter.right * px, y: at.y - letter.up * px },
      content,
      height: letter.height * px,
      angle: 0,
      align: 'start',
      baseline: 'middle',
    },
    { layer: markLayer, fill: ink },
  );
}

export function drawKnownPoint(pen: Pen, at: Point, name: string, px: number): void {
  drawCross(pen, at, px);
  drawLetter(pen, at, name, px);
}

export function drawCross(pen: Pen, at: Point, px: number): void {
  const arm = crossArm * px;
  const style = { layer: markLayer, stroke: accent, weight: 0.5 };
  for (const direction of [1, -1])
    pen.path(
      {
        vertices: [
          { x: at.x - arm, y: at.y - arm * direction },
          { x: at.x + arm, y: at.y + arm * direction },
        ],
        closed: false,
      },
      style,
    );
}

export const drawTapeCircle = (pen: Pen, from: Point, length: number): void =>
  pen.circle(from, length, { layer: markLayer, stroke: accent, weight: 0.25, dash: [1.2, 0.8] });
