// Sorts areas into rounds, so that no two areas in a round touch.
import { isInside } from '../geometry/hitPen.ts';
import { boxGap, nearestBetween, type Shape, shapeOf } from '../geometry/pathDistance.ts';
import type { Path } from '../geometry/pen.ts';

/** Each area goes into the first round in which it touches no other. within: feet within which two areas count as touching. */
export function roundsOf<Area extends { readonly path: Path }>(
  areas: readonly Area[],
  within: number,
): readonly (readonly Area[])[] {
  const rounds: { readonly area: Area; readonly shape: Shape }[][] = [];
  for (const area of areas) {
    const shape = shapeOf({ ...area.path, closed: true });
    const round = rounds.find((others) => !others.some((other) => touch(other.shape, shape, within)));
    if (round) round.push({ area, shape });
    else rounds.push([{ area, shape }]);
  }
  return rounds.map((round) => round.map(({ area }) => area));
}

const touch = (a: Shape, b: Shape, within: number): boolean =>
  boxGap(a.box, b.box) <= within &&
  (nearestBetween(a, b, within) !== undefined || isWithin(a, b) || isWithin(b, a));

const isWithin = (inner: Shape, outer: Shape): boolean =>
  inner.path.vertices.slice(0, 1).some((at) => isInside(outer.path, at));
