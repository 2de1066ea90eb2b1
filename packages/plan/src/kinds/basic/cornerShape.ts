// The shape of a corner: its arc, the angle that it opens, and how it is fitted to the two legs that it joins.
import { add, dot, type Point, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import { tidy } from '../../measure/units.ts';
import type { Corner } from './cornerFields.ts';
import type { Leg } from '../../objects/jointCapability.ts';

/** The ends of a corner whose directions a file doesn't give: a quarter turn from the left to below. */
export const quarterTurn = (
  x: number,
  y: number,
  radius: number,
): Pick<Corner, 'startX' | 'startY' | 'endX' | 'endY'> => ({
  startX: tidy(x - radius),
  startY: y,
  endX: x,
  endY: tidy(y + radius),
});

/** Radians between two unit vectors. */
const angleBetween = (a: Point, b: Point): number => Math.acos(Math.min(1, Math.max(-1, dot(a, b))));

/** Unit vectors along a corner's two center lines and along their bisector, and half the angle between the lines (radians). */
export function opening(corner: Corner): {
  readonly toStart: Point;
  readonly toEnd: Point;
  readonly inward: Point;
  readonly half: number;
} {
  const toStart = unit(subtract({ x: corner.startX, y: corner.startY }, corner));
  const toEnd = unit(subtract({ x: corner.endX, y: corner.endY }, corner));
  const inward = unit(add(toStart, toEnd));
  return { toStart, toEnd, inward, half: angleBetween(inward, toStart) };
}

/** Bulge of the arc from start to end: the tangent of a quarter of the angle by which the road turns. */
export function bulge(corner: Corner): number {
  const { toStart, toEnd } = opening(corner);
  const turn = Math.PI - angleBetween(toStart, toEnd);
  return dot(turnRight(scaleBy(toStart, -1)), toEnd) > 0 ? Math.tan(turn / 4) : -Math.tan(turn / 4);
}

/** Feet from x, y to where the curve begins. */
export const tangentLength = ({ x, y, startX, startY }: Corner): number =>
  tidy(Math.hypot(startX - x, startY - y));

export const shifted = (object: Corner, by: Point): Corner => ({
  ...object,
  x: tidy(object.x + by.x),
  y: tidy(object.y + by.y),
  startX: tidy(object.startX + by.x),
  startY: tidy(object.startY + by.y),
  endX: tidy(object.endX + by.x),
  endY: tidy(object.endY + by.y),
});

/** The corner fitted to two legs. It uses at most half of each, which leaves room for a corner at the other end. */
export const fittedBetween = (object: Corner, one: Leg, two: Leg): Corner =>
  fitted(object, one.heading, two.heading, Math.min(one.length, two.length) / 2);

/** The corner between two legs with these headings (unit vectors), of which it uses at most `room` feet each. */
export function fitted(object: Corner, one: Point, two: Point, room: number): Corner {
  const angle = angleBetween(one, two);
  const fullReach = object.cornerRadius / Math.tan(angle / 2);
  // Roads in a straight line, or on top of each other (within a thousandth of a radian), need no corner.
  const isBend = angle > 1e-3 && angle < Math.PI - 1e-3;
  const reach = isBend ? Math.min(fullReach, room) : 0;
  const from = add(object, scaleBy(one, reach));
  const to = add(object, scaleBy(two, reach));
  return { ...object, startX: tidy(from.x), startY: tidy(from.y), endX: tidy(to.x), endY: tidy(to.y) };
}
