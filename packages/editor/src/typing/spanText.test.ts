import { kindOf } from '@homeplot/plan/kinds';
import { defaultSettings } from '@homeplot/plan/settings';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { parseSpan, formatSpan, spanLabels } from './spanText.ts';

const value = (field: 'length' | 'angle', typed: string, settings = defaultSettings): number | undefined => {
  const read = parseSpan(field, typed, settings);
  return 'value' in read ? Math.round(read.value * 1e9) / 1e9 : undefined;
};

describe('a typed angle', () => {
  test.each([
    ['45', 45],
    ['22.5°', 22.5],
    ['-30', -30],
    [`45°30'`, 45.5],
    [`45°30'36"`, 45.51],
    ['N45E', 45],
    [`N 30°30' E`, 59.5],
    ['s 45 e', -45],
    ['S10W', -100],
    ['n 90 w', 180],
    ['N45-30-36E', 44.49],
    ['N 45 30 E', 44.5],
    ['North 45 East', 45],
    [`S 86°12'30" W`, -176.2083333333],
    ['E', 0],
    ['Due North', 90],
    ['south', -90],
  ])('%s is %s degrees counter-clockwise from the right', (typed, angle) => {
    expect(value('angle', typed)).toBeCloseTo(angle, 9);
  });

  test('a bearing is relative to the north of the plan', () => {
    expect(value('angle', 'N45E', { ...defaultSettings, north: 10 })).toBeCloseTo(35, 9);
    expect(value('angle', 'E', { ...defaultSettings, north: 10 })).toBeCloseTo(-10, 9);
  });

  test.each(['', 'x', 'N95E', 'N E', 'N45-61E', 'due', 'N45', `45°61'`, '45"'])('%j is rejected', (typed) => {
    expect(value('angle', typed)).toBeUndefined();
  });
});

describe('a typed length', () => {
  test.each([
    [`42' 6"`, 42.5],
    ['12-6', 12.5],
    ['150"', 12.5],
    ['-4', -4],
  ])('%s is %s feet', (typed, feet) => {
    expect(value('length', typed)).toBe(feet);
  });

  test('a number without a unit is in meters on a metric plan', () => {
    const settings = { ...defaultSettings, units: 'metres' } as const;
    expect(value('length', '3.048', settings)).toBe(10);
    expect(formatSpan('length', 10, settings)).toBe('3.05 m');
  });

  test.each([
    ['12 fx', `“12 fx” isn't a length. Try 12.5, 12' 6" or 3.8m.`],
    ['0', 'Type a length above 0.'],
    ['9000000', "A length can be at most 500,000'."],
  ])('%s is refused with a message', (typed, problem) => {
    expect(parseSpan('length', typed, defaultSettings)).toEqual({ problem });
  });

  test('an empty angle is asked for with one instruction', () => {
    const problem = "Type an angle, such as 45 or 45°30', or a bearing such as N 45°30' E.";
    expect(parseSpan('angle', ' ', defaultSettings)).toEqual({ problem });
  });
});

test.each(['rectangle', 'house', 'deck', 'circle'])(
  'the sides of a %s have the same names at the pointer and in the panel',
  (tool) => {
    const [drawn] = new TestDriver().pick(tool).drag([10, 10], [30, 22]).objects;
    if (!drawn) throw new Error(`No ${tool} was drawn.`);
    const fields = kindOf(drawn)
      .forms(drawn)
      .flatMap((form) => form.fields);
    for (const side of ['width', 'height'] as const)
      expect(fields.find(({ name }) => name === side)?.label).toBe(`${spanLabels[side]} (feet)`);
  },
);
