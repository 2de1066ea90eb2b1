import { rectMeetsLine, textRect } from '@homeplot/plan/textRect';
import { expect, test } from 'vitest';
import { markCenter } from './commentMarks.ts';

const room = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
const place = { x: 50, y: 50 };
const text = (content: string, at = place) =>
  textRect({ at, content, height: 3, angle: 0, align: 'middle', baseline: 'middle' });

test('a mark stands on its place where that is clear', () => {
  expect(markCenter(place, room, [], [])).toEqual(place);
  expect(markCenter({ x: 50, y: 90 }, room, [text("83.86'")], [])).toEqual({ x: 50, y: 90 });
});

test('a mark on text stands right above or below it', () => {
  const { x, y } = markCenter(place, room, [text("N 81°46'24\" E 83.86'")], []);
  expect(x).toBeCloseTo(50);
  expect(Math.abs(y - 50)).toBeGreaterThan(4);
  expect(Math.abs(y - 50)).toBeLessThan(7);
});

test('a leader crosses no text on its way', () => {
  const between = { x: 50, y: 54 };
  const rows = [text("N 81°46'24\" E 83.86'"), text('Along the rear fence', { x: 50, y: 58 })];
  const { x, y } = markCenter(between, room, rows, []);
  expect(rows.filter((rect) => rectMeetsLine(rect, between.x, between.y, x, y))).toEqual([]);
});

test('a mark keeps within the drawing, and on its place if nothing is clear', () => {
  const edge = { x: 50, y: 2 };
  expect(markCenter(edge, room, [], [edge]).y).toBeGreaterThan(2);
  expect(markCenter(place, { minX: 49, minY: 49, maxX: 51, maxY: 51 }, [text('83')], [])).toEqual(place);
});
