// Where to draw the sign (added, removed, changed) of an object: above one of its corners, clear of other objects.
import { groundOf } from '@homeplot/plan/anchors';
import { boxBetween, boxCorners, grow } from '@homeplot/plan/box';
import { BoxGrid } from '@homeplot/plan/boxGrid';
import { flatten } from '@homeplot/plan/flatten';
import { isInside } from '@homeplot/plan/hitPen';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Path } from '@homeplot/plan/pen';
import { objectBox } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';

/** Feet around objects without an outline, such as texts, to their frame. */
const frameGap = 0.2;

/** The ground that an object covers, or else its line, or its box if it has neither. */
export function pathOf(object: PlanObject): Path {
  const ground = groundOf(object);
  if (ground && ground.vertices.length > 1) return ground;
  return { vertices: boxCorners(grow(objectBox(object), frameGap)), closed: true };
}

interface Area {
  readonly id: string;
  readonly path: Path;
}

/** What a sign could be taken to be about: everything with an area but the lots, on which the rest lies. */
export function areasOf(objects: Iterable<PlanObject>): BoxGrid<Area> {
  const areas = new BoxGrid<Area>();
  for (const object of objects) {
    const path = groundOf(object);
    if (path?.closed && !kindOf(object).path?.isProperty)
      areas.put({ id: object.id, path }, objectBox(object));
  }
  return areas;
}

/** The left bottom corner of an object's sign, above its topmost corner that is free, or else above its topmost. */
export function signPlace(object: PlanObject, areas: BoxGrid<Area>, gap: number, size: number): Point {
  const path = pathOf(object);
  const corners = flatten(path).toSorted((a, b) => a.y - b.y || a.x - b.x);
  const isFree = (corner: Point): boolean => {
    const middle = { x: corner.x + size / 4, y: corner.y - gap - size / 4 };
    return ![...areas.near(boxBetween(middle, middle))].some(
      ({ id, path: other }) => id !== object.id && isInside(other, middle),
    );
  };
  const { x, y } = corners.find(isFree) ?? corners[0] ?? { x: 0, y: 0 };
  return { x, y: y - gap };
}
