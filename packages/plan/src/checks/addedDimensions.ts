// The dimensions that a plan lacks: changes that add them, tied to what they measure.
import { nearestOnEdge, pointOnEdge } from '../geometry/outline.ts';
import type { Shape } from '../geometry/pathDistance.ts';
import { distance, type Point } from '../geometry/point.ts';
import { dimensionOf } from '../kinds/dimension/dimension.ts';
import type { Place } from '../kinds/dimension/dimensionGeometry.ts';
import { nearestAnchor, type Tie } from '../anchorNames.ts';
import { nearestPlaces } from '../geometry/nearestPlaces.ts';
import { keysAbove } from '../order.ts';
import type { Change, Plan } from '../plan.ts';
import type { Subject } from './subject.ts';

export type Ends = readonly [Place, Place];

const placeAt = ({ x, y }: Point, tie: Tie): Place => ({ x, y, tie });

/** Between the nearest points of a subject and the nearest of others, wherever they move. */
export function nearestEnds(subject: Subject, others: readonly Subject[]): Ends | undefined {
  const all = others.flatMap((other): readonly Ends[] => {
    const places = nearestPlaces(subject.ground.path, other.ground.path);
    return places
      ? [
          [
            placeAt(places[0], { object: subject.object.id, anchor: nearestAnchor }),
            placeAt(places[1], { object: other.object.id, anchor: nearestAnchor }),
          ],
        ]
      : [];
  });
  return all.reduce<Ends | undefined>(nearer, undefined);
}

export function cornerToEdge(
  { object, ground }: Subject,
  other: Subject,
  edges: Shape['edges'] = other.ground.edges,
): Ends | undefined {
  let best: Ends | undefined;
  for (const [i, corner] of ground.path.vertices.entries())
    for (const edge of edges) {
      const fraction = nearestOnEdge(edge, corner);
      // Beyond the ends of an edge there is no foot to tie to.
      if (fraction <= 0 || fraction >= 1) continue;
      const ends: Ends = [
        placeAt(corner, { object: object.id, anchor: `v${i}` }),
        placeAt(pointOnEdge(edge, fraction), { object: other.object.id, anchor: `p${edge.index}` }),
      ];
      best = nearer(best, ends);
    }
  return best;
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
