// Marks of a measurement, of constant screen size: a leg with its length.
import { boxCorners } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import { distance, midpoint, type Point, subtract, turnRight, unit } from '@homeplot/plan/point';
import { capHeight, textWidth } from '@homeplot/plan/textMetrics';
import { formatLength } from '@homeplot/plan/units';
import { accent, markLayer } from '../tool/marks.ts';

/** CSS pixels. */
const tick = 6;
const fontSize = 14;

export function drawLeg(pen: Pen, from: Point, to: Point, pxPerFoot: number): void {
  const style = { layer: markLayer, stroke: accent, weight: 0.5 };
  const across = turnRight(unit(subtract(to, from)));
  const half = tick / pxPerFoot;
  pen.path({ vertices: [from, to], closed: false }, style);
  for (const end of [from, to]) {
    const ends = [-half, half].map((reach) => ({ x: end.x + across.x * reach, y: end.y + across.y * reach }));
    pen.path({ vertices: ends, closed: false }, style);
  }
  drawTextBox(pen, formatLength(distance(from, to), pen.units), midpoint(from, to), pxPerFoot);
}

export function drawTextBox(pen: Pen, content: string, middle: Point, pxPerFoot: number): void {
  const height = fontSize / pxPerFoot;
  const halfWidth = textWidth(content, height) / 2 + height * 0.4;
  const plate = boxCorners({
    minX: middle.x - halfWidth,
    minY: middle.y - height * 0.85,
    maxX: middle.x + halfWidth,
    maxY: middle.y + height * 0.85,
  });
  pen.path(
    { vertices: plate, closed: true },
    { layer: markLayer, fill: '#ffffff', stroke: accent, weight: 0.25 },
  );
  const at = { x: middle.x, y: middle.y + (capHeight / 2) * height };
  pen.text(
    { at, content, height, angle: 0, align: 'middle', baseline: 'baseline' },
    { layer: markLayer, fill: '#0b4fa0' },
  );
}
