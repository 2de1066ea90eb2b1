import { RecordingPen } from '@homeplot/plan/recordingPen';
import type { Units } from '@homeplot/plan/units';
import { expect, test } from 'vitest';
import { printScales, usualScales } from './printScales.ts';
import { drawScaleBar } from './scaleBar.ts';

function wordsAt(feetPerInch: number, units: Units): readonly string[] {
  const pen = new RecordingPen();
  const perFoot = 25.4 / feetPerInch;
  drawScaleBar(pen, { x: 0, y: 0 }, { feetPerInch, units, letters: 3, perFoot, perMillimeter: 1 });
  return pen.marks.flatMap((mark) => (mark.mark === 'text' ? mark.text.content : []));
}
const scaleOf = (name: string): number =>
  [...printScales('metres'), ...printScales('feet-inches')].find((scale) => scale.name === name)
    ?.feetPerInch ?? 0;

test.each([
  ['1:100', "8'", '2 m'],
  ['1:250', "20'", '5 m'],
  ['1:500', "40'", '10 m'],
  [`1" = 30'`, "30'", '5 m'],
  [`1/4" = 1'-0"`, "4'", '1 m'],
  [`1/16" = 1'-0"`, "10'", '2 m'],
  ['1:75', "6'", '1 m'],
  ['1:150', "10'", '2 m'],
  ['1:300', "20'", '5 m'],
  ['1:1250', "100'", '20 m'],
])('the steps at %s are %s and %s', (name, feet, meters) => {
  expect(wordsAt(scaleOf(name), 'feet-inches')[1]).toBe(feet);
  expect(wordsAt(scaleOf(name), 'metres')[1]).toBe(meters);
});

test('all steps of all scales have one digit before their zeros, and those of a ruler are its own', () => {
  for (const { feetPerInch } of printScales('metres'))
    for (const units of ['feet-inches', 'metres'] as const)
      expect(wordsAt(feetPerInch, units)[1]).toMatch(/^\d0*('| m)$|^0\.0*\d('| m)$/);
  for (const { feetPerInch } of usualScales('feet-inches'))
    expect(wordsAt(feetPerInch, 'feet-inches')[1]).toBe(`${feetPerInch}'`);
});
