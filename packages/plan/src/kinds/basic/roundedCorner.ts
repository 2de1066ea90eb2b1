// The corner that the Round Corner action adds where two legs meet.
import type { Point } from '../../geometry/point.ts';
import type { Leg } from '../../objects/jointCapability.ts';
import type { Fields } from '../../objects/kind.ts';
import { type Corner, paints } from './cornerFields.ts';
import { fittedBetween } from './cornerShape.ts';

/** The corner where two legs meet, with the radius of the first; undefined if they form a straight line. */
export function roundedCorner(at: Point, one: Leg, two: Leg): Fields<Corner> | undefined {
  const blank = {
    id: '',
    type: 'corner',
    order: '',
    ...at,
    color: paints.color.initial,
    shade: one.shade,
    startX: 0,
    startY: 0,
    endX: 0,
    endY: 0,
  };
  const fullCorner = { ...blank, cornerRadius: one.curve, roadWidth: Math.max(one.width, two.width) };
  const { id: _id, type: _type, order: _order, ...rest } = fittedBetween(fullCorner, one, two);
  return rest.startX === at.x && rest.startY === at.y ? undefined : rest;
}
