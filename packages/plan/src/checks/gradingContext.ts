// What the checks of grades share: the ground, places along walls, and words for elevations and rules.
import { isInside } from '../geometry/hitPen.ts';
import { directionOn, edgeLength, edgesOf, pointOnEdge, signedArea } from '../geometry/outline.ts';
import { boxGap, nearestBetween, shapeOf } from '../geometry/pathDistance.ts';
import { add, type Point, scaleBy, turnRight } from '../geometry/point.ts';
import {
  finishedAt,
  finishedGround,
  type Ground as PlanGround,
  type GroundHeight,
} from '../grading/ground.ts';
import { attachedWithin } from '../distances/attached.ts';
import { gradeRoleOf } from '../kinds/gradeRoles.ts';
import { kindOf } from '../kinds/index.ts';
import { freshId, takenIds } from '../measure/freshId.ts';
import { keyAbove } from '../measure/order.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import { formatGrade, type Units } from '../measure/units.ts';
import type { Pack } from '../packs/pack.ts';
import type { Finding } from '../site/finding.ts';
import type { SiteLot } from '../site/siteLot.ts';
import type { Subject } from '../site/subject.ts';
import { triangleAt, vertexAt } from '../surface/surface.ts';
import type { GradingRule } from './gradingRules.ts';

export interface GradingContext {
  readonly ground: PlanGround;
  readonly pack: Pack | undefined;
  readonly units: Units;
  /** Degrees from the top of the plan to north, clockwise. */
  readonly north: number;
  /** The objects on the site, without those to be removed. */
  readonly subjects: readonly Subject[];
  readonly lots: readonly SiteLot[];
}

export const sayElevation = (feet: number, { units }: Pick<GradingContext, 'units'>): string =>
  formatGrade(feet, units);

/** Rounds a suggested elevation up to a hundredth of a foot. */
export const roundedUp = (feet: number): number => Math.ceil(feet * 100 - 1e-6) / 100;

/** Breaking a rule of the pack is a conflict; a common value only raises a question. isClose: too close to be sure. */
export const stateBy = (rule: GradingRule, isClose: boolean): Finding['state'] =>
  isClose ? 'close' : rule.isOfPack ? 'conflict' : 'question';

/** The end of a sentence about a rule of the pack or a common value. */
export const askedOf = (rule: GradingRule): string =>
  rule.isOfPack ? 'is required' : `is usual${rule.source}. Ask the permit office what it requires`;

/** Feet outside a wall at which the ground beside it is read. */
export const besideWall = 0.1;
/** Feet between places along a wall. */
const placeSpacing = 5;

export interface WallPlace {
  readonly at: Point;
  /** Away from the building. */
  readonly out: Point;
}

/** Places along the walls of a building, outside of them and of the buildings that are attached to it. */
export function wallPlaces(
  subject: Subject,
  { subjects }: Pick<GradingContext, 'subjects'>,
): readonly WallPlace[] {
  const { path, box } = subject.ground;
  const attached = subjects.filter(
    ({ object, ground }) =>
      object.id !== subject.object.id &&
      gradeRoleOf(object)?.floors !== undefined &&
      boxGap(ground.box, box) <= attachedWithin + besideWall,
  );
  const isIn = (at: Point): boolean =>
    attached.some(
      ({ ground }) =>
        isInside(ground.path, at) ||
        nearestBetween(shapeOf({ vertices: [at], closed: false }), ground, attachedWithin) !== undefined,
    );
  // The building is on the right of its outline if that is drawn clockwise.
  const outward = signedArea(path) > 0 ? -1 : 1;
  const places = edgesOf(path).flatMap((edge) => {
    const count = Math.max(1, Math.round(edgeLength(edge) / placeSpacing));
    return Array.from({ length: count }, (_, i): WallPlace => {
      const share = (i + 0.5) / count;
      const out = scaleBy(turnRight(directionOn(edge, share)), outward);
      return { at: add(pointOnEdge(edge, share), scaleBy(out, besideWall)), out };
    });
  });
  return attached.length === 0 ? places : places.filter(({ at }) => !isIn(at));
}

/** Feet outside an outline within which the corners of its pad are. The ground begins beyond. */
const padEdge = besideWall / 2;

/** A function that reads the ground outside a wall. A surface that only continues from the building's pad isn't known ground. */
export function groundBeside(
  { object, ground: shape }: Subject,
  { ground }: GradingContext,
): (place: WallPlace) => GroundHeight | undefined {
  const surface = finishedGround(ground);
  if (!surface) return () => undefined;
  const floors = gradeRoleOf(object)?.floors;
  const hasPad = (floors?.finished ?? floors?.garage) !== undefined;
  const isOnPad = (corner: number): boolean => {
    const vertex = vertexAt(surface, surface.triangles[corner] ?? -1);
    const here = shapeOf({ vertices: [vertex], closed: false });
    return isInside(shape.path, vertex) || nearestBetween(here, shape, padEdge) !== undefined;
  };
  return ({ at, out }) => {
    const triangle = triangleAt(surface, add(at, scaleBy(out, padEdge)));
    const isOfPad =
      hasPad && (triangle === undefined || [0, 1, 2].some((corner) => isOnPad(triangle * 3 + corner)));
    return isOfPad ? undefined : finishedAt(ground, at);
  };
}

/** A new object on top of a plan, as its kind creates it. */
export function addedTo(plan: Plan, type: string, from: Point, to: Point): PlanObject {
  const taken = takenIds(plan.objects.keys());
  const blank = { id: freshId(`${type}-1`, taken), type, order: keyAbove(plan.top) };
  const { scale, units } = plan.settings;
  return { ...blank, ...kindOf(blank).create({ from, to, scale, units, siteExtent: usualExtent }) };
}

/** The squares that a new plan shows. Symbols, such as a catch basin's, get their size from it. */
const usualExtent = 100;
