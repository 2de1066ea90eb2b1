import { createViewport } from '@homeplot/editor/viewport';
import type { Placed } from '@homeplot/plan/labelPlacing';
import { edgesOf } from '@homeplot/plan/outline';
import { defaultSettings } from '@homeplot/plan/settings';
import { distance, type Point } from '@homeplot/plan/point';
import { textRect } from '@homeplot/plan/textRect';
import { expect, test } from 'vitest';
import { numberPlace, numberRadius } from './numberPlace.ts';

/** A pixel a foot. */
const place = { x: 0, y: 0, zoom: 1, width: 800, height: 500, siteExtent: 500 };
const viewport = createViewport(place, { ...defaultSettings, scale: 1 });
const [edge] = edgesOf({ vertices: [0, 100].map((x) => ({ x, y: 0 })), closed: false });

/** Where the number stands if a text of 10 ft begins at an x below the edge. */
function placeBeside(...starts: readonly number[]) {
  const placed = starts.map((x) => {
    const at = { x, y: 13 };
    const text = { at, content: 'Street', height: 10, angle: 0, align: 'start', baseline: 'middle' } as const;
    return { place: { texts: [text] }, box: textRect(text).box } as unknown as Placed;
  });
  return edge && numberPlace(edge, 1, { viewport, labels: { at: () => ({ in: () => placed }) }, taken: [] });
}

test('the number of an edge stands in the lot beside its edge, clear of the handle in the middle', () => {
  expect(placeBeside()).toEqual({ x: 30, y: 13 });
});

test('it stands where no label is, outside of the lot if need be', () => {
  expect(placeBeside(25)).toEqual({ x: 70, y: 13 });
  expect(placeBeside(0, 25, 50, 75)).toEqual({ x: 30, y: -13 });
});

test('the numbers of two short edges at a corner do not cover each other', () => {
  const corner = [
    { x: 0, y: 0 },
    { x: 20, y: 0 },
    { x: 20, y: 20 },
  ];
  const taken: Point[] = [];
  for (const short of edgesOf({ vertices: corner, closed: false }))
    taken.push(numberPlace(short, 1, { viewport, labels: { at: () => ({ in: () => [] }) }, taken }));
  const [first, second] = taken;
  if (!first || !second) throw new Error('An edge has no number.');
  expect(distance(first, second)).toBeGreaterThanOrEqual(2 * numberRadius);
});
