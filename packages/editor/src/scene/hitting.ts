// What lies under a point: asks for candidates nearby, and the kinds whether they are hit.
import { type Box, boxAround, boxCenter } from '@homeplot/plan/box';
import { HitPen } from '@homeplot/plan/hitPen';
import { jointsOf } from '@homeplot/plan/joints';
import { allKinds, kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Placing } from '@homeplot/plan/labelPlacing';
import { compareOrder } from '@homeplot/plan/order';
import { objectBox } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';
import { tiesOf } from '@homeplot/plan/ties';
import { drawWithOwnLabels, ownLabels } from './ownLabels.ts';
import { type Hit, type JointHit, tolerances } from '../tools/tool.ts';

/** Finds the objects that are in a box, or may be. */
type Near = (box: Box) => readonly PlanObject[];

const fromTheTop = (a: PlanObject, b: PlanObject): number => compareOrder(b, a);

/**
 * The topmost object under a point. Kinds with a grab distance (house, tree) are hit that many pixels each way
 * from their center; where the topmost is hit so, the nearest center among them wins. A part (gate) that is truly hit
 * wins over an object that is hit by its grab distance alone; one of a kind that draws boundaries, over whatever is there.
 * Words on an object are hit beside them only where nothing is truly hit.
 */
export function hitAt(near: Near, at: Point, pxPerFoot: number, placing?: Placing): Hit | undefined {
  const grabs = allKinds().map(({ grab }) => grab ?? 0);
  const reach = Math.max(tolerances.hit, ...grabs) / pxPerFoot;
  const tolerance = tolerances.hit / pxPerFoot;
  const inTurn = near(boxAround(at, reach)).toSorted(fromTheTop);
  return boundaryPartAt(inTurn, at, tolerance) ?? hitInTurn(inTurn, at, tolerance, pxPerFoot, placing);
}

function boundaryPartAt(inTurn: readonly PlanObject[], at: Point, tolerance: number): Hit | undefined {
  for (const object of inTurn) {
    const { parts, drawsBoundaries } = kindOf(object);
    const part = drawsBoundaries ? parts?.hit(object, at, tolerance) : undefined;
    if (part) return { object, part };
  }
  return undefined;
}

function hitInTurn(
  inTurn: readonly PlanObject[],
  at: Point,
  tolerance: number,
  pxPerFoot: number,
  placing?: Placing,
): Hit | undefined {
  let nearest: Grabbed | undefined;
  let words: PlanObject | undefined;
  for (const object of inTurn) {
    const { parts, drawsBoundaries } = kindOf(object);
    const part = drawsBoundaries || nearest?.truly ? undefined : parts?.hit(object, at, tolerance);
    if (part) return { object, part };
    nearest = nearer(nearest, grabAt(object, at, pxPerFoot, placing));
    // Beside the words on an object, that object is meant.
    const reached = words ? 0 : tolerance;
    if (nearest || !isHit(object, at, reached, pxPerFoot, placing)) continue;
    if (words || !isWords(object) || isHit(object, at, 0, pxPerFoot, placing)) return { object };
    words = object;
  }
  const object = words && !nearest?.truly ? words : nearest?.object;
  return object && { object };
}

/** Whether an object is the words of another, which stand on it. */
const isWords = (object: PlanObject): boolean =>
  kindOf(object).ties?.captions !== undefined && tiesOf(object).length > 0;

interface Grabbed {
  readonly object: PlanObject;
  /** Feet from the center. */
  readonly away: number;
  /** On the object itself, not only near its center. */
  readonly truly: boolean;
}

/** Where the point is within the grab box or on the object itself. */
function grabAt(object: PlanObject, at: Point, pxPerFoot: number, placing?: Placing): Grabbed | undefined {
  const { grab } = kindOf(object);
  if (grab === undefined) return undefined;
  const center = boxCenter(wordsBox(object, placing) ?? objectBox(object));
  const within = Math.max(Math.abs(at.x - center.x), Math.abs(at.y - center.y)) * pxPerFoot <= grab;
  const truly = isHit(object, at, 0, pxPerFoot, placing);
  return within || truly ? { object, away: distance(at, center), truly } : undefined;
}

const nearer = (one: Grabbed | undefined, other: Grabbed | undefined): Grabbed | undefined =>
  one && !(other && other.away < one.away) ? one : other;

/** The box of the words of what is nothing else. */
function wordsBox(object: PlanObject, placing?: Placing): Box | undefined {
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
  const pen = new HitPen(at, tolerance, ownLabels(object, pxPerFoot));
  if (pen.labelHeight > 0) drawWithOwnLabels(object, pen, placing);
  // Without its status: what is to be removed is seen through, and is hit inside all the same.
  else kindOf(object).draw(object, pen);
  return pen.hit;
}

/** The nearest joint within tolerance (feet); of several at one place that of the topmost object. */
export function jointNear(
  near: Near,
  at: Point,
  tolerance: number,
  leaveOut?: ReadonlySet<string>,
): JointHit | undefined {
  let best: (JointHit & { away: number }) | undefined;
  const jointed = near(boxAround(at, tolerance)).flatMap((object) => {
    const joints = leaveOut?.has(object.id) ? [] : jointsOf(object);
    return joints.length > 0 ? { object, joints } : [];
  });
  for (const { object, joints } of jointed.toSorted((a, b) => fromTheTop(a.object, b.object))) {
    for (const joint of joints) {
      const away = distance(at, joint.at);
      if (away <= tolerance && (!best || away < best.away - 1e-9))
        best = { object, joint: joint.id, at: joint.at, away };
    }
  }
  return best;
}
