// Whether a zone of a county's map and a lot have any ground in common. Both are in degrees, near each other.
import type { LongitudeLatitude, ParcelFeature } from '@homeplot/formats/parcelReading';

type Ring = readonly LongitudeLatitude[];
type Edge = readonly [LongitudeLatitude, LongitudeLatitude];

export function touches(zone: ParcelFeature, lot: ParcelFeature): boolean {
  if (zone.geometry === 'point') return false;
  const edges = edgesOf(zone);
  const own = edgesOf(lot);
  if (own.some((edge) => edges.some((other) => cross(edge, other)))) return true;
  // Without a crossing, one is inside the other, or they are apart.
  const [corner] = own[0] ?? [];
  const [other] = edges[0] ?? [];
  if (corner && zone.geometry === 'polygon' && isInside(edges, corner)) return true;
  return other !== undefined && isInside(own, other);
}

/** The edges of all rings together: with the edges of its holes, isInside counts a point in a hole as outside. */
const edgesOf = ({ rings, geometry }: ParcelFeature): readonly Edge[] =>
  rings.flat().flatMap((ring: Ring) =>
    ring.flatMap((a, i): Edge[] => {
      const b = ring[i + 1] ?? (geometry === 'polygon' ? ring[0] : undefined);
      return b ? [[a, b]] : [];
    }),
  );

/** On which side of the line from a to b a point is: 1, -1, or 0 on the line. */
const side = ([ax, ay]: LongitudeLatitude, [bx, by]: LongitudeLatitude, [x, y]: LongitudeLatitude): number =>
  Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));

const cross = ([a, b]: Edge, [c, d]: Edge): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

const isInside = (edges: readonly Edge[], [x, y]: LongitudeLatitude): boolean =>
  edges.filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax))
    .length %
    2 ===
  1;
