import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterRemedy, found } from '../../testing/testFindings.ts';
import { lotOf } from '../../testing/testLots.ts';
import { planOf, rectangle } from '../../testing/testSite.ts';
import { objectToFile } from '../file/objectToFile.ts';
import { readPlanFile } from '../file/planFile.ts';

const box = rectangle(0, 0, 100, 150);

test('an area of the deed that differs from the drawn one is asked about with both numbers, until it is said which is right', () => {
  const lot = lotOf(box, [], { statedArea: 10_890 });
  expect(found([lot])).toMatchObject([
    {
      state: 'question',
      asks: 'user',
      sentence:
        'The deed says 10,890 sq ft (0.250 ac), but the lot is drawn with 15,000 sq ft (0.344 ac). Compare its edges with the deed.',
      remedy: { title: 'The drawn area is right' },
    },
  ]);
  expect(afterRemedy(planOf([lot]))).toEqual([]);
});

test('an area that a deed only rounds is not asked about, and the file keeps what it states', () => {
  const areas = fc.double({ min: 14_860, max: 15_140, noNaN: true });
  fc.assert(
    fc.property(areas, (statedArea) => {
      const lot = lotOf(box, [], { statedArea });
      expect(found([lot])).toEqual([]);
      const file = readPlanFile({ objects: [objectToFile(lot, 2)], settings: { scale: 2 } });
      expect(file.ok && file.contents.objects).toMatchObject([{ statedArea }]);
    }),
  );
});
