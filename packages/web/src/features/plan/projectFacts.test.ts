import { legalDescription, legalText } from '@homeplot/formats/legalDescription';
import { lotFromOutline } from '@homeplot/plan/lot';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import type { Project } from '@homeplot/plan/project';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { shownFacts, storedFacts } from './projectFacts.ts';

const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 150 },
];
const edges = [90, 180, 326].map((direction) => ({ source: 'deed', recorded: { direction } }) as const);
const lot = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(corners, edges) };

const planOf = (project?: Project, north = 0): Plan =>
  createPlan({ objects: [lot], settings: { ...defaultSettings, north, ...(project ? { project } : {}) } });

test('a description by the courses of the lot is shown, and follows the lot after the facts were applied', () => {
  const plan = planOf();
  const shown = shownFacts(plan, undefined);
  expect(shown['legal']).toMatch(/^Beginning at a corner; thence N 90/);
  const stored = storedFacts({ ...shown, owner: 'Ann' }, legalDescription(plan));
  expect(stored).toEqual({ owner: 'Ann', legalFrom: 'lot' });
  const turned = planOf(stored, 30);
  expect(legalText(turned)).toBe(legalDescription(turned));
  expect(legalText(turned)).not.toBe(shown['legal']);
  expect(storedFacts(shownFacts(turned, undefined), legalDescription(turned))).toEqual(stored);
});

test('one that was typed or cleared remains as it is', () => {
  const fromLot = legalDescription(planOf());
  for (const legal of ['Lot 4', '']) {
    expect(storedFacts({ legal }, fromLot)).toEqual({ legal });
    expect(shownFacts(planOf({ legal }), undefined)).toEqual({ legal });
  }
  expect(storedFacts({ legal: ' ', owner: '' }, undefined)).toEqual({});
});

test('a plan without facts begins with the remembered preparer', () => {
  const remembered = { preparer: 'Bo' };
  expect(shownFacts(planOf(), remembered)['preparer']).toBe('Bo');
  expect(shownFacts(planOf({ owner: 'Ann' }), remembered)['preparer']).toBeUndefined();
});
