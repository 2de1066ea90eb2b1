// The comparison of a county's lot with a deed's.
import { assert, boolean, double, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Path, Vertex } from '../geometry/pen.ts';
import { distance, rotate } from '../geometry/point.ts';
import { compareLots } from './compareLots.ts';

const closed = (...corners: readonly (readonly [number, number])[]): Path => ({
  vertices: corners.map(([x, y]): Vertex => ({ x, y })),
  closed: true,
});
const deed = closed([0, 0], [100, 0], [110, 150], [40, 160], [-5, 120]);

const moved = ({ vertices }: Path, angle: number, dx: number, dy: number, first = 0): Path => {
  const places = vertices.map((vertex) => {
    const { x, y } = rotate(vertex, (angle * Math.PI) / 180, { x: 0, y: 0 });
    return { x: x + dx, y: y + dy };
  });
  return { vertices: [...places.slice(first), ...places.slice(0, first)], closed: true };
};

describe('two outlines', () => {
  test('that are the same but turned, moved and begun elsewhere differ by nothing', () => {
    assert(
      property(
        double({ min: -180, max: 180, noNaN: true }),
        double({ min: -1e4, max: 1e4, noNaN: true }),
        integer({ min: 0, max: 4 }),
        boolean(),
        (angle, off, first, isReversed) => {
          const turned = moved(deed, angle, off, -off, first);
          const other = isReversed ? { ...turned, vertices: turned.vertices.toReversed() } : turned;
          const { greatest, mean, area, otherArea, fit } = compareLots(deed, other);
          const [begin] = moved(other, fit.turn, fit.by.x, fit.by.y).vertices;
          const away = deed.vertices.map((corner) => distance(corner, begin ?? corner));
          expect(Math.min(...away)).toBeLessThan(1e-5);
          expect(greatest).toBeLessThan(1e-5);
          expect(mean).toBeLessThan(1e-5);
          expect(otherArea).toBeCloseTo(area, 3);
        },
      ),
    );
  });

  test('report the rotation that fits', () => {
    expect(compareLots(deed, moved(deed, -3, 40, 7)).rotation).toBeCloseTo(3, 6);
  });

  test('differ at the corner that is elsewhere', () => {
    const other = closed([0, 0], [104, 0], [110, 150], [40, 160], [-5, 120]);
    const { greatest, mean, area, otherArea } = compareLots(deed, other);
    expect(greatest).toBeGreaterThan(2);
    expect(greatest).toBeLessThan(4);
    expect(mean).toBeLessThan(2);
    // The corner's triangle: half of 4 ft by 150 ft.
    expect(otherArea - area).toBeCloseTo(300, 6);
  });

  test('may have corners on their lines that the other lacks', () => {
    const other = closed([0, 0], [50, 0], [100, 0], [105, 75], [110, 150], [40, 160], [-5, 120]);
    expect(compareLots(deed, other).greatest).toBeLessThan(1e-3);
    expect(compareLots(other, deed).greatest).toBeLessThan(1e-3);
  });
});
