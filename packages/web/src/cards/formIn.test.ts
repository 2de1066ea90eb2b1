import { kindOf } from '@homeplot/plan/kinds';
import type { Field } from '@homeplot/plan/form';
import type { PlanObject } from '@homeplot/plan/kind';
import { readPlanFile } from '@homeplot/plan/planFile';
import { tidy, type Units } from '@homeplot/plan/units';
import { describe, expect, test } from 'vitest';
import { readField, shownValue } from './fieldText.ts';
import { formIn } from './formIn.ts';
import { readForm } from './unapplied.ts';

/** A rectangle of 40 by 30 ft with a gate of 4 ft, 10 ft 6 in along its top. */
function gated(): PlanObject {
  const gate = { id: 'g', x: 21, width: 8, edge: 'top' };
  const rectangle = { type: 'rectangle', x: 0, y: 0, width: 80, height: 60, entrances: [gate] };
  const reading = readPlanFile({ objects: [rectangle], settings: { scale: 2 } });
  const object = reading.ok ? reading.contents.objects[0] : undefined;
  if (!object) throw new Error('The rectangle is not in the plan.');
  return object;
}
const gateForms = (object: PlanObject) => kindOf(object).parts?.forms(object, 'g') ?? [];
const shown = (fields: readonly Field[] | undefined, units: Units): Record<string, string> =>
  Object.fromEntries((fields ?? []).map((field) => [field.label, shownValue(field, units)]));

describe('the forms of an object', () => {
  test('in feet and inches are as specified', () => {
    const object = gated();
    const [size] = kindOf(object).forms(object);
    expect(shown(size && formIn(size, 'feet-inches').fields, 'feet-inches')).toEqual({
      'Width (feet)': '40',
      'Length (feet)': '30',
    });
    const [, position] = gateForms(object);
    expect(shown(position && formIn(position, 'feet-inches').fields, 'feet-inches')).toEqual({
      'Distance from Left Edge (Feet)': '10',
      'Distance from Left Edge (Inches)': '6',
    });
  });

  test('of a gate say how long it can be and where it can lie, in feet and in meters', () => {
    const problems = (units: Units) =>
      gateForms(gated()).map((form) => {
        const shownForm = formIn(form, units);
        const [feet] = shownForm.fields;
        const over = feet ? shownValue(feet, units) : '';
        return readForm(shownForm, { feet: { text: '500', over } }, units)['feet']?.problem;
      });
    expect(problems('feet-inches')).toEqual([
      "The maximum is 40', so “500” was changed to 40'.",
      "The maximum is 36', so “500” was changed to 36'.",
    ]);
    expect(problems('metres')[0]).toBe('The maximum is 12.19 m, so “500” was changed to that.');
  });

  test("in meters have elevations in meters too, though those aren't lengths", () => {
    const kind = kindOf({ type: 'benchmark', id: 'one', order: 'a0' });
    const fields = kind.create({ from: { x: 0, y: 0 }, scale: 2, siteExtent: 100, units: 'metres' });
    const object = { id: 'one', type: 'benchmark', order: 'a0', ...fields } as PlanObject;
    const form = kind.forms(object).map((one) => formIn(one, 'metres'))[0];
    const field = form?.fields.find(({ name }) => name === 'elevation');
    expect(field).toMatchObject({ label: 'Elevation (meters)', value: 100 });
    expect(form?.apply({ elevation: 98.2 })).toMatchObject({ elevation: tidy(98.2 / 0.3048) });
  });

  test('in meters leave an unknown elevation unknown', () => {
    const kind = kindOf({ type: 'house', id: 'one', order: 'a0' });
    const fields = kind.create({ from: { x: 0, y: 0 }, scale: 2, siteExtent: 100, units: 'metres' });
    const object = { id: 'one', type: 'house', order: 'a0', ...fields } as PlanObject;
    const form = kind
      .forms(object)
      .map((one) => formIn(one, 'metres'))
      .find(({ title }) => title === 'Elevations');
    expect(form?.fields[0]).toMatchObject({ label: 'Finished floor (meters)', value: '' });
    expect(form?.apply({ finishedFloor: '' })).toMatchObject({ finishedFloor: '' });
    expect(form?.apply({ finishedFloor: 31 })).toMatchObject({ finishedFloor: tidy(31 / 0.3048) });
  });

  test('in meters say meters and show meters', () => {
    const object = gated();
    const [size] = kindOf(object).forms(object);
    expect(shown(size && formIn(size, 'metres').fields, 'metres')).toEqual({
      'Width (meters)': '12.19',
      'Length (meters)': '9.14',
    });
  });

  test('have one field for what is feet and inches in other units, and take it as typed', () => {
    const object = gated();
    const [, position] = gateForms(object);
    if (!position) throw new Error('A gate has no form for its position.');
    const form = formIn(position, 'metres');
    expect(shown(form.fields, 'metres')).toEqual({ 'Distance from Left Edge (meters)': '3.20' });
    const [field] = form.fields;
    if (!field) throw new Error('The form has no field.');
    const moved = form.apply({ [field.name]: readField(field, '6.096', 'metres').value });
    expect(moved).toMatchObject({ entrances: [{ offset: 20, width: 4 }] });
    expect(shown(formIn(position, 'decimal-feet').fields, 'decimal-feet')).toEqual({
      'Distance from Left Edge (feet)': '10.50',
    });
  });
});
