// The check of height envelopes: planes that rise inward from a height over a lot line at an angle, which no building may
// reach through. New Zealand calls them recession planes, California daylight planes, and British officers say 45° rule.
import { capitalized } from '../measure/letterCase.ts';
import { directionOn, nearestOnEdge, pointOnEdge, signedArea } from '../geometry/outline.ts';
import { distance, type Point, radians, scaleBy, turnRight } from '../geometry/point.ts';
import { isInside } from '../geometry/hitPen.ts';
import type { NumbersOf } from '../packs/packNumbers.ts';
import { addition, findingId, type Found, type OwnCheck, say, stateOf } from '../site/check.ts';
import { lengthTolerance, roundedUp } from '../site/clearance.ts';
import type { LotLine, SiteLot } from '../site/siteLot.ts';
import { azimuthOf } from '../survey/bearing.ts';
import { castersOf } from '../sun/casters.ts';
import type { Point3 } from '../sun/space.ts';

export interface HeightPlane {
  /** Feet above the ground at the lot line. */
  readonly height: number;
  /** Degrees above level. */
  readonly angle: number;
}

/** The fields of a pack with the angles for lines on each side of the lot, clockwise from north. */
const angleFields = ['northAngle', 'eastAngle', 'southAngle', 'westAngle'] as const;

/** The plane that a pack puts over a lot line; undefined if there is none. outward: the azimuth that the line faces. */
export function planeOver(
  planes: NumbersOf<'planes'> | undefined,
  { role }: Pick<LotLine, 'role'>,
  outward: number,
): HeightPlane | undefined {
  if (!planes) return undefined;
  const isStreet = role === 'front' || role === 'streetSide';
  const [height, own] = isStreet
    ? [planes.streetHeight, planes.streetAngle]
    : role === 'rear'
      ? [planes.rearHeight ?? planes.sideHeight, planes.rearAngle ?? planes.sideAngle]
      : [planes.sideHeight, planes.sideAngle];
  const angle = isStreet ? own : (angleBySide(planes, outward) ?? own);
  return height === undefined || angle === undefined || angle <= 0 || angle >= 90
    ? undefined
    : { height, angle };
}

/** The angle for an azimuth, interpolated between two sides, as on the indicators of New Zealand's district plans. */
function angleBySide(planes: NumbersOf<'planes'>, outward: number): number | undefined {
  const turn = (((outward % 360) + 360) % 360) / 90;
  const [from, to] = [angleFields[Math.floor(turn) % 4], angleFields[(Math.floor(turn) + 1) % 4]];
  const [a, b] = [from && planes[from], to && planes[to]];
  if (a === undefined || b === undefined) return undefined;
  const share = turn - Math.floor(turn);
  return a + (b - a) * share;
}

/** Where a building reaches through a plane. */
interface Excess {
  readonly line: LotLine;
  readonly plane: HeightPlane;
  /** Feet that it reaches through the plane. */
  readonly feet: number;
  /** Feet: its height there. */
  readonly tall: number;
  readonly at: Point;
  /** The nearest point of the lot line. */
  readonly foot: Point;
}

export const heightPlaneCheck: OwnCheck = {
  name: 'heightPlane',
  uses: ['building'],
  find(subject, lot, ground) {
    const { planes } = ground.pack ?? {};
    if (!planes || !lot || lot.faults.length > 0) return [];
    const { object, the } = subject;
    const [caster] = castersOf([object]);
    if (!caster) return [];
    // Overhanging roofs count like walls.
    const points = caster.facets.flatMap(({ facet }) => facet);
    const isAssumed = caster.solid.assumed !== undefined;
    return lot.lines.flatMap((line, i): Found[] => {
      const plane = planeOver(planes, line, outwardOf(line, lot, ground.north));
      const worst = plane && worstOf(points, line, plane, lot);
      if (!worst || worst.feet <= lengthTolerance) return [];
      const found = {
        id: findingId('heightPlane', [object.id], String(i)),
        check: 'heightPlane',
        objects: [object.id],
        place: { from: worst.at, to: worst.foot },
      } as const;
      const rule = `the plane that rises at ${angleText(plane.angle)} from ${say(plane.height, ground)} over ${line.words}`;
      if (isAssumed)
        return [
          {
            ...found,
            state: 'question',
            asks: 'user',
            sentence: `How tall is ${the}? If it were ${say(worst.tall, ground)} high ${say(distance(worst.at, worst.foot), ground)} from the line, it would reach through ${rule}. Enter its height in the panel.`,
          },
        ];
      return [
        {
          ...found,
          state: stateOf(subject),
          sentence: `${capitalized(the)} reaches ${say(worst.feet, ground)} through ${rule}: it is ${say(worst.tall, ground)} high ${say(distance(worst.at, worst.foot), ground)} from it.${addition(subject)}`,
          measured: worst.tall,
          required: worst.tall - worst.feet,
          moves: [{ id: object.id, pushes: [pushOf(worst, lot)] }],
        },
      ];
    });
  },
};

const angleText = (angle: number): string => `${Number(angle.toFixed(1))}°`;

/** The unit vector into the lot, square to a line. */
function inwardOf({ edge }: LotLine, lot: SiteLot): Point {
  const right = turnRight(directionOn(edge, 0.5));
  return signedArea(lot.ground.path) > 0 ? right : scaleBy(right, -1);
}

const outwardOf = (line: LotLine, lot: SiteLot, north: number): number =>
  azimuthOf(scaleBy(inwardOf(line, lot), -1), north);

function worstOf(
  points: readonly Point3[],
  line: LotLine,
  plane: HeightPlane,
  lot: SiteLot,
): Excess | undefined {
  const rise = Math.tan(radians(plane.angle));
  let worst: Excess | undefined;
  for (const { x, y, z } of points) {
    const at = { x, y };
    const foot = pointOnEdge(line.edge, nearestOnEdge(line.edge, at));
    // What is beyond the line is found by another check.
    if (!isInside(lot.ground.path, at)) continue;
    const feet = z - plane.height - distance(at, foot) * rise;
    if (!worst || feet > worst.feet) worst = { line, plane, feet, tall: z, at, foot };
  }
  return worst;
}

/** The move into the lot over whose length the plane rises by the excess. */
const pushOf = ({ line, plane, feet }: Excess, lot: SiteLot): Point =>
  scaleBy(inwardOf(line, lot), roundedUp(feet / Math.tan(radians(plane.angle))));
