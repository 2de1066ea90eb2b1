import * as fc from 'fast-check';
import { layersOf } from '@homeplot/plan/layerTable';
import { defaultSettings } from '@homeplot/plan/settings';
import { describe, expect, test } from 'vitest';
import { beyond, contains, intersection, meets, patchOfView, pieces } from './patch.ts';
import type { Patch } from './screen.ts';

const patches = fc.record({
  x: fc.integer({ min: -40, max: 40 }),
  y: fc.integer({ min: -40, max: 40 }),
  width: fc.integer({ min: 1, max: 60 }),
  height: fc.integer({ min: 1, max: 60 }),
});

const area = ({ width, height }: Patch): number => width * height;
const sum = (parts: readonly Patch[]): number => parts.reduce((total, part) => total + area(part), 0);
const areApart = (parts: readonly Patch[]): boolean =>
  parts.every((part, i) => parts.slice(i + 1).every((other) => !meets(part, other)));

describe('a patch', () => {
  test('is its intersection with another and the rest, each pixel once', () => {
    fc.assert(
      fc.property(patches, patches, (patch, other) => {
        const shared = intersection(patch, other);
        const parts = [...(shared ? [shared] : []), ...beyond(patch, other)];
        expect(parts.every((part) => contains(patch, part))).toBe(true);
        expect(areApart(parts)).toBe(true);
        expect(sum(parts)).toBe(area(patch));
        expect(beyond(patch, other).some((part) => meets(part, other))).toBe(false);
      }),
    );
  });

  test('is cut into pieces of a maximum size, each pixel once', () => {
    fc.assert(
      fc.property(patches, fc.integer({ min: 1, max: 30 }), (patch, side) => {
        const cut = pieces(patch, side);
        expect(cut.every(({ width, height }) => width <= side && height <= side)).toBe(true);
        expect(cut.every((part) => contains(patch, part))).toBe(true);
        expect(areApart(cut)).toBe(true);
        expect(sum(cut)).toBe(area(patch));
      }),
    );
  });

  test('of a view is in device pixels at the scale of its drawing, not at the scale at which it is shown', () => {
    const view = { x: 10, y: -5, width: 300, height: 200, zoom: 1, siteExtent: 100, pxPerFoot: 20 };
    const layers = layersOf(defaultSettings);
    const scale = { pxPerFoot: 10, ratio: 2, square: 1, units: 'feet-inches', north: 0, layers } as const;
    expect(patchOfView(view, scale)).toEqual({ x: 200, y: -100, width: 300, height: 200 });
  });
});
