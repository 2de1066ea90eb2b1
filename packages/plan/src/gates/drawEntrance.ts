// The picture of a gate: its posts, and its leaves with their swing.
import { add, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import { quarterBulge } from '../geometry/segment.ts';
import type { Pen, Style } from '../geometry/pen.ts';
import { ink, weights } from '../lettering/ink.ts';
import type { Side } from './sides.ts';
import { type Entrance, entranceEnds } from './entrance.ts';

/** Radius of the gate's posts in feet. */
export const postOf = ({ width }: Entrance): number => Math.min(postReach, width / 6);

const leavesOf = ({ width }: Entrance): 1 | 2 => (width > doubleLeafFeet ? 2 : 1);

/** Length of its leaves in feet. */
export const leafOf = (entrance: Entrance): number => entrance.width / leavesOf(entrance);

/** Draws posts and leaves, two above six feet, each leaf with the arc of its swing, inward. on: the layer. */
export function drawEntrance(side: Side, entrance: Entrance, pen: Pen, on: Style): void {
  const [a, b] = entranceEnds(side, entrance);
  const style: Style = { ...on, stroke: ink, weight: weights.detail };
  const along = unit(subtract(b, a));
  const right = turnRight(along);
  const inward = side.inward === 'right' ? right : scaleBy(right, -1);
  const post = postOf(entrance);
  for (const end of [a, b]) pen.circle(end, post, { ...style, fill: ink });
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
  for (const [hinge, way] of hinges) {
    const open = add(hinge, scaleBy(inward, reach));
    const shut = add(hinge, scaleBy(along, reach * way));
    pen.path({ vertices: [hinge, open], closed: false }, { ...style, weight: weights.object });
    const clockwise = (side.inward === 'right') === way < 0;
    pen.path(
      { vertices: [{ ...open, bulge: clockwise ? quarterBulge : -quarterBulge }, shut], closed: false },
      style,
    );
  }
}

/** Maximum radius of a gate post, in feet. */
export const postReach = 0.25;
const doubleLeafFeet = 6;
