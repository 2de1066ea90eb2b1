// The check of sight triangles: what stands where drivers look across the corner of two streets, and where those corners are.
import { capitalized } from '../measure/letterCase.ts';
import { meetings } from '../geometry/meetings.ts';
import { directionOn, signedArea } from '../geometry/outline.ts';
import { type Shape, shapeOf } from '../geometry/pathDistance.ts';
import { add, cross, distance, dot, type Point, scaleBy, subtract, unit } from '../geometry/point.ts';
import { addition, askOffice, findingId, type Found, type OwnCheck, say, stateOf } from '../site/check.ts';
import { lengthTolerance, overlapPlace, pushesFrom } from '../site/clearance.ts';
import { maxCornerReturn } from '../site/edgeRoles.ts';
import type { LotLine, SiteLot } from '../site/siteLot.ts';

/** The cosine of the angle between two street lines above which one continues the other, without a corner. */
const minStraightCosine = 0.9;

/** The triangle that drivers look across, at each corner of two street lines. feet: its length along each of them. */
export const sightTriangles = (lot: SiteLot, feet: number): readonly Shape[] =>
  streetCorners(lot).flatMap(({ corner, one, other }) => {
    const path = { vertices: [corner, along(corner, one, feet), along(corner, other, feet)], closed: true };
    return signedArea(path) === 0 ? [] : [shapeOf(path)];
  });

interface StreetCorner {
  readonly corner: Point;
  readonly one: LotLine;
  readonly other: LotLine;
}

/** Where two street lines of a lot meet, or would meet but for a rounded corner. */
export function streetCorners({ lines }: SiteLot): readonly StreetCorner[] {
  const streets = lines.filter(
    ({ role, edge, isCornerReturn }) =>
      (role === 'front' || role === 'streetSide') && edge.bulge === 0 && !isCornerReturn,
  );
  return streets.flatMap((one, i) =>
    streets.slice(i + 1).flatMap((other) => {
      const corner = cornerOf(one, other);
      return corner ? [{ corner, one, other }] : [];
    }),
  );
}

function cornerOf({ edge: a }: LotLine, { edge: b }: LotLine): Point | undefined {
  if (Math.abs(dot(directionOn(a, 0), directionOn(b, 0))) > minStraightCosine) return undefined;
  const [corner] = meetings(a, b);
  const gap = (edge: LotLine['edge']): number =>
    corner ? Math.min(distance(edge.from, corner), distance(edge.to, corner)) : Infinity;
  return gap(a) <= maxCornerReturn && gap(b) <= maxCornerReturn ? corner : undefined;
}

/** The point on a line that is a distance in feet away from its corner. */
const along = (corner: Point, { edge: { from, to } }: LotLine, feet: number): Point => {
  const far = distance(from, corner) > distance(to, corner) ? from : to;
  return add(corner, scaleBy(unit(subtract(far, corner)), feet));
};

export const sightCheck: OwnCheck = {
  name: 'sightTriangle',
  uses: ['building', 'fence', 'hedge', 'tree'],
  find(subject, lot, ground) {
    const { sightTriangle: feet, sightHeight } = ground.pack?.limits ?? {};
    if (!lot || !feet || lot.faults.length > 0) return [];
    const { object, role, the } = subject;
    const tall = role.tall?.(object) ?? 0;
    if (sightHeight !== undefined && tall > 0 && tall - sightHeight <= lengthTolerance) return [];
    return sightTriangles(lot, feet).flatMap((triangle, i): Found[] => {
      const at = overlapPlace(subject.ground, triangle) ?? pointWithin(subject.ground, triangle);
      if (!at) return [];
      const isCertain = role.use === 'building' || (sightHeight !== undefined && tall > 0);
      const rule = isCertain
        ? sightHeight === undefined
          ? 'which has to be kept clear'
          : `where at most ${say(sightHeight, ground)} is allowed`
        : `${askOffice}how tall may it be there?`;
      return [
        {
          id: findingId('sightTriangle', [object.id], String(i)),
          check: 'sightTriangle',
          state: isCertain ? stateOf(subject) : 'question',
          sentence: isCertain
            ? `${capitalized(the)} stands in the sight triangle of the corner, ${rule}.${addition(subject)}`
            : `${capitalized(the)} stands in the sight triangle of the corner. ${rule}`,
          objects: [object.id],
          place: { from: at, to: at },
          moves: [
            { id: object.id, pushes: pushesFrom(subject.ground, triangle, { feet: 0, from: at, to: at }, 0) },
          ],
        },
      ];
    });
  },
};

/** The place of a tree trunk, which is a single point, if it is in the triangle. */
function pointWithin({ path: { vertices } }: Shape, { path }: Shape): Point | undefined {
  const [at, ...more] = vertices;
  if (!at || more.length > 0) return undefined;
  const sides = path.vertices.map((from, i) => {
    const to = path.vertices[(i + 1) % path.vertices.length] ?? from;
    return cross(subtract(to, from), subtract(at, from));
  });
  return sides.every((side) => side > 0) || sides.every((side) => side < 0) ? at : undefined;
}
