// Random traverses: entered, plotted and read back they are the same to a millionth of a foot; the compass rule closes.
import { array, assert, boolean, double, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { areaOf, edgesOf } from '../geometry/outline.ts';
import { distance } from '../geometry/point.ts';
import { arcSize } from './arcSize.ts';
import type { ArcCall, Call } from './call.ts';
import { callsOf } from './callsOf.ts';
import { closureOf, compassRule } from './closure.ts';
import { legLength, outlineOf, plot } from './traverse.ts';

const between = (min: number, max: number) => double({ min, max, noNaN: true });
const azimuth = between(0, 359.9999);

const line = record({ azimuth, length: between(0.5, 2000) }).map(
  (edge): Call => ({ kind: 'line', heading: { azimuth: edge.azimuth }, length: edge.length }),
);
const curve = record({
  azimuth,
  radius: between(5, 2000),
  central: between(1, 350),
  right: boolean(),
  how: integer({ min: 0, max: 2 }),
}).map(({ azimuth: chord, radius, central, right, how }): Call => {
  const arc = (radius * central * Math.PI) / 180;
  const size = [
    { radius, central },
    { radius, arc },
    { arc, central },
  ][how] ?? { radius, arc };
  return { kind: 'arc', turn: right ? 'right' : 'left', ...size, starts: { chord } };
});
const calls = array(integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 30 }).chain((kinds) =>
  array(kinds.includes(3) ? curve : line, { minLength: kinds.length, maxLength: kinds.length }),
);
const mixed = array(boolean(), { minLength: 2, maxLength: 2 }).chain(() =>
  array(record({ line, curve, straight: boolean() }), { minLength: 2, maxLength: 30 }).map((edges) =>
    edges.map((edge) => (edge.straight ? edge.line : edge.curve)),
  ),
);

test('what is entered, plotted and read back is the same outline to a millionth of a foot', () => {
  assert(
    property(mixed, azimuth, (entered, north) => {
      const { legs, problem } = plot(entered, { north, start: { x: 250, y: -40 } });
      expect(problem).toBeUndefined();
      const outline = outlineOf(legs);
      const again = plot(callsOf(outline, north), { north, start: outline.vertices[0] ?? { x: 0, y: 0 } });
      const before = edgesOf(outline).filter((edge) => distance(edge.from, edge.to) > 0);
      expect(again.legs).toHaveLength(before.length);
      for (const [i, edge] of before.entries()) {
        const leg = again.legs[i];
        expect(leg && distance(leg.to, edge.to)).toBeLessThan(1e-6);
        expect(Math.abs((leg?.bulge ?? Number.NaN) - edge.bulge)).toBeLessThan(1e-6 * (1 + edge.bulge ** 2));
      }
    }),
  );
});

test('the compass rule closes every traverse, moves each edge by its share, and keeps the angles of curves', () => {
  assert(
    property(mixed, azimuth, (entered, north) => {
      const { legs } = plot(entered, { north });
      const { gap, perimeter } = closureOf(legs, north);
      const adjusted = compassRule(legs, north);
      expect(closureOf(adjusted, north).gap).toBeLessThan(1e-6);
      for (const [i, leg] of adjusted.entries()) {
        const old = legs[i];
        if (!old) throw new Error('an edge more than before');
        const moved = Math.hypot(
          leg.to.x - leg.from.x - (old.to.x - old.from.x),
          leg.to.y - leg.from.y - (old.to.y - old.from.y),
        );
        expect(Math.abs(moved - (gap * legLength(old)) / perimeter)).toBeLessThan(1e-6);
        expect(leg.bulge).toBe(old.bulge);
      }
    }),
  );
});

test('any two of what fixes a curve give the same curve', () => {
  assert(
    property(between(1, 5000), between(1, 340), (radius, central) => {
      const arc = (radius * central * Math.PI) / 180;
      const chord = 2 * radius * Math.sin((central * Math.PI) / 360);
      const bend = { kind: 'arc', turn: 'right' } as const;
      const pairs: ArcCall[] = [
        { ...bend, radius, arc },
        { ...bend, radius, central },
        { ...bend, arc, central },
        { ...bend, chord, central },
        { ...bend, arc, chord },
        ...(central < 180 ? [{ ...bend, radius, chord }] : []),
      ];
      for (const pair of pairs) {
        const size = arcSize(pair);
        if ('problem' in size) throw new Error(size.problem);
        // A chord says little of a curve that is nearly straight, or nearly half a turn.
        const near = 'chord' in pair ? 1e-3 : 1e-9;
        expect(Math.abs(size.radius / radius - 1)).toBeLessThan(near);
        expect(Math.abs(size.central / central - 1)).toBeLessThan(near);
      }
    }),
  );
});

test('straight or curved only, a traverse has an area that does not depend on where it begins or where north is', () => {
  assert(
    property(calls, azimuth, (entered, north) => {
      const { legs } = plot(entered);
      const { legs: others } = plot(entered, { start: { x: 1000, y: 700 }, north });
      const area = areaOf(outlineOf(legs));
      expect(Math.abs(area - areaOf(outlineOf(others)))).toBeLessThan(1e-3 + area * 1e-9);
      expect(Math.abs(closureOf(legs).gap - closureOf(others, north).gap)).toBeLessThan(1e-6);
    }),
  );
});
