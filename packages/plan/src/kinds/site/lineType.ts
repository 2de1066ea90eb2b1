// Lines with letters at even intervals, as plans mark pipes and cables.
import { marksAlong, subpaths } from '../../geometry/along.ts';
import { perimeterOf } from '../../geometry/outline.ts';
import type { Path, Pen, Style } from '../../pen/pen.ts';
import { textWidth } from '../../pen/textMetrics.ts';
import { uprightAngle } from '../ink.ts';

/** Label heights from one letter group to the next. */
const spacing = 14;

/** The line, broken at its letters; unbroken if it is too short or labels have no size. */
export function drawLettered(path: Path, pen: Pen, content: string, style: Style): void {
  const height = pen.labelHeight * 0.9;
  const total = perimeterOf(path);
  const gap = textWidth(content, height) + height * 0.5;
  if (height === 0 || total < gap * 2) {
    pen.path(path, style);
    return;
  }
  const places = marksAlong(path, pen.labelHeight * spacing);
  const step = total / places.length;
  const middles = places.map((_, i) => (i + 0.5) * step);
  const lines = subpaths(
    path,
    [...middles, total + gap / 2].map((end, i) => [
      i === 0 ? 0 : (middles[i - 1] ?? 0) + gap / 2,
      end - gap / 2,
    ]),
  );
  for (const line of lines) pen.path(line, style);
  for (const { at, along } of places)
    pen.text(
      { at, content, height, angle: uprightAngle(along), align: 'middle', baseline: 'middle' },
      { layer: style.layer, fill: style.stroke },
    );
}
