import { createViewport } from '@homeplot/editor/viewport';
import { expect, test } from 'vitest';
import type { Thread } from './commentRows.ts';
import { maxPins, panBetween, panToPin, pinMargin, pinsIn, pinSize, type Placed } from './pinsIn.ts';

const viewAt = (x: number, more: object = {}) =>
  createViewport({ x, y: 0, zoom: 1, width: 1000, height: 500, siteExtent: 100, ...more }, { scale: 1 });
/** 5 CSS pixels per foot. */
const view = viewAt(0);

const thread = (number: number): Thread => ({
  id: `${number}`,
  number,
  anchor: { x: 0, y: 0 },
  comments: [],
  isResolved: false,
  resolvedBy: '',
  unread: 0,
  isMuted: false,
});
const placed = (number: number, x: number): Placed => ({ thread: thread(number), at: { x, y: 20 } });

const numbers = (all: readonly Placed[], alone?: string) =>
  pinsIn(view, all, alone).pins.map(({ threads }) => threads.map(({ number }) => number));

test('of more comments than there is room for, the first in order have pins, and all are counted', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => ({
    ...placed(i, 0),
    at: { x: (i % 100) * 2, y: Math.floor(i / 100) * 6 },
  }));
  const { pins, shown, count } = pinsIn(view, many);
  expect(pins).toHaveLength(maxPins);
  expect(pins[0]?.threads[0]).toEqual(thread(0));
  expect(shown).toBeLessThan(count);
  expect(count).toBeGreaterThan(1000);
});

test("comments nearer than a pin is large share a pin; those further apart don't", () => {
  const step = pinSize / view.pxPerFoot;
  expect(numbers([placed(1, 100), placed(2, 100 + step * 0.9), placed(3, 100 + step * 1.1)])).toEqual([
    [1, 2],
    [3],
  ]);
});

test('10,000 comments at one place share one pin', () => {
  const { pins, shown } = pinsIn(
    view,
    Array.from({ length: 10_000 }, (_, i) => placed(i, 100)),
  );
  expect(pins.map(({ threads }) => threads.length)).toEqual([10_000]);
  expect(shown).toBe(10_000);
});

test('the comment that is shown in full has a pin of its own', () => {
  expect(numbers([placed(2, 100), placed(1, 100), placed(3, 100)], '2')).toEqual([[2], [1, 3]]);
});

test('comments far from the view have no pins, and take no room', () => {
  const far = Array.from({ length: maxPins }, (_, i) => placed(i, 1000));
  expect(pinsIn(view, [...far, placed(500, 100)])).toEqual({
    pins: [{ threads: [thread(500)], left: 500, top: 100 }],
    shown: 1,
    count: 1,
  });
});

test('a pan within the margin moves the pins that are there; a longer one and a zoom draw them anew', () => {
  expect(panBetween(view, viewAt(10))).toEqual({ x: -50, y: 0 });
  expect(panBetween(view, viewAt(pinMargin / view.pxPerFoot))).toBeUndefined();
  expect(panBetween(view, viewAt(0, { zoom: 1.1 }))).toBeUndefined();
});

test('a pin that a panel over the lower half covers is brought above it, one that is clear of it stays', () => {
  const free = { width: 390, height: 310 };
  expect(panToPin({ x: 200, y: 200 }, free)).toEqual({ x: 0, y: 0 });
  // Its tip is above the panel, but not by enough to be seen apart from it.
  expect(panToPin({ x: 200, y: 305 }, free)).toEqual({ x: 0, y: 7 });
  expect(panToPin({ x: 385, y: 600 }, free)).toEqual({ x: 35, y: 302 });
  // Under the buttons at the top.
  expect(panToPin({ x: 4, y: 30 }, free)).toEqual({ x: -8, y: -62 });
});
