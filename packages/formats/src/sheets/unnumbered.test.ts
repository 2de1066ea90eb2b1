// Dimensions whose number has no room on one of the sheets of a set.
import { expect, test } from 'vitest';
import type { Sheet, ViewportBlock } from '@homeplot/plan/sheet';
import { date, planOf } from '../../testing/testSheets.ts';
import { plainSheet } from './presets.ts';
import { SheetDrawing } from './sheetDrawing.ts';
import { type Unnumbered, unnumberedIn } from './unnumbered.ts';
import { PlanViews } from './view/planViews.ts';

const gap = (y: number, more: object = {}) => ({
  type: 'dimension',
  id: `gap ${y}`,
  points: [
    { x: 40, y },
    { x: 42, y },
  ],
  offset: 0,
  ...more,
});
const ys = Array.from({ length: 40 }, (_, i) => 10 + 3 * i);
const lot = { id: 'lot', type: 'rectangle', x: 40, y: 80, width: 80, height: 160 };
const large = { ...plainSheet({ paper: 'Arch D', orientation: 'landscape' }), id: 'large' };
const small: Sheet = {
  ...plainSheet({ paper: 'Letter', orientation: 'landscape', feetPerInch: 60 }),
  id: 'small',
};
const crop = { minX: 20, minY: 5, maxX: 60, maxY: 45 };
const detailOf = (more: Partial<ViewportBlock>): Sheet => ({
  ...large,
  id: 'detail',
  blocks: large.blocks.map((block) => (block.type === 'viewport' ? { ...block, ...more } : block)),
});

function unnumberedOf(dimensions: readonly object[]): (...set: readonly Sheet[]) => Unnumbered {
  const views = new PlanViews(planOf([lot, ...dimensions]));
  return (...set) => unnumberedIn(set, (sheet) => new SheetDrawing(views, sheet, { date }));
}

test('a number that has no room on one sheet is missing, though another sheet has it, unless that enlarges a part', () => {
  const of = unnumberedOf(ys.map((y) => gap(y)));
  expect(of(large)).toEqual({ dimensions: [], sheets: [] });
  const { dimensions, sheets } = of(large, small);
  expect(dimensions.length).toBeGreaterThan(0);
  expect(sheets).toEqual(['A-2']);

  const detail = detailOf({ crop });
  const far = (id: string): boolean => Number(id.slice(4)) > 90;
  expect(dimensions.some(far)).toBe(true);
  expect(dimensions.every(far)).toBe(false);
  // The detail shows as much around its part as the paper has room for.
  expect(of(small, detail).dimensions.every(far)).toBe(true);
  expect(of(small, detail).dimensions).toEqual(expect.arrayContaining(dimensions.filter(far)));
});

test('a number is missing though a detail shows a part of its dimension, if its frame cuts off the number', () => {
  const of = unnumberedOf(ys.map((y) => gap(y, { offset: 60 })));
  const alone = of(small).dimensions;
  expect(alone.length).toBeGreaterThan(0);
  const above = { minX: 15, minY: 0, maxX: 55, maxY: 30 };
  expect(of(small, detailOf({ crop: above })).dimensions).toEqual(expect.arrayContaining([...alone]));
});

test('a detail gives no number if it has no room itself, or a smaller scale', () => {
  const of = unnumberedOf(ys.map((y) => gap(y, y === 40 ? {} : { layer: 'notes' })));
  const alone = of(small).dimensions;
  expect(alone).toContain('gap 40');
  const with40 = (more: Partial<ViewportBlock>) =>
    of(small, detailOf({ crop, hiddenLayers: ['notes'], ...more })).dimensions;
  expect(with40({})).toEqual(alone.filter((id) => id !== 'gap 40'));
  expect(with40({ feetPerInch: 100 })).toEqual(alone);
  expect(with40({ box: { x: 20, y: 20, width: 4, height: 4 } })).toEqual(alone);
});
