// A kind's form in a plan's units. In feet and inches it stays exactly as its kind declares it; in other units a length is one
// field, with its unit in the label.
import type { Field, Form } from '@homeplot/plan/form';
import { inchesPerFoot, isMetric, metersPerFoot, tidy, type Units, unitNames } from '@homeplot/plan/units';

type FormValues = Parameters<Form<unknown>['apply']>[0];

const inFeet = /\(feet\)$/i;

/** The field of inches after a field of whole feet, as for gates. */
const inchesAfter = (fields: readonly Field[], i: number): Field | undefined =>
  fields[i]?.input === 'length' && fields[i + 1]?.input === 'inches' ? fields[i + 1] : undefined;

export function formIn<O>(form: Form<O>, units: Units): Form<O> {
  if (units === 'feet-inches') return form;
  const unit = `(${unitNames(units).lengths})`;
  const noInches: Record<string, number> = {};
  const inMeters: string[] = [];
  const fields = form.fields.flatMap((field, i): Field[] => {
    const { input, label, value } = field;
    if (input === 'inches' && inchesAfter(form.fields, i - 1)) return [];
    if (isMetric(units) && input === 'number' && inFeet.test(label)) {
      inMeters.push(field.name);
      return [inMetersOf(field, unit)];
    }
    if (input !== 'length') return [field];
    const written = { ...field, label: label.replace(inFeet, unit) };
    const inches = inchesAfter(form.fields, i);
    if (!inches) return [written];
    noInches[inches.name] = 0;
    return [{ ...written, value: Number(value) + Number(inches.value) / inchesPerFoot }];
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

/** A number that is in feet by its label, such as an elevation, in meters. */
function inMetersOf({ value, min = -Infinity, max = Infinity, label, ...field }: Field, unit: string): Field {
  return {
    ...field,
    label: label.replace(inFeet, unit),
    value: value === '' ? value : tidy(Number(value) * metersPerFoot),
    min: min * metersPerFoot,
    max: max * metersPerFoot,
  };
}
