// A length in two fields, feet and then inches, as gates have them: both as one field, and their limits together.
import type { Field } from '@homeplot/plan/form';
import { formatLength, inchesPerFoot, sixteenthsPerFoot, toFeetAndInches } from '@homeplot/plan/units';
import { quoted } from '@homeplot/plan/quoted';
import { type ReadField, shownInches } from './fieldText.ts';

interface FeetAndInches {
  readonly feet: Field;
  readonly inches: Field;
}

/** The two fields of a length, if the field belongs to one. */
export function feetAndInchesOf(fields: readonly Field[], field: Field): FeetAndInches | undefined {
  const at = fields.indexOf(field);
  const [feet, inches] = field.input === 'inches' ? [fields[at - 1], field] : [field, fields[at + 1]];
  return feet?.input === 'length' && inches?.input === 'inches' ? { feet, inches } : undefined;
}

const totalOf = (feet: Field['value'], inches: Field['value']): number =>
  Number(feet) + Number(inches) / inchesPerFoot;

export const asOneField = ({ feet, inches }: FeetAndInches): Field => ({
  ...feet,
  value: totalOf(feet.value, inches.value),
  ...inches.total,
});

/** Both fields with the nearest length within the limits of their total; undefined if what was typed is within them. */
export function limitedTotal(
  { feet, inches }: FeetAndInches,
  read: Readonly<Record<string, ReadField>>,
  typedInches: string,
): Readonly<Record<string, ReadField>> | undefined {
  const { min, max } = inches.total ?? { min: 0, max: Infinity };
  const typedFeet = read[feet.name] ?? feet;
  const total = totalOf(typedFeet.value, read[inches.name]?.value ?? inches.value);
  const limit = Math.min(max, Math.max(min, total));
  // Both fields are shown in sixteenths, which may be a little more than the limit.
  if (Math.abs(limit - total) <= 0.5 / sixteenthsPerFoot) return undefined;
  const now = toFeetAndInches(limit);
  const problem = `The ${total < limit ? 'minimum' : 'maximum'} is ${formatLength(limit, 'feet-inches')}, so ${quoted(typedInches)} was changed to ${shownInches(now.inches)}.`;
  return { [feet.name]: { ...typedFeet, value: now.feet }, [inches.name]: { value: now.inches, problem } };
}
