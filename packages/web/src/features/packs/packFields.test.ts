import { builtInPacks } from '@homeplot/plan/builtInPacks';
import type { Pack } from '@homeplot/plan/pack';
import { describe, expect, test } from 'vitest';
import { inDistrict, typedOf, withTyped } from './packFields.ts';

const [general] = builtInPacks;
if (!general) throw new Error('There is no built-in pack.');
const pack: Pack = general;

test('the district of a city is the zoning of the plan, unless it has one', () => {
  expect(inDistrict(pack, ' R-1 ').district).toBe('R-1');
  expect(inDistrict({ ...pack, district: 'R-2' }, 'R-1').district).toBe('R-2');
  expect(inDistrict(pack, '')).not.toHaveProperty('district');
});

describe('the numbers of a pack', () => {
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
      'setbacks.front': `"far" isn't a length. Try 5, 7' 6" or 1.5 m.`,
      'limits.buildingCoverage': `"135" isn't a percentage. Try 35.`,
      'limits.parking': `"1.5" isn't a number of spaces. Try 2.`,
      'limits.floorArea': `"zero" isn't a ratio. Try 0.5.`,
    });
  });
});
