// What was typed into the fields of a form and couldn't be applied as typed, to be said beside each field until its value
// is back. fieldText.ts has the words.
import type { Field } from '@homeplot/plan/form';
import { asOneField, feetAndInchesOf } from './feetAndInches.ts';
import type { ReadField } from './fieldText.ts';

/** What was wrong with a field when it was applied, and whether its value was changed nevertheless. */
export interface Slip {
  readonly problem: string;
  /** The field before, feet and inches as one. */
  readonly before: Field;
  /** The values to restore: the field's own, or those of feet and inches. */
  readonly restores: Readonly<Record<string, number | string>>;
  readonly isChange: boolean;
}

/** The slips by field name. */
export type Slips = Readonly<Record<string, Slip>>;

/** The problems of fields that are being applied. */
export const slipsOf = (fields: readonly Field[], read: Readonly<Record<string, ReadField>>): Slips =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const problem = read[field.name]?.problem;
      if (problem === undefined) return [];
      const parts = feetAndInchesOf(fields, field);
      const restored = parts ? [parts.feet, parts.inches] : [field];
      const slip: Slip = {
        problem,
        before: parts ? asOneField(parts) : field,
        restores: Object.fromEntries(restored.map(({ name, value }) => [name, value])),
        isChange: restored.some(({ name, value }) => read[name]?.value !== value),
      };
      return [[field.name, slip]];
    }),
  );

/** The slip to show beside one of the fields: none once its value is back, by Undo for instance. */
export function slipAt(slips: Slips, name: string, fields: readonly Field[]): Slip | undefined {
  const slip = slips[name];
  const isBack = slip && fields.every((field) => (slip.restores[field.name] ?? field.value) === field.value);
  return slip?.isChange && isBack ? undefined : slip;
}
