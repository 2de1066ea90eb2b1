// Hatches and dots as site objects are filled with them: light detail, left out where it could not be seen.
import { distanceToSegment } from '../../geometry/segment.ts';
import { flatten } from '../../geometry/flatten.ts';
import { type Hatch, hatchLines, scatterPoints } from '../../geometry/hatch.ts';
import { areaOf } from '../../geometry/outline.ts';
import type { Point } from '../../geometry/point.ts';
import type { Path, Pen, Style } from '../../pen/pen.ts';

/** Detail closer than so many times what can be seen would be a gray blur. */
const minSeen = 4;
/** Places strewn over one area at most, about. */
const maxPlaces = 300;
/** Edges of a path for which the clearance of every plant is looked at. */
const maxEdges = 200;

/** The least that an arc is followed to, in feet, and in details that can be seen. */
const sagitta = { feet: 0.01, details: 0.5 } as const;

const limitsOf = (
  { vertices: [first] }: Path,
  { view, resolution }: Pen,
): Omit<Hatch, 'spacing' | 'angle'> => ({
  origin: { x: first?.x ?? 0, y: first?.y ?? 0 },
  view,
  sagitta: Math.max(sagitta.feet, resolution * sagitta.details),
});

/** Lines over an area, a spacing (feet) apart, at an angle in degrees. */
export function drawHatch(area: Path, pen: Pen, spacing: number, angle: number, style: Style): void {
  if (spacing < pen.resolution * minSeen) return;
  for (const vertices of hatchLines(area, { spacing, angle, ...limitsOf(area, pen) }))
    pen.path({ vertices, closed: false }, style);
}

/** Places strewn over an area, each at least so far (feet) from its edge. */
export function strewnOver(area: Path, pen: Pen, spacing: number, clearance: number): readonly Point[] {
  if (spacing < pen.resolution * minSeen * 2) return [];
  const corners = flatten(area, 0.1);
  const apart = Math.max(spacing, Math.sqrt(areaOf(area) / maxPlaces));
  const points = scatterPoints(area, { spacing: apart, angle: 0, ...limitsOf(area, pen) });
  if (corners.length > maxEdges) return points;
  return points.filter((at) =>
    corners.every((a, i) => distanceToSegment(at, a, corners[i + 1] ?? corners[0] ?? a) >= clearance),
  );
}
