// Formats a field's value for its input, and reads what people type. What can't be read becomes 0 and then the field's
// minimum.
import type { Field } from '@homeplot/plan/form';
import { parseLength, parseLengthIn } from '@homeplot/plan/typedLength';
import { formatLength, inchesPerFoot, type Units } from '@homeplot/plan/units';

/** `40`, or `12' 6"` if the length isn't whole feet. */
export function shownValue({ input, label, value }: Field, units: Units): string {
  if (input !== 'length') return String(value);
  const shown = formatLength(Number(value), units);
  // The unit is left out if the label has it.
  if (label.endsWith('(meters)')) return shown.replace(/ m$/, '');
  return shown.endsWith("'") ? shown.slice(0, -1) : shown;
}

/** A value that is left as shown keeps its unrounded value. */
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

/** Inches such as `6`, `6 1/2` or with a unit. */
function readInches(typed: string): number | undefined {
  const feet = parseLength(`${typed}"`) ?? parseLength(typed);
  return feet === undefined ? undefined : Math.round(feet * inchesPerFoot * 1e9) / 1e9;
}
