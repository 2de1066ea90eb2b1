import { expect, test } from 'vitest';
import { applyInvariants } from '../invariants.ts';
import { kindOf } from '../kinds/index.ts';
import { applyChanges, type Change } from '../plan.ts';
import { readPlanText } from '../planFile.ts';
import { TieIndex } from '../tieIndex.ts';
import { writePlanFile } from '../writePlanFile.ts';
import { planItems } from './planItems.ts';
import { shed } from './testFindings.ts';
import { boxed, lot, packOf, planOf } from './testSite.ts';

test('a dimension between two buildings stays at their nearest points', () => {
  const house = boxed('house', 'house', { x: 50, y: 60 }, 30, 30, { rotation: 0, status: 'existing' });
  const near = shed(50, 20, { status: 'proposed' });
  const pack = packOf({ items: [{ id: 'buildingSeparation', need: 'required' }] });
  const plan = planOf([lot, house, near], pack);
  const edit = (changes: readonly Change[]): void => {
    const { dependents } = new TieIndex(plan);
    applyChanges(plan, applyInvariants(plan, { near: () => [], dependents }, changes));
  };
  const ends = () => plan.objects.get('dimension-4');
  edit(planItems(plan, pack)[0]?.remedy?.changes(plan) ?? []);
  expect(ends()).toMatchObject({ places: [{ y: 24 }, { y: 45 }] });
  edit([{ put: kindOf(near).move(near, { x: 40, y: 0 }) }]);
  const places = [
    { x: 85, y: 24 },
    { x: 65, y: 45 },
  ];
  expect(ends()).toMatchObject({ places });
  expect(planItems(plan, pack)).toMatchObject([{ state: 'ok' }]);
  const file = readPlanText(JSON.stringify(writePlanFile(plan, '2026-11-01T00:00:00.000Z')));
  expect(file).toMatchObject({ ok: true, notes: [] });
  expect(file.ok && file.contents.objects.find(({ id }) => id === 'dimension-4')).toMatchObject({ places });
});
