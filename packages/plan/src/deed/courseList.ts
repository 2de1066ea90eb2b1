// Reads lists of courses, one on each line, in notations that prose doesn't have. If a list leaves open how its angles are
// written or measured, the user is asked once for the whole list.
import { formatAngle, withinTurn } from '../measure/angle.ts';
import { feet } from '../measure/lengthUnits.ts';
import {
  type AngleBase,
  type AngleNotation,
  anglesOf,
  angleTitles,
  type Notation,
  type NotationQuestion,
} from '../reading/compactAngle.ts';
import { degreesAs, type ListAngle } from '../reading/listAngle.ts';
import { arcDisagreements, arcSize } from '../survey/arcSize.ts';
import type { ArcCall, Call, Heading } from '../survey/call.ts';
import { azimuthsFrom } from './azimuths.ts';
import type { DeedCall } from './deedCall.ts';
import { deedTokens } from './deedTokens.ts';
import { markUnplottable } from './deedUnits.ts';
import { type ListCourse, listCourse, type ListCurve, type ListLine } from './listCourse.ts';
import type { Columns, ListHeading, Quarter } from './listHeading.ts';

export interface CourseList {
  readonly calls: readonly DeedCall[];
  readonly question?: NotationQuestion;
}

interface Row {
  readonly start: number;
  readonly end: number;
  readonly course: ListCourse | undefined;
}

/** Characters. A longer line before the first course is prose, and a longer text isn't a list. */
const maxLine = 160;
const maxText = 40_000;

/** Reads a text as a list of courses; undefined if it isn't one. notation: the user's answer to the list's question. */
export function readCourseList(text: string, notation: Notation | undefined): CourseList | undefined {
  if (text.length > maxText || /\b(?:thence|beginning|running)\b/i.test(text)) return undefined;
  const rows = rowsOf(text);
  const courses = rows.flatMap(({ course }) => (course ? [course] : []));
  const isList = courses.some(({ isListNotation }) => isListNotation) && courses.length * 2 >= rows.length;
  if (!isList) return undefined;
  const meaning = meaningOf(courses, notation);
  const isUnitRequired = courses.some(
    (course) => isInGons(course) || (course.kind === 'line' && course.unit && course.unit !== feet),
  );
  const doubtOf = styleDoubt(courses);
  const calls = rows.map(({ start, end, course }): DeedCall => {
    const read = course
      ? (doubtOf(course) ?? callOf(course, meaning, isUnitRequired))
      : "it isn't written like the other courses";
    return typeof read === 'string'
      ? { start, end, state: 'unread', reason: read }
      : { start, end, state: 'lot', ...read };
  });
  return { calls: markUnplottable(calls), ...(meaning.question ? { question: meaning.question } : {}) };
}

/**
 * Says why a course that isn't written like most of the list is doubtful: it may have lost its decimal point, or a letter of
 * its angle.
 */
function styleDoubt(courses: readonly ListCourse[]): (course: ListCourse) => string | undefined {
  const lines = courses.filter((course) => course.kind === 'line');
  const isWhole = ({ written }: ListLine): boolean => !written.includes('.');
  const areDecimal = lines.filter((line) => !isWhole(line)).length * 2 > lines.length;
  const areGons = lines.filter(isInGons).length * 2 > lines.length;
  const bases = new Map<string, number>();
  for (const { heading } of lines)
    if (heading.is === 'azimuth')
      bases.set(baseOfAzimuth(heading), (bases.get(baseOfAzimuth(heading)) ?? 0) + 1);
  const highestCount = Math.max(...bases.values());
  return (course) => {
    if (course.kind !== 'line') return undefined;
    if (areDecimal && isWhole(course) && /\d{4,}/.test(course.written))
      return 'its length is large and has no decimal point, unlike the others';
    if ('angle' in course.heading && (course.heading.angle.inGons === true) !== areGons)
      return "the unit of its angle isn't that of the others";
    const isOdd =
      course.heading.is === 'azimuth' && (bases.get(baseOfAzimuth(course.heading)) ?? 0) < highestCount;
    return isOdd ? "its azimuth isn't written like the other directions" : undefined;
  };
}

const baseOfAzimuth = ({ base }: { readonly base?: AngleBase }): string => base ?? '';

const isInGons = (course: ListCourse): boolean =>
  course.kind === 'line' && 'angle' in course.heading && course.heading.angle.inGons === true;

/** A line before the first course may be a damaged course if it has three numbers. */
const threeNumbers = /\d\D+\d+\D+\d/;

/** What isn't a course: a heading before the first one, sums after the last one. */
const notCourse =
  /\b(?:lot|block|job|book|page|plat|scale|area|acres?|perimeter|closure|precision|misclosure|totals?|sums?|error|sq)\b/i;

function rowsOf(written: string): Row[] {
  const text = withPoints(written);
  const lines = [...text.matchAll(/[^\r\n]+/g)].map(({ 0: line, index }) => ({ line, index }));
  const columns = columnsOf(
    text,
    lines.map(({ line }) => line),
  );
  return columns ? rowsIn(lines, columns) : [];
}

/** What the heads of the columns say; undefined if azimuths are measured from something other than north or south. */
function columnsOf(text: string, lines: readonly string[]): Columns | undefined {
  const head = text.slice(0, text.search(/\d.*\d/)).toLowerCase() + (lines[0] ?? '').toLowerCase();
  const from = /\b(?:from|clockwise|south)\b/i.test(text) ? azimuthsFrom(deedTokens(text)) : 'north';
  if (!from) return undefined;
  const latitudes = /\b(?:lat(?:itude)?s?|dep(?:arture)?s?|d\.?m\.?d|north\s+south\s+east\s+west)\b/.test(
    head,
  );
  const hasAzimuths = /\bazimuths?\b|\baz\b.*\b(?:dist|len|hd)/.test(head);
  const columns: Columns = {
    latitudes,
    ...(hasAzimuths ? { azimuths: from === 'south' ? 'fromSouth' : 'fromNorth' } : {}),
  };
  if (!areCounted(lines)) return columns;
  const numbers = lines.every((line) => !/^\s*\d/.test(line) || isNumbered(line, columns))
    ? 'counted'
    : 'labels';
  return { ...columns, numbers };
}

/** Whether the lines that begin with a number and a blank count up from 1. */
function areCounted(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => /^\s*(\d{1,3})[\s,;|]+\d/.exec(line)?.[1] ?? []);
  return numbers.length > 1 && numbers.every((number, i) => Number(number) === i + 1);
}

const isNumbered = (line: string, columns: Columns): boolean => {
  const course = listCourse(line, { ...columns, numbers: 'counted' });
  return course?.kind === 'line' && course.heading.is === 'azimuth' && course.heading.quarter !== undefined;
};

function rowsIn(
  lines: readonly { readonly line: string; readonly index: number }[],
  columns: Columns,
): Row[] {
  const rows: Row[] = [];
  for (const { line, index } of lines) {
    if (line.length > maxLine && rows.length === 0) continue;
    const start = index + (line.length - line.trimStart().length);
    const end = index + line.trimEnd().length;
    const course = listCourse(line, columns);
    if (course || ((rows.length > 0 ? /\d/ : threeNumbers).test(line) && !notCourse.test(line)))
      rows.push({ start, end, course });
  }
  return rows;
}

/** The text with decimal points in place of commas, if no number has a point and no two commas follow each other in a list. */
const withPoints = (text: string): string =>
  /\d\.\d/.test(text) || /\d,\d+,/.test(text) || !/[;\t ]/.test(text)
    ? text
    : text.replaceAll(/(\d),(?=\d)/g, '$1.');

/** How the angles of a list are read; undefined where that is still to be asked. */
interface Meaning {
  readonly angles: AngleNotation | undefined;
  readonly base: AngleBase | undefined;
  readonly question: NotationQuestion | undefined;
}

function meaningOf(courses: readonly ListCourse[], notation: Notation | undefined): Meaning {
  const angles = courses.flatMap(anglesIn);
  const bare = angles.filter((angle) => angle.bare && !Number.isInteger(angle.degrees));
  // If the decimals of one angle can't be minutes and seconds, all angles are decimal degrees.
  const isNotationOpen = bare.length > 0 && bare.every(({ compact }) => compact !== undefined);
  const possibleBases = courses.flatMap(openBases);
  const answered = notation && baseOf(notation);
  const ways: readonly (AngleNotation | undefined)[] = isNotationOpen ? ['parts', 'decimals'] : [undefined];
  const from: readonly (AngleBase | undefined)[] =
    possibleBases.length > 0 ? [...new Set(possibleBases)] : [undefined];
  const first = angles.find(({ compact }) => compact !== undefined && isNotationOpen) ?? angles[0];
  const choices = ways.flatMap((way) =>
    from.flatMap((base) => {
      const id = [way, base].filter(Boolean).join(' ');
      if (!id || !first) return [];
      const title = [way && angleTitles[way], base && baseTitles[base]].filter(Boolean).join(', ');
      return [{ notation: id as Notation, said: formatAngle(degreesAs(first, way ?? 'decimals')), title }];
    }),
  );
  const text = first?.compact ?? (first ? formatAngle(first.degrees) : '');
  return {
    angles: isNotationOpen ? anglesOf(notation) : 'decimals',
    base: answered && possibleBases.includes(answered) ? answered : undefined,
    question: choices.length > 0 ? { text, choices } : undefined,
  };
}

const bases = ['fromNorth', 'fromSouth', 'fromEast', 'inQuadrants'] as const;

const baseTitles: Readonly<Record<AngleBase, string>> = {
  fromNorth: 'clockwise from north',
  fromSouth: 'clockwise from south',
  fromEast: 'counterclockwise from east, as in CAD',
  inQuadrants: 'in quadrants 1 (NE), 2 (SE), 3 (SW) and 4 (NW)',
};

const baseOf = (notation: Notation): AngleBase | undefined => bases.find((base) => notation.endsWith(base));

function anglesIn(course: ListCourse): ListAngle[] {
  if (course.kind === 'line') return 'angle' in course.heading ? [course.heading.angle] : [];
  const { central, starts } = course;
  return [...(central ? [central] : []), ...(starts && 'angle' in starts ? [starts.angle] : [])];
}

const openBases = (course: ListCourse): readonly AngleBase[] => {
  const heading = course.kind === 'line' ? course.heading : course.starts;
  return heading?.is === 'azimuth' && !heading.base ? heading.bases : [];
};

/** A call with what was assumed of it, or why the course can't be one. */
type Read = { readonly call: Call; readonly notes: readonly string[] } | string;

function callOf(course: ListCourse, meaning: Meaning, isUnitRequired: boolean): Read {
  return course.kind === 'line' ? lineOf(course, meaning, isUnitRequired) : curveOf(course, meaning);
}

function lineOf(line: ListLine, meaning: Meaning, isUnitRequired: boolean): Read {
  const heading = headingOf(line.heading, meaning);
  if (typeof heading === 'string') return heading;
  if (isUnitRequired && !line.unit)
    return 'no unit is given for its length, and the list has other units than feet';
  const problem = 'azimuth' in heading ? tableProblem(line, heading.azimuth) : undefined;
  if (problem) return problem;
  const notes = line.unit ? [] : ['no unit is given; read as feet'];
  return { call: { kind: 'line', heading, length: line.feet }, notes };
}

function headingOf(heading: ListHeading, { angles, base }: Meaning): Heading | string {
  if (heading.is === 'offset')
    return { azimuth: withinTurn((Math.atan2(heading.east, heading.north) / Math.PI) * 180) };
  if (heading.angle.compact !== undefined && !angles)
    return `it isn't clear whether ${heading.angle.compact} is degrees with decimals, or degrees, minutes and seconds`;
  const size = degreesAs(heading.angle, angles ?? 'decimals');
  if (heading.is === 'quarter') return inQuarter(heading.quarter, size);
  if (heading.is === 'turn') return { deflection: withinHalfTurn(heading.sign * size + heading.add) };
  const from = heading.base ?? base;
  if (!from) return "it isn't clear from where its angle is measured, and which way";
  if (from === 'inQuadrants') {
    const { quarter } = heading;
    return quarter ? inQuarter(quarter, size) : 'it has no quadrant';
  }
  return { azimuth: withinTurn(from === 'fromEast' ? 90 - size : from === 'fromSouth' ? size + 180 : size) };
}

const inQuarter = ({ from, sign }: Quarter, size: number): Heading => ({
  azimuth: withinTurn(from + sign * size),
});

/** The same rotation between -180 and 180 degrees. */
const withinHalfTurn = (degrees: number): number => ((((degrees + 180) % 360) + 360) % 360) - 180;

/** Feet by which the latitude and the departure of a table may differ from those of its bearing and length. */
const maxTableError = 0.06;

function tableProblem({ feet: length, unit, more }: ListLine, azimuth: number): string | undefined {
  if (more.length < 2) return undefined;
  const angle = (azimuth / 180) * Math.PI;
  const factor = unit?.feet ?? 1;
  const [north, east] = [(length / factor) * Math.cos(angle), (length / factor) * Math.sin(angle)];
  const [latitude = 0, departure = 0] = more;
  const isOff =
    Math.hypot(Math.abs(latitude) - Math.abs(north), Math.abs(departure) - Math.abs(east)) > maxTableError;
  return isOff ? "its latitude and departure aren't those of its bearing and length" : undefined;
}

function curveOf(curve: ListCurve, meaning: Meaning): Read {
  const starts = curve.starts && headingOf(curve.starts, meaning);
  if (typeof starts === 'string') return starts;
  const { radius, arc, chord, central } = curve;
  if (central?.compact !== undefined && !meaning.angles) return `it isn't clear what ${central.compact} is`;
  const call: ArcCall = {
    kind: 'arc',
    turn: curve.turn,
    ...(radius === undefined ? {} : { radius }),
    ...(arc === undefined ? {} : { arc }),
    ...(chord === undefined ? {} : { chord }),
    ...(central ? { central: degreesAs(central, meaning.angles ?? 'decimals') } : {}),
    ...(starts && 'azimuth' in starts ? { starts: { chord: starts.azimuth } } : {}),
  };
  const size = arcSize(call);
  if ('problem' in size) return `it is a curve: ${size.problem}`;
  const disagreements = arcDisagreements(call, size);
  if (disagreements.length > 0) return `its figures disagree: ${disagreements.join('; ')}`;
  const assumed = starts ? [] : ['no chord bearing is given; read as tangent to the edge before it'];
  return { call, notes: assumed };
}
