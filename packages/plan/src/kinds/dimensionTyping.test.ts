// What is typed over a dimension: words beside its number, or another length for what it measures.
import { describe, expect, test } from 'vitest';
import { objectToFile, readPlanFile } from '../planFile.ts';
import { dimension, dimensionOf, isDimension } from './dimension.ts';
import { wordsOf } from './dimensionDrawing.ts';
import type { Dimension } from './dimensionGeometry.ts';
import { dimensionMeasure } from './dimensionTyping.ts';
import type { Units } from '../units.ts';

/** 12' 6" from left to right. */
const at: Dimension = {
  id: 'd',
  order: 'a0',
  ...dimensionOf({
    form: 'aligned',
    places: [
      { x: 0, y: 0 },
      { x: 12.5, y: 0 },
    ],
    offset: 2,
  }),
};
const read = (of: Dimension, typed: string, units: Units) => dimensionMeasure.read(of, typed, units);
const lengthen = (of: Dimension, feet: number) => dimensionMeasure.lengthen(of, feet);
const put = (typed: string, of = at): Dimension => {
  const outcome = read(of, typed, 'feet-inches');
  if ('problem' in outcome || outcome.length !== undefined) throw new Error(JSON.stringify(outcome));
  return outcome.put;
};

describe('words beside the number', () => {
  test.each([
    [`front yard 12' 6" min.`, `front yard 12' 6" min.`],
    [`±12' 6"`, `± 12' 6"`],
    ['to face of curb', `12' 6" to face of curb`],
    [`Lot 2 12' 6"`, `Lot 2 12' 6"`],
    ['', `12' 6"`],
  ])('%s', (typed, written) => {
    expect(wordsOf(put(typed), 'feet-inches')).toBe(written);
  });

  test('go on beside the number when that changes', () => {
    const longer = { ...put(`12' 6" clear`), places: [at.places[0] ?? { x: 0, y: 0 }, { x: 20, y: 0 }] };
    expect(wordsOf(longer, 'feet-inches')).toBe(`20' clear`);
    expect(wordsOf(longer, 'metres')).toBe('6.10 m clear');
  });

  test('come back from a file', () => {
    const reading = readPlanFile({
      objects: [objectToFile(put(`abt. 12' 6" ±`), 2)],
      settings: { scale: 2 },
    });
    const [found] = reading.ok ? reading.contents.objects.filter(isDimension) : [];
    expect(found).toMatchObject({ before: 'abt.', after: '±' });
  });

  test('what is written already changes nothing', () => {
    expect(put(`12' 6"`)).toBe(at);
  });
});

describe('another length', () => {
  test.each([
    ['30', 30, '', ''],
    [`30' setback`, 30, '', 'setback'],
    [`min. 25' 6" to lot line`, 25.5, 'min.', 'to lot line'],
    ['9 m', 29.527559, '', ''],
    ['30 front yard', 30, '', 'front yard'],
  ])('%s is read', (typed, feet, before, after) => {
    const outcome = read(at, typed, 'feet-inches');
    if ('problem' in outcome) throw new Error(outcome.problem);
    expect(outcome.length).toBeCloseTo(feet, 5);
    expect([outcome.put.before ?? '', outcome.put.after ?? '']).toEqual([before, after]);
  });

  test.each([
    [`12' 6" (25' min.)`, /^Write one length/],
    [`12'.5`, /isn't a length/],
    ['100-200', /isn't a length/],
    ['-5', /above 0/],
    [`30' of 40'`, /^Write one length/],
  ])('%s is refused in a sentence', (typed, reason) => {
    expect(read(at, typed, 'feet-inches')).toEqual({ problem: expect.stringMatching(reason) as string });
  });

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
    const outcome = lengthen(upright, 2);
    expect('by' in outcome && [outcome.by.x, outcome.by.y]).toEqual([
      expect.closeTo(0, 9),
      expect.closeTo(4, 9),
    ]);
  });

  test('of no length, of none at all and of an angle or a radius is refused', () => {
    expect(lengthen(at, 0)).toHaveProperty('problem', 'Type a length above 0.');
    const [from = { x: 0, y: 0 }] = at.places;
    expect(lengthen({ ...at, places: [from, from] }, 5)).toHaveProperty('problem');
    for (const form of ['angular', 'radius'] as const) {
      const other: Dimension = { ...at, form, places: [...at.places, { x: 0, y: 8 }] };
      expect(read(other, '30', 'feet-inches')).toEqual({
        problem: expect.stringContaining(`can't be typed over`) as string,
      });
      expect(read(other, 'typical', 'feet-inches')).toMatchObject({ put: { after: 'typical' } });
    }
  });
});

describe('a dimension of an earlier version, with a number in place of the one it measures', () => {
  const saved = {
    type: 'dimension',
    id: 'd',
    points: [
      { x: 0, y: 0 },
      { x: 12.5, y: 0 },
    ],
    text: `99'`,
  };
  const reading = readPlanFile({ objects: [saved], settings: { scale: 1 } });
  const [found = at] = reading.ok ? reading.contents.objects.filter(isDimension) : [];

  test('opens as it was saved, and says so', () => {
    expect(wordsOf(found, 'feet-inches')).toBe(`99'`);
    expect(objectToFile(found, 1)).toMatchObject({ text: `99'` });
    expect(dimension.faults?.(found)).toEqual(['The words hide the measured length.']);
  });

  test('shows what it measures when that is asked for, or when it is typed over', () => {
    const forms = dimension.forms(found);
    const shown = forms.find(({ submit }) => submit === 'Show measured length')?.apply({});
    expect(shown && wordsOf(shown, 'feet-inches')).toBe(`12' 6"`);
    expect(shown && dimension.faults?.(shown)).toEqual([]);
    expect(wordsOf(put('clear', found), 'feet-inches')).toBe(`12' 6" clear`);
    expect(dimension.forms(at).map(({ submit }) => submit)).not.toContain('Show measured length');
  });
});
