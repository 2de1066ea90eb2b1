// Reads a row of the edge table: the call that it stands for, or what is wrong in which field.
import { arcSize } from './arcSize.ts';
import type { ArcCall, ArcStart, Heading } from './call.ts';
import { parseAngle, parseDirection } from '../reading/parseDirection.ts';
import { inOtherUnits, parseLengthIn } from '../reading/typedLength.ts';
import { quoted } from '../measure/quoted.ts';
import { isMetric, type Units } from '../measure/units.ts';
import {
  type EdgeRow,
  type LotSide,
  type RowReading,
  isBlank,
  type Doubt,
  type Way,
  type Measure,
  type RowField,
} from './edgeRow.ts';

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

/** A row that was typed in some units, as it reads the same in others. */
export function rowInOtherUnits(row: EdgeRow, from: Units, to: Units): EdgeRow {
  const isAngle = row.kind !== 'line' && row.measure === 'central';
  const length = isAngle ? row.length : inOtherUnits(row.length, from, to);
  return { ...row, length, radius: inOtherUnits(row.radius, from, to) };
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
  return { problem: `${quoted(got)} isn't a ${field}. Write it as ${example}.`, field };
}
