// The cost of a label on a surface, such as a building or a lawn, where it would be read as the surface's own label.
import { boxHeight, boxWidth } from '../geometry/box.ts';
import type { Point } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import { clearOfLine } from '../lettering/beside.ts';
import { air, cornersOf } from '../lettering/textRect.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Candidate } from './candidate.ts';
import type { Ink } from './ink.ts';
import type { Item } from './items.ts';

/** The cost of a place on a fill. A place that crosses a line costs 1, and one that hides something Infinity. */
const fillCost = 0.5;
/** The cost of a name on another object that has a name: as much as crossing five lines. */
export const namedCost = 5;
/** Label heights: text would hide much of a surface smaller than that, such as a tree. */
const smallSurface = 7;
/** Feet of tolerance, for a number that is exactly as near to a lot line as to its own line. */
const rounding = 1e-6;

/** Whether a dimension's number could be mistaken for that of a lot line, or of an object that its line isn't on. */
export function isOnOther(
  { object }: Item,
  ink: Ink,
  { rects, ofLine = 0 }: Candidate,
  line: readonly Point[] | undefined,
): boolean {
  const { path } = kindOf(object);
  if (!path) return false;
  return path.isProperty
    ? ink.hasBoundaryNear(rects, (clearOfLine - air) * ofLine - rounding)
    : ink.hasOnGround(rects.flatMap(cornersOf), line);
}

/** Whether text touches a building: a name with a leader, or an area, could be mistaken for the building's. */
export const isOnBuilding = (
  object: PlanObject,
  ink: Ink,
  rects: Candidate['rects'],
  cost: number,
): boolean => kindOf(object).isBuilding === true && (cost > 0 || ink.hasOnGround(rects));

/** The cost of text on a surface, where it would be read as the surface's name or hide much of it. */
export function surfaceCost(
  { object, box }: Item,
  ink: Ink,
  { rects }: Candidate,
  labelHeight: number,
  isName: boolean,
): number {
  if (kindOf(object).path?.isProperty || !ink.hasOnGround(rects)) return 0;
  if (Math.max(boxWidth(box), boxHeight(box)) < smallSurface * labelHeight) return 1;
  return isName && ink.isNamed ? namedCost : fillCost;
}

/** The cost of a fill below the text: the area of a lot on a building or a lawn could be mistaken for theirs. */
export function groundCost(
  object: PlanObject,
  ink: Ink,
  { rects, place: { ofGround } }: Candidate,
  isClear: boolean,
): number {
  const isForbidden = ofGround !== undefined || kindOf(object).isBuilding === true;
  if (!(isForbidden || isClear) || !ink.hasOnGround(rects)) return 0;
  return isForbidden ? Infinity : fillCost;
}
