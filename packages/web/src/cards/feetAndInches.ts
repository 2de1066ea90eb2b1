// A length in two fields, feet and then inches, as gates have them: both as one field, and their limits together.
import type { Field } from '@homeplot/plan/form';
import { formatLength, inchesPerFoot, sixteenthsPerFoot, toFeetAndInches } from '@homeplot/plan/units';
import { quoted } from '@homeplot/plan/quoted';
import { formatNumber, type ReadField, unreadField } from './fieldText.ts';

export interface FeetAndInches {
  readonly feet: Field;
  readonly inches: Field;
}

/** The two fields of a length, if the field belongs to one. */
export function feetAndInchesOf(fields: readonly Field[], field: Field): FeetAndInches | undefined {
  const at = fields.indexOf(field);
  const [feet, inches] = field.input === 'inches' ? [fields[at - 1], field] : [field, fields[at + 1]];
  return feet?.input === 'length' && inches?.input === 'inches' ? { feet, inches } : undefined;
}

/** Other units have one field for a length. */
const units = 'feet-inches';

export const totalOf = (feet: Field['value'], inches: Field['value']): number =>
  Number(feet) + Number(inches) / inchesPerFoot;

export const asOneField = ({ feet, inches }: FeetAndInches): Field => ({
  ...feet,
  value: totalOf(feet.value, inches.value),
  ...inches.total,
});

/**
 * Both fields with the nearest length within the limits of their total; undefined if what was typed is within them. The limit
 * is said beside the first field that it changes; a field that can't be read says that instead. textIn: what a field shows.
 */
export function limitedTotal(
  { feet, inches }: FeetAndInches,
  read: Readonly<Record<string, ReadField>>,
  textIn: (field: Field) => string,
): Readonly<Record<string, ReadField>> | undefined {
  const { min, max } = inches.total ?? { min: 0, max: Infinity };
  const [typedFeet, typedInches] = [read[feet.name] ?? feet, read[inches.name] ?? inches];
  const total = totalOf(typedFeet.value, typedInches.value);
  const limit = Math.min(max, Math.max(min, total));
  // Both fields are shown in sixteenths, which may be a little more than the limit.
  if (Math.abs(limit - total) <= 0.5 / sixteenthsPerFoot) return undefined;
  const now = toFeetAndInches(limit);
  let isSaid = false;
  const limited = (field: Field, typed: ReadField, value: number): ReadField => {
    if (typed.fault !== undefined) return unreadField(field, typed.fault, value, units);
    const shown = formatNumber(field, value, units);
    if (shown === formatNumber(field, Number(typed.value), units)) return { ...typed, value };
    if (isSaid) return { value };
    isSaid = true;
    const bound = `The ${total < limit ? 'minimum' : 'maximum'} is ${formatLength(limit, units)}`;
    return { value, problem: `${bound}, so ${quoted(textIn(field))} was changed to ${shown}.` };
  };
  return {
    [feet.name]: limited(feet, typedFeet, now.feet),
    [inches.name]: limited(inches, typedInches, now.inches),
  };
}
