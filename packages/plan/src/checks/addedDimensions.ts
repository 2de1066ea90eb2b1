// The dimensions that a plan lacks: changes that add them, tied to what they measure.
import type { Box } from '../geometry/box.ts';
import { isClear, type Line } from '../geometry/lineSpacing.ts';
import { boxGap, type Shape, shapeOf } from '../geometry/pathDistance.ts';
import { add, distance, type Point, scaleBy, subtract, turnRight, unit } from '../geometry/point.ts';
import { dimensionOf } from '../kinds/dimension/dimension.ts';
import type { Place } from '../kinds/dimension/dimensionPlaces.ts';
import type { Tie } from '../geometry/anchorNames.ts';
import { groundOf } from '../distances/anchors.ts';
import { distanceToLine } from '../distances/lotDistances.ts';
import { nearestAnchor, nearestNamed } from '../geometry/parseAnchor.ts';
import { nearestPlaces } from '../geometry/nearestPlaces.ts';
import { keysAbove } from '../measure/order.ts';
import type { Change, Plan } from '../plan/plan.ts';
import { overlapPlace } from '../site/clearance.ts';
import type { Subject } from '../site/subject.ts';

export type Ends = readonly [Place, Place];

/** The buildings that may be in a box, through which no dimension runs. */
export type Buildings = (box: Box) => Iterable<Subject>;

const noBuildings: Buildings = () => [];

const placeAt = ({ x, y }: Point, tie: Tie): Place => ({ x, y, tie });

/** To the point nearest to the other end; a subject that is a point, such as a well, is measured from its middle. */
const tieTo = ({ object, ground: { path } }: Subject): Tie => ({
  object: object.id,
  anchor: path.vertices.length > 1 ? nearestAnchor : 'c',
});

/** Feet into a building: a line along the face of its wall doesn't run through it. */
const alongWall = 0.5;

/**
 * Between the nearest points of a subject and the nearest of others, wherever they move; undefined if it would run through a
 * building to every one of them.
 */
export function nearestEnds(
  subject: Subject,
  others: readonly Subject[],
  buildings = noBuildings,
): Ends | undefined {
  const byGap = others
    .map((other) => ({ other, gap: boxGap(subject.ground.box, other.ground.box) }))
    .toSorted((a, b) => a.gap - b.gap);
  let nearest: Ends | undefined;
  for (const { other, gap } of byGap) {
    if (nearest && lengthOf(nearest) <= gap) break;
    const { from, to } = nearestPlaces(subject.ground, other.ground);
    const ends: Ends = [placeAt(from, tieTo(subject)), placeAt(to, tieTo(other))];
    if (!runsThrough(ends, buildings, [subject, other], alongWall)) nearest = nearer(nearest, ends);
  }
  return nearest;
}

/** Shares of a wall at which a distance may be measured, best first. */
const wallShares = [0.5, 0.35, 0.65, 0.2, 0.8] as const;
/** Feet within which two distances are the same. */
const sameDistance = 1e-6;
/** Feet between two dimensions, so that their numbers are legible at the usual scales of a sheet. */
const room = 4;

/**
 * From a subject to the nearest of some edges of another, in the middle of a wall that is parallel to that edge, or elsewhere
 * along it if something is in the way; undefined if all would run through a building. taken: the lines of the dimensions so far.
 */
export function wallToEdge(
  subject: Subject,
  other: Subject,
  edges: Shape['edges'],
  taken: readonly Line[],
  buildings = noBuildings,
): Ends | undefined {
  const open = [...openOf(endsTo(edges, subject, other), subject, buildings)];
  const least = Math.min(...open.map(lengthOf));
  const nearest = open.filter((one) => lengthOf(one) < least + sameDistance);
  return nearest.find((one) => isClear(one, taken, room)) ?? nearest[0];
}

/** Whether a dimension from a subject to an edge of another runs through no building, somewhere along its wall. */
export const isInSight = (
  edge: Shape['edges'][number],
  subject: Subject,
  other: Subject,
  buildings: Buildings,
): boolean => {
  for (const _ of openOf(endsTo([edge], subject, other), subject, buildings)) return true;
  return false;
};

/** Those that run through no building but the subject. */
function* openOf(all: Iterable<Ends>, subject: Subject, buildings: Buildings): Generator<Ends> {
  for (const ends of all) if (!runsThrough(ends, buildings, [subject])) yield ends;
}

/** but: what it may run through. minDepth: feet that it has to be in a building. */
function runsThrough(ends: Ends, buildings: Buildings, but: readonly Subject[], minDepth?: number): boolean {
  const line = shapeOf({ vertices: ends, closed: false });
  for (const { object, ground } of buildings(line.box))
    if (!but.some((one) => one.object.id === object.id) && overlapPlace(line, ground, minDepth)) return true;
  return false;
}

/** Feet from what is measured to its line, best first. */
const offsets = [0, room, -room, 2 * room, -2 * room] as const;

/**
 * With the offset at which their line has room for its number: away from the lines of other dimensions, and through no building.
 * taken: the lines so far, to which it is added.
 */
export function withFreeOffset(
  ends: Ends,
  taken: Line[],
  buildings: Buildings,
): { readonly ends: Ends; readonly offset: number } {
  const [from, to] = ends;
  const across = turnRight(unit(subtract(to, from)));
  const lineAt = (offset: number): Ends => {
    const by = scaleBy(across, offset);
    return [
      { ...from, ...add(from, by) },
      { ...to, ...add(to, by) },
    ];
  };
  const offset = offsets.find((feet) => {
    const line = lineAt(feet);
    return isClear(line, taken, room) && !runsThrough(line, buildings, [], alongWall);
  });
  taken.push(lineAt(offset ?? 0));
  return { ends, offset: offset ?? 0 };
}

/**
 * From the middle of each wall and from other places along it, the best first. From what has no walls, such as a well, square to
 * each edge.
 */
function* endsTo(edges: Shape['edges'], subject: Subject, other: Subject): Generator<Ends> {
  const onLine = (at: Point, edge: number): Place =>
    placeAt(at, { object: other.object.id, anchor: nearestNamed(edge) });
  const walls = groundOf(subject.object);
  let hasWalls = false;
  const firsts = new Map<number, Point>();
  for (const share of wallShares)
    for (const { index } of edges) {
      const measured = walls && distanceToLine(walls, other.object, index, share);
      if (!measured) continue;
      hasWalls = true;
      // Only along a wall that is parallel to the line are the shares different places.
      const first = firsts.get(index);
      if (first && distance(first, measured.from) < sameDistance) continue;
      if (!first) firsts.set(index, measured.from);
      const own = { object: subject.object.id, anchor: nearestNamed(undefined, share) };
      yield [placeAt(measured.from, own), onLine(measured.at, index)];
    }
  if (hasWalls) return;
  for (const edge of edges) {
    const { from, to } = nearestPlaces(subject.ground, { edges: [edge], box: edge.box });
    yield [placeAt(from, tieTo(subject)), onLine(to, edge.index)];
  }
}

const lengthOf = ([from, to]: Ends): number => distance(from, to);

const nearer = (a: Ends | undefined, b: Ends): Ends => (a && lengthOf(a) <= lengthOf(b) ? a : b);

/** Along an edge of a subject. */
export const sideEnds = ({ object, ground: { path } }: Subject, edge: number): Ends | undefined => {
  const next = (edge + 1) % path.vertices.length;
  const [from, to] = [path.vertices[edge], path.vertices[next]];
  return from && to
    ? [
        placeAt(from, { object: object.id, anchor: `v${edge}` }),
        placeAt(to, { object: object.id, anchor: `v${next}` }),
      ]
    : undefined;
};

/** The changes that add the dimensions; offset: feet from what they measure. */
export function dimensionChanges(
  plan: Plan,
  all: readonly { readonly ends: Ends; readonly offset: number }[],
): readonly Change[] {
  const orders = keysAbove(plan.top, all.length);
  let number = plan.objects.size;
  return all.map(({ ends, offset }, i): Change => {
    do number += 1;
    while (plan.objects.has(`dimension-${number}`));
    return {
      put: {
        ...dimensionOf({ form: 'aligned', places: ends, offset }),
        id: `dimension-${number}`,
        order: orders[i] ?? plan.top,
      },
    };
  });
}
