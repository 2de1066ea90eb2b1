// How a field's value stands in its input, and what people type there as a value. What cannot be read becomes 0 and
// then the field's minimum.
import type { Field } from '@homeplot/plan/form';
import { parseLength, parseLengthIn } from '@homeplot/plan/typedLength';
import { formatLength, inchesPerFoot, type Units } from '@homeplot/plan/units';

/** `40`, or `12' 6"` where the length is not whole feet. */
export function shownValue({ input, label, value }: Field, units: Units): string {
  if (input !== 'length') return String(value);
  const shown = formatLength(Number(value), units);
  // What the field's label says already is left out.
  if (label.endsWith('(meters)')) return shown.replace(/ m$/, '');
  return shown.endsWith("'") ? shown.slice(0, -1) : shown;
}

/** A value that was left as it was shown keeps what the showing rounds off. */
export function typedValue(field: Field, typed: string, units: Units): number | string {
  if (typed === shownValue(field, units)) return field.value;
  if (field.input === 'color' || field.input === 'choice') return typed;
  if (field.input === 'text') return typed.trim() === '' && !field.mayBeEmpty ? field.value : typed.trim();
  const read = readNumber(field, typed, units) ?? 0;
  return Math.min(field.max ?? Infinity, Math.max(field.min ?? -Infinity, read));
}

function readNumber({ input }: Field, typed: string, units: Units): number | undefined {
  if (input === 'inches') return readInches(typed);
  if (input === 'length') return parseLengthIn(typed, units);
  const value = Number(typed.trim() || 'nothing');
  return Number.isFinite(value) ? value : undefined;
}

/** Inches as `6`, `6 1/2` or with a unit. */
function readInches(typed: string): number | undefined {
  const feet = parseLength(`${typed}"`) ?? parseLength(typed);
  return feet === undefined ? undefined : Math.round(feet * inchesPerFoot * 1e9) / 1e9;
}
