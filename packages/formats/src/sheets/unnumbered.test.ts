// Dimensions whose number has no room on one of the sheets of a set.
import { expect, test } from 'vitest';
import type { Sheet } from '@homeplot/plan/sheet';
import { date, planOf } from '../../testing/testSheets.ts';
import { plainSheet } from './presets.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import { unnumberedIn } from './unnumbered.ts';
import { PlanViews } from './view/planViews.ts';

test('a number that has no room on one sheet is missing, though another sheet has it, unless that enlarges a part', () => {
  const gap = (y: number) => ({
    type: 'dimension',
    id: `gap ${y}`,
    points: [
      { x: 40, y },
      { x: 42, y },
    ],
    offset: 0,
  });
  const lines = Array.from({ length: 40 }, (_, i) => gap(10 + 3 * i));
  const lot = { id: 'lot', type: 'rectangle', x: 40, y: 80, width: 80, height: 160 };
  const plan = planOf([lot, ...lines]);
  const views = new PlanViews(plan);
  const large = { ...plainSheet({ paper: 'Arch D', orientation: 'landscape' }), id: 'large' };
  const small: Sheet = {
    ...plainSheet({ paper: 'Letter', orientation: 'landscape', feetPerInch: 60 }),
    id: 'small',
  };
  const of = (...set: readonly Sheet[]) =>
    unnumberedIn(set, (sheet) => new SheetDrawing(views, sheet, { date }));
  expect(of(large)).toEqual({ dimensions: [], sheets: [] });
  const { dimensions, sheets } = of(large, small);
  expect(dimensions.length).toBeGreaterThan(0);
  expect(sheets).toEqual(['A-2']);

  const crop = { minX: 20, minY: 5, maxX: 60, maxY: 45 };
  const blocks = large.blocks.map((block) => (block.type === 'viewport' ? { ...block, crop } : block));
  const detail: Sheet = { ...large, id: 'detail', blocks };
  const far = (id: string): boolean => Number(id.slice(4)) > 90;
  expect(dimensions.some(far)).toBe(true);
  expect(dimensions.every(far)).toBe(false);
  // The detail shows as much around its part as the paper has room for.
  expect(of(small, detail).dimensions.every(far)).toBe(true);
  expect(of(small, detail).dimensions).toEqual(expect.arrayContaining(dimensions.filter(far)));
});
