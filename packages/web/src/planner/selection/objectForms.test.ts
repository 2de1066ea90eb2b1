import { createPlan } from '@homeplot/plan/plan';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { defaultSettings } from '@homeplot/plan/settings';
import { describe, expect, test } from 'vitest';
import { sizeForms, styleForms } from './objectForms.ts';

const rectangle = {
  id: 'r',
  type: 'rectangle',
  order: 'a1',
  x: 10,
  y: -4,
  width: 30,
  height: 12.5,
  rotation: 0,
  fillColor: '#e5e7eb',
  borderColor: '#374151',
  entrances: [],
};
const plan = createPlan({ objects: [rectangle], settings: defaultSettings });
const given = (): PlanObject => plan.objects.get('r') ?? rectangle;

describe('the forms of an object', () => {
  test('are its sizes, its position and its style, in that order', () => {
    const fields = [...sizeForms(given()), ...styleForms(given())].map((form) =>
      form.fields.map(({ label }) => label),
    );
    expect(fields).toEqual([
      ['Width (feet)', 'Length (feet)'],
      ['X (feet)', 'Y (feet)'],
      ['Fill Color', 'Border Color'],
    ]);
  });

  test('move it to the position that is typed, and change nothing else', () => {
    const form = sizeForms(given()).find(({ submit }) => submit === 'Update Position');
    expect(form?.fields.map(({ value }) => value)).toEqual([10, -4]);
    const moved = form?.apply({ x: -2.5, y: 8 });
    expect(moved).toEqual({ ...rectangle, x: -2.5, y: 8 });
  });

  test('have no position where it follows from what it is tied to', () => {
    const at = { from: { x: 0, y: 0 }, to: { x: 10, y: 0 }, scale: 2, siteExtent: 100 };
    const bare = { id: 'd', type: 'dimension', order: 'a2' };
    const dimension = { ...bare, ...kindOf(bare).create(at) };
    expect(sizeForms(dimension).map(({ submit }) => submit)).not.toContain('Update Position');
  });
});
