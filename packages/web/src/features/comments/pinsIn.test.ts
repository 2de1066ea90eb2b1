import { createViewport } from '@homeplot/editor/viewport';
import { expect, test } from 'vitest';
import type { Thread } from './commentRows.ts';
import { maxPins, panBetween, pinMargin, pinsIn, type Placed } from './pinsIn.ts';

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

test('of more comments than there is room for, the first in order have pins, and all are counted', () => {
  const many = Array.from({ length: 10_000 }, (_, i) => placed(i, 100));
  const { pins, count } = pinsIn(view, many);
  expect(pins.map(({ thread: { number } }) => number)).toEqual(Array.from({ length: maxPins }, (_, i) => i));
  expect(count).toBe(10_000);
});

test('comments far from the view have no pins, and take no room', () => {
  const far = Array.from({ length: maxPins }, (_, i) => placed(i, 1000));
  expect(pinsIn(view, [...far, placed(500, 100)])).toEqual({
    pins: [{ thread: thread(500), left: 500, top: 100 }],
    count: 1,
  });
});

test('a pan within the margin moves the pins that are there; a longer one and a zoom draw them anew', () => {
  expect(panBetween(view, viewAt(10))).toEqual({ x: -50, y: 0 });
  expect(panBetween(view, viewAt(pinMargin / view.pxPerFoot))).toBeUndefined();
  expect(panBetween(view, viewAt(0, { zoom: 1.1 }))).toBeUndefined();
});
