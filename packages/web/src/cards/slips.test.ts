import type { Field } from '@homeplot/plan/form';
import { describe, expect, test } from 'vitest';
import { readField } from './fieldText.ts';
import { slipAt, slipsOf } from './slips.ts';

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
    expect(slipAt(typedOver(40, 'abc'), width(1))?.problem).toBe(`“abc” isn't a length, so it's now 1'.`);
  });

  test('is shown also if that value was there already', () => {
    expect(slipAt(typedOver(1, '6½"'), width(1))).toMatchObject({
      problem: `The minimum is 1', so “6½"” was changed to that.`,
      isChange: false,
    });
    expect(slipAt(typedOver(1, 'abc'), width(1))?.problem).toBe(`“abc” isn't a length, so it's still 1'.`);
  });

  test('is gone once the value is back', () => {
    expect(slipAt(typedOver(40, 'abc'), width(40))).toBeUndefined();
  });

  test('is not shown for what is applied as typed', () => {
    expect(slipAt(typedOver(40, '12'), width(12))).toBeUndefined();
  });
});
