import { distanceToSegment } from '@homeplot/plan/segment';
import { rectMeetsLine, textRect } from '@homeplot/plan/textRect';
import { expect, test } from 'vitest';
import { type Mark, markCenter } from './commentMarks.ts';

const room = { minX: 0, minY: 0, maxX: 100, maxY: 100 };
const place = { x: 50, y: 50 };
const text = (content: string, at = place) =>
  textRect({ at, content, height: 3, angle: 0, align: 'middle', baseline: 'middle' });
const on = (at: Mark['place']): Mark => ({ place: at, center: at });

test('a mark with nothing under it is drawn right where the comment is', () => {
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

test('a mark aside keeps whole within the drawing, and is on its place if nothing is clear', () => {
  const edge = { x: 50, y: 2 };
  expect(markCenter(edge, room, [], [on(edge)]).y).toBeGreaterThan(2);
  const nearEdge = { x: 50, y: 7 };
  expect(markCenter(nearEdge, room, [text('83', nearEdge)], []).y).toBeGreaterThanOrEqual(3);
  expect(markCenter(place, { minX: 49, minY: 49, maxX: 51, maxY: 51 }, [text('83')], [])).toEqual(place);
});

test('of eight comments on one place, no leader runs under the mark of another', () => {
  const marks = Array.from({ length: 8 }).reduce<readonly Mark[]>(
    (others) => [...others, { place, center: markCenter(place, room, [], others) }],
    [],
  );
  const [first, ...aside] = marks;
  expect(first?.center).toEqual(place);
  for (const one of aside)
    for (const { center } of aside.filter((other) => other !== one))
      expect(distanceToSegment(center, place, one.center)).toBeGreaterThanOrEqual(3);
});

test('a mark does not stand on the leader of another', () => {
  const other = { place, center: { x: 50, y: 70 } };
  const { x } = markCenter({ x: 50, y: 60 }, room, [], [other]);
  expect(Math.abs(x - 50)).toBeGreaterThanOrEqual(3);
});
