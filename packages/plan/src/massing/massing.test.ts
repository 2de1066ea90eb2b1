import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInside } from '../geometry/hitPen.ts';
import { read } from '../../testing/testFile.ts';
import { planShadows } from '../sun/planShadows.ts';
import { beyond, dot3, planeOf, plus, type Facet, type Point3 } from '../sun/space.ts';
import { paintingOrder, type Polygon } from './bsp.ts';
import { massingOf, seenFrom } from './massing.ts';
import { massingScene } from './scene.ts';

const box = (x: number, y: number, z: number, w: number, d: number, h: number): readonly Facet[] => {
  const p = (i: number, j: number, k: number): Point3 => ({ x: x + i * w, y: y + j * d, z: z + k * h });
  return [
    [p(0, 0, 0), p(1, 0, 0), p(1, 1, 0), p(0, 1, 0)],
    [p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)],
    [p(0, 0, 0), p(1, 0, 0), p(1, 0, 1), p(0, 0, 1)],
    [p(0, 1, 0), p(1, 1, 0), p(1, 1, 1), p(0, 1, 1)],
    [p(0, 0, 0), p(0, 1, 0), p(0, 1, 1), p(0, 0, 1)],
    [p(1, 0, 0), p(1, 1, 0), p(1, 1, 1), p(1, 0, 1)],
  ];
};

describe('the order of painting', () => {
  test('at every point of the picture, what is painted last is what is nearest to the viewer', () => {
    const number = fc.double({ min: 0, max: 10, noNaN: true });
    const size = fc.double({ min: 0.5, max: 8, noNaN: true });
    const boxes = fc.array(fc.tuple(number, number, number, size, size, size), {
      minLength: 2,
      maxLength: 6,
    });
    const turn = fc.double({ min: 0, max: 6.28, noNaN: true });
    fc.assert(
      fc.property(boxes, turn, (all, angle) => {
        const facets = all.flatMap((one) => box(...one));
        const eye = {
          right: { x: -Math.cos(angle), y: -Math.sin(angle), z: 0 },
          up: { x: -Math.sin(angle) * 0.6, y: Math.cos(angle) * 0.6, z: 0.8 },
        };
        const toViewer = { x: Math.sin(angle) * 0.8, y: -Math.cos(angle) * 0.8, z: 0.6 };
        const polygons = facets.map(
          (facet, i): Polygon<number> => ({ facet, edges: facet.map(() => true), mark: i }),
        );
        const order = paintingOrder(polygons, toViewer);
        for (let i = 0; i < 25; i += 1) {
          const place = { x: -12 + ((i * 7.31) % 24), y: -14 + ((i * 5.17) % 20) };
          const seen = (facet: Facet) => ({ vertices: facet.map((one) => seenFrom(eye, one)), closed: true });
          const painted = order.findLast(({ facet }) => isInside(seen(facet), place))?.mark;
          const from = plus(plus({ x: 0, y: 0, z: 0 }, eye.right, place.x), eye.up, -place.y);
          const nearness = facets.map((facet) => {
            const plane = planeOf(facet);
            const slant = plane ? dot3(plane.normal, toViewer) : 0;
            if (!plane || Math.abs(slant) < 1e-6 || !isInside(seen(facet), place)) return -Infinity;
            return -beyond(plane, from) / slant;
          });
          const nearest = Math.max(...nearness);
          // Two that are equally near meet there.
          const short = painted === undefined ? nearest : nearest - (nearness[painted] ?? 0);
          expect(short).toBeLessThan(1e-3);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('polygons in one plane keep their order', () => {
    const square = (mark: string): Polygon<string> => ({
      facet: [
        { x: 0, y: 0, z: 1 },
        { x: 1, y: 0, z: 1 },
        { x: 1, y: 1, z: 1 },
      ],
      edges: [],
      mark,
    });
    const order = paintingOrder(['a', 'b', 'c'].map(square), { x: 0, y: 0, z: 1 });
    expect(order.map(({ mark }) => mark)).toEqual(['a', 'b', 'c']);
  });
});

describe('a view of a plan', () => {
  const objects = [
    { id: 'lot', type: 'rectangle', x: 0, y: 0, width: 200, height: 160 },
    {
      id: 'house',
      type: 'house',
      x: 80,
      y: 70,
      width: 60,
      height: 40,
      tall: 20,
      eaveHeight: 10,
      status: 'existing',
    },
    { id: 'adu', type: 'house', x: 150, y: 40, width: 30, height: 24, tall: 14, status: 'proposed' },
    { id: 'shed', type: 'shed', x: 20, y: 20, width: 16, height: 16, status: 'removed' },
    { id: 'oak', type: 'tree', x: 150, y: 120, radius: 16, tall: 30, status: 'proposed' },
  ];
  const { plan } = read({
    objects,
    settings: { ground: { latitude: 40, longitude: -75, at: { x: 0, y: 0 }, source: 'typed' } },
  });
  const fills = (moment: 'before' | 'after', more: object = {}) =>
    new Set(
      massingOf(plan, { turn: 135, tilt: 35, moment, ...more }).polygons.map(({ paint }) => paint.fill),
    );

  test('shows what stands before and after the project', () => {
    expect(fills('before')).not.toEqual(fills('after'));
    const heights = ['before', 'after'] as const;
    for (const moment of heights)
      expect(massingOf(plan, { turn: 0, tilt: 30, moment }).polygons.length).toBeGreaterThan(15);
  });

  test('is as wide from any side as its lot, and turns with the viewer', () => {
    const wide = ({ box: { minX, maxX } }: ReturnType<typeof massingOf>): number => maxX - minX;
    expect(wide(massingOf(plan, { turn: 180, tilt: 35, moment: 'after' }))).toBeCloseTo(100, 3);
    expect(wide(massingOf(plan, { turn: 90, tilt: 35, moment: 'after' }))).toBeCloseTo(80, 3);
  });

  test('has shadows on request, and grays alone for black and white', () => {
    const sun = { day: '06-21', minutes: 900, offset: -300 };
    expect(massingOf(plan, { turn: 135, tilt: 35, moment: 'after', sun }).polygons.length).toBeGreaterThan(
      massingOf(plan, { turn: 135, tilt: 35, moment: 'after' }).polygons.length,
    );
    const grays = [...fills('after', { sun, isGray: true })].filter((fill) => fill !== 'none');
    for (const fill of grays) expect(fill).toMatch(/^#(..)\1\1$/);
  });

  test('on a slope the ground hides what is behind it, and buildings stand on it', () => {
    const spot = (id: string, x: number, y: number, elevation: number) => ({
      id,
      type: 'spotElevation',
      x,
      y,
      elevation,
    });
    const spots = [
      spot('a', 0, 0, 100),
      spot('b', 200, 0, 100),
      spot('c', 200, 160, 140),
      spot('d', 0, 160, 140),
    ];
    const sloped = read({ objects: [...objects, ...spots] }).plan;
    const flat = massingOf(plan, { turn: 180, tilt: 10, moment: 'after' });
    const hill = massingOf(sloped, { turn: 180, tilt: 10, moment: 'after' });
    const tall = ({ box: { minY, maxY } }: typeof hill): number => maxY - minY;
    // 80 feet of ground that fall by 40 away from the viewer, seen from 10 degrees above the horizon.
    expect(tall(hill)).toBeGreaterThan(tall(flat));
    const order = hill.polygons.map(({ paint }) => paint.fill);
    expect(order.lastIndexOf('#eef0e6')).toBeGreaterThan(order.indexOf('#9fcb95'));
  });

  test('in space it is as high as its roofs and trees, on ground that is as high as its surface', () => {
    const scene = massingScene(plan, { moment: 'after' });
    expect([scene.lowest, scene.highest, scene.toSun]).toEqual([0, 10, undefined]);
    expect(scene.canopies.map(({ center, up }) => center.z + up)).toEqual([15]);
    expect(scene.box.maxX - scene.box.minX).toBeCloseTo(100, 3);
    const { toSun } = massingScene(plan, {
      moment: 'after',
      sun: { day: '06-21', minutes: 720, offset: -300 },
    });
    // At noon in June at 40 degrees the sun stands 73 degrees high in the south, which is down the plan.
    expect(toSun?.z).toBeCloseTo(Math.sin((73.4 * Math.PI) / 180), 2);
    expect(toSun?.y).toBeGreaterThan(0.2);
    const corners = [...scene.ground, ...scene.solids].flatMap((mesh) => mesh.corners);
    expect(corners.length % 9).toBe(0);
    expect(corners.every(Number.isFinite)).toBe(true);
  });

  describe.each([
    ['an open fence', false],
    ['a closed fence', true],
  ])('a gate of %s', (_, closed) => {
    // Two squares are a foot: the fence is 3 feet tall, and its gate is on the side that runs from 0 to 40 feet.
    const corners = [
      [0, 0],
      [80, 0],
      [80, 80],
      [0, 80],
    ].map(([x, y]) => ({ x, y }));
    const vertices = closed ? corners : corners.slice(0, 2);
    const fence = { id: 'f', type: 'fence', tall: 6, vertices, closed };
    const fenced = (entrances: readonly object[]) =>
      read({
        objects: [{ ...fence, entrances }],
        settings: { ground: { latitude: 40, longitude: -75, at: { x: 0, y: 0 }, source: 'typed' } },
      }).plan;
    const [whole, gated] = [fenced([]), fenced([{ id: 'g', x: 20, y: 0, width: 16, edge: '0' }])];

    test('is a lower part of it', () => {
      const tallAt = (of: typeof plan, x: number): number => {
        const { solids } = massingScene(of, { moment: 'after' });
        const triangles = solids.flatMap((mesh) =>
          Array.from({ length: mesh.corners.length / 9 }, (__, i) => mesh.corners.slice(9 * i, 9 * i + 9)),
        );
        const over = triangles.filter(([x1 = 0, y1 = 0, , x2 = 0, y2 = 0, , x3 = 0, y3 = 0]) => {
          const [minX, maxX] = [Math.min(x1, x2, x3), Math.max(x1, x2, x3)];
          return minX < x && x < maxX && Math.max(y1, y2, y3) < 1;
        });
        return Math.max(...over.flatMap(([, , z1 = 0, , , z2 = 0, , , z3 = 0]) => [z1, z2, z3]));
      };
      const places = [5, 9, 11, 14, 17, 19, 31];
      expect(places.map((x) => tallAt(whole, x))).toEqual([3, 3, 3, 3, 3, 3, 3]);
      expect(places.map((x) => tallAt(gated, x))).toEqual([3, 3, 2.25, 2.25, 2.25, 3, 3]);
    });

    test('throws a shorter shadow', () => {
      // At noon in December the shadow of 3 feet is 6 feet long, up the plan.
      const sun = { day: '12-21', minutes: 720, offset: -300 };
      const isDark = (of: typeof plan, x: number): boolean => {
        const shadows = planShadows(of, sun);
        return (
          'rings' in shadows &&
          shadows.rings.some((ring) => isInside({ vertices: ring, closed: true }, { x, y: -5.2 }))
        );
      };
      const places = [5, 14, 30];
      expect(places.map((x) => isDark(whole, x))).toEqual([true, true, true]);
      expect(places.map((x) => isDark(gated, x))).toEqual([true, false, true]);
    });
  });

  test('a plan without anything is an empty picture', () => {
    expect(massingOf(read({ objects: [] }).plan, { turn: 0, tilt: 35, moment: 'after' }).polygons).toEqual(
      [],
    );
  });
});
