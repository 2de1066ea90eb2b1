// Draws the gates of an object, and its border with openings for them.
import { boxAround, overlaps } from '../geometry/box.ts';
import type { Path, Pen, Style } from '../geometry/pen.ts';
import { borderPieces } from './border.ts';
import { type Entrance, entranceEnds, entranceGap } from './entrance.ts';
import { drawEntrance } from './drawEntrance.ts';
import type { Side } from './sides.ts';
import { gatesOn } from './gates.ts';

/** The border of an object with openings at its gates, and at those of its sides that are gaps. */
export function gatedBorder(
  border: Path,
  entrances: readonly Entrance[],
  sides: readonly Side[],
  pen: Pen,
  missing: readonly Side[] = [],
): readonly Path[] {
  const gates = gatesOn(entrances, sides).filter(({ entrance }) => entrance.width > pen.resolution);
  if (gates.length + missing.length === 0) return [border];
  const gaps = [
    ...gates.map(({ entrance, side }) => entranceGap(side, entrance)),
    ...missing.map(({ begins, length }) => ({ from: begins, to: begins + length })),
  ];
  return borderPieces(border, gaps).map((vertices) => ({ vertices, closed: false }));
}

/** on: their layer. */
export function drawGates(entrances: readonly Entrance[], sides: readonly Side[], pen: Pen, on: Style): void {
  for (const { entrance, side } of gatesOn(entrances, sides)) {
    const [hinge] = entranceEnds(side, entrance);
    // There may be thousands of gates, few of them in view. Leaf and posts stay within twice the opening.
    if (overlaps(boxAround(hinge, 2 * entrance.width), pen.view)) drawEntrance(side, entrance, pen, on);
  }
}
