import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { readPlanFile } from '@homeplot/plan/planFile';
import type { Units } from '@homeplot/plan/units';
import { describe, expect, test } from 'vitest';
import { restated } from './restated.ts';
import { type FormsOf, type Typed, withTyped } from './unapplied.ts';

function objectOf(file: object): PlanObject {
  const reading = readPlanFile({ objects: [file], settings: { scale: 2 } });
  const object = reading.ok ? reading.contents.objects[0] : undefined;
  if (!object) throw new Error('The object is not in the plan.');
  return object;
}

/** 40 by 30 ft, with a gate of 4 ft, 10 ft 6 in along its top. */
const gated = objectOf({
  type: 'rectangle',
  x: 0,
  y: 0,
  width: 80,
  height: 60,
  entrances: [{ id: 'g', x: 21, width: 8, edge: 'top' }],
});
const driveway = objectOf({
  type: 'driveway',
  width: 24,
  vertices: [
    { x: 0, y: 0 },
    { x: 60, y: 0 },
  ],
});
const formsOf: FormsOf = (object) => kindOf(object).forms(object);
const gateForms: FormsOf = (object) => kindOf(object).parts?.forms(object, 'g') ?? [];

const typedIn = (
  form: string,
  texts: Readonly<Record<string, readonly [text: string, over: string]>>,
): Typed => ({
  [form]: Object.fromEntries(Object.entries(texts).map(([field, [text, over]]) => [field, { text, over }])),
});
const elevation = (text: string): Typed => typedIn('Update Elevations', { streetElevation: [text, ''] });

describe('what is typed in a form, once the plan has other units,', () => {
  test('is the same elevation, though the empty field looks the same in all units', () => {
    const metric = restated(driveway, formsOf, elevation('812.5'), 'feet-inches', 'metres');
    expect(metric).toEqual(elevation('247.65'));
    expect(withTyped(driveway, formsOf, metric, 'metres')?.object).toMatchObject({ streetElevation: 812.5 });
    expect(restated(driveway, formsOf, metric, 'metres', 'feet-inches')).toEqual(elevation('812.5'));
    expect(restated(driveway, formsOf, elevation('high'), 'feet-inches', 'metres')).toEqual(
      elevation('high'),
    );
  });

  test('is the same length', () => {
    const wider = typedIn('Update Dimensions', { width: ['55', '40'] });
    const metric = restated(gated, formsOf, wider, 'feet-inches', 'metres');
    expect(metric).toEqual(typedIn('Update Dimensions', { width: [`55'`, '12.19'] }));
    expect(withTyped(gated, formsOf, metric, 'metres')?.object).toMatchObject({ width: 55 });
    expect(restated(gated, formsOf, wider, 'feet-inches', 'feet-inches')).toBe(wider);
  });

  test.each<[string, Units, Units, Typed, Typed]>([
    [
      'one field in place of feet and inches',
      'feet-inches',
      'decimal-feet',
      typedIn('Update Position', { feet: ['12', '10'] }),
      typedIn('Update Position', { feet: [`12.5'`, '10.50'] }),
    ],
    [
      'feet and inches in place of one field',
      'metres',
      'feet-inches',
      typedIn('Update Position', { feet: ['3.8862', '3.20'] }),
      typedIn('Update Position', { feet: ['12', '10'], inches: ['9', '6'] }),
    ],
    [
      'one field in place of one field',
      'decimal-feet',
      'metres',
      typedIn('Update Position', { feet: ['12.5', '10.50'] }),
      typedIn('Update Position', { feet: [`12.5'`, '3.20'] }),
    ],
  ])('is in %s', (_, from, to, before, after) => {
    expect(restated(gated, gateForms, before, from, to)).toEqual(after);
  });

  test('keeps the digits of a value that was typed again as it was shown', () => {
    const again = typedIn('Update Position', { feet: ['10', '10'], inches: ['6', '6'] });
    const metric = restated(gated, gateForms, again, 'feet-inches', 'metres');
    expect(metric).toEqual(typedIn('Update Position', { feet: ['3.20', '3.20'] }));
    expect(withTyped(gated, gateForms, metric, 'metres')).toBeUndefined();
  });

  test('is left out if the value or the form has changed since', () => {
    const stale = typedIn('Update Dimensions', { width: ['55', '35'] });
    expect(restated(gated, formsOf, stale, 'feet-inches', 'metres')).toEqual({ 'Update Dimensions': {} });
    expect(restated(gated, formsOf, typedIn('Update', {}), 'feet-inches', 'metres')).toEqual({});
  });
});
