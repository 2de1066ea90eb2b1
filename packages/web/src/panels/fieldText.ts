// How a field's value stands in its input, and what people type there as a value. What cannot be read becomes 0 and
// then the field's minimum.
import type { Field } from '@homeplot/plan/kind';
import { formatFeet, inchesPerFoot, parseLength } from '@homeplot/plan/units';

/** `40`, or `12' 6"` where the length is not whole feet. */
export function shownValue({ input, value }: Field): string {
  if (input !== 'length') return String(value);
  const shown = formatFeet(Number(value));
  return shown.endsWith("'") ? shown.slice(0, -1) : shown;
}

/** A value that was left as it was shown keeps what the showing rounds off. */
export function typedValue(field: Field, typed: string): number | string {
  if (field.input === 'colour') return typed;
  if (field.input === 'text') return typed.trim() === '' ? field.value : typed.trim();
  if (typed === shownValue(field)) return field.value;
  const read = (field.input === 'inches' ? readInches(typed) : parseLength(typed)) ?? 0;
  return Math.min(field.max ?? Infinity, Math.max(field.min ?? -Infinity, read));
}

/** Inches as `6`, `6 1/2` or with a unit. */
function readInches(typed: string): number | undefined {
  const feet = parseLength(`${typed}"`) ?? parseLength(typed);
  return feet === undefined ? undefined : Math.round(feet * inchesPerFoot * 1e9) / 1e9;
}
