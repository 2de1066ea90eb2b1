import { builtInPacks } from '@homeplot/plan/builtInPacks';
import type { Pack } from '@homeplot/plan/pack';
import { allPackNumbers } from '@homeplot/plan/packNumbers';
import { describe, expect, test } from 'vitest';
import { inDistrict, keyOf, typedOf, withTyped } from './packFields.ts';
import { packSections } from './packSections.ts';

const [general] = builtInPacks;
if (!general) throw new Error('There is no built-in pack.');
const pack: Pack = general;

test('the district of a city is the zoning of the plan, unless it has one', () => {
  expect(inDistrict(pack, ' R-1 ').district).toBe('R-1');
  expect(inDistrict({ ...pack, district: 'R-2' }, 'R-1').district).toBe('R-2');
  expect(inDistrict(pack, '')).not.toHaveProperty('district');
});

describe('the numbers of a pack', () => {
  test('have a field each', () => {
    const fields = packSections.flatMap((section) => section.fields.map(keyOf));
    expect(allPackNumbers.filter((one) => !fields.includes(keyOf(one)))).toEqual([]);
  });

  test('are typed in any unit and with any marks', () => {
    const typed = {
      ...typedOf(pack, 'feet-inches'),
      'setbacks.front': '25',
      'setbacks.side': `7' 6"`,
      'setbacks.rear': '3.048 m',
      'accessory.side': '3',
      'limits.buildingCoverage': '35 %',
      'limits.floorArea': '0,5',
      'limits.parking': '2',
      'limits.accessoryHeight': '15',
    };
    const read = withTyped(pack, typed, 'feet-inches');
    expect(read.problems).toEqual({});
    expect(read.pack.setbacks?.rear).toBeCloseTo(10, 9);
    expect(read.pack).toMatchObject({
      setbacks: { front: 25, side: 7.5 },
      accessory: { side: 3 },
      limits: { buildingCoverage: 0.35, floorArea: 0.5, parking: 2, accessoryHeight: 15 },
    });
    expect(read.pack.setbacks).not.toHaveProperty('streetSide');
  });

  test('are meters on a metric plan', () => {
    const read = withTyped(pack, { 'setbacks.front': '7,5' }, 'metres');
    expect(read.pack.setbacks?.front).toBeCloseTo(7.5 / 0.3048, 9);
  });

  test('stay exact if their text is left as shown', () => {
    const odd: Pack = {
      ...pack,
      setbacks: { side: 10 / 3 },
      accessory: { rear: 7 / 3 },
      limits: { impervious: 1 / 3 },
    };
    expect(withTyped(odd, typedOf(odd, 'feet-inches'), 'feet-inches').pack).toEqual(odd);
  });

  test('of narrow lots and of sheets are typed in pairs, and scales as they are written', () => {
    const scales = { [`1" = 20'`]: 20, '1"=30\'': 30, [`1/8" = 1'-0"`]: 8, '1:240': 20, '20': 20 };
    for (const [text, feet] of Object.entries(scales))
      expect(
        withTyped(pack, { 'sheet.feetPerInch': text }, 'feet-inches').pack.sheet?.feetPerInch,
      ).toBeCloseTo(feet, 9);
    const typed = {
      'narrow.poolToLine.under': '25',
      'narrow.poolToLine.feet': '3',
      'sheet.smallest.width': '11"',
      'sheet.smallest.height': '17 in',
    };
    const read = withTyped({ ...pack, sheet: { units: 'metres' } }, typed, 'feet-inches');
    expect(read).toMatchObject({
      problems: {},
      pack: {
        narrow: { poolToLine: { under: 25, feet: 3 } },
        sheet: { smallest: { width: 11, height: 17 }, units: 'metres' },
      },
    });
    const again = withTyped(read.pack, typedOf(read.pack, 'feet-inches'), 'feet-inches');
    expect(again).toEqual(read);
    expect(withTyped(read.pack, {}, 'feet-inches').pack).toMatchObject({ sheet: { units: 'metres' } });
    expect(withTyped(read.pack, {}, 'feet-inches').pack).not.toHaveProperty('narrow');
  });

  test('that go together are asked for together', () => {
    const typed = {
      'narrow.poolToLine.feet': '3',
      'sheet.largest.width': '300',
      'sheet.stamp.width': '3',
      'sheet.feetPerInch': 'small',
    };
    expect(withTyped(pack, typed, 'feet-inches').problems).toEqual({
      'narrow.poolToLine.under': 'Type both numbers, or neither.',
      'sheet.largest.width': `“300” isn't a length of paper from 1 to 100 inches. Try 11.`,
      'sheet.stamp.height': 'Type both numbers, or neither.',
      'sheet.feetPerInch': `“small” isn't a scale. Try 1" = 20', 1/8" = 1' or 1:200.`,
    });
  });

  test('keep those that this version has no field for', () => {
    const later = { ...pack, setbacks: { side: 5, alley: 3 } } as Pack;
    expect(withTyped(later, { 'setbacks.side': '' }, 'feet-inches').pack.setbacks).toEqual({ alley: 3 });
  });

  test('name what is wrong with each', () => {
    const typed = {
      'setbacks.front': 'far',
      'limits.buildingCoverage': '135',
      'limits.parking': '1.5',
      'limits.floorArea': 'zero',
    };
    expect(withTyped(pack, typed, 'feet-inches').problems).toEqual({
      'setbacks.front': `“far” isn't a length from 0 to 5,000'. Try 5, 7' 6" or 1.5 m.`,
      'limits.buildingCoverage': `“135” isn't a percentage from 0 to 100. Try 35.`,
      'limits.parking': `“1.5” isn't a whole number from 0 to 1,000. Try 2.`,
      'limits.floorArea': `“zero” isn't a ratio above 0, up to 100. Try 0.5.`,
    });
  });

  test('say that they are too small', () => {
    const typed = { 'setbacks.front': '-3', 'limits.floorArea': '0', 'limits.parking': '-1' };
    expect(withTyped(pack, typed, 'decimal-feet').problems).toEqual({
      'setbacks.front': `“-3” isn't a length from 0 to 5,000'. Try 5, 7' 6" or 1.5 m.`,
      'limits.floorArea': `“0” isn't a ratio above 0, up to 100. Try 0.5.`,
      'limits.parking': `“-1” isn't a whole number from 0 to 1,000. Try 2.`,
    });
  });

  test('are limited as in a file, in the units of the plan', () => {
    const problemsOf = (typed: Readonly<Record<string, string>>) => withTyped(pack, typed, 'metres').problems;
    expect(problemsOf({ 'setbacks.front': '2000', 'planes.sideAngle': '89.5' })).toEqual({
      'setbacks.front': `“2000” isn't a length from 0 to 1,524 m. Try 1.5 m, 1.5 or 7' 6".`,
      'planes.sideAngle': `“89.5” isn't an angle from 0 to 89 degrees. Try 45.`,
    });
    expect(problemsOf({ 'sheet.feetPerInch': 'small' })).toEqual({
      'sheet.feetPerInch': `“small” isn't a scale. Try 1:200, 1" = 20' or 1/8" = 1'.`,
    });
    expect(problemsOf({ 'setbacks.front': '1524', 'trees.smallest': '600' })).toEqual({});
    expect(problemsOf({ 'trees.smallest': '601' })).toEqual({
      'trees.smallest': `“601” isn't a number from 0 to 600. Try 1.5.`,
    });
  });
});
