// A rectangle along a gate, to show that it is selected.
import { add, type Point, scaleBy, subtract, turnRight, unit } from '../../geometry/point.ts';
import type { Side } from './sides.ts';
import { type Entrance, entranceEnds } from './entrance.ts';

/** A rectangle along the gate, to show that it is selected. */
export function entranceOutline(side: Side, entrance: Entrance): readonly Point[] {
  const reach = Math.min(entrance.width / 2, 1);
  const [a, b] = entranceEnds(side, entrance);
  const across = scaleBy(turnRight(unit(subtract(b, a))), reach);
  return [subtract(a, across), subtract(b, across), add(b, across), add(a, across)];
}
