import type { Field } from '@homeplot/plan/form';
import { describe, expect, test } from 'vitest';
import { readField, shownValue } from './fieldText.ts';

const typedValue = (...typed: Parameters<typeof readField>): number | string => readField(...typed).value;

const width = (value: number): Field => ({
  name: 'width',
  label: 'Width (feet)',
  input: 'length',
  value,
  min: 1,
});
const inches = (value: number): Field => ({
  name: 'inches',
  label: 'Inches',
  input: 'inches',
  value,
  min: 0,
  max: 11,
});

describe('a length', () => {
  test.each([
    [40, '40'],
    [12.5, `12' 6"`],
    [1 / 12, `0' 1"`],
  ])('of %d feet is shown as %s', (value, shown) => {
    expect(shownValue(width(value), 'feet-inches')).toBe(shown);
  });

  test.each([
    ['12.5', 12.5],
    [`12' 6"`, 12.5],
    ['12-6', 12.5],
    ['150"', 12.5],
    ['3.048m', 10],
    [' 7 ', 7],
  ])('typed as %s is %d feet', (typed, feet) => {
    expect(typedValue(width(40), typed, 'feet-inches')).toBeCloseTo(feet, 9);
  });

  test.each(['abc', '', '-5', '0', '0.2', '--'])('typed as %j becomes the minimum', (typed) => {
    expect(typedValue(width(40), typed, 'feet-inches')).toBe(1);
  });

  test.each([
    ['abc', `“abc” isn't a length, so it's now 1'.`],
    [' ', `Nothing was typed, so it's now 1'.`],
    ['-5', `The minimum is 1', so “-5” was changed to that.`],
    ['−4', `The minimum is 1', so “−4” was changed to that.`],
    ['0', `The minimum is 1', so “0” was changed to that.`],
    ['12 6', `“12 6” isn't a length, so it's now 1'.`],
    ['9000', `The maximum is 1,000', so “9000” was changed to that.`],
    ['12,5', undefined],
    ['40', undefined],
  ])('typed as %j says what is wrong', (typed, problem) => {
    expect(readField({ ...width(40), max: 1000 }, typed, 'feet-inches').problem).toBe(problem);
  });

  test('of more than a mile is taken, with how long it is in miles', () => {
    const field = { ...width(40), max: 500_000 };
    expect(readField(field, '99999', 'feet-inches')).toEqual({ value: 99999, problem: "That's 18.9 miles." });
    expect(readField(field, '1500 m', 'metres').problem).toBe("That's 1.5 kilometers.");
    expect(readField(field, '5280', 'feet-inches').problem).toBeUndefined();
  });

  test('that is out of bounds is told its limit with separators', () => {
    const elevation: Field = {
      name: 'elevation',
      label: 'Elevation',
      input: 'number',
      value: 100,
      max: 30_000,
    };
    expect(readField(elevation, '99999', 'feet-inches').problem).toBe(
      'The maximum is 30,000, so “99999” was changed to that.',
    );
  });

  test('that is left as shown keeps its unrounded value', () => {
    const field = width(12.345);
    expect(typedValue(field, shownValue(field, 'feet-inches'), 'feet-inches')).toBe(12.345);
  });
});

describe('inches', () => {
  test.each([
    ['6', 6],
    ['6 1/2', 6.5],
    ['6"', 6],
    ['11', 11],
    ['12', 11],
    ['99', 11],
    ['-1', 0],
    ['abc', 0],
    ['', 0],
  ])('typed as %j are %d', (typed, value) => {
    expect(typedValue(inches(3), typed, 'feet-inches')).toBe(value);
  });

  test('are shown with fractions, which stay if they are left as shown', () => {
    expect(shownValue(inches(2.3125), 'feet-inches')).toBe('2 5/16');
    expect(typedValue(inches(2.3125), '2 5/16', 'feet-inches')).toBe(2.3125);
  });
});

test.each([
  ['12,5', 12.5],
  ['1 1/2', 1.5],
  ['45°', 45],
  ['two', 2],
])('a number typed as %j is %d', (typed, value) => {
  const field: Field = { name: 'turn', label: 'Turn', input: 'number', value: 7, min: 0 };
  expect(typedValue(field, typed, 'feet-inches')).toBe(value);
});

test('text that is left as shown keeps the spaces around it', () => {
  const field: Field = { name: 'text', label: 'Text', input: 'text', value: ' Garden ' };
  expect(typedValue(field, ' Garden ', 'feet-inches')).toBe(' Garden ');
});

test('an empty text keeps the previous one', () => {
  const field: Field = { name: 'text', label: 'Text', input: 'text', value: 'Garden' };
  expect(typedValue(field, '  ', 'feet-inches')).toBe('Garden');
  expect(typedValue(field, ' Pond ', 'feet-inches')).toBe('Pond');
});

const elevation: Field = {
  name: 'elevation',
  label: 'Elevation (feet)',
  input: 'number',
  value: 612.2,
  min: -2000,
  max: 30_000,
};

test.each([
  ['abc', `“abc” isn't a number, so it's still 612.2.`],
  [' ', `Nothing was typed, so it's still 612.2.`],
])('an elevation stays what it is if %j is typed', (typed, problem) => {
  expect(readField(elevation, typed, 'feet-inches')).toMatchObject({ value: 612.2, problem });
});

test('a number or a length that nobody knows stays unknown if what is typed cannot be read', () => {
  for (const input of ['number', 'length'] as const)
    expect(readField({ ...elevation, input, value: '', mayBeEmpty: true }, 'abc', 'metres')).toMatchObject({
      value: '',
      problem: `“abc” isn't a ${input}, so it's still empty.`,
    });
});

test('an elevation is shown to thousandths, and keeps its digits if it is left as shown', () => {
  const computed = { ...elevation, value: 99.190208333 };
  expect(shownValue(computed, 'feet-inches')).toBe('99.19');
  expect(typedValue(computed, '99.19', 'feet-inches')).toBe(99.190208333);
  expect(readField(computed, 'abc', 'feet-inches').problem).toBe(
    `“abc” isn't a number, so it's still 99.19.`,
  );
});

test.each([
  ["612.5'", 612.5],
  ['612.6 ft', 612.6],
  ['186.6m', 612.204724409],
])('an elevation typed as %s is %d feet', (typed, feet) => {
  expect(typedValue(elevation, typed, 'feet-inches')).toBeCloseTo(feet, 6);
  const inMeters: Field = { ...elevation, label: 'Elevation (meters)' };
  expect(typedValue(inMeters, typed, 'metres')).toBeCloseTo(feet * 0.3048, 6);
});

test.each([
  ['186,605', 186.605],
  ['186,605 m', 186.605],
  ["1'234.50", 1234.5],
  ['612.5 ft', 186.69],
  ['-3', -3],
])('an elevation in meters typed as %s is %d', (typed, meters) => {
  const inMeters: Field = { ...elevation, label: 'Elevation (meters)' };
  expect(typedValue(inMeters, typed, 'metres')).toBeCloseTo(meters, 6);
});

test('a number that may be unknown is left empty', () => {
  const field: Field = {
    name: 'floor',
    label: 'Finished floor (feet)',
    input: 'number',
    value: 102,
    mayBeEmpty: true,
  };
  expect(readField(field, ' ', 'feet-inches')).toEqual({ value: '' });
  expect(shownValue({ ...field, value: '' }, 'feet-inches')).toBe('');
});
