// Dimension labels: beside their object, readable from below or from the right, and only where there is room.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cross, distance, type Point, radians, subtract } from '../geometry/point.ts';
import type { TextMark } from '../geometry/pen.ts';
import { textFrame } from '../geometry/textFrame.ts';
import { lengthLabel } from './beside.ts';
import { inkOn, labelStyle, paint } from './ink.ts';

const coordinate = fc.integer({ min: -100, max: 100 });
const point = fc.record({ x: coordinate, y: coordinate });

function labelOf(a: Point, b: Point, height = 1, away = 0): TextMark | undefined {
  const lettering = { labelHeight: height, units: 'feet-inches', north: 0 } as const;
  const [place] = lengthLabel({ from: a, to: b, away, style: labelStyle }, lettering).places();
  return place?.texts[0];
}

describe('the label of a length', () => {
  test('says it in feet and inches', () => {
    expect(labelOf({ x: 0, y: 0 }, { x: 12.5, y: 0 })?.content).toBe(`12' 6"`);
  });

  test('never overlaps the line that it measures: all of it lies to the left', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: 10 }), (a, b, away) => {
        const text = labelOf(a, b, 1, away);
        const corners = text ? textFrame(text) : [];
        const sides = corners.map((corner) => cross(subtract(b, a), subtract(corner, a)) / distance(a, b));
        expect(sides.filter((side) => side > -away)).toEqual([]);
      }),
    );
  });

  test('is never upside down, and reads from the right on a line that is or is nearly vertical', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        const angle = labelOf(a, b)?.angle ?? 0;
        expect(angle).toBeGreaterThan(radians(-100.001));
        expect(angle).toBeLessThan(radians(80.001));
      }),
    );
    expect(labelOf({ x: 0, y: 0 }, { x: 0, y: 20 })?.angle).toBeCloseTo(-Math.PI / 2);
    expect(labelOf({ x: 0, y: 20 }, { x: 0, y: 0 })?.angle).toBeCloseTo(-Math.PI / 2);
    expect(labelOf({ x: 0, y: 0 }, { x: 1, y: 100 })?.angle).toBeCloseTo(-Math.PI / 2 - 0.01);
    expect(labelOf({ x: 0, y: 0 }, { x: -1, y: 100 })?.angle).toBeCloseTo(-Math.PI / 2 + 0.01);
  });

  test('is left out where it has no room', () => {
    expect(labelOf({ x: 0, y: 0 }, { x: 1, y: 0 }, 5)).toBeUndefined();
    expect(labelOf({ x: 0, y: 0 }, { x: 0, y: 0 })).toBeUndefined();
  });
});

test('ink can be read on every fill', () => {
  expect(['#ffffff', '#fbbf24', '#22c55e', '#fff', 'transparent'].map(inkOn)).toEqual(
    Array(5).fill('#1f2937'),
  );
  expect(['#000000', '#374151', '#00f', '#7f1d1d'].map(inkOn)).toEqual(Array(4).fill('#f9fafb'));
});

test('transparent means no paint', () => {
  expect([paint('transparent'), paint('#22c55e')]).toEqual([undefined, '#22c55e']);
});
