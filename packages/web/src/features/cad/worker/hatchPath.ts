// Joins the outlines of a hatch into one closed path that fills the same area. Paths of the plan have no holes, so the
// outlines are joined by lines that run there and back, and an outline inside another one runs in the opposite direction.
import { pathBox } from '@homeplot/plan/boundsPen';
import { contains } from '@homeplot/plan/box';
import { isInside } from '@homeplot/plan/hitPen';
import { reversed, signedArea } from '@homeplot/plan/outline';
import type { Path, Vertex } from '@homeplot/plan/pen';

/** A budget for finding out which outlines are inside which: the number of corners that may still be looked at. */
export interface NestingWork {
  left: number;
}

/** Returns the outlines unjoined if joining them would exceed the budget. */
export function hatchPaths(
  loops: readonly (readonly Vertex[])[],
  work: NestingWork,
): readonly (readonly Vertex[])[] {
  const outlines = loops.filter(({ length }) => length >= 2);
  const [start] = outlines[0] ?? [];
  if (!start || outlines.length === 1) return outlines;
  const corners = outlines.length * outlines.reduce((sum, { length }) => sum + length, 0);
  if (corners > work.left) return outlines;
  work.left -= corners;
  const paths = outlines.map((vertices) => ({
    vertices,
    closed: true,
    box: pathBox({ vertices, closed: true }),
  }));
  const joined = paths.flatMap((path) => {
    const outer = paths.filter(
      (other) => other !== path && contains(other.box, path.box) && holds(other, path),
    );
    const isClockwise = signedArea(path) > 0;
    const { vertices } = isClockwise === (outer.length % 2 === 0) ? path : reversed(path);
    const [from] = vertices;
    // Out to the outline, around it, and back to the start.
    return from ? [...vertices, plain(from), plain(start)] : [];
  });
  return [joined];
}

const plain = ({ x, y }: Vertex): Vertex => ({ x, y });

function holds(outer: Path, inner: Path): boolean {
  const [at] = inner.vertices;
  return at !== undefined && isInside(outer, at);
}
