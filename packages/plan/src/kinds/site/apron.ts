// The apron of a driveway, where it widens toward the street at its start. Feet.
import { subpath } from '../../geometry/along.ts';
import { directionOn, edgesOf } from '../../geometry/outline.ts';
import { add, scaleBy, turnRight } from '../../geometry/point.ts';
import { quarterBulge } from '../../geometry/segment.ts';
import type { Path } from '../../geometry/pen.ts';
import { closed } from '../../shapes/layers.ts';

/** The two areas between the edges of the driveway and the quarter circles of its apron; none without a flare. */
export function apronsOf(path: Path, width: number, flare: number): readonly Path[] {
  const edges = flare > 0 ? edgesOf(subpath(path, 0, flare)) : [];
  const first = edges[0];
  const last = edges.at(-1);
  if (!first || !last) return [];
  const street = turnRight(directionOn(first, 0));
  const drive = turnRight(directionOn(last, 1));
  return [1, -1].map((way) => {
    const inner = add(first.from, scaleBy(street, (way * width) / 2));
    const outer = add(first.from, scaleBy(street, way * (width / 2 + flare)));
    const end = add(last.to, scaleBy(drive, (way * width) / 2));
    return closed(inner, { ...outer, bulge: way * quarterBulge }, end);
  });
}
