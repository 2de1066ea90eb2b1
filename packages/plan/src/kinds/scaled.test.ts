// Every kind that can be scaled has twice the size after an even scaling by 2, and is back after one by a half.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boxHeight, boxWidth } from '../geometry/box.ts';
import { objectBox } from '../plan/plan.ts';
import { allKinds } from './index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { scaled } from './scaled.ts';
import { shaped } from '../../testing/shapes.ts';

const scalable = allKinds().filter((kind) => 'scale' in kind || kind.path?.editing !== undefined);
/** The box of its outline, or of its drawing where it has none. */
const sizeOf = (object: PlanObject): readonly number[] => {
  const box = objectBox(object);
  return [boxWidth(box), boxHeight(box)];
};

test.each(scalable.map((kind) => [kind.type, kind] as const))('%s', (_type, kind) => {
  fc.assert(
    fc.property(shaped(kind), (object) => {
      const double = scaled(object, { about: { x: 3, y: -7 }, x: 2, y: 2 });
      const back = double && scaled(double, { about: { x: 3, y: -7 }, x: 0.5, y: 0.5 });
      if (!double || !back) throw new Error('It was not scaled.');
      const { width, height } = kind.dimensions(object);
      const { width: across } = kind.dimensions(double);
      expect(across).toBeCloseTo(2 * width, 3);
      const again = kind.dimensions(back);
      expect(again.width).toBeCloseTo(width, 3);
      expect(again.height).toBeCloseTo(height, 3);
      expect(sizeOf(back)).toEqual(sizeOf(object).map((size) => expect.closeTo(size, 3) as number));
    }),
    { numRuns: 30 },
  );
});
