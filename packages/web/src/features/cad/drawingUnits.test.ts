import { describe, expect, test } from 'vitest';
import { unitChoices, unitQuestion } from './drawingUnits.ts';

const meter = 1 / 0.3048;
const meters = { code: 6, feet: meter, name: 'meters' };
const box = (size: number) => ({ minX: 0, minY: 0, maxX: size, maxY: size / 2 });
const near = { x: 0, y: 0 };

describe('the unit of a drawing', () => {
  test('is that of the header if the size is likely', () => {
    expect(unitQuestion({ units: meters, box: box(40), origin: near, labeled: [] })).toBeUndefined();
    expect(unitChoices(meters)[0]).toEqual({ name: 'meters', feet: meter });
    expect(unitChoices(meters).filter(({ name }) => name === 'meters')).toHaveLength(1);
  });

  test.each([
    ['is missing', { code: 0 }, 40, /doesn't say its unit/],
    [
      'makes a lot 40 inches wide',
      { code: 1, feet: 1 / 12, name: 'inches' },
      40,
      /inches.*less than 25 feet/,
    ],
    ['makes a site of 180 feet 15 feet wide', { code: 1, feet: 1 / 12, name: 'inches' }, 180, /less than 25/],
    ['makes a site 40 km wide', meters, 40_000, /meters.*more than 5 miles/],
  ])('is asked for if it %s', (_, units, size, question) => {
    expect(unitQuestion({ units, box: box(size), origin: near, labeled: [] })).toMatch(question);
  });

  test('is asked for if it is millimeters at coordinates of a survey', () => {
    const units = { code: 4, feet: meter / 1000, name: 'millimeters' };
    const origin = { x: 3_219_388, y: 540_711 };
    expect(unitQuestion({ units, box: box(9265), origin, labeled: [] })).toMatch(/coordinates.*survey/);
    expect(unitQuestion({ units: meters, box: box(90), origin, labeled: [] })).toBeUndefined();
  });
});
