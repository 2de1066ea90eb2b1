// A copy of the plan turned for a sheet: all objects and north by the same angle. Labels, dimensions and texts are then placed so
// that they can be read on the sheet.
import { outlineOf } from '@homeplot/plan/anchors';
import { edgeRoles, streetsOf } from '@homeplot/plan/edgeRoles';
import {
  type Box,
  boxAround,
  boxBetween,
  boxCorners,
  boxHeight,
  boxWidth,
  contains,
  grow,
  union,
} from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { type Motion, movePoint } from '@homeplot/plan/motion';
import { areaOf, directionOn, edgeLength, edgesOf, signedArea } from '@homeplot/plan/outline';
import { inOrder, objectBox, type Plan } from '@homeplot/plan/plan';
import { add, degrees, lengthOf, type Point, scaleBy, turnRight } from '@homeplot/plan/point';
import type { Sheet } from '@homeplot/plan/sheet';
import { tidy } from '@homeplot/plan/units';

/** Degrees, clockwise, by which the drawings of a sheet are turned; from 0 to less than 360. */
export function turnOf({ turn = 0 }: Pick<Sheet, 'turn'>, plan: Plan): number {
  if (turn === 'north') return wholeTurn(-plan.settings.north);
  return wholeTurn(turn === 'street' ? streetTurn(plan) : turn);
}

const wholeTurn = (turn: number): number => ((tidy(turn) % 360) + 360) % 360;

/** The turn that brings the front of the largest lot to the bottom; 0 without a lot. */
function streetTurn(plan: Plan): number {
  const ground = (object: PlanObject): number => {
    const path = outlineOf(object);
    return path ? areaOf(path) : 0;
  };
  const lots = inOrder(plan).filter((object) => kindOf(object).path?.isProperty);
  const [lot] = lots.toSorted((a, b) => ground(b) - ground(a));
  const path = lot && outlineOf(lot);
  if (!path) return 0;
  const roles = edgeRoles(lot, plan);
  const outward = signedArea(path) < 0 ? 1 : -1;
  const facing = edgesOf(path)
    .filter((_, i) => roles[i]?.role === 'front' && !roles[i].isCornerReturn)
    .map((edge) => scaleBy(turnRight(directionOn(edge, 0.5)), outward * edgeLength(edge)))
    .reduce<Point>(add, { x: 0, y: 0 });
  return lengthOf(facing) === 0 ? 0 : 90 - degrees(Math.atan2(facing.y, facing.x));
}

/** The rotation about the origin by which everything in a sheet's drawings is turned. */
export const turnedBy = (turn: number): Motion => ({
  about: { x: 0, y: 0 },
  turn,
  mirrored: false,
  texts: 'level',
});

export function turnedPlan(plan: Plan, turn: number): Plan {
  if (turn === 0) return plan;
  const motion = turnedBy(turn);
  const streets = streetsOf(plan);
  const motionOf = (object: PlanObject): Motion =>
    namesStreet(object, streets) ? { ...motion, texts: 'upright' } : motion;
  const objects = [...plan.objects].map(
    ([id, object]) => [id, turnedObject(object, motionOf(object))] as const,
  );
  const north = wholeTurn(plan.settings.north + turn);
  const { ground } = plan.settings;
  return {
    objects: new Map(objects),
    settings: {
      ...plan.settings,
      north,
      ...(ground ? { ground: { ...ground, at: movePoint(ground.at, motion) } } : {}),
    },
    top: plan.top,
  };
}

/** Feet beside a street within which a text is its name. */
const besideStreet = 20;
/** Maximum height by width of the box of a street that counts as level. */
const maxSlant = 0.5;

/** Whether an object is a text along a level street, which has to follow the street on a turned sheet. */
function namesStreet(object: PlanObject, streets: readonly PlanObject[]): boolean {
  const words = kindOf(object).words?.read(object);
  if (!words) return false;
  return streets.some((street) => {
    const box = objectBox(street);
    const isLevel = boxHeight(box) < maxSlant * boxWidth(box);
    return isLevel && contains(grow(box, besideStreet), boxAround(words.at, 0));
  });
}

function turnedObject(object: PlanObject, motion: Motion): PlanObject {
  const kind = kindOf(object);
  if (kind.transform) return kind.transform(object, motion);
  const from = kind.position(object);
  const to = movePoint(from, motion);
  return kind.move(object, { x: to.x - from.x, y: to.y - from.y });
}

/** The bounds of a box after turning it. */
export function turnedBox(box: Box, turn: number): Box {
  if (turn === 0) return box;
  return boxCorners(box)
    .map((corner) => movePoint(corner, turnedBy(turn)))
    .map((corner) => boxBetween(corner, corner))
    .reduce(union);
}
