// Writes the points of a plan as a file, in the coordinates of an imported survey or in the plan's own.
import { type PointUnit, pointUnits, type SurveyPoint } from '@homeplot/formats/pointFile';
import { landXml, pointsCsv, type WrittenSurface } from '@homeplot/formats/writePoints';
import { groundOf } from '@homeplot/plan/grading';
import { type ImportedDrawing, toDrawing } from '@homeplot/plan/imports';
import type { Plan } from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { pointsOfObjects } from '@homeplot/plan/pointsOfObjects';
import type { PlanSettings } from '@homeplot/plan/settings';
import type { Surface } from '@homeplot/plan/surface';
import { isMetric } from '@homeplot/plan/units';

export type PointFormat = 'csv' | 'xml';

/** Feet, or meters on a metric plan: the coordinates of the plan's origin, so that no coordinate on the site is negative. */
const originCoordinate = 5000;

/** The plan's own coordinates: north up, 5000, 5000 at its origin. */
const ownCoordinates = ({ north, units }: PlanSettings): ImportedDrawing => ({
  name: '',
  units: '',
  feetPerUnit: pointUnits[isMetric(units) ? 'meters' : 'feet'].feet,
  origin: { x: originCoordinate, y: originCoordinate },
  at: { x: 0, y: 0 },
  turn: north,
});

const unitOf = ({ feetPerUnit }: ImportedDrawing): PointUnit => {
  const units = Object.keys(pointUnits) as readonly PointUnit[];
  return units.find((unit) => Math.abs(pointUnits[unit].feet / feetPerUnit - 1) < 1e-9) ?? 'feet';
};

/** imported: the import whose coordinates are used; undefined for the plan's own. today: YYYY-MM-DD. */
export function pointsFile(
  plan: Plan,
  {
    format,
    imported,
    today,
  }: { readonly format: PointFormat; readonly imported: ImportedDrawing | undefined; readonly today: string },
): { readonly text: string; readonly points: number } {
  const { settings } = plan;
  const drawing = imported ?? ownCoordinates(settings);
  const place = (at: Point): Pick<SurveyPoint, 'north' | 'east'> => {
    const { x, y } = toDrawing(drawing, at);
    return { north: y * drawing.feetPerUnit, east: x * drawing.feetPerUnit };
  };
  const unit = unitOf(drawing);
  const points = pointsOfObjects(plan.objects.values()).map(
    ({ number, at, elevation, code }): SurveyPoint => ({
      number,
      code,
      ...place(at),
      ...(elevation === undefined ? {} : { elevation }),
    }),
  );
  if (format === 'csv') return { text: pointsCsv(points, unit), points: points.length };
  const { existing, proposed } = groundOf(plan);
  const surfaces = [
    ...(existing ? [surfaceToWrite('Existing ground', existing, place)] : []),
    ...(proposed ? [surfaceToWrite('Proposed ground', proposed, place)] : []),
  ];
  const { datum } = settings.elevations ?? {};
  const text = landXml(points, surfaces, { unit, date: today, ...(datum ? { datum } : {}) });
  return { text, points: points.length };
}

function surfaceToWrite(
  name: string,
  { vertices, triangles }: Surface,
  place: (at: Point) => Pick<SurveyPoint, 'north' | 'east'>,
): WrittenSurface {
  const points = Array.from({ length: vertices.length / 3 }, (_, i) => ({
    ...place({ x: vertices[i * 3] ?? 0, y: vertices[i * 3 + 1] ?? 0 }),
    elevation: vertices[i * 3 + 2] ?? 0,
  }));
  const faces = Array.from({ length: triangles.length / 3 }, (_, i) => {
    const [a = 0, b = 0, c = 0] = triangles.subarray(i * 3, i * 3 + 3);
    return [a, b, c] as const;
  });
  return { name, points, faces };
}
