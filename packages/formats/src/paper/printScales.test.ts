import { expect, test } from 'vitest';
import { fittingScale, scaleNamed } from './drawingScale.ts';
import { printScales } from './printScales.ts';

const names = (units: 'feet-inches' | 'metres'): readonly string[] =>
  printScales(units).map(({ name }) => name);

test('the scales that desks name are offered, largest first', () => {
  expect(names('feet-inches').slice(0, 5)).toEqual([
    `1/4" = 1'-0"`,
    `1/8" = 1'-0"`,
    `1" = 10'`,
    `1/16" = 1'-0"`,
    `1" = 20'`,
  ]);
  expect(names('metres').slice(0, 11)).toEqual(
    [50, 75, 100, 150, 200, 250, 300, 500, 1000, 1250, 2000].map((ratio) => `1:${ratio}`),
  );
});

test('only the rounder ones are taken by themselves, so that older plans keep their scale', () => {
  // 250 feet fit 11 x 17 paper at 1/16" = 1'-0", and 22 m fit A3 at 1:75.
  expect(scaleNamed(fittingScale(250, 150, 10, 'feet-inches'), 'feet-inches').name).toBe(`1" = 20'`);
  expect(scaleNamed(fittingScale(90, 60, 10, 'metres'), 'metres').name).toBe('1:100');
});

test('a ratio has its name on a plan in feet too', () => {
  expect(scaleNamed(1250 / 12, 'feet-inches').name).toBe('1:1250');
  expect(scaleNamed(1250 / 12, 'decimal-feet').name).toBe('1:1250');
  expect(scaleNamed(10, 'feet-inches').name).toBe(`1" = 10'`);
});
