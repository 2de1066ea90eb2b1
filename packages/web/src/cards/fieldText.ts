// Formats a field's value for its input, and reads what people type: its limits, and what is said of what can't be read, is
// out of bounds or is doubtful. A length that can't be read becomes 0 and then the field's minimum. Other numbers, such as
// elevations, and lengths that may be unknown stay what they are.
import type { Field } from '@homeplot/plan/form';
import { quoted } from '@homeplot/plan/quoted';
import { parseLength, parseLengthIn, parseNumber } from '@homeplot/plan/typedLength';
import {
  formatInches,
  grouped,
  formatLength,
  withSeparators,
  inchesPerFoot,
  isMetric,
  metersPerFoot,
  tidy,
  type Units,
} from '@homeplot/plan/units';

/** The unit of a number, such as an elevation, in its label: `feet` or `meters`. */
export const unitIn = (label: string): string | undefined =>
  /\((feet|meters)\)$/i.exec(label)?.[1]?.toLowerCase();

/** A number with a unit has thousandths at most, to which instruments read. */
const thousandths = (label: string, value: number): number =>
  unitIn(label) ? Math.round(value * 1000) / 1000 : value;

/**
 * The text of a value: a length in feet is `40`, or `12' 6"` if it isn't whole feet; an elevation has thousandths at most, to
 * which instruments read.
 */
export function shownValue({ input, label, value }: Field, units: Units): string {
  if (input === 'inches') return formatInches(Number(value));
  if (input === 'number' && value !== '') return String(thousandths(label, Number(value)));
  if (input !== 'length' || value === '') return String(value);
  const shown = formatLength(Number(value), units);
  // The unit is left out if the label has it.
  if (label.endsWith('(meters)')) return shown.replace(/ m$/, '');
  return shown.endsWith("'") ? shown.slice(0, -1) : shown;
}

export interface ReadField {
  readonly value: number | string;
  /** What is wrong with the typed text, and what the value is now. */
  readonly problem?: string;
  /** Why the text can't be read, as the beginning of the problem; undefined if it can. */
  readonly fault?: string;
}

/** Reads the text in a field. If it is the text that was shown, the value keeps its digits beyond the rounding. */
export function readField(field: Field, typed: string, units: Units): ReadField {
  const text = typed.trim();
  if (typed === shownValue(field, units)) return field;
  if (field.input === 'color' || field.input === 'choice') return { value: typed };
  if (text === '' && field.mayBeEmpty) return { value: text };
  if (field.input === 'text') {
    if (text !== '') return { value: text };
    const { value } = field;
    return value === ''
      ? { value }
      : { value, problem: `Nothing was typed, so it's still ${quoted(String(value))}.` };
  }
  return readNumberField(field, text, units);
}

function readNumberField(field: Field, text: string, units: Units): ReadField {
  const { min = -Infinity, max = Infinity } = field;
  const read = readNumber(field, text, units);
  const what = field.input === 'length' ? 'a length' : 'a number';
  const fault = text === '' ? 'Nothing was typed' : `${quoted(text)} isn't ${what}`;
  if (read === undefined && (field.input === 'number' || field.mayBeEmpty))
    return unreadField(field, fault, field.value, units);
  const value = Math.min(max, Math.max(min, read ?? 0));
  if (read === value) {
    const doubt = field.input === 'length' && value !== field.value && doubtOf(value, units);
    return doubt ? { value, problem: doubt } : { value };
  }
  const now = formatNumber(field, value, units);
  if (read !== undefined) {
    const limit = read < value ? 'minimum' : 'maximum';
    return { value, problem: `The ${limit} is ${now}, so ${quoted(text)} was changed to that.` };
  }
  return unreadField(field, fault, value, units);
}

/** A value in place of a text that can't be read. */
export const unreadField = (
  field: Field,
  fault: string,
  value: number | string,
  units: Units,
): ReadField => ({
  value,
  fault,
  problem: `${fault}, so it's ${value === field.value ? 'still' : 'now'} ${value === '' ? 'empty' : formatNumber(field, Number(value), units)}.`,
});

const feetPerMile = 5280;
const feetPerKilometer = 1000 / metersPerFoot;

/** A doubt about a length of more than a mile or a kilometer, which is possible but probably a slip. */
function doubtOf(feet: number, units: Units): string | undefined {
  const metric = isMetric(units);
  const count = feet / (metric ? feetPerKilometer : feetPerMile);
  if (count <= 1) return undefined;
  const about = withSeparators(count, 1);
  return metric ? `That's ${about} kilometers.` : `That's ${about} miles.`;
}

function readNumber({ input, label }: Field, typed: string, units: Units): number | undefined {
  if (input === 'inches') return readInches(typed);
  if (input === 'length') return parseLengthIn(typed, units);
  const unit = unitIn(label);
  // An elevation, say, may be typed with a unit, and in meters with a decimal comma.
  if (unit === 'meters') {
    const feet = parseLengthIn(typed, units);
    return feet === undefined ? undefined : tidy(feet * metersPerFoot);
  }
  return parseNumber(typed) ?? (unit ? parseLength(typed) : undefined);
}

export const formatNumber = ({ input, label }: Field, value: number, units: Units): string =>
  input === 'length'
    ? formatLength(value, units)
    : input === 'inches'
      ? `${formatInches(value)}"`
      : grouped(thousandths(label, value));

/** The value of a field with its unit, for the button that restores it. */
export const namedValue = (field: Field, units: Units): string =>
  typeof field.value === 'number' ? formatNumber(field, field.value, units) : field.value;

/** Inches such as `6`, `6 1/2` or with a unit. */
function readInches(typed: string): number | undefined {
  const feet = parseLength(`${typed}"`) ?? parseLength(typed);
  // Rounded to hide the error of converting to feet and back.
  return feet === undefined ? undefined : Math.round(feet * inchesPerFoot * 1e9) / 1e9;
}
