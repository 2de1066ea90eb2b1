// The distances of a septic system where a building stands between.
import { expect, test } from 'vitest';
import { boxed, lot, packOf, planOf, rectangle, traced } from '../../testing/testSite.ts';
import type { PlanObject } from '../objects/kind.ts';
import { planItems } from './planItems.ts';

const pack = packOf({ items: [{ id: 'septic', need: 'required' }] });
const existing = { status: 'existing' } as const;
const system = [
  boxed('septicTank', 'tank', { x: 50, y: 20 }, 5, 8, existing),
  boxed('septicField', 'field', { x: 30, y: 10 }, 16, 8, existing),
  boxed('septicField', 'reserve', { x: 70, y: 10 }, 16, 8, { ...existing, name: 'Reserve field' }),
];
const house = traced('building', 'house', rectangle(20, 40, 80, 46), existing);
const behind = traced('building', 'addition', rectangle(40, 46, 52, 60), {
  status: 'proposed',
  use: 'Addition',
});
const said = (...objects: readonly PlanObject[]): string | undefined =>
  planItems(planOf([lot, ...system, house, ...objects], pack), pack)[0]?.sentence;

test('a distance that has no dimension is not said to be drawn', () => {
  expect(said()).toBe('The well, the septic system and their distances are drawn.');
  expect(said(behind)).toBe(
    'The well, the septic system and their distances are drawn, except where other buildings stand between.',
  );
});

test('behind a building that has stood there before, the next one in sight is measured to', () => {
  const garage = traced('building', 'garage', rectangle(86, 30, 98, 40), {
    status: 'proposed',
    use: 'Garage',
  });
  expect(said(behind, garage)).toContain('from the septic tank to the garage');
});
