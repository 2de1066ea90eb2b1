// Formats and parses the values of span fields.
import type { PlanSettings } from '@homeplot/plan/settings';
import { degrees } from '@homeplot/plan/point';
import { directionOf } from '@homeplot/plan/bearing';
import { parseCompass, parseDegrees } from '@homeplot/plan/parseDirection';
import { parseLengthIn, unreadLength } from '@homeplot/plan/typedLength';
import { unread } from '@homeplot/plan/quoted';
import { sideNames } from '@homeplot/plan/usualForms';
import { formatLength } from '@homeplot/plan/units';
import type { SpanField } from '../view/spans.ts';

export const spanLabels: Readonly<Record<SpanField, string>> = {
  length: 'Length',
  angle: 'Angle',
  ...sideNames,
  radius: 'Radius',
  offset: 'Offset',
  turn: 'Angle',
};

/** Feet: about the largest distance in a plan. */
const maxLength = 500_000;

/** Whether it is in degrees. */
export const isAngle = (field: string): boolean => field === 'angle' || field === 'turn';

export function formatSpan(field: SpanField, value: number, { units }: PlanSettings): string {
  return isAngle(field) ? `${Math.round(value * 100) / 100}°` : formatLength(value, units);
}

export type TypedSpan = { readonly value: number } | { readonly problem: string };

/** Parses a typed value to feet or degrees, or returns the problem. */
export function parseSpan(field: SpanField, typed: string, { units, north }: PlanSettings): TypedSpan {
  const text = typed.trim();
  if (isAngle(field)) {
    const takesBearing = field === 'angle';
    const value = (takesBearing ? sheetAngle(text, north) : undefined) ?? parseDegrees(text);
    const orBearing = takesBearing ? ", or a bearing such as N 45°30' E" : '';
    return value === undefined
      ? { problem: unread(text, 'an angle', `45 or 45°30'${orBearing}`) }
      : { value };
  }
  const value = parseLengthIn(text, units);
  if (value === undefined) return { problem: unreadLength(text, units) };
  if (value === 0 || (field === 'radius' && value < 0)) return { problem: 'Type a length above 0.' };
  if (Math.abs(value) > maxLength)
    return { problem: `A length can be at most ${formatLength(maxLength, units)}.` };
  return { value };
}

/** The angle on the sheet of a bearing or compass point. */
function sheetAngle(typed: string, north: number): number | undefined {
  const azimuth = parseCompass(typed);
  if (azimuth === undefined) return undefined;
  const { x, y } = directionOf(azimuth > 180 ? azimuth - 360 : azimuth, north);
  return degrees(Math.atan2(-y, x));
}
