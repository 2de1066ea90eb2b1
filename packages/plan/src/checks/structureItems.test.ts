// The items about structures: their sizes and their distances.
import { expect, test } from 'vitest';
import { lot, packOf, planOf, rectangle, thing, traced } from '../../testing/testSite.ts';
import { planItems } from './planItems.ts';

test('a dimension from a point of a lot line to a building is not one of its size', () => {
  const pack = packOf({ items: [{ id: 'buildingSizes', need: 'required' }] });
  const house = traced('building', 'house', rectangle(35, 45, 65, 75), { status: 'proposed' });
  const toHouse = (id: string, from: object, to: object) =>
    thing('dimension', id, { places: [from, { ...to, tie: { object: 'house', anchor: 'n' } }], offset: 0 });
  const left = toHouse('left', { x: 0, y: 60 }, { x: 35, y: 60 });
  const front = toHouse('front', { x: 50, y: 150 }, { x: 50, y: 75 });
  expect(planItems(planOf([lot, house, left, front], pack), pack)).toMatchObject([
    { sentence: 'Dimension the width and the length of the building.' },
  ]);
});

test.each([0, 0.3])('an addition that is drawn %s ft off the house is not a separate building', (off) => {
  const pack = packOf({ items: [{ id: 'buildingSeparation', need: 'required' }] });
  const house = traced('building', 'house', rectangle(35, 60, 75, 100), { status: 'existing' });
  const addition = traced('building', 'addition', rectangle(20, 70, 35 - off, 90), { status: 'proposed' });
  expect(planItems(planOf([lot, house, addition], pack), pack)).toMatchObject([
    { state: 'ok', sentence: 'There are no separate buildings.' },
  ]);
});
