// A row of the edge table: what the user typed for one edge, and the call that it stands for.
import { formatAngle } from './angle.ts';
import { arcSize } from './arcSize.ts';
import { formatBearing } from './bearing.ts';
import type { ArcCall, ArcStart, Call, Heading, PartialCall } from './call.ts';
import { isRead, type DeedCall } from '../deed/deedText.ts';
import { parseAngle, parseDirection } from '../reading/parseDirection.ts';
import { parseLengthIn } from '../reading/typedLength.ts';
import { isMetric, metersPerFoot, type Units } from '../units.ts';

export type RowKind = 'line' | 'right' | 'left' | 'closing';
/** How the direction of a straight edge is given. */
export type Way = 'bearing' | 'interior' | 'turnRight' | 'turnLeft';
/** How the direction of a curve is given; on: it continues from the previous edge. */
export type Start = 'on' | 'chord' | 'tangent' | 'center';
/** How the length of a curve is given. */
export type Measure = 'arc' | 'chord' | 'central';

export interface EdgeRow {
  readonly id: number;
  readonly kind: RowKind;
  readonly way: Way;
  readonly start: Start;
  readonly measure: Measure;
  readonly direction: string;
  readonly length: string;
  readonly radius: string;
  /** The text of the deed that it was read from. */
  readonly words?: string;
  /** The call that the row was made from, which its fields round; removed when one of them is changed. */
  readonly exact?: Call;
  readonly doubt?: Doubt;
}

/** Why the text of a row couldn't be read. */
export interface Doubt {
  readonly reason: string;
  /** Whether the fields have what was understood: then the doubt ends when the user confirms it, else when it is typed over. */
  readonly isFilled: boolean;
}

/** The side of the edges on which the lot lies, in the direction of travel. */
export type LotSide = 'right' | 'left';

export type RowField = 'direction' | 'length' | 'radius';

export type RowReading =
  | { readonly call: Call }
  | { readonly problem: string; readonly field: RowField }
  | { readonly blank: true };

const blank = { start: 'on', measure: 'arc', direction: '', length: '', radius: '' } as const;

let made = 0;

export function blankRow(before?: EdgeRow): EdgeRow {
  made += 1;
  return { ...blank, id: made, kind: 'line', way: before?.kind === 'line' ? before.way : 'bearing' };
}

export const isBlank = ({ kind, direction, length, radius }: EdgeRow): boolean =>
  kind !== 'closing' && `${direction}${length}${radius}`.trim() === '';

export function readRow(row: EdgeRow, units: Units, lot: LotSide): RowReading {
  if (row.doubt)
    return { problem: doubtText(row.doubt), field: row.direction && !row.length ? 'length' : 'direction' };
  if (isBlank(row)) return { blank: true };
  if (row.exact) return { call: row.exact };
  if (row.kind === 'closing') return { call: { kind: 'closing' } };
  return row.kind === 'line' ? readLine(row, units, lot) : readArc(row, row.kind, units);
}

const doubtText = ({ reason, isFilled }: Doubt): string => {
  const problem = `This edge couldn't be read: ${reason}.`;
  return isFilled
    ? `${problem} Compare it with the deed and correct it.`
    : `${problem} Type it from the deed.`;
};

/** The row after the user has changed fields of it. */
export function editedRow(before: EdgeRow, fields: Partial<EdgeRow>): EdgeRow {
  const { exact: _, doubt, ...row } = before;
  return { ...row, ...fields, ...(doubt?.isFilled ? { doubt } : {}) };
}

/** The row after the user has said that it is right. */
export function confirmedRow(before: EdgeRow): EdgeRow {
  const { doubt: _, ...row } = before;
  return row;
}

function readLine({ way, direction, length }: EdgeRow, units: Units, lot: LotSide): RowReading {
  const heading = readHeading(way, direction, lot);
  if ('problem' in heading) return { problem: heading.problem, field: 'direction' };
  const feet = readFeet(length, units, 'length');
  return 'problem' in feet ? feet : { call: { kind: 'line', heading, length: feet.feet } };
}

function readHeading(way: Way, typed: string, lot: LotSide): Heading | { readonly problem: string } {
  if (way === 'bearing') return parseDirection(typed);
  const angle = parseAngle(typed);
  if ('problem' in angle) return angle;
  if (way === 'interior') return { interior: angle.degrees, lot };
  return { deflection: way === 'turnRight' ? angle.degrees : -angle.degrees };
}

function readArc(row: EdgeRow, turn: 'right' | 'left', units: Units): RowReading {
  const starts = readStart(row);
  if (starts && 'problem' in starts) return { problem: starts.problem, field: 'direction' };
  const radius = readFeet(row.radius, units, 'radius');
  if ('problem' in radius) return radius;
  const size = readMeasure(row, units);
  if ('problem' in size) return size;
  const call: ArcCall = { kind: 'arc', turn, radius: radius.feet, ...size, ...(starts ? { starts } : {}) };
  const whole = arcSize(call);
  return 'problem' in whole
    ? { problem: `This curve isn't possible: ${whole.problem}.`, field: 'length' }
    : { call };
}

function readStart({ start, direction }: EdgeRow): ArcStart | { readonly problem: string } | undefined {
  if (start === 'on') return undefined;
  const read = parseDirection(direction);
  if ('problem' in read) return read;
  return start === 'chord'
    ? { chord: read.azimuth }
    : start === 'tangent'
      ? { tangent: read.azimuth }
      : { center: read.azimuth };
}

type Measured = { readonly [K in Measure]?: number };

function readMeasure(
  { measure, length }: EdgeRow,
  units: Units,
): Measured | { readonly problem: string; readonly field: RowField } {
  if (measure === 'central') {
    const angle = parseAngle(length);
    return 'problem' in angle ? { problem: angle.problem, field: 'length' } : { central: angle.degrees };
  }
  const feet = readFeet(length, units, 'length');
  return 'problem' in feet ? feet : { [measure]: feet.feet };
}

function readFeet(
  typed: string,
  units: Units,
  field: 'length' | 'radius',
): { readonly feet: number } | { readonly problem: string; readonly field: RowField } {
  const feet = parseLengthIn(typed, units);
  if (feet !== undefined && feet > 0) return { feet };
  const example = isMetric(units) ? '36.73, 120.5 ft or 2 chains' : `120.5, 12' 6" or 2 chains`;
  const got = typed.trim();
  if (!got) return { problem: `The ${field} is missing. Write it as ${example}.`, field };
  return { problem: `'${got}' isn't a ${field}. Write it as ${example}.`, field };
}

const exactDigits = 4;

function lengthText(feet: number, units: Units): string {
  const value = isMetric(units) ? feet * metersPerFoot : feet;
  return `${Number(value.toFixed(exactDigits))}${isMetric(units) ? ' m' : "'"}`;
}

/** The row of a call, as it would be typed. */
function rowOf(call: PartialCall, units: Units): EdgeRow {
  const row = blankRow();
  if (call.kind === 'closing') return { ...row, kind: 'closing' };
  if (call.kind === 'line') {
    const { heading } = call;
    const length = call.length === undefined ? '' : lengthText(call.length, units);
    if (!heading) return { ...row, length };
    if ('azimuth' in heading)
      return { ...row, way: 'bearing', direction: formatBearing(heading.azimuth), length };
    if ('interior' in heading)
      return { ...row, way: 'interior', direction: formatAngle(heading.interior), length };
    const way = heading.deflection < 0 ? 'turnLeft' : 'turnRight';
    return { ...row, way, direction: formatAngle(Math.abs(heading.deflection)), length };
  }
  const size = arcSize(call);
  const feet = 'problem' in size ? call.radius : size.radius;
  const radius = feet === undefined ? '' : lengthText(feet, units);
  return { ...row, kind: call.turn, radius, ...startFields(call.starts), ...measureFields(call, units) };
}

function startFields(starts: ArcStart | undefined): Pick<EdgeRow, 'start' | 'direction'> {
  if (!starts) return { start: 'on', direction: '' };
  if ('chord' in starts) return { start: 'chord', direction: formatBearing(starts.chord) };
  if ('tangent' in starts) return { start: 'tangent', direction: formatBearing(starts.tangent) };
  return { start: 'center', direction: formatBearing(starts.center) };
}

function measureFields(
  call: Omit<ArcCall, 'kind' | 'turn'>,
  units: Units,
): Pick<EdgeRow, 'measure' | 'length'> {
  if (call.arc !== undefined) return { measure: 'arc', length: lengthText(call.arc, units) };
  if (call.central !== undefined) return { measure: 'central', length: formatAngle(call.central) };
  if (call.chord === undefined) return { measure: 'arc', length: '' };
  return { measure: 'chord', length: lengthText(call.chord, units) };
}

/** The rows of a deed: its edges, and for each that could not be read a marked row with what was understood of it. */
export function rowsOfDeed(calls: readonly DeedCall[], text: string, units: Units): EdgeRow[] {
  return calls.flatMap((call): EdgeRow[] => {
    const words = text.slice(call.start, call.end).replaceAll(/\s+/g, ' ');
    if (call.state === 'leading' || call.state === 'aside') return [];
    const exact = isRead(call) ? call.call : call.waits;
    if (exact) return [{ ...rowOf(exact, units), words, exact }];
    if (isRead(call)) return [];
    const { reason, partly } = call;
    const row = partly ? rowOf(partly, units) : blankRow();
    return [{ ...row, words, doubt: { reason, isFilled: partly !== undefined } }];
  });
}
