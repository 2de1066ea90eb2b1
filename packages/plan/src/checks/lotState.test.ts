import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterRemedy, found } from '../../testing/testFindings.ts';
import { lotOf } from '../../testing/testLots.ts';
import { planOf, rectangle } from '../../testing/testSite.ts';
import type { LotEdge } from '../kinds/lot/lotEdge.ts';
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

test("recorded bearings with another north than the plan's are noted, until north is set to match them", () => {
  const edges = [90, 180, 270, 0].map((direction): LotEdge => {
    const bearing = (direction + 350) % 360;
    return { source: 'deed', recorded: { direction, bearing, length: direction % 180 === 0 ? 150 : 100 } };
  });
  const lot = lotOf(box, edges);
  expect(found([lot])).toMatchObject([
    {
      state: 'note',
      sentence: `The bearings of the lot are printed as recorded; their north is 10°00'00" clockwise from the plan's. The sheet says so.`,
      remedy: { title: 'Set north to match the bearings' },
    },
  ]);
  const plan = planOf([lot]);
  plan.settings = { ...plan.settings, northReference: { kind: 'true' } };
  expect(afterRemedy(plan)).toEqual([]);
  expect(plan.settings).toMatchObject({ north: 10, isNorthSet: true });
  expect(plan.settings.northReference).toBeUndefined();
});
