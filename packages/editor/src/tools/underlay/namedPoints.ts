// Points of an underlay with their names, placed so that none covers another.
import { type Box, boxAround, overlaps } from '@homeplot/plan/box';
import type { Pen } from '@homeplot/plan/pen';
import { distance, type Point } from '@homeplot/plan/point';
import { textWidth } from '@homeplot/plan/textMetrics';
import { markLayer } from '../../tool/marks.ts';
import { drawCross, ink } from '../../tool/tapeMarks.ts';

/** Half the width of a cross, in CSS pixels. */
const halfCross = 6;
/** Font size of names, in CSS pixels. */
const letterHeight = 14;
/** From a point to the nearest corner of its name, in CSS pixels. */
const nameOffset = { x: 7, y: 4 } as const;
/** Points nearer to each other than this, in CSS pixels, are drawn as one. */
const maxMerged = 4;

interface NamedPoint {
  readonly at: Point;
  readonly name: string;
  /** Where its name goes if there is room: 1 is right or down, -1 left or up. */
  readonly toward?: readonly [right: number, down: number];
}

const sides = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const;

/** Draws known points with their names, which don't cover each other. px: feet per CSS pixel. */
export function drawNamedPoints(pen: Pen, points: readonly NamedPoint[], px: number): void {
  const taken = points.map(({ at }) => boxAround(at, halfCross * px));
  for (const { at, name, toward } of joined(points, maxMerged * px)) {
    drawCross(pen, at, px);
    const places = [...(toward ? [toward] : []), ...sides].map((side) => nameBox(at, name, side, px));
    const box = places.find((place) => !taken.some((one) => overlaps(one, place))) ?? places[0];
    if (!box) continue;
    taken.push(box);
    const middle = { x: box.minX, y: (box.minY + box.maxY) / 2 };
    pen.text(
      { at: middle, content: name, height: letterHeight * px, angle: 0, align: 'start', baseline: 'middle' },
      { layer: markLayer, fill: ink, stroke: '#ffffff', weight: 0.7 },
    );
  }
}

/** The box of a name on one side of its point. */
function nameBox(at: Point, name: string, [right, down]: readonly [number, number], px: number): Box {
  const [width, height] = [textWidth(name, letterHeight * px), letterHeight * px];
  const minX = at.x + (right > 0 ? nameOffset.x * px : -nameOffset.x * px - width);
  const minY = at.y + (down > 0 ? nameOffset.y * px : -nameOffset.y * px - height);
  return { minX, minY, maxX: minX + width, maxY: minY + height };
}

/** Merges points at one place into one that has all their names. */
function joined(points: readonly NamedPoint[], within: number): readonly NamedPoint[] {
  const all: NamedPoint[] = [];
  for (const point of points) {
    const i = all.findIndex(({ at }) => distance(at, point.at) < within);
    const known = all[i];
    if (known) all[i] = { at: known.at, name: `${known.name}, ${point.name}` };
    else all.push(point);
  }
  return all;
}
