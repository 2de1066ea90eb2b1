// Frames: what dragging a handle of a rectangle or a house does, turned or not.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distance, type Point } from '../geometry/point.ts';
import {
  type Frame,
  frameCenter,
  frameCorners,
  fromFrame,
  moveFrame,
  resizeFrame,
  toFrame,
} from './frame.ts';
import { dragFrame, frameHandles } from './frameHandles.ts';

const coordinate = fc.double({ min: -200, max: 200, noNaN: true });
const point = fc.record({ x: coordinate, y: coordinate });
const side = fc.double({ min: 1, max: 100, noNaN: true });
const frame: fc.Arbitrary<Frame> = fc.record({
  x: coordinate,
  y: coordinate,
  width: side,
  height: side,
  rotation: fc.constantFrom(0, 0, 15, 90, 137, 271.5),
});
/** Each handle with the place of the frame that it leaves where it is, as fractions of its width and height. */
const opposites: Readonly<Record<string, Point>> = {
  nw: { x: 1, y: 1 },
  n: { x: 0.5, y: 1 },
  ne: { x: 0, y: 1 },
  e: { x: 0, y: 0.5 },
  se: { x: 0, y: 0 },
  s: { x: 0.5, y: 0 },
  sw: { x: 1, y: 0 },
  w: { x: 1, y: 0.5 },
};
const handle = fc.constantFrom(...Object.keys(opposites));
const least = 1;

const placeOn = (f: Frame, at: Point): Point => fromFrame(f, { x: at.x * f.width, y: at.y * f.height });
const handleOf = (f: Frame, id: string): Point =>
  frameHandles(f).find((found) => found.id === id)?.at ?? { x: NaN, y: NaN };

test('another size leaves the top left corner where it is drawn', () => {
  fc.assert(
    fc.property(frame, side, side, (f, width, height) => {
      const resized = resizeFrame(f, { width, height });
      expect(resized).toMatchObject({ width, height, rotation: f.rotation });
      const corner = { x: 0, y: 0 };
      expect(distance(fromFrame(f, corner), fromFrame(resized, corner))).toBeLessThan(1e-6);
    }),
  );
});

describe('dragging a handle', () => {
  test('keeps the opposite corner, or the opposite side, where it is', () => {
    fc.assert(
      fc.property(frame, handle, point, fc.boolean(), (f, id, to, even) => {
        const opposite = opposites[id] ?? { x: NaN, y: NaN };
        const dragged = dragFrame(f, id, to, even, least);
        expect(distance(placeOn(f, opposite), placeOn(dragged, opposite))).toBeLessThan(1e-6);
      }),
      { numRuns: 500 },
    );
  });

  test('brings a corner to the pointer, where the frame does not get too small', () => {
    fc.assert(
      fc.property(frame, fc.constantFrom('nw', 'ne', 'se', 'sw'), side, side, (f, id, width, height) => {
        const away = opposites[id] ?? { x: NaN, y: NaN };
        const fixed = { x: away.x * f.width, y: away.y * f.height };
        const to = fromFrame(f, {
          x: fixed.x + (away.x ? -width : width),
          y: fixed.y + (away.y ? -height : height),
        });
        const dragged = dragFrame(f, id, to, false, least);
        expect(distance(handleOf(dragged, id), to)).toBeLessThan(1e-6);
        expect([dragged.width, dragged.height]).toEqual([
          expect.closeTo(width, 6),
          expect.closeTo(height, 6),
        ]);
      }),
    );
  });

  test('never makes it smaller than the least size', () => {
    fc.assert(
      fc.property(frame, handle, point, fc.boolean(), (f, id, to, even) => {
        const { width, height } = dragFrame(f, id, to, even, least);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(least - 1e-6);
      }),
      { numRuns: 500 },
    );
  });

  test('evenly, keeps the proportions', () => {
    fc.assert(
      fc.property(frame, handle, point, (f, id, to) => {
        const dragged = dragFrame(f, id, to, true, least);
        expect(dragged.width / f.width / (dragged.height / f.height)).toBeCloseTo(1, 5);
      }),
    );
  });

  test('does not turn it', () => {
    fc.assert(
      fc.property(frame, handle, point, (f, id, to) => {
        expect(dragFrame(f, id, to, false, least).rotation).toBe(f.rotation);
      }),
    );
  });

  test('that it does not have changes nothing', () => {
    const f = { x: 0, y: 0, width: 10, height: 10, rotation: 0 };
    expect(dragFrame(f, 'nose', { x: 50, y: 50 }, false, least)).toBe(f);
  });
});

describe('dragging the turning handle', () => {
  test('turns it about its center to where the pointer is', () => {
    const f = { x: 10, y: 10, width: 20, height: 10, rotation: 0 };
    const turned = (to: Point): number => dragFrame(f, 'turn', to, false, least).rotation;
    expect(turned({ x: 20, y: -50 })).toBe(0);
    expect(turned({ x: 80, y: 15 })).toBe(90);
    expect(turned({ x: 20, y: 80 })).toBe(180);
    expect(turned({ x: -80, y: 15 })).toBe(270);
  });

  test('keeps its center and size, and goes in steps of 15 degrees when asked to', () => {
    fc.assert(
      fc.property(frame, point, (f, to) => {
        const free = dragFrame(f, 'turn', to, false, least);
        const even = dragFrame(f, 'turn', to, true, least);
        expect(distance(frameCenter(free), frameCenter(f))).toBeLessThan(1e-9);
        expect([free.width, free.height]).toEqual([f.width, f.height]);
        expect(free.rotation >= 0 && free.rotation < 360).toBe(true);
        expect(even.rotation % 15).toBe(0);
      }),
    );
  });
});

test('its own axes and the plan agree', () => {
  fc.assert(
    fc.property(frame, point, (f, at) => {
      expect(distance(fromFrame(f, toFrame(f, at)), at)).toBeLessThan(1e-6);
      expect(distance(frameCorners(f)[0], fromFrame(f, { x: 0, y: 0 }))).toBe(0);
    }),
  );
});

test('moving it moves every corner alike', () => {
  fc.assert(
    fc.property(frame, point, (f, by) => {
      const after = frameCorners(moveFrame(f, by));
      frameCorners(f).forEach((corner, i) => {
        expect(
          distance(after[i] ?? { x: NaN, y: NaN }, { x: corner.x + by.x, y: corner.y + by.y }),
        ).toBeLessThan(1e-6);
      });
    }),
  );
});

test('its handles say which way they can go, and turn with it', () => {
  const cursors = (rotation: number): string[] =>
    frameHandles({ x: 0, y: 0, width: 10, height: 10, rotation }).map(({ cursor }) => cursor);
  expect(cursors(0).slice(0, 4)).toEqual(['nwse-resize', 'ns-resize', 'nesw-resize', 'ew-resize']);
  expect(cursors(90).slice(0, 4)).toEqual(['nesw-resize', 'ew-resize', 'nwse-resize', 'ns-resize']);
});
