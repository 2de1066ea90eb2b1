// A kind's form in a plan's units. In feet and inches it stays exactly as its kind declares it; in other units a length is one
// field, with its unit in the label.
import type { Field, Form } from '@homeplot/plan/form';
import { isMetric, metersPerFoot, tidy, type Units, unitNames } from '@homeplot/plan/units';
import { asOneField, feetAndInchesOf } from './feetAndInches.ts';
import { unitIn } from './fieldText.ts';

type FormValues = Parameters<Form<unknown>['apply']>[0];

const inFeet = /\(feet\)$/i;

/** Whether it is a number that is in feet by its label, such as an elevation. */
export const isNumberOfFeet = ({ input, label }: Field): boolean =>
  input === 'number' && unitIn(label) === 'feet';

export function formIn<O>(form: Form<O>, units: Units): Form<O> {
  if (units === 'feet-inches') return form;
  const unit = `(${unitNames(units).lengths})`;
  const noInches: Record<string, number> = {};
  const inMeters: string[] = [];
  const fields = form.fields.flatMap((field): Field[] => {
    const { input, label } = field;
    const parts = feetAndInchesOf(form.fields, field);
    if (parts && input === 'inches') return [];
    if (isMetric(units) && isNumberOfFeet(field)) {
      inMeters.push(field.name);
      return [inMetersOf(field, unit)];
    }
    if (input !== 'length') return [field];
    if (parts) noInches[parts.inches.name] = 0;
    return [{ ...(parts ? asOneField(parts) : field), label: label.replace(inFeet, unit) }];
  });
  const inFeetOf = (values: FormValues): FormValues =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        inMeters.includes(name) && value !== '' ? tidy(Number(value) / metersPerFoot) : value,
      ]),
    );
  return { ...form, fields, apply: (values) => form.apply({ ...inFeetOf(values), ...noInches }) };
}

/** A number of feet in meters. */
function inMetersOf({ value, min = -Infinity, max = Infinity, label, ...field }: Field, unit: string): Field {
  return {
    ...field,
    label: label.replace(inFeet, unit),
    value: value === '' ? value : tidy(Number(value) * metersPerFoot),
    min: min * metersPerFoot,
    max: max * metersPerFoot,
  };
}
