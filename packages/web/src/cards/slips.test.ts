import type { Field } from '@homeplot/plan/form';
import { describe, expect, test } from 'vitest';
import { readField } from './fieldText.ts';
import { slipAt, slipsOf } from './slips.ts';
import { readForm } from './unapplied.ts';

const width = (value: number): Field => ({
  name: 'width',
  label: 'Width (feet)',
  input: 'length',
  value,
  min: 1,
});
const typedOver = (value: number, text: string) =>
  slipsOf([width(value)], { width: readField(width(value), text, 'feet-inches') });

describe('the note beside a field', () => {
  test('is shown if the value applied is not what was typed', () => {
    expect(slipAt(typedOver(40, 'abc'), 'width', [width(1)])?.problem).toBe(
      `“abc” isn't a length, so it's now 1'.`,
    );
  });

  test('is shown also if that value was there already', () => {
    expect(slipAt(typedOver(1, '6½"'), 'width', [width(1)])).toMatchObject({
      problem: `The minimum is 1', so “6½"” was changed to that.`,
      isChange: false,
    });
    expect(slipAt(typedOver(1, 'abc'), 'width', [width(1)])?.problem).toBe(
      `“abc” isn't a length, so it's still 1'.`,
    );
  });

  test('is gone once the value is back', () => {
    expect(slipAt(typedOver(40, 'abc'), 'width', [width(40)])).toBeUndefined();
  });

  test('beside inches brings the feet back too', () => {
    const fields = (feet: number, inches: number): readonly Field[] => [
      { name: 'feet', label: 'Feet', input: 'length', value: feet },
      { name: 'inches', label: 'Inches', input: 'inches', value: inches, total: { min: 0, max: 40 } },
    ];
    const form = { fields: fields(8, 6), apply: () => undefined };
    const read = readForm(form, { feet: { text: '40', over: '8' } }, 'feet-inches');
    const slips = slipsOf(form.fields, read);
    expect(slipAt(slips, 'inches', fields(40, 0))).toMatchObject({
      problem: `The maximum is 40', so “6” was changed to 0".`,
      before: { value: 8.5 },
      restores: { feet: 8, inches: 6 },
    });
    expect(slipAt(slips, 'inches', form.fields)).toBeUndefined();
  });

  test('is not shown for what is applied as typed', () => {
    expect(slipAt(typedOver(40, '12'), 'width', [width(12)])).toBeUndefined();
  });
});
