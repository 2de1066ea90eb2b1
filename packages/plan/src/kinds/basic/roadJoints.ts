// The ends of a road as joints, and how an end is trimmed or mitered to what it is joined to.
import { add, dot, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import { tidy } from '../../measure/units.ts';
import type { Joined, Joint, Leg } from '../../objects/jointCapability.ts';
import { type Road, roadLength, end, start, skewLimit } from './roadFields.ts';

export function joints(road: Road): readonly (Joint & { leg: Leg })[] {
  const heading = unit(subtract(end(road), start(road)));
  const { roadWidth: width, curveRadius: curve, shade: shown } = road;
  const leg = { width, length: roadLength(road), curve, shade: shown };
  return [
    { id: 'start', at: start(road), leg: { ...leg, heading } },
    { id: 'end', at: end(road), leg: { ...leg, heading: scaleBy(heading, -1) } },
  ];
}

/** How an end meets what is joined to it: trimmed by a corner, mitered with a single other leg, else square. */
export function joinEnd(joint: Joint, joined: readonly Joined[]): { trim: number; skew: number } {
  const here = joined.filter(({ at }) => at === joint.id).map(({ joint: theirs }) => theirs);
  const trim = Math.max(0, ...here.map(({ takes }) => takes ?? 0));
  const legs = here.flatMap(({ leg }) => leg ?? []);
  const [other] = legs;
  if (trim > 0 || !joint.leg || !other || legs.length > 1 || Math.abs(other.width - joint.leg.width) > 1e-6) {
    return { trim: tidy(trim), skew: 0 };
  }
  const bisector = unit(add(joint.leg.heading, other.heading));
  const across = dot(bisector, turnRight(joint.leg.heading));
  const slant = Math.abs(across) < 1e-9 ? 0 : dot(bisector, joint.leg.heading) / across;
  return { trim: 0, skew: Math.abs(slant) > skewLimit ? 0 : tidy(slant) };
}
