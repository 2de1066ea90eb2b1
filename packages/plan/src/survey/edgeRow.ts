// A row of the edge table: what the user typed for one edge, and how a row is edited and confirmed.
import type { Call } from './call.ts';
import { isMetric, metersPerFoot, type Units } from '../measure/units.ts';

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

let lastId = 0;

export function blankRow(before?: EdgeRow): EdgeRow {
  lastId += 1;
  return { ...blank, id: lastId, kind: 'line', way: before?.kind === 'line' ? before.way : 'bearing' };
}

export const isBlank = ({ kind, direction, length, radius }: EdgeRow): boolean =>
  kind !== 'closing' && `${direction}${length}${radius}`.trim() === '';

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

/** Decimals of a length in the table. */
const exactDigits = 4;

export function lengthText(feet: number, units: Units): string {
  const value = isMetric(units) ? feet * metersPerFoot : feet;
  return `${Number(value.toFixed(exactDigits))}${isMetric(units) ? ' m' : "'"}`;
}
