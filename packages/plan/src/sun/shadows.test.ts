import { describe, expect, test } from 'vitest';
import { isEmpty } from '../geometry/box.ts';
import { isInside } from '../geometry/hitPen.ts';
import { type Point, radians } from '../geometry/point.ts';
import { house } from '../kinds/basic/house.ts';
import { tree } from '../kinds/basic/tree.ts';
import { solidOf } from '../kinds/solids.ts';
import type { Kind, PlanObject } from '../objects/kind.ts';
import type { Solid } from '../objects/solid.ts';
import { type Caster, casterOf } from './casters.ts';
import rows from './rayTracedShadows.json' with { type: 'json' };
import { shadowsOf, type Shadows, towardsSun } from './shadows.ts';
import { at, type Point3 } from './space.ts';
import { sunMinutes } from './sunHours.ts';
import { sunAt as sunAtTime } from './sunTime.ts';
import { level, type ShadowGround } from './shadowGround.ts';

/** What throws the shadow of a solid that belongs to any object. */
function castersOf(solids: readonly Solid[], shadowGround: ShadowGround = level): readonly Caster[] {
  const object = { id: 'one', order: 'a', type: 'house' };
  return solids.flatMap((solid) => casterOf(object, solid, shadowGround) ?? []);
}

const covers = ({ rings }: Shadows, point: Point): boolean =>
  rings.filter((vertices) => isInside({ vertices, closed: true }, point)).length % 2 === 1;

const elevations: Readonly<Record<string, (x: number, y: number) => number>> = {
  level: () => 0,
  slope: (x, y) => 0.12 * x - 0.05 * y + 3,
  valley: (x) => 0.15 * Math.abs(x),
  ridge: (x) => -0.1 * Math.abs(x),
};

/** Triangles of 50 feet over a ground with a crease at x = 0. */
function shadowGroundOf(name: string): ShadowGround {
  const elevation = elevations[name] ?? (() => 0);
  const corner = (x: number, y: number): Point3 => at({ x, y }, elevation(x, y));
  const triangles: (readonly [Point3, Point3, Point3])[] = [];
  for (let x = -300; x < 300; x += 50)
    for (let y = -300; y < 300; y += 50) {
      triangles.push([corner(x, y), corner(x + 50, y), corner(x, y + 50)]);
      triangles.push([corner(x + 50, y), corner(x + 50, y + 50), corner(x, y + 50)]);
    }
  return name === 'level'
    ? level
    : {
        elevationAt: ({ x, y }) => elevation(x, y),
        trianglesIn: ({ minX, minY, maxX, maxY }) =>
          triangles.filter((three) => {
            const [xs, ys] = [three.map(({ x }) => x), three.map(({ y }) => y)];
            return (
              Math.min(...xs) <= maxX &&
              Math.max(...xs) >= minX &&
              Math.min(...ys) <= maxY &&
              Math.max(...ys) >= minY
            );
          }),
      };
}

const pair = ([x = 0, y = 0]: readonly number[]): Point => ({ x, y });

function solidOfRow(row: Record<string, unknown>): Solid {
  const numbers = (name: string): number => Number(row[name]);
  switch (row['kind']) {
    case 'building':
      return {
        shape: 'roofed',
        outline: { vertices: (row['corners'] as number[][]).map(pair), closed: true },
        roof: row['roof'] as 'hip',
        eave: numbers('eave'),
        ridge: numbers('ridge'),
        overhang: numbers('overhang'),
      };
    case 'barrier':
      return {
        shape: 'barrier',
        path: { vertices: [pair(row['a'] as number[]), pair(row['b'] as number[])], closed: false },
        thickness: numbers('thickness'),
        tall: numbers('tall'),
      };
    default:
      return {
        shape: 'canopy',
        at: pair(row['at'] as number[]),
        radius: numbers('radius'),
        from: numbers('low'),
        to: numbers('high'),
        trunk: 0.01,
      };
  }
}

describe('shadows are those of a ray tracer of another program', () => {
  test.each(rows.map((row, i) => [i + 1, row.ground, row] as const))(
    'scene %d, on %s ground',
    (_, ground, row) => {
      const shadowGround = shadowGroundOf(ground);
      const solids = row.objects.map((one) => solidOfRow(one));
      const shadows = shadowsOf(castersOf(solids, shadowGround), towardsSun(row, 0), shadowGround);
      const wrong = row.points.filter(([x = 0, y = 0, dark]) => covers(shadows, { x, y }) !== (dark === 1));
      expect(wrong).toEqual([]);
      expect(row.points.length).toBeGreaterThan(55);
    },
  );
});

describe('on level ground', () => {
  const post: Solid = {
    shape: 'block',
    outline: { vertices: [pair([0, 0]), pair([1, 0]), pair([1, 1]), pair([0, 1])], closed: true },
    tall: 10,
  };
  const sunAt = (azimuth: number, height: number, north = 0) => towardsSun({ azimuth, height }, north);
  const reach = ({ rings }: Shadows, { x, y }: Point): number =>
    Math.max(...rings.flatMap((ring) => ring.map((one) => one.x * x + one.y * y)));

  test.each([5, 20, 45, 70])(
    'a shadow under a sun %d° high is as long as it has to be, within 1 %%',
    (height) => {
      // The sun in the south throws it to the north, which is up.
      const long = reach(shadowsOf(castersOf([post]), sunAt(180, height)), { x: 0, y: -1 });
      expect(long / (10 / Math.tan(radians(height)))).toBeCloseTo(1, 2);
    },
  );

  test('it turns with north', () => {
    // North to the right, so that a sun in the south throws it to the right.
    const long = reach(shadowsOf(castersOf([post]), sunAt(180, 45, 90)), { x: 1, y: 0 });
    expect(long).toBeCloseTo(11, 2);
  });

  test('leaves throw an ellipse, whose ends are those of the tangents', () => {
    const [radius, from, to] = [10, 5, 25];
    const crown: Solid = { shape: 'canopy', at: pair([0, 0]), radius, from, to, trunk: 0.1 };
    const long = reach(shadowsOf(castersOf([crown]), sunAt(180, 30)), { x: 0, y: -1 });
    const cot = 1 / Math.tan(radians(30));
    expect(long / (15 * cot + Math.hypot(radius, 10 * cot))).toBeCloseTo(1, 2);
  });

  describe('on a deck', () => {
    const around = (left: number, top: number, right: number, bottom: number) => ({
      vertices: [pair([left, top]), pair([right, top]), pair([right, bottom]), pair([left, bottom])],
      closed: true,
    });
    const block = (
      ...[left, top, right, bottom, tall]: readonly [number, number, number, number, number]
    ): Solid => ({
      shape: 'block',
      outline: around(left, top, right, bottom),
      tall,
    });
    const gabled = { shape: 'roofed', roof: 'gable', overhang: 0 } as const;
    const large: Solid = { ...gabled, outline: around(0, 0, 40, 30), eave: 16, ridge: 26 };
    const small: Solid = { ...gabled, outline: around(18, -8, 22, -4), eave: 7, ridge: 8 };
    const deck = block(10, -12, 30, 0, 2);
    const middle = pair([20, -6]);
    const winter = sunAt(200, 20);
    const isDark = (solids: readonly Solid[], point = middle, sun = winter): boolean =>
      covers(shadowsOf(castersOf(solids), sun), point);

    test('falls what a house throws, as on the ground around it', () => {
      expect(isDark([large, deck])).toBe(true);
      expect(isDark([large, deck], pair([5, -6]))).toBe(true);
      expect(isDark([large, deck], pair([20, 15]))).toBe(false);
    });

    test('nothing falls from itself, from another no higher, or with the sun on its side', () => {
      expect(isDark([deck])).toBe(false);
      expect(isDark([deck, block(10, 0, 30, 12, 2), block(12, -10, 28, 5, 1)])).toBe(false);
      expect(isDark([large, deck], middle, sunAt(350, 40))).toBe(false);
    });

    test('a shadow ends as much sooner as the deck is high', () => {
      const wall = block(0, 0, 40, 1, 10);
      // A foot of height throws a foot.
      const sun = sunAt(180, 45);
      expect(isDark([wall, block(10, -20, 30, 0, 4)], pair([20, -5.9]), sun)).toBe(true);
      expect(isDark([wall, block(10, -20, 30, 0, 4)], pair([20, -6.1]), sun)).toBe(false);
      expect(isDark([wall], pair([20, -9.9]), sun)).toBe(true);
    });

    test('what stands on it hides it', () => {
      expect(isDark([large, deck, small])).toBe(false);
    });
  });

  test('there are none at night, or from what is flat', () => {
    expect(shadowsOf(castersOf([post]), sunAt(180, -5)).rings).toEqual([]);
    expect(shadowsOf([], sunAt(180, 45)).rings).toEqual([]);
  });

  test('a slope that is turned away from the sun is dark, but nothing is thrown on it', () => {
    const { rings, thrown } = shadowsOf([], sunAt(90, 3), shadowGroundOf('valley'));
    expect(rings.length).toBeGreaterThan(0);
    expect(isEmpty(thrown)).toBe(true);
  });
});

describe('how our kinds rise', () => {
  const made = <O extends PlanObject>(kind: Kind<O>, more: object): PlanObject => ({
    id: kind.type,
    order: 'a',
    type: kind.type,
    ...kind.create({ from: pair([0, 0]), scale: 2, siteExtent: 100 }),
    ...more,
  });

  test('a house by its height, the height to its eave, and its roof', () => {
    const typed = solidOf(made(house, { tall: 24, eaveHeight: 10, roof: 'gable', width: 40, height: 30 }));
    expect(typed).toMatchObject({ shape: 'roofed', roof: 'gable', eave: 10, ridge: 24 });
    expect(typed?.assumed).toBeUndefined();
  });

  test('a height that nobody has typed is assumed, and said so', () => {
    const two = solidOf(made(house, { tall: 0, storeys: 2, roof: 'flat' }));
    expect(two).toMatchObject({ eave: 20, ridge: 20, assumed: { tall: 20 } });
    const oak = solidOf(made(tree, { radius: 10, tall: 0 }));
    expect(oak).toMatchObject({ to: 24, assumed: { tall: 24 } });
    expect(solidOf(made(tree, { radius: 10, tall: 30 }))).toMatchObject({ to: 30 });
  });
});

describe('hours of sun', () => {
  const equinox = { day: '03-20', offset: 0, place: { latitude: 51.5, longitude: 0 }, north: 0 };
  const wall: Solid = {
    shape: 'barrier',
    path: { vertices: [pair([-200, 0]), pair([200, 0])], closed: false },
    thickness: 0.5,
    tall: 20,
  };
  const hours = (receivers: Parameters<typeof sunMinutes>[0], solids: readonly Solid[]): readonly number[] =>
    sunMinutes(receivers, castersOf(solids), equinox).map((minutes) => minutes / 60);

  test('open ground has sun all day, and ground close to the north of a high wall has none', () => {
    // South is down the sheet, so north of the wall is above it.
    const [open = 0, behind = 0, before = 0] = hours(
      [{ at: at(pair([0, -500]), 0) }, { at: at(pair([0, -3]), 0) }, { at: at(pair([0, 3]), 0) }],
      [wall],
    );
    expect(open).toBeGreaterThan(11.5);
    expect(open).toBeLessThan(12.4);
    expect(behind).toBeLessThan(1);
    expect(before).toBeGreaterThan(11);
  });

  test('a wall that faces south has its half of the sky, and one that faces north at the equinox none', () => {
    const [south = 0, north = 0, east = 0] = hours(
      [
        { at: at(pair([0, 0]), 5), facing: pair([0, 1]) },
        { at: at(pair([0, 0]), 5), facing: pair([0, -1]) },
        { at: at(pair([0, 0]), 5), facing: pair([1, 0]) },
      ],
      [],
    );
    expect(south).toBeGreaterThan(11.5);
    expect(north).toBeLessThan(0.4);
    expect(east).toBeCloseTo(6, 0);
  });

  test('what shades a place by its hours is what its shadows cover at each of them', () => {
    const solids: readonly Solid[] = [
      { shape: 'canopy', at: pair([0, 0]), radius: 12, from: 6, to: 30, trunk: 0.5 },
      {
        shape: 'roofed',
        outline: {
          vertices: [pair([30, -10]), pair([60, -10]), pair([60, 15]), pair([30, 15])],
          closed: true,
        },
        roof: 'hip',
        eave: 10,
        ridge: 18,
        overhang: 1,
      },
    ];
    const winter = { ...equinox, day: '12-21' };
    const casters = castersOf(solids);
    const places = Array.from({ length: 30 }, (_, i) =>
      pair([-40 + ((i * 37) % 120), -50 + ((i * 23) % 39)]),
    );
    const counted = places.map(() => 0);
    for (let minutes = 5; minutes < 1440; minutes += 10) {
      const sun = sunAtTime({ day: winter.day, minutes, offset: 0 }, winter.place);
      if (sun.height < 1) continue;
      const shadows = shadowsOf(casters, towardsSun(sun, 0));
      places.forEach((place, i) => {
        if (!covers(shadows, place)) counted[i] = (counted[i] ?? 0) + 10;
      });
    }
    const sampled = sunMinutes(
      places.map((place) => ({ at: at(place, 0) })),
      casters,
      winter,
    );
    // A place on the border of a shadow may be on either side of it at one sample.
    sampled.forEach((minutes, i) => expect(Math.abs(minutes - (counted[i] ?? 0))).toBeLessThanOrEqual(10));
  });
});
