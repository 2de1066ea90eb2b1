// The dimensions that a plan lacks: changes that add them, tied to what they measure.
import { isClear, type Line } from '../geometry/lineSpacing.ts';
import { edgesOf, nearestOnEdge, pointOnEdge } from '../geometry/outline.ts';
import { boxGap, type Shape } from '../geometry/pathDistance.ts';
import { distance, type Point } from '../geometry/point.ts';
import { dimensionOf } from '../kinds/dimension/dimension.ts';
import type { Place } from '../kinds/dimension/dimensionPlaces.ts';
import { alongEdge, type Tie } from '../anchorNames.ts';
import { nearestAnchor } from '../parseAnchor.ts';
import { nearestPlaces } from '../geometry/nearestPlaces.ts';
import { keysAbove } from '../order.ts';
import type { Change, Plan } from '../plan.ts';
import type { Subject } from './subject.ts';

export type Ends = readonly [Place, Place];

const placeAt = ({ x, y }: Point, tie: Tie): Place => ({ x, y, tie });

/** Between the nearest points of a subject and the nearest of others, wherever they move. */
export function nearestEnds(subject: Subject, others: readonly Subject[]): Ends | undefined {
  const byGap = others
    .map((other) => ({ other, gap: boxGap(subject.ground.box, other.ground.box) }))
    .toSorted((a, b) => a.gap - b.gap);
  let nearest: Ends | undefined;
  for (const { other, gap } of byGap) {
    if (nearest && lengthOf(nearest) <= gap) break;
    const places = nearestPlaces(subject.ground.path, other.ground.path);
    const ends: Ends | undefined = places && [
      placeAt(places[0], { object: subject.object.id, anchor: nearestAnchor }),
      placeAt(places[1], { object: other.object.id, anchor: nearestAnchor }),
    ];
    nearest = nearer(nearest, ends);
  }
  return nearest;
}

/** Fractions of a wall at which a distance may be measured, best first. */
const wallFractions = [0.5, 0.35, 0.65, 0.2, 0.8] as const;
/** Feet within which two distances are the same. */
const sameDistance = 1e-6;
/** Feet between two dimensions, so that their numbers are legible at the usual scales of a sheet. */
const room = 4;

/**
 * From the nearest corner of a subject to an edge of another, or from along the wall that is parallel to that edge if
 * another dimension is in the way. taken: the lines of the dimensions so far.
 */
export function wallToEdge(
  subject: Subject,
  other: Subject,
  edges: Shape['edges'],
  taken: readonly Line[],
): Ends | undefined {
  const { path } = subject.ground;
  const object = subject.object.id;
  const from = (at: Point, anchor: string): readonly Ends[] =>
    edges.flatMap((edge): readonly Ends[] => {
      const fraction = nearestOnEdge(edge, at);
      // Beyond the ends of an edge there is no perpendicular foot to tie to.
      if (fraction <= 0 || fraction >= 1) return [];
      const foot = pointOnEdge(edge, fraction);
      return [
        [
          placeAt(at, { object, anchor }),
          placeAt(foot, { object: other.object.id, anchor: `p${edge.index}` }),
        ],
      ];
    });
  const corners = path.vertices.flatMap((at, i) => from(at, `v${i}`));
  const least = Math.min(...corners.map(lengthOf));
  const isNearest = (ends: Ends): boolean => lengthOf(ends) < least + sameDistance;
  const hasRoom = (ends: Ends): boolean => isClear(ends, taken, room);
  const nearest = corners.filter(isNearest);
  const clear = nearest.find(hasRoom);
  if (clear || nearest.length === 0) return clear;
  const walls = edgesOf(path).filter(({ bulge }) => bulge === 0);
  const along = wallFractions.flatMap((fraction) =>
    walls.flatMap((wall) => from(pointOnEdge(wall, fraction), alongEdge(wall.index, fraction))),
  );
  return along.find((ends) => isNearest(ends) && hasRoom(ends)) ?? nearest[0];
}

const lengthOf = ([from, to]: Ends): number => distance(from, to);

const nearer = (a: Ends | undefined, b: Ends | undefined): Ends | undefined =>
  !a || !b ? (a ?? b) : lengthOf(b) < lengthOf(a) ? b : a;

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
