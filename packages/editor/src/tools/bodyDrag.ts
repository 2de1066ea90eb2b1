// Dragging whole objects: the offset, and the origin for typed offsets. The anchor nearest to the press snaps to other
// objects; otherwise the pressed object's position snaps to the grid.
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Box, emptyBox, shifted, union } from '@homeplot/plan/box';
import { add, distance, type Point, scaleBy, subtract, tidyPoint } from '@homeplot/plan/point';
import { boxOf, shapeOf } from '../snapping/shapes.ts';
import { maxPreviewed } from './bulkMove.ts';
import type { Pointer, Reach, Scene } from './tool.ts';

export interface Body {
  readonly object: PlanObject;
  readonly ids: ReadonlySet<string>;
}

/** The anchor of an object nearest to the press. */
function nearestAnchor(object: PlanObject, pressed: Point): Point {
  let best = kindOf(object).position(object);
  let away = Infinity;
  for (const { at } of shapeOf(object).anchors) {
    const off = distance(at, pressed);
    if (off < away) [best, away] = [at, off];
  }
  return best;
}

/** With more objects, equal spacing is skipped: their common box takes too long for every move. */
const maxSpaced = 100;

/** The bounds of the dragged objects before the drag. */
const commonBox = (ids: ReadonlySet<string>, { plan }: Scene): Box =>
  [...ids].flatMap((id) => plan.objects.get(id) ?? []).reduce((box, one) => union(box, boxOf(one)), emptyBox);

/** The offset of a drag; with Shift along one axis. */
export function bodyOffset({ object, ids }: Body, pressed: Point, pointer: Pointer, scene: Scene): Point {
  const anchor = nearestAnchor(object, pressed);
  const offset = subtract(pointer.at, pressed);
  if (pointer.exact) return tidyPoint(subtract(pointer.at, anchor));
  if (pointer.shift)
    return Math.abs(offset.x) > Math.abs(offset.y)
      ? { x: snappedOffset(object, { x: offset.x, y: 0 }, scene).x, y: 0 }
      : { x: 0, y: snappedOffset(object, { x: 0, y: offset.y }, scene).y };
  const by = snappedOffset(object, offset, scene);
  if (ids.size > maxPreviewed) return by;
  const at = add(anchor, offset);
  const box = ids.size > maxSpaced ? undefined : commonBox(ids, scene);
  const aimed = scene.aim(
    { ...pointer, at },
    {
      exclude: ids,
      fallback: () => add(anchor, by),
      ...(box ? { extent: shifted(box, scaleBy(anchor, -1)) } : {}),
    },
  );
  return tidyPoint(subtract(aimed.at, anchor));
}

/** The offset rounded so that the object's position is on the grid; an axis without movement is not rounded. */
function snappedOffset(object: PlanObject, offset: Point, scene: Scene): Point {
  const position = kindOf(object).position(object);
  const to = scene.snap(add(position, offset));
  return tidyPoint({ x: offset.x === 0 ? 0 : to.x - position.x, y: offset.y === 0 ? 0 : to.y - position.y });
}

/** Typed offsets count from the original place of the anchor. */
export function bodyReach({ object }: Body, pressed: Point, by: Point): Reach {
  const from = nearestAnchor(object, pressed);
  return { from, as: 'polar', at: add(from, by) };
}
