import { describe, expect, test } from 'vitest';
import { lotOf } from '../../testing/testLots.ts';
import { applyChanges, type Plan } from '../plan/plan.ts';
import type { ItemLine } from '../checks/item.ts';
import { planItems } from '../checks/planItems.ts';
import { readPlanFile } from '../file/planFile.ts';
import { writePlanFile } from '../file/writePlanFile.ts';
import { sentences, setbacks } from '../../testing/testFindings.ts';
import { lot, packOf, planOf, rectangle } from '../../testing/testSite.ts';

const rules = packOf({ setbacks, items: [{ id: 'zoneStandards', need: 'required' }] });
const lineOf = (plan: Plan): ItemLine | undefined => planItems(plan, plan.settings.pack ?? rules)[0];

describe('required setbacks', () => {
  test('are shown where their lines are drawn, which the remedy does', () => {
    const plan = planOf([lot], rules);
    expect(lineOf(plan)).toMatchObject({ state: 'missing', remedy: { title: 'Draw the setback lines' } });
    applyChanges(plan, lineOf(plan)?.remedy?.changes(plan) ?? []);
    const line = plan.objects.get('setback-2');
    expect(line).toMatchObject({ of: 'lot', off: [10, 5, 25, 5] });
    expect(lineOf(plan)).toMatchObject({ state: 'ok' });
    // One that is drawn at 0, or is not printed, does not show them.
    const side = { edges: 'left side', feet: 0 };
    const distances = [
      { edges: 'front', feet: 25 },
      { edges: 'right side', feet: 5 },
      { edges: 'rear', feet: 10 },
      side,
    ];
    applyChanges(plan, [{ put: { ...line, distances } as never }]);
    expect(lineOf(plan)).toMatchObject({ state: 'missing' });
    applyChanges(plan, lineOf(plan)?.remedy?.changes(plan) ?? []);
    expect(lineOf(plan)).toMatchObject({ state: 'ok' });
    const layers = plan.settings.layers.map((layer) => ({ ...layer, unprinted: true as const }));
    applyChanges(plan, [{ settings: { layers } }]);
    expect(lineOf(plan)).toMatchObject({ state: 'missing' });
  });

  test('name the edges that have no name by their role', () => {
    const plan = planOf([lotOf(rectangle(0, 0, 100, 150))], rules);
    applyChanges(plan, lineOf(plan)?.remedy?.changes(plan) ?? []);
    expect(plan.objects.get('lot')).toMatchObject({
      edges: ['rear', 'side', 'front', 'side'].map((name) => ({ name, isGuess: true })),
    });
    // Nobody has said which the front is: it stays a question, in the file too.
    const file = readPlanFile(writePlanFile(plan, '2026-11-01T00:00:00.000Z'));
    const kept = file.ok ? file.contents.objects : [];
    expect(sentences(kept, rules)).toEqual([expect.stringContaining('Which edge of the lot is the front?')]);
    expect(lineOf(plan)).toMatchObject({ state: 'ok' });
  });

  test('that are not known are asked for, and those that leave no room have no remedy', () => {
    expect(lineOf(planOf([lot], { ...rules, setbacks: {} }))?.sentence).toMatch(/aren't known/);
    const wide = planOf([lot], { ...rules, setbacks: { side: 60 } });
    expect(lineOf(wide)).toMatchObject({ state: 'missing' });
    expect(lineOf(wide)?.remedy).toBeUndefined();
  });
});
