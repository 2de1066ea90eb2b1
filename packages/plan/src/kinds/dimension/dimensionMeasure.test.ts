// What has to move for a dimension to measure a typed length, and the words beside its number.
import { describe, expect, test } from 'vitest';
import { readPlanFile } from '../../file/planFile.ts';
import { objectToFile } from '../../file/objectToFile.ts';
import { dimension, dimensionOf } from './dimension.ts';
import type { Dimension } from './dimensionPlaces.ts';
import { lengthen, measuredLength } from './dimensionMeasure.ts';
import { wordsOf } from './dimensionText.ts';
import { objectsOf } from '../../../testing/testObjects.ts';

const closeTo = (feet: number): number => expect.closeTo(feet, 9) as number;
const ends = [
  { x: 0, y: 0 },
  { x: 12.5, y: 0 },
];
/** 12' 6" from left to right. */
const at: Dimension = {
  id: 'd',
  order: 'a0',
  ...dimensionOf({ form: 'aligned', places: ends, offset: 2 }),
};

function withFields(fields: Readonly<Record<string, string | number>>, of = at): Dimension {
  const form = dimension.forms(of).find(({ submit }) => submit === 'Update Dimension');
  if (!form) throw new Error('no form');
  return form.apply({ before: of.before ?? '', after: of.after ?? '', offset: of.offset, ...fields });
}

function reopened(file: object): Dimension {
  const reading = readPlanFile({ objects: [file], settings: { scale: 1 } });
  const [found] = reading.ok ? objectsOf(dimension, reading.contents.objects) : [];
  if (!found) throw new Error('not read');
  return found;
}

describe('words beside the number', () => {
  const beside = withFields({ before: ' front yard ', after: 'min.' });

  test('stand before and after it, in any units and of any length', () => {
    expect(wordsOf(beside, 'feet-inches')).toBe(`front yard 12' 6" min.`);
    expect(wordsOf({ ...beside, places: [ends[0] ?? { x: 0, y: 0 }, { x: 20, y: 0 }] }, 'metres')).toBe(
      'front yard 6.10 m min.',
    );
    expect(wordsOf(withFields({ before: '' }, beside), 'feet-inches')).toBe(`12' 6" min.`);
  });

  test('come back from a file', () => {
    expect(reopened(objectToFile(beside, 1))).toMatchObject({ before: 'front yard', after: 'min.' });
  });
});

describe('another length', () => {
  test('moves the second end along the dimension', () => {
    expect(lengthen(at, 20)).toEqual({ by: { x: 7.5, y: 0 }, ends: [undefined, undefined] });
    const upright: Dimension = {
      ...at,
      form: 'vertical',
      places: [
        { x: 3, y: 10 },
        { x: 9, y: 4 },
      ],
    };
    expect(lengthen(upright, 2)).toMatchObject({ by: { x: closeTo(0), y: closeTo(4) } });
  });

  test.each([
    ['none', at, 0, 'Type a length above 0.'],
    ['more than a site', at, 1e6, 'A dimension is at most 500,000 feet long.'],
    [
      'ends at one place',
      {
        ...at,
        places: [
          { x: 1, y: 1 },
          { x: 1, y: 1 },
        ],
      },
      5,
      /^Its ends are at the same point/,
    ],
    [
      'an angle',
      { ...at, form: 'angular', places: [...ends, { x: 0, y: 8 }] },
      5,
      /^An angle can't be typed over/,
    ],
    ['a radius', { ...at, form: 'radius' }, 5, /^A radius can't be typed over/],
  ] as const)('is refused in a sentence: %s', (_, of, feet, sentence) => {
    const outcome = lengthen(of, feet);
    expect('problem' in outcome && outcome.problem).toMatch(sentence);
  });

  test('is typed over the one that is measured', () => {
    expect(measuredLength(at)).toBe(12.5);
    expect(measuredLength({ ...at, form: 'radius' })).toHaveProperty('problem');
  });
});

describe('a dimension of an earlier version, with words in place of its number', () => {
  const found = reopened({ type: 'dimension', id: 'd', points: ends, text: `99'` });

  test('opens as it was saved, and says so', () => {
    expect(wordsOf(found, 'feet-inches')).toBe(`99'`);
    expect(objectToFile(found, 1)).toMatchObject({ text: `99'` });
    expect(dimension.faults?.(found)).toEqual(['The words hide the measured length.']);
    expect(withFields({ offset: 3 }, found).text).toBe(`99'`);
  });

  test('shows what it measures when that is asked for, or when words are put beside it', () => {
    const [shown] = dimension
      .forms(found)
      .flatMap((form) => (form.submit === 'Show measured length' ? form.apply({}) : []));
    expect(shown && wordsOf(shown, 'feet-inches')).toBe(`12' 6"`);
    expect(shown && dimension.faults?.(shown)).toEqual([]);
    expect(wordsOf(withFields({ after: 'clear' }, found), 'feet-inches')).toBe(`12' 6" clear`);
    expect(dimension.forms(at).map(({ submit }) => submit)).not.toContain('Show measured length');
  });
});
