// The paths of a PDF page as lines, in which arcs stand for curves.
import type { Path, Vertex } from '@homeplot/plan/pen';
import { distance, type Point } from '@homeplot/plan/point';
import { arcsOfCurve } from './arcsOfCurve.ts';
import type { PdfPath } from '../../pictures/worker/jobs.ts';

/** Points of the page (1/72 inch): how far an arc may be off its curve, and the ends of a closed path from each other. */
const tolerance = 0.05;

/** The outlines of a path, with arcs for its curves. */
export function subpaths({ steps, fill, stroke }: PdfPath): readonly Path[] {
  const found: Path[] = [];
  let vertices: Vertex[] = [];
  const end = (closed: boolean): void => {
    const [first, last] = [vertices[0], vertices.at(-1)];
    const isClosed = closed || (first && last && vertices.length > 3 && distance(first, last) < tolerance);
    if (isClosed && first && last && vertices.length > 2 && distance(first, last) < tolerance) vertices.pop();
    if (vertices.length > 1) found.push({ vertices, closed: Boolean(isClosed) });
    vertices = [];
  };
  for (const step of steps) {
    if (step.to === 'close') end(true);
    else if (step.to === 'curve') addCurve(vertices, step.at);
    else {
      if (step.to === 'move') end(stroke === undefined && fill !== undefined);
      vertices.push({ x: step.at[0], y: step.at[1] });
    }
  }
  end(stroke === undefined && fill !== undefined);
  return found;
}

function addCurve(vertices: Vertex[], at: readonly [number, number, number, number, number, number]): void {
  const from = vertices.pop();
  if (!from) return;
  const [x1, y1, x2, y2, x3, y3] = at;
  let start: Point = { x: from.x, y: from.y };
  const curve = [start, { x: x1, y: y1 }, { x: x2, y: y2 }, { x: x3, y: y3 }] as const;
  for (const { to, bulge } of arcsOfCurve(curve, tolerance)) {
    vertices.push(bulge ? { ...start, bulge } : start);
    start = to;
  }
  vertices.push(start);
}
