// A corner fitted to the two legs that it joins.
import { add, type Point, scaleBy } from '../../geometry/point.ts';
import { tidy } from '../../measure/units.ts';
import type { Leg } from '../../objects/jointCapability.ts';
import type { Corner } from './cornerFields.ts';
import { angleBetween } from './cornerShape.ts';

/** The corner fitted to two legs. It takes at most half of each, which leaves room for a corner at the other end. */
export const between = (object: Corner, one: Leg, two: Leg): Corner =>
  bend(object, one.heading, two.heading, Math.min(one.length, two.length) / 2);

/** The corner between two legs with these headings (unit vectors), of which it takes at most `room` feet each. */
export function bend(object: Corner, one: Point, two: Point, room: number): Corner {
  const angle = angleBetween(one, two);
  const wished = object.cornerRadius / Math.tan(angle / 2);
  // Roads in a straight line, or on top of each other, need no corner.
  const bends = angle > 1e-3 && angle < Math.PI - 1e-3;
  const reach = bends ? Math.min(wished, room) : 0;
  const from = add(object, scaleBy(one, reach));
  const to = add(object, scaleBy(two, reach));
  return { ...object, startX: tidy(from.x), startY: tidy(from.y), endX: tidy(to.x), endY: tidy(to.y) };
}
