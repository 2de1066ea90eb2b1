import { assumedFields } from '@homeplot/plan/assumed';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { readPlanFile } from '@homeplot/plan/planFile';
import { tidy } from '@homeplot/plan/units';
import { describe, expect, test } from 'vitest';
import { shownValue } from './fieldText.ts';
import {
  applied,
  isUnapplied,
  enteredFields,
  enteredText,
  readForm,
  textIn,
  type Typed,
  valuesIn,
  withTyped,
} from './unapplied.ts';

/** A rectangle, 40 ft long, with a gate 10 ft from its left. All in feet. */
function rectangle(width = 40, { offset, size } = { offset: 10, size: 4 }): PlanObject {
  const gate = { id: 'g', x: offset * 2, width: size * 2, edge: 'top' };
  const file = { type: 'rectangle', x: 0, y: 0, width: width * 2, height: 80, entrances: [gate] };
  const reading = readPlanFile({ objects: [file], settings: { scale: 2 } });
  const object = reading.ok ? reading.contents.objects[0] : undefined;
  if (!object) throw new Error('The rectangle is not in the plan.');
  return object;
}
const placement = { from: { x: 0, y: 0 }, to: { x: 20, y: 20 }, scale: 2, siteExtent: 100 };
const formsOf = (object: PlanObject) => kindOf(object).forms(object);
const gateForms = (object: PlanObject) => kindOf(object).parts?.forms(object, 'g') ?? [];
const wider: Typed = { 'Update Dimensions': { width: { text: '55', over: '40' } } };

describe('unapplied changes in a card', () => {
  test('are applied to the object as it is now, and leave its other values alone', () => {
    const grown = { ...rectangle(), height: 70 };
    expect(withTyped(grown, formsOf, wider, 'feet-inches')).toMatchObject({
      object: { width: 55, height: 70 },
      forms: ['Update Dimensions'],
      problems: [],
    });
  });

  test('are known from then on, even if they are what was assumed', () => {
    const type = 'building';
    const created = kindOf({ type, id: 'b', order: 'a0' }).create(placement);
    const building: PlanObject = { id: 'b', type, order: 'a0', ...created };
    const form = formsOf(building).find(({ fields }) => fields.some(({ name }) => name === 'storeys'));
    if (!form) throw new Error('A building has no form.');
    const typed = { storeys: { text: '1', over: '1' }, eave: { text: 'abc', over: '1' } };
    const entered = enteredFields(form, typed, 'feet-inches');
    expect(entered).toEqual(['storeys']);
    expect(assumedFields(building)).toEqual(['storeys', 'eave']);
    const known = applied(form, valuesIn(form, { storeys: typed.storeys }, 'feet-inches'), entered);
    expect(assumedFields(known)).toEqual(['eave']);
    expect(applied(form, valuesIn(form, {}, 'feet-inches'), [])).toEqual(building);
  });

  test('say what could not be read', () => {
    const wrong: Typed = { 'Update Dimensions': { width: { text: 'abc', over: '40' } } };
    expect(withTyped(rectangle(), formsOf, wrong, 'feet-inches')).toMatchObject({
      object: { width: 1 },
      problems: [`Width (feet): “abc” isn't a length, so it's now 1'.`],
    });
  });

  test('of feet and inches are limited together, and the inches say so', () => {
    const typedIn = (name: string, feet: string, inches: string): Typed => ({
      [name]: {
        feet: { text: feet, over: name.endsWith('Length') ? '4' : '10' },
        inches: { text: inches, over: '0' },
      },
    });
    const result = (...typed: Parameters<typeof typedIn>) =>
      withTyped(rectangle(), gateForms, typedIn(...typed), 'feet-inches');
    expect(result('Update Gate Length', '40', '6')).toMatchObject({
      object: { entrances: [{ width: 40 }] },
      problems: [`Length (Inches): The maximum is 40', so “6” was changed to 0".`],
    });
    expect(result('Update Gate Length', '0', '0')).toMatchObject({
      object: { entrances: [{ width: tidy(1 / 12) }] },
      problems: [`Length (Inches): The minimum is 0' 1", so “0” was changed to 1".`],
    });
    expect(result('Update Position', '36', '3')).toMatchObject({
      object: { entrances: [{ offset: 36 }] },
      problems: [`Distance from Left Edge (Inches): The maximum is 36', so “3” was changed to 0".`],
    });
    expect(result('Update Position', '35', '11')?.problems).toEqual([]);
  });

  test('are limited to a side that is not whole feet, which is said once, beside what changed', () => {
    const result = (side: number, gate: number, feet: string, inches: string) => {
      const [form] = gateForms(rectangle(side, { offset: 0, size: gate }));
      if (!form) throw new Error('A gate has no form for its length.');
      const texts = { feet, inches };
      const typed = Object.fromEntries(
        form.fields.map((field) => [
          field.name,
          {
            text: texts[field.name as keyof typeof texts],
            over: shownValue(field, 'feet-inches'),
          },
        ]),
      );
      return Object.values(readForm(form, typed, 'feet-inches')).map(({ value, problem }) => [
        value,
        problem,
      ]);
    };
    expect(result(40.5, 4, '50', '0')).toEqual([
      [40, `The maximum is 40' 6", so “50” was changed to 40'.`],
      [6, undefined],
    ]);
    expect(result(10.5, 4.5, '50', '6')).toEqual([
      [10, `The maximum is 10' 6", so “50” was changed to 10'.`],
      [6, undefined],
    ]);
    expect(result(8 / 12, 8 / 12, '5', '8')).toEqual([
      [0, `The maximum is 0' 8", so “5” was changed to 0'.`],
      [8, undefined],
    ]);
    expect(result(10.5, 4, '10', '15')).toEqual([
      [10, undefined],
      [6, `The maximum is 10' 6", so “15” was changed to 6".`],
    ]);
  });

  test('of feet and inches that cannot be read say that, with what they are now', () => {
    const result = (feet: string, inches: string) => {
      const typed = { feet: { text: feet, over: '4' }, inches: { text: inches, over: '0' } };
      return withTyped(rectangle(), gateForms, { 'Update Gate Length': typed }, 'feet-inches')?.problems;
    };
    expect(result('', '')).toEqual([
      `Length (Feet): Nothing was typed, so it's now 0'.`,
      `Length (Inches): Nothing was typed, so it's now 1".`,
    ]);
    expect(result('abc', 'x')).toEqual([
      `Length (Feet): “abc” isn't a length, so it's now 0'.`,
      `Length (Inches): “x” isn't a number, so it's now 1".`,
    ]);
    expect(result('abc', '6')).toEqual([`Length (Feet): “abc” isn't a length, so it's now 0'.`]);
    expect(result('50', 'x')).toEqual([
      `Length (Feet): The maximum is 40', so “50” was changed to 40'.`,
      `Length (Inches): “x” isn't a number, so it's still 0".`,
    ]);
  });

  test('are dropped if the value has changed since', () => {
    const [form] = formsOf(rectangle(35));
    const [field] = form?.fields ?? [];
    const typed = wider['Update Dimensions'] ?? {};
    if (!form || !field) throw new Error('A rectangle has no form for its width.');
    expect(withTyped(rectangle(35), formsOf, wider, 'feet-inches')).toBeUndefined();
    expect(isUnapplied(form, typed, 'feet-inches')).toBe(false);
    expect(textIn(field, typed, 'feet-inches')).toBe('35');
    expect(enteredText(field, typed, 'feet-inches')).toBeUndefined();
  });

  test('include a value that was typed again as it was, so that Escape discards it', () => {
    const [field] = formsOf(rectangle())[0]?.fields ?? [];
    if (!field) throw new Error('A rectangle has no form for its width.');
    expect(enteredText(field, { width: { text: '40', over: '40' } }, 'feet-inches')).toBe('40');
    expect(enteredText(field, {}, 'feet-inches')).toBeUndefined();
  });

  test('do not include text that is the current value in another notation', () => {
    const same: Typed = { 'Update Dimensions': { width: { text: `40' 0"`, over: '40' } } };
    expect(withTyped(rectangle(), formsOf, same, 'feet-inches')).toBeUndefined();
  });

  test('are applied from all forms of a gate together, but not if the gate is gone', () => {
    const both: Typed = {
      'Update Gate Length': { feet: { text: '5', over: '4' } },
      'Update Position': { feet: { text: '12', over: '10' } },
    };
    expect(withTyped(rectangle(), gateForms, both, 'feet-inches')).toMatchObject({
      object: { entrances: [{ width: 5, offset: 12 }] },
      forms: ['Update Gate Length', 'Update Position'],
    });
    const gateless = { ...rectangle(), entrances: [] };
    expect(withTyped(gateless, gateForms, both, 'feet-inches')).toBeUndefined();
  });
});
