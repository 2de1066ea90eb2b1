// The objects that the lines of a LandXML file become: the chosen parcel a lot, breaklines and features lines.
import { objectsOfPoints, type SurveyedObject } from '@homeplot/plan/objectsOfPoints';
import type { PlacedFigure } from './placePoints.ts';

/**
 * parcel: the name of the parcel that becomes a lot; the others are left out. withElevations: whether breaklines also become
 * spot elevations.
 */
export const figureObjects = (
  figures: readonly PlacedFigure[],
  parcel: string | undefined,
  withElevations: boolean,
): readonly SurveyedObject[] =>
  figures.flatMap((figure, i): readonly SurveyedObject[] => {
    const { kind, name, closed, vertices } = figure;
    const points = [name || `${kind} ${i + 1}`];
    const path = { vertices, ...(closed ? { closed: true as const } : {}), points };
    if (kind === 'parcel')
      return closed && name === parcel ? [{ type: 'lot', role: 'lot', ...path, values: {}, name }] : [];
    if (kind === 'feature') return [{ type: 'lineWork', ...path, values: {}, name }];
    return [
      { type: 'breakline', ...path, values: { line: 'other' }, name },
      ...(withElevations ? spotsOf(figure) : []),
    ];
  });

const spotsOf = ({ vertices, elevations }: PlacedFigure): readonly SurveyedObject[] =>
  objectsOfPoints(
    vertices.flatMap(({ x, y }, i) => {
      const elevation = elevations[i];
      return elevation === undefined ? [] : [{ number: '', at: { x, y }, elevation, code: '' }];
    }),
  ).objects;
