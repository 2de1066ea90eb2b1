// Hit-testing: finds the object, gate or joint at a point.
import { type Box, boxAround, boxCenter, boxDistance } from '@homeplot/plan/box';
import { HitPen } from '@homeplot/plan/hitPen';
import { jointsOf } from '@homeplot/plan/joints';
import { allKinds, kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Placing } from '@homeplot/plan/labelPlacing';
import { compareOrder } from '@homeplot/plan/order';
import { inDrawingOrder, objectBox } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';
import { isTied } from '@homeplot/plan/ties';
import { boxTolerance } from './spatialIndex.ts';
import { drawWithOwnLabels, ownLabelHeight } from '../view/ownLabels.ts';
import type { Hit, JointHit } from '../tool/tool.ts';
import { tolerances } from '../tool/tolerances.ts';

/** Finds candidate objects in a box. */
type FindInBox = (box: Box) => readonly PlanObject[];

const topFirst = (objects: readonly PlanObject[]): PlanObject[] => inDrawingOrder(objects).toReversed();

/**
 * The topmost object at a point. Kinds with a grab distance (house, tree) are hit within that many pixels of their center,
 * and the nearest center wins. A gate wins over an object hit only by its grab distance, and a gate of a kind that draws
 * boundaries wins over everything. The tolerance around a label on an object counts only if nothing else is hit.
 */
export function hitAt(find: FindInBox, at: Point, pxPerFoot: number, placing?: Placing): Hit | undefined {
  const grabs = allKinds().map(({ grab }) => grab ?? 0);
  const reach = Math.max(tolerances.hit, ...grabs) / pxPerFoot;
  const tolerance = tolerances.hit / pxPerFoot;
  const candidates = topFirst(find(boxAround(at, reach)));
  return (
    boundaryPartAt(candidates, at, tolerance) ?? hitTopmost(candidates, at, tolerance, pxPerFoot, placing)
  );
}

function boundaryPartAt(candidates: readonly PlanObject[], at: Point, tolerance: number): Hit | undefined {
  for (const object of candidates) {
    const { parts, drawsBoundaries } = kindOf(object);
    const part = drawsBoundaries ? parts?.hit(object, at, tolerance) : undefined;
    if (part) return { object, part };
  }
  return undefined;
}

function hitTopmost(
  candidates: readonly PlanObject[],
  at: Point,
  tolerance: number,
  pxPerFoot: number,
  placing?: Placing,
): Hit | undefined {
  let nearest: Grabbed | undefined;
  let label: PlanObject | undefined;
  for (const object of candidates) {
    const { parts, drawsBoundaries } = kindOf(object);
    const part = drawsBoundaries || nearest?.isExact ? undefined : parts?.hit(object, at, tolerance);
    if (part) return { object, part };
    nearest = grabAt(object, at, pxPerFoot, nearest, placing) ?? nearest;
    // A click beside a label on an object is meant for the object.
    const margin = label ? 0 : tolerance;
    if (nearest || !isHit(object, at, margin, pxPerFoot, placing)) continue;
    if (label || !isLabelOfOther(object) || isHit(object, at, 0, pxPerFoot, placing)) return { object };
    label = object;
  }
  const object = label && !nearest?.isExact ? label : nearest?.object;
  return object && { object };
}

/** Whether an object is the label of another object. */
const isLabelOfOther = (object: PlanObject): boolean =>
  kindOf(object).ties?.captions !== undefined && isTied(object);

interface Grabbed {
  readonly object: PlanObject;
  /** Distance from the center in feet. */
  readonly away: number;
  /** Whether the object itself is hit, not only its grab area. */
  readonly isExact: boolean;
}

/** A hit within the grab distance or on the object itself, nearer than the nearest so far. */
function grabAt(
  object: PlanObject,
  at: Point,
  pxPerFoot: number,
  nearest: Grabbed | undefined,
  placing?: Placing,
): Grabbed | undefined {
  const { grab } = kindOf(object);
  if (grab === undefined) return undefined;
  const center = boxCenter(annotationBox(object, placing) ?? objectBox(object));
  const away = distance(at, center);
  if (nearest && nearest.away <= away) return undefined;
  const within = Math.max(Math.abs(at.x - center.x), Math.abs(at.y - center.y)) * pxPerFoot <= grab;
  const isExact = isHit(object, at, 0, pxPerFoot, placing);
  return within || isExact ? { object, away, isExact } : undefined;
}

/** The box of an annotation's label. */
function annotationBox(object: PlanObject, placing?: Placing): Box | undefined {
  if (!kindOf(object).isAnnotation || !placing?.knows(object)) return undefined;
  return placing.of(object).find(({ label }) => label.handle !== undefined)?.box;
}

function isHit(
  object: PlanObject,
  at: Point,
  tolerance: number,
  pxPerFoot: number,
  placing?: Placing,
): boolean {
  const labelHeight = ownLabelHeight(object, pxPerFoot);
  // Without labels, nothing is drawn outside of the box, which costs less than drawing.
  if (labelHeight === 0 && boxDistance(objectBox(object), at) > tolerance + boxTolerance) return false;
  const pen = new HitPen(at, tolerance, labelHeight);
  if (pen.labelHeight > 0) drawWithOwnLabels(object, pen, placing);
  // Drawn without its status: an unfilled object to be removed is still hit inside.
  else kindOf(object).draw(object, pen);
  return pen.hit;
}

/** The nearest joint within a tolerance in feet; of several at one place that of the topmost object. */
export function jointNear(
  find: FindInBox,
  at: Point,
  tolerance: number,
  exclude?: ReadonlySet<string>,
): JointHit | undefined {
  let best: (JointHit & { away: number }) | undefined;
  const jointed = find(boxAround(at, tolerance)).flatMap((object) => {
    const joints = exclude?.has(object.id) ? [] : jointsOf(object);
    return joints.length > 0 ? { object, joints } : [];
  });
  for (const { object, joints } of jointed.toSorted((a, b) => compareOrder(b.object, a.object))) {
    for (const joint of joints) {
      const away = distance(at, joint.at);
      if (away <= tolerance && (!best || away < best.away - 1e-9))
        best = { object, joint: joint.id, at: joint.at, away };
    }
  }
  return best;
}
