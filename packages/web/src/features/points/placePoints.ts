// Places surveyed points in the plan: relative to an earlier import of the same site, by their location on the earth, or in
// the middle of the view. Its north is the plan's, or that of the earlier import; where the plan's isn't known, it follows.
import {
  extentsOf,
  figuresAs,
  type PointAnswers,
  pointsAs,
  type SurveyFigure,
} from '@homeplot/formats/pointAnswers';
import { isGeographic, type PointFile, pointUnits } from '@homeplot/formats/pointFile';
import { maxLocalCoordinate } from '@homeplot/formats/pointGuesses';
import type { Editor } from '@homeplot/editor/editor';
import { viewBox } from '@homeplot/editor/viewport';
import { boxCenter } from '@homeplot/plan/box';
import { type Ground, isTied, LocalProjection } from '@homeplot/plan/ground';
import { type ImportedDrawing, toPlan } from '@homeplot/plan/imports';
import { isNorthKnown } from '@homeplot/plan/isNorthKnown';
import type { Vertex } from '@homeplot/plan/pen';
import type { PlacedPoint } from '@homeplot/plan/objectsOfPoints';
import { type Point, tidyPoint } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { tidy } from '@homeplot/plan/units';

export interface PlacedFigure extends Pick<SurveyFigure, 'kind' | 'name' | 'closed'> {
  readonly vertices: readonly Vertex[];
  /** Feet, by vertex; undefined for a vertex without an elevation. */
  readonly elevations: readonly (number | undefined)[];
}

export interface PlacedSurvey {
  readonly points: readonly PlacedPoint[];
  readonly figures: readonly PlacedFigure[];
  /** What the plan stores about the survey. */
  readonly settings: Partial<PlanSettings>;
  /** A sentence about where the survey was placed. */
  readonly place: string;
}

/** Feet: an earlier import whose origin is closer is taken to be of the same site. */
const sameSite = 5280;
/** The number of imports that a plan stores. */
const maxImports = 100;

export function placePoints(
  editor: Editor,
  file: PointFile,
  answers: PointAnswers,
  name: string,
): PlacedSurvey {
  const points = pointsAs(file, answers);
  const figures = figuresAs(file, answers);
  const extents = extentsOf([...points, ...figures.flatMap(({ vertices }) => vertices)], answers.order);
  const middle = tidyPoint(boxCenter(viewBox(editor.viewport)));
  const { toPlace, settings, place } = isGeographic(answers.order)
    ? onEarth(editor, extents, middle)
    : onGrid(editor, { extents, answers, name, middle });
  return {
    points: points.map(({ number, code, elevation, ...placed }) => ({
      number,
      code,
      at: toPlace(placed),
      ...(elevation === undefined ? {} : { elevation }),
    })),
    figures: figures.map(({ kind, name: said, closed, vertices }) => ({
      kind,
      name: said,
      closed,
      elevations: vertices.map(({ elevation }) => elevation),
      vertices: vertices.map(
        ({ bulge, ...placed }): Vertex => ({ ...toPlace(placed), ...(bulge === undefined ? {} : { bulge }) }),
      ),
    })),
    settings,
    place,
  };
}

interface Coordinates {
  readonly north: number;
  readonly east: number;
}

interface Placing {
  readonly toPlace: (coordinates: Coordinates) => Point;
  readonly settings: Partial<PlanSettings>;
  readonly place: string;
}

type Extents = ReturnType<typeof extentsOf>;

function onEarth({ plan }: Editor, { south, west }: Extents, middle: Point): Placing {
  const { settings } = plan;
  const ground: Ground = { latitude: south, longitude: west, at: middle, source: 'imported' };
  // A location that was only typed is from now on that of the points, by which north is known.
  const own = settings.ground?.source === 'typed' ? { ...settings.ground, source: ground.source } : undefined;
  const projection = new LocalProjection(isTied(settings) ? settings : { ground, north: settings.north });
  return {
    toPlace: ({ north, east }) => tidied(projection.fromGround({ latitude: north, longitude: east })),
    settings: isTied(settings) ? (own ? { ground: own } : {}) : { ground },
    place: isTied(settings) ? 'They are placed by the map of this plan.' : 'They place this plan on the map.',
  };
}

interface OnGrid {
  readonly extents: Extents;
  readonly answers: PointAnswers;
  readonly name: string;
  readonly middle: Point;
}

function onGrid({ plan }: Editor, { extents, answers, name, middle }: OnGrid): Placing {
  const { settings } = plan;
  const { south, west, tall, wide } = extents;
  const earlier = (settings.imports ?? []).findLast(
    ({ origin, feetPerUnit }) =>
      Math.abs(origin.x * feetPerUnit - west) < sameSite &&
      Math.abs(origin.y * feetPerUnit - south) < sameSite,
  );
  const { feet, title } = pointUnits[answers.unit];
  // The corner of the survey in whole units, so that the survey's coordinates can be calculated from the plan's.
  const origin = { x: Math.round(west / feet), y: Math.round(south / feet) };
  const own: ImportedDrawing = {
    name,
    units: title,
    feetPerUnit: feet,
    origin,
    ...(earlier
      ? { at: tidyPoint(toPlan(earlier, scaled(origin, feet / earlier.feetPerUnit))), turn: earlier.turn }
      : { at: tidyPoint({ x: middle.x - wide / 2, y: middle.y + tall / 2 }), turn: settings.north }),
  };
  // Small coordinates are local, and the north of such a survey may be assumed.
  const isOnStatePlane = Math.max(Math.abs(south), Math.abs(west)) / feet > maxLocalCoordinate;
  const givesNorth = isOnStatePlane && own.turn === settings.north && !isNorthKnown(plan);
  return {
    toPlace: ({ north, east }) => tidied(toPlan(own, { x: east / feet, y: north / feet })),
    settings: {
      imports: [...(settings.imports ?? []), own].slice(-maxImports),
      ...(givesNorth ? { northReference: { kind: 'grid' } } : {}),
    },
    place: [
      earlier ? `They are placed beside ${earlier.name}.` : 'They are placed in the middle of the view.',
      ...(givesNorth ? ["The plan's north is their grid north."] : []),
    ].join(' '),
  };
}

const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by });

const tidied = ({ x, y }: Point): Point => ({ x: tidy(x), y: tidy(y) });
