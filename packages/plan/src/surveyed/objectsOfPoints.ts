// Turns surveyed points into objects of the plan: symbols, lines joined in the order of their points, outlines, and spot
// elevations. Pure: it only describes the objects, which the page then creates.
import type { Point } from '../geometry/point.ts';
import type { Vertex } from '../geometry/pen.ts';
import { selfMeetings } from '../geometry/selfMeeting.ts';
import { countText } from '../measure/units.ts';
import {
  type CodeMeaning,
  codeTargets,
  type TargetName,
  targetOf,
  usualCode,
  usualMeaning,
} from './codeTargets.ts';
import { type PointCode, readCodes, treeOf } from './readCode.ts';

/** A point in the plan, in feet. */
export interface PlacedPoint {
  readonly number: string;
  readonly at: Point;
  /** Feet. */
  readonly elevation?: number;
  readonly code: string;
}

/** What each code means. A code that isn't in the table has its usual meaning. */
export type CodeTable = ReadonlyMap<string, CodeMeaning>;

export interface SurveyedObject {
  readonly type: string;
  /** Only a symbol has `at`; a line or an outline has vertices. */
  readonly at?: Point;
  readonly vertices?: readonly Vertex[];
  readonly closed?: true;
  readonly name?: string;
  readonly role?: 'lot' | 'building';
  readonly values: Readonly<Record<string, unknown>>;
  /** The numbers of the points that it was made of. */
  readonly points: readonly string[];
}

export interface SurveyedObjects {
  readonly objects: readonly SurveyedObject[];
  /** What the user should check, in sentences. */
  readonly notes: readonly string[];
}

export interface CodeCount {
  readonly code: string;
  readonly points: number;
  readonly meaning: CodeMeaning;
  /** Whether its meaning isn't known. Its points then become spot elevations. */
  readonly isUnknown: boolean;
}

const meaningOf = (code: string, table: CodeTable): CodeMeaning =>
  table.get(code) ?? usualMeaning(code) ?? 'spot';

/** The codes of a file, those with the most points first. */
export function codesOf(points: readonly PlacedPoint[], table: CodeTable = new Map()): CodeCount[] {
  const counts = new Map<string, number>();
  for (const { code } of points)
    for (const one of readCodes(code, new Set(table.keys())))
      counts.set(one.code, (counts.get(one.code) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({
      code,
      points: count,
      meaning: meaningOf(code, table),
      isUnknown: code !== '' && !table.has(code) && usualMeaning(code) === undefined,
    }))
    .toSorted((a, b) => b.points - a.points);
}

/** Whether a symbol shows its elevation itself, so that a spot elevation would only cover its words. */
const saysElevation = ({ takes }: ReturnType<typeof targetOf>): boolean =>
  takes === 'benchmark' || takes === 'note';

/** A spot elevation at a point. name: its description, if that says more than its level. */
interface SpotThere {
  readonly level: string;
  readonly name?: string;
}

/** Points joined into one line or outline. */
interface Run {
  readonly target: TargetName;
  /** The code with the number of its line, such as `EP1`. */
  readonly key: string;
  readonly points: PlacedPoint[];
  closes: boolean;
  curved: boolean;
}

/** allSpots: a spot elevation at every point that has an elevation, at symbols and along lines too. */
export function objectsOfPoints(
  points: readonly PlacedPoint[],
  table: CodeTable = new Map(),
  { allSpots = true }: { readonly allSpots?: boolean } = {},
): SurveyedObjects {
  const symbols: SurveyedObject[] = [];
  const open = new Map<string, Run>();
  const runs: Run[] = [];
  const spots = new Map<PlacedPoint, SpotThere>();
  const known = new Set(table.keys());
  for (const point of points) {
    const own = readCodes(point.code, known);
    for (const code of own) {
      const meaning = meaningOf(code.code, table);
      if (meaning === 'left out') continue;
      const target = targetOf(meaning);
      if (target.takes === 'spot') {
        const isUsual = own.length > 1 || point.code.toUpperCase() === usualCode(meaning);
        spots.set(point, {
          level: target.level ?? 'none',
          ...(isUsual || point.code === '' ? {} : { name: point.code }),
        });
        continue;
      }
      if (target.shape === 'point') symbols.push(symbolOf(meaning, code, point));
      else joinRun(open, runs, meaning, code, point);
      if (allSpots && !saysElevation(target))
        spots.set(point, { level: target.level ?? spots.get(point)?.level ?? 'none' });
    }
  }
  const notes: string[] = [];
  const lines = runs.flatMap((run) => lineOf(run, notes));
  const heights = [...onePerPlace(spots)].flatMap(([point, spot]) => spotOf(point, spot) ?? []);
  return { objects: [...lines, ...symbols, ...heights], notes };
}

function joinRun(
  open: Map<string, Run>,
  runs: Run[],
  target: TargetName,
  code: PointCode,
  point: PlacedPoint,
): void {
  const key = `${code.code}${code.figure}`;
  const before = code.begins ? undefined : open.get(key);
  const run = before ?? { target, key, points: [], closes: false, curved: false };
  if (!before) {
    runs.push(run);
    open.set(key, run);
  }
  run.points.push(point);
  run.curved ||= code.curved;
  run.closes ||= code.closes;
  if (code.ends || code.closes) open.delete(key);
}

function symbolOf(
  meaning: TargetName,
  code: PointCode,
  { number, at, elevation }: PlacedPoint,
): SurveyedObject {
  const { type, values, words, takes } = targetOf(meaning);
  // The figure of a symbol isn't that of a line but part of its name: "BM 7" is the seventh benchmark.
  const text = [code.figure, code.words].filter(Boolean).join(' ');
  // A pin's monument isn't known unless the survey says it; a benchmark needs a mark.
  const named = words !== undefined && (text || takes !== 'benchmark') ? { [words]: text } : {};
  const height = elevation === undefined ? '' : elevation.toFixed(2);
  const own = (): SurveyedObject['values'] => {
    if (takes === 'tree') return { ...treeOf(code), number };
    if (elevation === undefined) return {};
    if (takes === 'benchmark') return { elevation: rounded(elevation), ...measured };
    if (takes === 'note') return { note: `${values?.['note']} ${height}` };
    return takes === 'rim' ? { rim: height } : {};
  };
  return { type, at, values: { ...values, ...named, ...own() }, points: [number] };
}

const measured = { measuredBy: 'survey' } as const;

/** To thousandths of a foot: surveys give hundredths, and thousandths for hard surfaces. */
const rounded = (feet: number): number => Math.round(feet * 1000) / 1000;

const spotOf = (
  { number, at, elevation }: PlacedPoint,
  { level, name }: SpotThere,
): SurveyedObject | undefined =>
  elevation === undefined
    ? undefined
    : {
        type: codeTargets.spot.type,
        at,
        ...(name === undefined ? {} : { name }),
        values: { level, point: number, elevation: rounded(elevation), ...measured },
        points: [number],
      };

/** Feet: closer points count as one. */
const samePoint = 0.01;

/** One spot elevation for each place. A corner may have been shot twice, as a pin and on the lot line: a known level wins. */
function onePerPlace(spots: ReadonlyMap<PlacedPoint, SpotThere>): ReadonlyMap<PlacedPoint, SpotThere> {
  const places = new Map<string, readonly [PlacedPoint, SpotThere]>();
  for (const [point, spot] of spots) {
    const key = `${Math.round(point.at.x / samePoint)} ${Math.round(point.at.y / samePoint)}`;
    const before = places.get(key);
    if (!before || (before[1].level === 'none' && spot.level !== 'none')) places.set(key, [point, spot]);
  }
  return new Map(places.values());
}

function lineOf(run: Run, notes: string[]): SurveyedObject[] {
  const target = targetOf(run.target);
  const isArea = target.shape === 'area';
  const vertices = run.points.map(({ at }) => at);
  const [first, last] = [vertices[0], vertices.at(-1)];
  const returnsToStart =
    first !== undefined &&
    last !== undefined &&
    vertices.length > 3 &&
    Math.hypot(first.x - last.x, first.y - last.y) < samePoint;
  const own = returnsToStart ? vertices.slice(0, -1) : vertices;
  const closed = isArea || returnsToStart || (run.closes && own.length > 2);
  const minPoints = isArea ? 3 : 2;
  if (own.length < minPoints) {
    notes.push(
      `${run.key} has ${countText(own.length, 'point')}, and ${aName(target.title)} needs ${minPoints}, so only its elevations are drawn.`,
    );
    return [];
  }
  if (closed && selfMeetings({ vertices: own, closed }, 1).found.length > 0)
    notes.push(
      `The outline of ${run.key}, points ${run.points[0]?.number} to ${run.points.at(-1)?.number}, crosses itself: its points may be out of order, or of two outlines.`,
    );
  if (run.curved)
    notes.push(`${run.key} has curves, which are drawn as straight edges between their points.`);
  const points = run.points.map(({ number }) => number);
  return [
    {
      type: target.type,
      vertices: own,
      ...(closed ? { closed: true as const } : {}),
      ...(target.name === undefined ? {} : { name: target.name }),
      ...(target.role === undefined ? {} : { role: target.role }),
      values: target.values ?? {},
      points,
    },
  ];
}

/** Such as `an edge of pavement`. */
const aName = (title: string): string =>
  `${/^[AEIOU]/.test(title) ? 'an' : 'a'} ${title.charAt(0).toLowerCase()}${title.slice(1)}`;
