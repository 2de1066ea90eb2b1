// Splits fronts where others cross, touch or end on them.
import { type Box, boxAround, overlaps } from './box.ts';
import { crossings } from './crossings.ts';
import { edgeLength, nearestOnEdge, pointOnEdge } from './outline.ts';
import type { Point } from './point.ts';
import { tolerance, type Front, boxOf, distanceToEdge, type Boxed, isSame } from './fronts.ts';

/** The fronts, split where others cross, touch or end on them. */
export function cutApart(fronts: readonly Front[], within: Box): readonly Front[] {
  const all = fronts
    .map((front): Boxed => ({ front, box: boxOf(front) }))
    .filter(({ box }) => overlaps(box, within))
    .toSorted((a, b) => a.box.minX - b.box.minX);
  const cuts = new Map<Front, number[]>(all.map(({ front }) => [front, []]));
  const cut = (front: Front, at: Point): void => void cuts.get(front)?.push(nearestOnEdge(front, at));
  let open: Boxed[] = [];
  for (const one of all) {
    open = open.filter(({ box }) => box.maxX >= one.box.minX);
    for (const other of open) {
      if (!overlaps(one.box, other.box)) continue;
      for (const at of meetingsOf(one, other)) {
        cut(one.front, at);
        cut(other.front, at);
      }
    }
    open.push(one);
  }
  return fronts.flatMap((front) => cutAt(front, cuts.get(front)));
}

/** Where two fronts cross, and where one ends on the other, which includes collinear overlaps. */
const meetingsOf = (a: Boxed, b: Boxed): readonly Point[] => [
  ...crossings(a.front, b.front),
  ...endsOn(a.front, b),
  ...endsOn(b.front, a),
];

const endsOn = ({ from, to }: Front, { front, box }: Boxed): readonly Point[] =>
  [from, to].filter((at) => overlaps(box, boxAround(at, 0)) && distanceToEdge(front, at) <= tolerance);

function cutAt(front: Front, shares: readonly number[] | undefined): readonly Front[] {
  if (!shares) return [];
  const length = edgeLength(front);
  let start = 0;
  return [...shares, 1]
    .toSorted((a, b) => a - b)
    .flatMap((end): Front[] => {
      if ((end - start) * length < tolerance) return [];
      const bulge = Math.tan(Math.atan(front.bulge) * (end - start));
      const piece = { ...front, from: pointOnEdge(front, start), to: pointOnEdge(front, end), bulge };
      start = end;
      return [piece];
    });
}

/** Keeps the first of coinciding pieces. */
export const withoutDuplicates = (pieces: readonly Front[]): readonly Front[] =>
  pieces.filter((piece, i) => !pieces.slice(0, i).some((other) => isSame(piece, other)));
