// The distance between two things to which something is tied: to the things themselves, not to places on them. It is measured
// as tables, live distances and checks measure it.
import type { Tie } from '../geometry/anchorNames.ts';
import { between, bodyOf, type Measured } from './clearances.ts';
import type { Shape } from '../geometry/pathDistance.ts';
import type { Path } from '../geometry/pen.ts';
import { pathOf } from './anchors.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { distanceToLine } from './lotDistances.ts';
import { isNearestAnchor, type ParsedAnchor, parseAnchor } from '../geometry/parseAnchor.ts';

interface End extends ParsedAnchor {
  readonly object: PlanObject;
  readonly anchor: string;
  /** What its anchor is on. */
  readonly path: Path;
}

/** From the thing of the first tie to that of the other; undefined if one is gone, or a tie is to a place on its object. */
export function nearestOfTies(
  ties: readonly (Tie | undefined)[],
  find: (id: string) => PlanObject | undefined,
): Measured | undefined {
  const [from, to] = ties.map((tie): End | undefined => {
    const object = tie && find(tie.object);
    const anchor = tie && isNearestAnchor(tie.anchor) ? parseAnchor(tie.anchor) : undefined;
    const path = object && anchor && pathOf(object, anchor);
    return path && { ...anchor, object, path, anchor: tie?.anchor ?? '' };
  });
  if (!from || !to) return undefined;
  const along = [from, to].find(({ anchor }) => anchor.includes(':'))?.fraction;
  if (isLotLine(to)) return distanceToLine(from.path, to.object, to.index, along);
  if (isLotLine(from)) {
    const measured = distanceToLine(to.path, from.object, from.index, along);
    return measured && { ...measured, from: measured.at, at: measured.from };
  }
  const [own, other] = [shapeOf(from), shapeOf(to)];
  return own && other && between(own, other, along);
}

const isLotLine = ({ object, index }: End): boolean => index >= 0 && kindOf(object).path?.isProperty === true;

/** What an anchor is on, or one edge of it; undefined if it has no such edge. */
function shapeOf({ path, index }: End): Pick<Shape, 'edges' | 'box'> | undefined {
  const body = path.vertices.length > 0 ? bodyOf(path) : undefined;
  if (index < 0) return body;
  const edge = body?.edges.find((one) => one.index === index);
  return edge && { edges: [edge], box: edge.box };
}
