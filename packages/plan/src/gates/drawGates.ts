// Draws the gates or doors of an object: its border with openings for them, posts, and leaves with their swing.
import { boxAround, overlaps } from '../geometry/box.ts';
import type { Path, Pen, Style } from '../geometry/pen.ts';
import { borderPieces } from './border.ts';
import { type Entrance, entranceEnds, entranceGap } from './entrance.ts';
import type { Side } from './sides.ts';
import { isOverhead } from './doors.ts';
import { gatesOn } from './gates.ts';
import { add, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import { quarterBulge } from '../geometry/segment.ts';
import { ink, weights } from '../lettering/ink.ts';

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

/** on: the layer of the gates. */
export function drawGates(entrances: readonly Entrance[], sides: readonly Side[], pen: Pen, on: Style): void {
  for (const { entrance, side } of gatesOn(entrances, sides)) {
    const [hinge] = entranceEnds(side, entrance);
    // There may be thousands of gates, few of them in view. Leaf and posts stay within twice the opening.
    if (overlaps(boxAround(hinge, 2 * entrance.width), pen.view)) drawEntrance(side, entrance, pen, on);
  }
}

/** Draws doors: the leaves of hinged ones, a line across overhead ones. */
export function drawDoors(
  entrances: readonly Entrance[],
  sides: readonly Side[],
  pen: Pen,
  style: Style,
): void {
  for (const { entrance, side } of gatesOn(entrances, sides)) {
    const [from, to] = entranceEnds(side, entrance);
    if (isOverhead(entrance)) pen.path({ vertices: [from, to], closed: false }, style);
    else drawLeaves(side, entrance, pen, style);
  }
}

/** Radius of the gate's posts in feet: at most a sixth of the opening. */
export const postOf = ({ width }: Entrance): number => Math.min(postReach, width / 6);

const leavesOf = ({ width }: Entrance): 1 | 2 => (width > doubleLeafFeet ? 2 : 1);

/** Length of the gate's leaves in feet. */
export const leafOf = (entrance: Entrance): number => entrance.width / leavesOf(entrance);

/** Draws posts and leaves. on: the layer. */
function drawEntrance(side: Side, entrance: Entrance, pen: Pen, on: Style): void {
  const style: Style = { ...on, stroke: ink, weight: weights.detail };
  const post = postOf(entrance);
  for (const end of entranceEnds(side, entrance)) pen.circle(end, post, { ...style, fill: ink });
  drawLeaves(side, entrance, pen, style);
}

/** Draws leaves, two above six feet, each with the arc of its swing, inward. */
function drawLeaves(side: Side, entrance: Entrance, pen: Pen, style: Style): void {
  const [a, b] = entranceEnds(side, entrance);
  const along = unit(subtract(b, a));
  const right = turnRight(along);
  const inward = side.inward === 'right' ? right : scaleBy(right, -1);
  const reach = leafOf(entrance);
  // Leaves inside the outline are detail that bounds can skip; those that swing outside enlarge the bounds.
  if (entrance.width < pen.resolution * 4 && reach <= side.depth) return;
  const hinges =
    leavesOf(entrance) === 2
      ? ([
          [a, 1],
          [b, -1],
        ] as const)
      : ([[a, 1]] as const);
  for (const [hinge, sign] of hinges) {
    const open = add(hinge, scaleBy(inward, reach));
    const shut = add(hinge, scaleBy(along, reach * sign));
    pen.path({ vertices: [hinge, open], closed: false }, { ...style, weight: weights.object });
    const clockwise = (side.inward === 'right') === sign < 0;
    pen.path(
      { vertices: [{ ...open, bulge: clockwise ? quarterBulge : -quarterBulge }, shut], closed: false },
      style,
    );
  }
}

/** Maximum radius of a gate post, in feet. */
export const postReach = 0.25;
const doubleLeafFeet = 6;
