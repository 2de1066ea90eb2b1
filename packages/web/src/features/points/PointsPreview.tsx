// A small map, with north up, of surveyed points and the lines that they form.
import { pathBox } from '@homeplot/plan/boundsPen';
import { type Box, boxHeight, boxWidth } from '@homeplot/plan/box';
import type { SurveyedObject } from '@homeplot/plan/objectsOfPoints';
import type { Point } from '@homeplot/plan/point';

interface PointsPreviewProps {
  readonly points: readonly Point[];
  readonly objects: readonly SurveyedObject[];
  readonly className?: string;
}

/** The number of points that are drawn; more would look like a gray area. */
const maxDrawn = 3000;
/** The margin around the map, and the radius of a point, as shares of the map's larger side. */
const margin = 0.06;
const pointRadius = 0.006;

const looks = { lot: 'fill-accent-wash stroke-accent', building: 'fill-hairline stroke-ink' } as const;

export function PointsPreview({ points, objects, className = '' }: PointsPreviewProps) {
  const lines = objects.filter(({ vertices }) => vertices !== undefined);
  const all = [...points, ...lines.flatMap(({ vertices = [] }) => vertices)];
  const box = pathBox({ vertices: all, closed: false });
  const size = Math.max(boxWidth(box), boxHeight(box), 1);
  const step = Math.ceil(points.length / maxDrawn);
  return (
    <svg
      role="img"
      aria-label={labelOf(points, lines)}
      viewBox={viewOf(box, size * margin)}
      className={className}
    >
      {lines.map(({ role, vertices = [], closed }, i) => (
        <path
          key={i}
          d={`M${vertices.map(({ x, y }) => `${x} ${y}`).join('L')}${closed ? 'Z' : ''}`}
          className={role ? looks[role] : 'fill-none stroke-ink'}
          strokeWidth={role ? 2 : 1.25}
          vectorEffect="non-scaling-stroke"
        />
      ))}
      {points
        .filter((_, i) => i % step === 0)
        .map(({ x, y }, i) => (
          <circle key={i} cx={x} cy={y} r={size * pointRadius} className="fill-ink-soft" />
        ))}
    </svg>
  );
}

const labelOf = (points: readonly Point[], lines: readonly unknown[]): string =>
  `${points.length} ${points.length === 1 ? 'point' : 'points'} and ${lines.length} ${lines.length === 1 ? 'line' : 'lines'}, north up`;

const viewOf = (box: Box, space: number): string =>
  [box.minX - space, box.minY - space, boxWidth(box) + 2 * space, boxHeight(box) + 2 * space].join(' ');
