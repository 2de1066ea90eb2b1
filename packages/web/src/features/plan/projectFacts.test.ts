import { legalDescription, legalText } from '@homeplot/formats/legalDescription';
import { lotFromOutline } from '@homeplot/plan/lot';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import type { Project } from '@homeplot/plan/project';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { areSameFacts, shownFacts, storedFacts } from './projectFacts.ts';

const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 150 },
];
const edges = [90, 180, 326].map((direction) => ({ source: 'deed', recorded: { direction } }) as const);
const lot = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(corners, edges) };

const planOf = (project?: Project, north = 0): Plan =>
  createPlan({ objects: [lot], settings: { ...defaultSettings, north, ...(project ? { project } : {}) } });

const withoutLot = (project?: Project): Plan =>
  createPlan({ objects: [], settings: { ...defaultSettings, ...(project ? { project } : {}) } });

/** What is stored if nothing is changed in the form. */
function applied(plan: Plan): Project {
  const shown = shownFacts(plan, undefined);
  return storedFacts(shown.texts, shown);
}

test('a description by the courses of the lot is shown, and follows the lot after the facts were applied', () => {
  const plan = planOf();
  const shown = shownFacts(plan, undefined);
  expect(shown.texts['legal']).toMatch(/^Beginning at a corner; thence N 90/);
  const stored = storedFacts({ ...shown.texts, owner: 'Ann' }, shown);
  expect(stored).toEqual({ owner: 'Ann', legalFrom: 'lot' });
  const turned = planOf(stored, 30);
  expect(legalText(turned)).toBe(legalDescription(turned));
  expect(legalText(turned)).not.toBe(shown.texts['legal']);
  expect(applied(turned)).toEqual(stored);
});

test('one that was typed or cleared remains as it is', () => {
  for (const legal of ['Lot 4', '']) {
    expect(storedFacts({ legal }, shownFacts(planOf(), undefined))).toEqual({ legal });
    expect(shownFacts(planOf({ legal }), undefined).texts).toEqual({ legal });
  }
  expect(storedFacts({ legal: ' ', owner: '' }, shownFacts(withoutLot(), undefined))).toEqual({});
});

test("one that wasn't changed is stored as it was, also while the lot has none", () => {
  const facts: readonly Project[] = [
    { owner: 'Ann', legalFrom: 'lot' },
    { owner: 'Ann', legal: '' },
    { owner: 'Ann', legal: 'Lot 4' },
    { owner: 'Ann', legal: legalDescription(planOf()) ?? '' },
  ];
  for (const project of facts)
    for (const plan of [planOf(project), withoutLot(project)]) expect(applied(plan)).toEqual(project);
});

test('facts that are applied as they are shown are the same, whatever their order', () => {
  for (const project of [{ legal: 'Lot 4', owner: 'Ann' }, { legalFrom: 'lot', owner: 'Ann' }, {}])
    expect(areSameFacts(project, applied(withoutLot(project)))).toBe(true);
  expect(areSameFacts(undefined, {})).toBe(true);
  expect(areSameFacts({ owner: 'Ann' }, { owner: 'Bo' })).toBe(false);
  expect(areSameFacts({ owner: 'Ann' }, {})).toBe(false);
});

test('a plan without facts begins with the remembered preparer', () => {
  const remembered = { preparer: 'Bo' };
  expect(shownFacts(planOf(), remembered).texts['preparer']).toBe('Bo');
  expect(shownFacts(planOf({ owner: 'Ann' }), remembered).texts['preparer']).toBeUndefined();
});
