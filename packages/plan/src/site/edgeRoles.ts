// The roles of a lot's edges for setbacks: by the names that the user gave them, else by the streets that they lie on, else
// guessed from their directions and marked as guesses.
import { outlineOf } from '../distances/anchors.ts';
import { betweenEdges, boxGap, shapeEdge } from '../geometry/pathDistance.ts';
import { directionOn, type Edge, edgeLength, edgesOf, pointOnEdge, signedArea } from '../geometry/outline.ts';
import { add, distance, dot, type Point, scaleBy, turnRight, unit } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { permitRoleOf } from '../kinds/permitRoles.ts';
import type { SetbackRole } from '../packs/pack.ts';
import type { Plan } from '../plan/plan.ts';
import { subjectOf } from './subject.ts';

export interface EdgeRole {
  readonly role: SetbackRole;
  /** Whether neither a name nor a street determines it. */
  readonly guessed?: true;
  /** Whether it only rounds or cuts off the corner of two frontages. */
  readonly isCornerReturn?: true;
}

/** The names of roles on the screen and in stored edges and distances. */
export const roleNames: Readonly<Record<SetbackRole, string>> = {
  front: 'front',
  side: 'side',
  streetSide: 'street side',
  rear: 'rear',
};

/** Feet between a lot and the pavement of its street: a verge and a walk. */
const maxVerge = 30;
/**
 * Cosine of the greatest angle between an edge and its street, between edges that face the same way, and at which two streets
 * are still one: 37 degrees.
 */
const minAlong = 0.8;
/** Cosine of the angle up to which the courses of one frontage may turn: 10 degrees. */
const minStraight = 0.985;
/** Feet from end to end of the curve, or the cut, at the corner of two streets. */
export const maxCornerReturn = 60;
/** Cosine of the greatest turn between two streets at one corner: 135 degrees. */
const minCorner = -0.7;
/** Cosine of the least angle between the directions that the front and the rear face. */
const maxRear = -0.75;

/** Names that only say where a side is. A street may be there all the same. */
const leftOrRight = /^(left|right)\b/;

const sideOf = (name: string): SetbackRole | 'street' | undefined => {
  const has = (words: RegExp): boolean => words.test(name);
  if (has(/\b(street|corner|exterior|flank\w*)[ -]?side\b|\bside[ -]?street\b/)) return 'streetSide';
  if (has(/\bfront(age)?\b/)) return 'front';
  if (has(/\b(rear|back)\b/)) return 'rear';
  if (has(/\b(side|left|right|interior)\b/)) return 'side';
  return has(/\b(street|road|avenue|lane|drive|way)\b/) ? 'street' : undefined;
};

export const edgeRoles = (lot: PlanObject, plan: Plan): readonly EdgeRole[] =>
  edgeRolesBeside(lot, streetsOf(plan));

/** The streets that a lot may lie on. */
export function streetsOf({ objects }: Plan): readonly PlanObject[] {
  const streets: PlanObject[] = [];
  for (const object of objects.values())
    if (object.status !== 'removed' && permitRoleOf(object)?.use === 'street') streets.push(object);
  return streets;
}

/** The roles of a lot's edges, given the streets of the plan. */
export function edgeRolesBeside(lot: PlanObject, streets: readonly PlanObject[]): readonly EdgeRole[] {
  const path = outlineOf(lot);
  if (!path) return [];
  const edges = edgesOf(path);
  const outward = signedArea(path) < 0 ? 1 : -1;
  const normals = edges.map((edge) => scaleBy(turnRight(directionOn(edge, 0.5)), outward));
  const edgeData = kindOf(lot).path?.edges?.(lot) ?? [];
  const named = edges.map((edge, i) => {
    const name = edgeData[edge.index]?.name?.trim().toLowerCase() ?? '';
    const isOnlyPosition = leftOrRight.test(name) && sideOf(name) === 'side';
    return isOnlyPosition && liesOn(edge, normals[i], streets) ? 'streetSide' : sideOf(name);
  });
  const onStreet = edges.map(
    (edge, i) => named[i] === 'street' || (!named[i] && liesOn(edge, normals[i], streets)),
  );
  const returns = cornerReturns(edges, normals, named, onStreet);
  const fronts = frontsOf(
    edges,
    normals,
    named,
    onStreet.map((isOn, i) => isOn && !returns.has(i)),
  );
  const facing = facingOf(edges, normals, fronts.edges);
  return edges.map((edge, i): EdgeRole => {
    const name = named[i];
    if (name && name !== 'street')
      return { role: name, ...(edgeData[edge.index]?.isGuess ? { guessed: true } : {}) };
    const guessed = fronts.guessed ? ({ guessed: true } as const) : {};
    const beside = returns.get(i);
    if (beside) {
      const isFront = beside.some((index) => fronts.edges.has(index));
      return { role: isFront ? 'front' : 'streetSide', ...guessed, isCornerReturn: true };
    }
    if (fronts.edges.has(i)) return { role: 'front', ...guessed };
    if (onStreet[i]) return { role: 'streetSide', ...guessed };
    const normal = normals[i];
    const isRear = normal !== undefined && dot(normal, facing) < maxRear && !named.includes('rear');
    return { role: isRear ? 'rear' : 'side', guessed: true };
  });
}

/** Whether a street runs along an edge, at most a verge's width in front of it. */
function liesOn(edge: Edge, normal: Point | undefined, streets: readonly PlanObject[]): boolean {
  if (!normal) return false;
  const along = directionOn(edge, 0.5);
  const middle = pointOnEdge(edge, 0.5);
  const probe = shapeEdge({ index: 0, from: middle, to: add(middle, scaleBy(normal, maxVerge)), bulge: 0 });
  return streets.some((street) => {
    const band = subjectOf(street)?.ground;
    if (!band || boxGap(band.box, probe.box) > 0) return false;
    const line = outlineOf(street);
    const [first] = line ? edgesOf(line) : [];
    if (!first || Math.abs(dot(directionOn(first, 0.5), along)) < minAlong) return false;
    return band.edges.some((side) => betweenEdges(probe, side).feet === 0);
  });
}

/**
 * The short edges that lead around a corner from one street line to the next, each with the indices of these two lines. They
 * face a direction between those of the lines, as a curve or a cut corner does and a jog doesn't.
 */
function cornerReturns(
  edges: readonly Edge[],
  normals: readonly Point[],
  named: readonly (SetbackRole | 'street' | undefined)[],
  onStreet: readonly boolean[],
): ReadonlyMap<number, readonly [number, number]> {
  const count = edges.length;
  const facing = (i: number): Point => normals[i] ?? { x: 0, y: 0 };
  const isStreetLine = (i: number): boolean =>
    onStreet[i] === true || named[i] === 'front' || named[i] === 'streetSide';
  // They lead to the farthest possible street line, because parts of a curve may lie on a street themselves.
  const returnsAfter = (first: number): ReturnType<typeof cornerReturns> => {
    let found: ReturnType<typeof cornerReturns> = new Map();
    const between: number[] = [];
    for (let step = 1; step < count; step += 1) {
      const next = (first + step) % count;
      const [from, to] = [edges[first]?.to, edges[next]?.from];
      if (!from || !to || distance(from, to) > maxCornerReturn) break;
      if (
        between.length > 0 &&
        isStreetLine(next) &&
        turnBetween(facing(first), facing(next), between.map(facing))
      )
        found = new Map(between.map((i) => [i, [first, next]]));
      if (named[next] !== undefined && named[next] !== 'street') break;
      between.push(next);
    }
    return found;
  };
  const all = [...edges.keys()].filter(isStreetLine).map(returnsAfter);
  return new Map(all.toSorted((a, b) => a.size - b.size).flatMap((one) => [...one]));
}

/** Whether some edges lead around the corner of two frontages, judged by the directions that all of them face. */
function turnBetween(first: Point, next: Point, between: readonly Point[]): boolean {
  const corner = dot(first, next);
  const middle = unit(add(first, next));
  return (
    corner < minAlong &&
    corner > minCorner &&
    between.every(
      (facing) =>
        dot(facing, middle) > dot(first, middle) &&
        Math.max(dot(facing, first), dot(facing, next)) < minStraight,
    )
  );
}

/** The edges that are the front, and whether that was guessed. */
function frontsOf(
  edges: readonly Edge[],
  normals: readonly Point[],
  named: readonly (SetbackRole | 'street' | undefined)[],
  onStreet: readonly boolean[],
): { readonly edges: ReadonlySet<number>; readonly guessed: boolean } {
  const numbers = [...edges.keys()];
  const byName = numbers.filter((i) => named[i] === 'front');
  if (byName.length > 0) return { edges: new Set(byName), guessed: false };
  const frontages = groupsFacing(
    numbers.filter((i) => onStreet[i]),
    normals,
  );
  const lengthOf = (group: readonly number[]): number =>
    group.reduce((sum, i) => sum + (edges[i] ? edgeLength(edges[i]) : 0), 0);
  // Of a corner lot the shorter frontage is the front, as most codes define it.
  const [front] = frontages.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  if (front) return { edges: new Set(front), guessed: frontages.length > 1 };
  // Without a street, the front is assumed at the bottom of the plan.
  const free = numbers.filter((i) => !named[i]);
  const [lowest] = free.toSorted((a, b) => (normals[b]?.y ?? 0) - (normals[a]?.y ?? 0));
  return { edges: new Set(lowest === undefined ? [] : courseAround(lowest, free, normals)), guessed: true };
}

/** An edge and the adjacent ones in nearly the same direction: two courses along one street are one frontage. */
function courseAround(edge: number, free: readonly number[], normals: readonly Point[]): readonly number[] {
  const count = normals.length;
  const run = (step: 1 | -1): readonly number[] => {
    const found: number[] = [];
    for (let i = (edge + step + count) % count; i !== edge; i = (i + step + count) % count) {
      const [own, next] = [normals[edge], normals[i]];
      if (!own || !next || !free.includes(i) || dot(own, next) < minStraight) break;
      found.push(i);
    }
    return found;
  };
  return [edge, ...run(1), ...run(-1)];
}

/** Edges in groups that face about the same way. */
function groupsFacing(numbers: readonly number[], normals: readonly Point[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const i of numbers) {
    const normal = normals[i] ?? { x: 0, y: 0 };
    const group = groups.find(([first = 0]) => dot(normals[first] ?? normal, normal) > minAlong);
    if (group) group.push(i);
    else groups.push([i]);
  }
  return groups;
}

/** The direction that the front faces. */
function facingOf(edges: readonly Edge[], normals: readonly Point[], fronts: ReadonlySet<number>): Point {
  let sum: Point = { x: 0, y: 0 };
  for (const i of fronts) {
    const [edge, normal] = [edges[i], normals[i]];
    if (edge && normal) sum = add(sum, scaleBy(normal, edgeLength(edge)));
  }
  return unit(sum);
}
