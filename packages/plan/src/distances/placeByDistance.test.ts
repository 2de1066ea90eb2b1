import { assert, double, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PlanObject } from '../objects/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { corners, lotOf, names } from '../../testing/testLots.ts';
import { buildingDistances } from './buildingDistances.ts';
import { distancesToOwnLot } from './ownLot.ts';
import { offsetToDistances, type WantedDistance } from './placeByDistance.ts';

const house = (x: number, y: number, fields: object = {}, id = 'house'): PlanObject => {
  const kind = kindOf({ type: 'house', id, order: 'a0' });
  const made = kind.create({ from: { x, y }, scale: 2, siteExtent: 100 });
  const sized = { ...made, width: 30, height: 20, rotation: 0, ...fields };
  return { id, type: 'house', order: 'a0', ...sized };
};
const lot = lotOf(corners, names);
const onPlan = (...objects: readonly PlanObject[]) => new Map(objects.map((one) => [one.id, one]));
const moved = (object: PlanObject, wanted: readonly WantedDistance[], ...more: PlanObject[]) => {
  const by = offsetToDistances(object, wanted, onPlan(lot, ...more));
  return by && kindOf(object).move(object, by);
};
const feetTo = (object: PlanObject | undefined, edge: number): number =>
  (object && distancesToOwnLot(object, [lot]).find((one) => one.edge === edge)?.feet) ?? Number.NaN;

describe('an object placed by distances', () => {
  test('moves square to the line, and along it not at all', () => {
    const placed = moved(house(60, 60), [{ target: lot.id, edge: 0, feet: 25, of: 'wall' }]);
    expect(feetTo(placed, 0)).toBeCloseTo(25, 7);
    expect(placed).toMatchObject({ x: 60 });
  });

  test('keeps two distances at once, turned as it may be, also from over the line', () => {
    const inside = double({ min: 5, max: 30, noNaN: true });
    assert(
      property(
        record({ turn: double({ min: 0, max: 360, noNaN: true }), left: inside, rear: inside }),
        ({ turn, left, rear }) => {
          for (const start of [house(60, 60, { rotation: turn }), house(12, 14, { rotation: turn })]) {
            const placed = moved(start, [
              { target: lot.id, edge: 0, feet: rear, of: 'wall' },
              { target: lot.id, edge: 3, feet: left, of: 'wall' },
            ]);
            expect(feetTo(placed, 0)).toBeCloseTo(rear, 6);
            expect(feetTo(placed, 3)).toBeCloseTo(left, 6);
          }
        },
      ),
    );
  });

  test('is measured from the eave if that is asked', () => {
    const placed = moved(house(60, 60, { eave: 2 }), [{ target: lot.id, edge: 3, feet: 8, of: 'eave' }]);
    expect(feetTo(placed, 3)).toBeCloseTo(10, 7);
    expect(distancesToOwnLot(house(60, 60, { eave: 2 }), [lot])[0]?.eave).toBeCloseTo(28, 7);
  });

  test('keeps a distance to a building, named by it', () => {
    const garage = house(150, 60, { name: 'Garage' }, 'garage');
    const [nearest] = buildingDistances(house(60, 60), [lot, garage]);
    expect(nearest).toMatchObject({ to: 'Garage', feet: 60, from: { x: 75, y: 60 }, at: { x: 135, y: 60 } });
    const placed = moved(house(60, 60), [{ target: 'garage', feet: 10, of: 'wall' }], garage);
    expect(placed).toMatchObject({ x: 110, y: 60 });
  });

  test('is nowhere for distances to two parallel lines', () => {
    const both = [1, 3].map((edge): WantedDistance => ({ target: lot.id, edge, feet: 10, of: 'wall' }));
    expect(moved(house(60, 60), both)).toBeUndefined();
  });
});
