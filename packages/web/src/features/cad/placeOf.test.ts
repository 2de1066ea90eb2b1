import { toDrawing, toPlan } from '@homeplot/plan/imports';
import { expect, test } from 'vitest';
import { boxIn, earlierNear, importedAt, importedBeside } from './placeOf.ts';

const facts = (x: number, y: number) => ({
  version: 'R2000',
  units: { code: 0 },
  origin: { x, y },
  box: { minX: -50, minY: -20, maxX: 50, maxY: 20 },
  layers: [],
  read: [],
  unread: [],
  labeled: [],
  notes: [],
});
const feet = { name: 'a.dxf', units: 'feet', feetPerUnit: 1 };
const meters = { name: 'b.dxf', units: 'meters', feetPerUnit: 1 / 0.3048 };

test('a drawing is placed with its middle at a point, and its coordinates come back', () => {
  const drawing = importedAt(facts(2_000_000, 700_000), feet, { x: 100.4, y: 50.2 });
  expect(drawing.at).toEqual({ x: 100, y: 50 });
  expect(boxIn(facts(2_000_000, 700_000), drawing)).toEqual({ minX: 50, minY: 30, maxX: 150, maxY: 70 });
  expect(toDrawing(drawing, toPlan(drawing, { x: 2_000_012.5, y: 700_003.25 }))).toEqual({
    x: 2_000_012.5,
    y: 700_003.25,
  });
});

test('a second drawing of the site finds its true place by the first, in whatever unit and turn', () => {
  const first = { ...importedAt(facts(2_000_000, 700_000), feet, { x: 0, y: 0 }), turn: 90 };
  const second = facts(2_000_100 * 0.3048, 700_000 * 0.3048);
  expect(earlierNear([first], second, meters.feetPerUnit)).toBe(first);
  const { at, turn } = importedBeside(second, meters, first);
  expect(turn).toBe(90);
  expect(at.x).toBeCloseTo(0, 6);
  expect(at.y).toBeCloseTo(100, 6);
  expect(earlierNear([first], facts(0, 0), 1)).toBeUndefined();
});
