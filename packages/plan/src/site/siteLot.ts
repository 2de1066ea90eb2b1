// A lot for the checks: its lines, each with its name, its role and the setback that is required from it.
import { type Accuracy, accuracyOf } from '../accuracy/accuracyOf.ts';
import { lineNames } from '../distances/lotDistances.ts';
import { buildable } from '../geometry/buildable.ts';
import { areaOf, directionOn, nearestOnEdge, signedArea } from '../geometry/outline.ts';
import { boxGap, type Shape, type ShapeEdge } from '../geometry/pathDistance.ts';
import { type Point, scaleBy, turnRight } from '../geometry/point.ts';
import { sample } from '../geometry/sample.ts';
import { kindOf } from '../kinds/index.ts';
import { distanceFor, setbackName } from '../kinds/lot/setbackLine.ts';
import type { Pack } from '../packs/pack.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { Plan } from '../plan/plan.ts';
import type { Steps } from '../measure/steps.ts';
import { tiesOf } from '../plan/ties.ts';
import { isAccessory } from './accessory.ts';
import { type EdgeRole, edgeRolesBeside, streetsOf } from './edgeRoles.ts';
import { setbackDistancesOf } from './setbackDistances.ts';
import { pointsOf, type Subject, subjectOf } from './subject.ts';
import { isInside } from '../geometry/hitPen.ts';

export interface LotLine extends EdgeRole {
  readonly edge: ShapeEdge;
  /** Such as `the left edge`. */
  readonly words: string;
  /** The name under which distances are stored; '' if it has none. */
  readonly name: string;
  /** Feet that are required; undefined if nothing is. */
  readonly setback: number | undefined;
  /** Feet that the pack requires, apart from setback lines. */
  readonly rule: number | undefined;
  /** Feet that the pack requires for accessory buildings, if it has a rule for them. */
  readonly accessory: number | undefined;
  /** How accurately the place of the line is known. */
  readonly accuracy: Accuracy;
  /** Feet at which a setback line is drawn. */
  readonly drawn: number | undefined;
}

export interface SiteLot {
  readonly subject: Subject;
  readonly ground: Shape;
  /** Square feet. */
  readonly area: number;
  readonly lines: readonly LotLine[];
  readonly setbackLines: readonly PlanObject[];
  /** What is wrong with its outline, in sentences. */
  readonly faults: readonly string[];
}

/** Lots with more edges aren't tested for room to build. */
const maxEdges = 100;

/** A plan with more lots is a map, of which only the largest lots are checked. */
const maxLots = 40;

/** The lots of a plan: those with edge data, or else the largest rectangle. */
export function* lotsAmong(subjects: readonly Subject[]): Steps<readonly Subject[]> {
  const withEdges = subjects.filter(({ object }) => kindOf(object).path?.edges !== undefined);
  if (withEdges.length > 0 && withEdges.length <= maxLots) return withEdges;
  const areas = new Map<Subject, number>();
  for (const one of withEdges.length > 0 ? withEdges : subjects) {
    areas.set(one, areaOf(one.ground.path));
    yield;
  }
  const bySize = [...areas].toSorted(([, a], [, b]) => b - a).map(([one]) => one);
  return bySize.slice(0, withEdges.length > 0 ? maxLots : 1);
}

/** The greater of the pack's distance and a setback line's is required, because the line may be older than the rule. */
export function siteLot(
  subject: Subject,
  streets: readonly PlanObject[],
  setbackLines: readonly PlanObject[],
  pack: Pack | undefined,
): SiteLot {
  const { object, ground } = subject;
  const edgeData = kindOf(object).path?.edges?.(object) ?? [];
  const roles = edgeRolesBeside(object, streets);
  const names = lineNames(ground.path, ground.edges, edgeData);
  const own = setbackLines.filter((line) => tiesOf(line).some((tie) => tie.object === object.id));
  const drawn = own.map(setbackDistancesOf);
  const lines = ground.edges.map((edge, i): LotLine => {
    const edgeRole: EdgeRole = roles[i] ?? { role: 'side' };
    const { role } = edgeRole;
    const name = setbackName(edgeData[edge.index] ?? {});
    // A distance of 0 draws no line.
    const onDrawing = drawn.flatMap((distances) => distanceFor(distances, name) || []);
    const rule = pack?.setbacks?.[role];
    return {
      edge,
      ...edgeRole,
      words: names[i] ?? '',
      name,
      rule,
      setback: greatest(rule === undefined ? onDrawing : [...onDrawing, rule]),
      accessory: pack?.accessory?.[role],
      drawn: greatest(onDrawing),
      accuracy: accuracyOf(object, edge.index),
    };
  });
  return {
    subject,
    ground,
    area: areaOf(ground.path),
    lines,
    setbackLines: own,
    faults: kindOf(object).faults?.(object) ?? [],
  };
}

/** The lot by the rules of its plan alone, without its setback lines; undefined if the object can't be checked. */
export function siteLotIn(plan: Plan, lot: PlanObject): SiteLot | undefined {
  const subject = subjectOf(lot);
  return subject && siteLot(subject, streetsOf(plan), [], plan.settings.pack);
}

const greatest = (all: readonly number[]): number | undefined =>
  all.length > 0 ? Math.max(...all) : undefined;

/** The smallest lot that contains the middle of a subject, else the smallest that the subject reaches into. */
export function lotUnder({ ground }: Subject, lots: readonly SiteLot[]): SiteLot | undefined {
  const { minX, minY, maxX, maxY } = ground.box;
  const middle = { x: (minX + maxX) / 2, y: (minY + maxY) / 2 };
  const smallest = (found: readonly SiteLot[]): SiteLot | undefined =>
    found.toSorted((a, b) => a.area - b.area)[0];
  const near = lots.filter((lot) => boxGap(lot.ground.box, ground.box) === 0);
  const around = smallest(near.filter((lot) => isInside(lot.ground.path, middle)));
  if (around || near.length === 0) return around;
  const points = sample(pointsOf(ground));
  return smallest(near.filter((lot) => points.some((at) => isInside(lot.ground.path, at))));
}

/** The setback that a subject keeps from a line, in feet; 0 if nothing is required. */
export const setbackOf = ({ setback, accessory }: LotLine, subject: Subject): number =>
  (accessory !== undefined && isAccessory(subject) ? accessory : setback) ?? 0;

/** Whether its setbacks leave ground to build on. */
export function hasRoom({ ground, lines, faults }: SiteLot): boolean {
  if (faults.length > 0 || lines.length > maxEdges || lines.every(({ setback }) => !setback)) return true;
  const pieces = buildable(ground.path, ({ index }) => lines[index]?.setback ?? 0);
  return pieces === undefined || pieces.length > 0;
}

/** The unit vector into the lot, square to a line at the point nearest to one. */
export const inwardAt = ({ ground }: SiteLot, edge: ShapeEdge, at: Point): Point =>
  scaleBy(turnRight(directionOn(edge, nearestOnEdge(edge, at))), signedArea(ground.path) < 0 ? -1 : 1);
