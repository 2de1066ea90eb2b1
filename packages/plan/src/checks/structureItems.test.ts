// The items about structures: their sizes and their distances.
import { expect, test } from 'vitest';
import { boxed, lot, packOf, planOf, thing } from '../../testing/testSite.ts';
import { planItems } from './planItems.ts';

test('a dimension from a point of a lot line to a building is not one of its size', () => {
  const pack = packOf({ items: [{ id: 'buildingSizes', need: 'required' }] });
  const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0, status: 'proposed' });
  const toHouse = (id: string, from: object, to: object) =>
    thing('dimension', id, { places: [from, { ...to, tie: { object: 'house', anchor: 'n' } }], offset: 0 });
  const left = toHouse('left', { x: 0, y: 60 }, { x: 35, y: 60 });
  const front = toHouse('front', { x: 50, y: 150 }, { x: 50, y: 75 });
  expect(planItems(planOf([lot, house, left, front], pack), pack)).toMatchObject([
    { sentence: 'Dimension the width and the length of the house.' },
  ]);
});
