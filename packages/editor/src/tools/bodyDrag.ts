// A drag of whole objects: how far it takes them, and from where that is typed. What is pressed near the hand (a corner,
// a middle, the center) is drawn to places of other objects; else the object pressed comes to lie on the grid.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Box, emptyBox, shifted, union } from '@homeplot/plan/box';
import { add, distance, type Point, scaleBy, subtract, tidyPoint } from '@homeplot/plan/point';
import { boxOf, shapeOf } from '../snapping/shapes.ts';
import { mostShown } from './bulkMove.ts';
import type { Pointer, Reach, Scene } from './tool.ts';

export interface Body {
  readonly object: PlanObject;
  readonly ids: ReadonlySet<string>;
}

/** The anchor of the object nearest to where it was pressed. */
function grabbed(object: PlanObject, pressed: Point): Point {
  let best = kindOf(object).position(object);
  let away = Infinity;
  for (const { at } of shapeOf(object).anchors) {
    const off = distance(at, pressed);
    if (off < away) [best, away] = [at, off];
  }
  return best;
}

/** So many objects are spaced evenly as one; the box of more would take time in every move. */
const mostSpaced = 100;

/** The box of all that is dragged, as it was pressed. */
const commonBox = (ids: ReadonlySet<string>, { plan }: Scene): Box =>
  [...ids].flatMap((id) => plan.objects.get(id) ?? []).reduce((box, one) => union(box, boxOf(one)), emptyBox);

/** How far a drag moves what it holds; with Shift along one axis. */
export function movedBody({ object, ids }: Body, pressed: Point, pointer: Pointer, scene: Scene): Point {
  const anchor = grabbed(object, pressed);
  const way = subtract(pointer.at, pressed);
  if (pointer.exact) return tidyPoint(subtract(pointer.at, anchor));
  if (pointer.shift)
    return Math.abs(way.x) > Math.abs(way.y)
      ? { x: settled(object, { x: way.x, y: 0 }, scene).x, y: 0 }
      : { x: 0, y: settled(object, { x: 0, y: way.y }, scene).y };
  const by = settled(object, way, scene);
  if (ids.size > mostShown) return by;
  const at = add(anchor, way);
  const box = ids.size > mostSpaced ? undefined : commonBox(ids, scene);
  const aimed = scene.aim(
    { ...pointer, at },
    {
      exclude: ids,
      settle: () => add(anchor, by),
      ...(box ? { extent: shifted(box, scaleBy(anchor, -1)) } : {}),
    },
  );
  return tidyPoint(subtract(aimed.at, anchor));
}

/** The way that brings the object's position to the grid; along an axis that does not move, it stays off it. */
function settled(object: PlanObject, way: Point, scene: Scene): Point {
  const position = kindOf(object).position(object);
  const to = scene.snap(add(position, way));
  return tidyPoint({ x: way.x === 0 ? 0 : to.x - position.x, y: way.y === 0 ? 0 : to.y - position.y });
}

/** The way is typed as it goes from where the anchor was. */
export function bodyReach({ object }: Body, pressed: Point, by: Point): Reach {
  const from = grabbed(object, pressed);
  return { from, as: 'polar', at: add(from, by) };
}
