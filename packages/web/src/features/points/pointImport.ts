// An import of survey points with the answers so far: where the points lie, what objects they become, and what is still open.
import { assumedOf, type PointAnswers } from '@homeplot/formats/pointAnswers';
import {
  isGeographic,
  type PointDatum,
  type PointFile,
  type PointOrder,
  type PointUnit,
} from '@homeplot/formats/pointFile';
import type { Editor } from '@homeplot/editor/editor';
import {
  type CodeCount,
  codesOf,
  type CodeTable,
  objectsOfPoints,
  type PlacedPoint,
  type SurveyedObject,
} from '@homeplot/plan/objectsOfPoints';
import type { Datum } from '@homeplot/plan/elevationSettings';
import { datumNames } from '@homeplot/plan/groundWords';
import type { PlanSettings } from '@homeplot/plan/settings';
import { figureObjects } from './figureObjects.ts';
import { placePoints } from './placePoints.ts';

/** The user's answers about a file of points. */
export interface Chosen {
  readonly order?: PointOrder;
  readonly unit?: PointUnit;
  readonly datum?: PointDatum;
  /** The name of the parcel that becomes the lot. */
  readonly parcel?: string | undefined;
  /** Whether every point becomes a spot elevation, also one that becomes a symbol or lies on a line. */
  readonly allSpots: boolean;
  /** Whether the elevations are left out. */
  readonly leavesElevations: boolean;
}

export interface PointImport {
  /** As the file says, as chosen, or as assumed. */
  readonly answers: PointAnswers;
  readonly points: readonly PlacedPoint[];
  readonly objects: readonly SurveyedObject[];
  readonly codes: readonly CodeCount[];
  readonly settings: Partial<PlanSettings>;
  /** A sentence about where the points are placed. */
  readonly place: string;
  readonly notes: readonly string[];
  readonly hasElevations: boolean;
  /** What has to be chosen before the points can be added. */
  readonly open: readonly string[];
  /** Why the elevations can't be mixed with those of the plan. */
  readonly conflict: string | undefined;
}

export function pointImport(
  editor: Editor,
  { file, name }: { readonly file: PointFile; readonly name: string },
  chosen: Chosen,
  table: CodeTable,
): PointImport {
  const answers: PointAnswers = {
    order: file.order.said ?? chosen.order ?? assumedOf(file.order) ?? 'NEZ',
    unit: file.unit.said ?? chosen.unit ?? assumedOf(file.unit) ?? 'feet',
  };
  const placed = placePoints(editor, file, answers, name);
  const hasElevations =
    placed.points.some(({ elevation }) => elevation !== undefined) ||
    placed.figures.some(({ elevations }) => elevations.some((elevation) => elevation !== undefined));
  const keepsElevations = hasElevations && !chosen.leavesElevations;
  const points = keepsElevations
    ? placed.points
    : placed.points.map(({ number, at, code }) => ({ number, at, code }));
  const { objects, notes } = objectsOfPoints(points, table, chosen);
  const datum = keepsElevations ? (file.datum.said ?? chosen.datum) : undefined;
  const { settings } = editor.plan;
  return {
    answers,
    points,
    objects: [...figureObjects(placed.figures, chosen.parcel, keepsElevations), ...objects],
    codes: codesOf(points, table),
    settings: { ...placed.settings, ...(datum ? datumSettings(settings, datum) : {}) },
    place: placed.place,
    notes: [...file.notes, ...notes],
    hasElevations,
    open: openQuestions(file, chosen, keepsElevations),
    conflict: datum && datumConflict(datumOfPlan(settings), datum),
  };
}

function openQuestions(file: PointFile, chosen: Chosen, keepsElevations: boolean): string[] {
  const order = file.order.said ?? chosen.order;
  const needsUnit = keepsElevations || order === undefined || !isGeographic(order);
  return [
    ...(order ? [] : ['the order']),
    ...(file.unit.said || chosen.unit || !needsUnit ? [] : ['the unit']),
    ...(file.datum.said || chosen.datum || !keepsElevations ? [] : ['the datum']),
  ];
}

/** The datum of a plan, by its settings or by the words of its project; undefined if neither says it. */
function datumOfPlan({ elevations, project }: PlanSettings): Datum | undefined {
  if (elevations?.datum) return elevations.datum;
  const words = project?.datum ?? '';
  if (/\bNAVD/i.test(words)) return 'NAVD88';
  return /\bNGVD/i.test(words) ? 'NGVD29' : undefined;
}

const datumSettings = ({ elevations, project }: PlanSettings, datum: Datum): Partial<PlanSettings> => ({
  elevations: { ...elevations, datum },
  ...(project?.datum?.trim() ? {} : { project: { ...project, datum: datumNames[datum] } }),
});

const datumConflict = (plans: Datum | undefined, own: Datum): string | undefined =>
  plans && plans !== own
    ? `The elevations of this plan are on "${datumNames[plans]}", and those of the file on "${datumNames[own]}". They can't be mixed: leave them out, or change the datum of the plan.`
    : undefined;
