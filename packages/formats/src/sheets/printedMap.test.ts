// The map on a sheet: only where the plan prints it, cut to the drawing, with its attribution.
import { lotFromOutline } from '@homeplot/plan/lot';
import { createPlan, type Plan } from '@homeplot/plan/plan';
import { printedMap, printedMapAddress } from '@homeplot/plan/printedMap';
import type { PlanMap } from '@homeplot/plan/planMap';
import { defaultSettings } from '@homeplot/plan/settings';
import { expect, test } from 'vitest';
import { plainSheet } from './presets.ts';
import { PlanViews, SheetDrawing } from './sheetDrawing.ts';
import { sheetPicture } from './sheetPicture.ts';

const corners = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 150 },
  { x: 0, y: 150 },
];
const lot = { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(corners) };
const map: PlanMap = { tiles: 'aerial', fade: 40, printed: true, attribution: '© Mappers' };

const planWith = (given: PlanMap | undefined): Plan =>
  createPlan({
    objects: [lot],
    settings: {
      ...defaultSettings,
      ground: { latitude: 40, longitude: -105, at: { x: 0, y: 0 }, source: 'map' },
      ...(given ? { map: given } : {}),
    },
  });

function sheetOf(plan: Plan): string {
  const sheet = plainSheet({ paper: 'Letter', orientation: 'portrait' });
  return sheetPicture(new SheetDrawing(new PlanViews(plan), sheet, { date: '' }), plan, () => true);
}

test('a printed map lies under the drawing, with its attribution', () => {
  const sheet = sheetOf(planWith(map));
  const [before, after] = sheet.split(`href="${printedMapAddress}"`);
  expect(before).not.toContain('100.00');
  expect(after).toContain('© Mappers');
  expect(after).toContain('15,000 sq ft');
});

test('a map that is not printed leaves no trace', () => {
  const bare = sheetOf(planWith(undefined));
  const { printed: _, ...unprinted } = map;
  expect(sheetOf(planWith(unprinted))).toBe(bare);
});

test('the picture reaches beyond what is drawn, for labels and the room around them', () => {
  expect(printedMap(planWith(map))?.frame).toEqual({ minX: -45, minY: -45, maxX: 145, maxY: 195 });
});
