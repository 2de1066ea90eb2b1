// What was typed into the fields of a form and couldn't be applied as typed, to be said beside each field until its value
// is back. fieldText.ts has the words.
import type { Field } from '@homeplot/plan/form';
import type { ReadField } from './fieldText.ts';

/** What was wrong with a field when it was applied, the field before, and whether its value was changed nevertheless. */
export interface Slip {
  readonly problem: string;
  readonly before: Field;
  readonly isChange: boolean;
}

/** The slips by field name. */
export type Slips = Readonly<Record<string, Slip>>;

/** The problems of fields that are being applied. */
export const slipsOf = (fields: readonly Field[], read: Readonly<Record<string, ReadField>>): Slips =>
  Object.fromEntries(
    fields.flatMap((before) => {
      const { problem, value } = read[before.name] ?? {};
      return problem === undefined
        ? []
        : [[before.name, { problem, before, isChange: value !== before.value }]];
    }),
  );

/** The slip to show beside a field: none once its value is back, by Undo for instance. */
export function slipAt(slips: Slips, { name, value }: Field): Slip | undefined {
  const slip = slips[name];
  return slip?.isChange && slip.before.value === value ? undefined : slip;
}
