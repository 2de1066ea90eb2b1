// The fields of a span as text: how a value is shown, and what was typed.
import type { PlanSettings } from '@homeplot/plan/settings';
import { degrees } from '@homeplot/plan/point';
import { directionOf } from '@homeplot/plan/bearing';
import { formatLength, parseLengthIn } from '@homeplot/plan/units';
import type { SpanField } from './spans.ts';

export const spanLabels: Readonly<Record<SpanField, string>> = {
  length: 'Length',
  angle: 'Angle',
  width: 'Width',
  height: 'Height',
  radius: 'Radius',
  offset: 'Offset',
};

/** Feet; as far as a coordinate of a plan may go from another. */
const mostLength = 500_000;

export function shownSpan(field: SpanField, value: number, { units }: PlanSettings): string {
  return field === 'angle' ? `${Math.round(value * 100) / 100}°` : formatLength(value, units);
}

export type TypedSpan = { readonly value: number } | { readonly problem: string };

/** What was typed in a field, in feet or degrees, or why it cannot be taken. */
export function readSpan(field: SpanField, typed: string, { units, north }: PlanSettings): TypedSpan {
  const text = typed.trim();
  if (field === 'angle') {
    const value = readBearing(text, north) ?? readAngle(text);
    return value === undefined
      ? { problem: `“${text}” is no angle. Type degrees, as 45 or 45°30', or a bearing, as N 45°30' E.` }
      : { value };
  }
  const value = parseLengthIn(text, units);
  const example = units === 'metres' ? `3.8, 380cm or 12' 6"` : `12.5, 12' 6", 150" or 3.8m`;
  if (value === undefined) return { problem: `“${text}” is no length. Type it as ${example}.` };
  if (value === 0 || (field === 'radius' && value < 0)) return { problem: 'Type a length above 0.' };
  if (Math.abs(value) > mostLength)
    return { problem: `A length may be ${formatLength(mostLength, units)} at most.` };
  return { value };
}

const anglePattern =
  /^([+-]?)(\d+(?:\.\d*)?|\.\d+)(?:\s*(?:°|deg|d)|(?=\s)|$)(?:\s*(\d+(?:\.\d+)?)\s*['′])?(?:\s*(\d+(?:\.\d+)?)\s*(?:["″]|''))?$/;

const bearingPattern = /^(n|s)(?:orth|outh)?\s*(.*?)\s*(e|w)(?:ast|est)?$/;
const pointPattern = /^(?:due\s+)?(n|e|s|w)(?:orth|ast|outh|est)?$/;
/** Between two letters the parts of an angle need no signs, as in N45-30-15E. */
const unsigned = /^(\d+)[-\s]+(\d+)(?:[-\s]+(\d+(?:\.\d+)?))?$/;
const withSigns = (_: string, whole: string, minutes: string, seconds = '0'): string =>
  `${whole}°${minutes}'${seconds}"`;
/** Degrees clockwise from north. */
const points: Readonly<Record<string, number>> = { n: 0, e: 90, s: 180, w: 270 };

/** The angle of a bearing or a point of the compass, which is turned on the sheet as the plan says. */
function readBearing(text: string, north: number): number | undefined {
  const azimuth = readAzimuth(text.toLowerCase());
  if (azimuth === undefined) return undefined;
  const { x, y } = directionOf(azimuth, north);
  return degrees(Math.atan2(-y, x));
}

function readAzimuth(text: string): number | undefined {
  const [, point] = pointPattern.exec(text) ?? [];
  if (point !== undefined) return points[point];
  const [, from, typed, to] = bearingPattern.exec(text) ?? [];
  const off = typed === undefined ? undefined : readAngle(typed.replace(unsigned, withSigns));
  if (off === undefined || off < 0 || off > 90) return undefined;
  const east = to === 'e' ? off : -off;
  return from === 'n' ? east : 180 - east;
}

/** Degrees, with minutes and seconds where they are given. */
function readAngle(text: string): number | undefined {
  const match = anglePattern.exec(text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"'));
  if (!match) return undefined;
  const [, sign, whole, minutes = 0, seconds = 0] = match;
  if (Number(minutes) >= 60 || Number(seconds) >= 60) return undefined;
  const value = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return sign === '-' ? -value : value;
}
