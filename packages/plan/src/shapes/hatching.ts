// Hatches and dots that fill site objects: light detail, which is omitted where it would be too small to see.
import { distanceToSegment } from '../geometry/segment.ts';
import { flatten } from '../geometry/flatten.ts';
import { hatchLines } from '../geometry/hatch.ts';
import { scatterPoints } from '../geometry/scatter.ts';
import type { Hatch } from '../geometry/hatchRows.ts';
import { areaOf } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import type { Path, Pen, Style } from '../geometry/pen.ts';

/** In multiples of the smallest visible detail: lines with a smaller spacing would be a gray blur. */
const minSpacing = 4;
/** Approximate maximum number of points scattered over an area. */
const maxPlaces = 300;
/** With more edges, the distance of the points from each edge isn't checked, which would take too long. */
const maxEdges = 200;

/** How far the pieces of an arc may deviate from it: in feet, and in multiples of the smallest visible detail. */
const sagitta = { feet: 0.01, details: 0.5 } as const;

const limitsOf = (
  { vertices: [first] }: Path,
  { view, resolution }: Pen,
): Omit<Hatch, 'spacing' | 'angle'> => ({
  origin: { x: first?.x ?? 0, y: first?.y ?? 0 },
  view,
  sagitta: Math.max(sagitta.feet, resolution * sagitta.details),
});

/** Draws lines over an area. spacing: feet; angle: degrees. */
export function drawHatch(area: Path, pen: Pen, spacing: number, angle: number, style: Style): void {
  if (spacing < pen.resolution * minSpacing) return;
  for (const vertices of hatchLines(area, { spacing, angle, ...limitsOf(area, pen) }))
    pen.path({ vertices, closed: false }, style);
}

/** Points scattered over an area. spacing: roughly, in feet; clearance: minimum feet from its edge. */
export function scatteredOver(area: Path, pen: Pen, spacing: number, clearance: number): readonly Point[] {
  if (spacing < pen.resolution * minSpacing * 2) return [];
  const corners = flatten(area, 0.1);
  const apart = Math.max(spacing, Math.sqrt(areaOf(area) / maxPlaces));
  const points = scatterPoints(area, { spacing: apart, angle: 0, ...limitsOf(area, pen) });
  if (corners.length > maxEdges) return points;
  return points.filter((at) =>
    corners.every((a, i) => distanceToSegment(at, a, corners[i + 1] ?? corners[0] ?? a) >= clearance),
  );
}
