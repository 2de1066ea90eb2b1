// The specified constants of section 3 and 9: what each tool's object is before anybody changes it.
import { describe, expect, test } from 'vitest';
import { readPlanFile } from '../file/planFile.ts';
import { objectToFile } from '../file/objectToFile.ts';
import { metersPerFoot, tidy } from '../measure/units.ts';
import { allowedScale, defaultSettings, scaleRange } from '../settings/settings.ts';
import { corner } from './basic/corner.ts';
import { defaultEntranceSquares, placeEntrance } from '../gates/entrance.ts';
import { allKinds, findKind, kindOf, registerKind } from './index.ts';
import type { Fields, Kind, Placement, PlanObject } from '../objects/kind.ts';
import { rectangle } from './basic/rectangle.ts';
import { road } from './basic/road.ts';
import { frameSides } from '../gates/sides.ts';

const origin = { x: 0, y: 0 };

/** What a click at the origin makes, as a file has it, in squares. */
function clicked(type: string, scale = 2, over: Partial<Placement> = {}): Record<string, unknown> {
  const kind = findKind(type);
  const fields = kind?.create({ from: origin, scale, siteExtent: 100, ...over });
  if (!kind || !fields) throw new Error(`a click makes no ${type}`);
  return objectToFile({ id: '1', type, order: 'a0', ...fields }, scale);
}

const made = <O extends PlanObject>(kind: Kind<O>, placement: Partial<Placement>): Fields<O> | undefined =>
  kind.create({ from: origin, scale: 2, siteExtent: 100, ...placement });

test('the first kinds are rectangle, circle, house, tree, text, road and corner', () => {
  expect(
    allKinds()
      .map(({ type }) => type)
      .slice(0, 7),
  ).toEqual(['rectangle', 'circle', 'house', 'tree', 'text', 'road', 'corner']);
});

describe('default colors', () => {
  test.each([
    ['circle', '#ddd6fe'],
    ['house', '#fbbf24'],
    ['tree', '#22c55e'],
    ['corner', '#374151'],
  ])('%s %s', (type, color) => {
    expect(clicked(type)).toMatchObject({ color });
  });

  test.each(['house', 'tree', 'corner'])(
    'fill a new %s lightly, and one of a file that says nothing fully',
    (type) => {
      const fresh = clicked(type);
      expect(fresh).toMatchObject({ shade: 'light' });
      const { shade: _, ...before } = fresh;
      const reading = readPlanFile({ objects: [before], settings: { scale: 2 } });
      expect(reading).toMatchObject({ contents: { objects: [{ shade: 'solid' }] } });
    },
  );

  test('rectangle #e5e7eb, as fill and as color', () => {
    expect(clicked('rectangle')).toMatchObject({
      color: '#e5e7eb',
      fillColor: '#e5e7eb',
      borderColor: '#1f2937',
    });
  });

  test('road #374151', () => {
    expect(made(road, { to: { x: 10, y: 0 } })).toMatchObject({ color: '#374151' });
  });
});

describe('default sizes in squares, at every scale', () => {
  test.each([1, 2, 3, 4.5, 10])('%d squares a foot', (scale) => {
    expect(clicked('rectangle', scale)).toMatchObject({ width: 100, height: 100 });
    expect(clicked('circle', scale)).toMatchObject({ radius: 50 });
    expect(clicked('house', scale)).toMatchObject({ width: 30, height: 30 });
    expect(clicked('tree', scale)).toMatchObject({ radius: 15 });
    expect(clicked('corner', scale)).toMatchObject({ cornerRadius: 20 });
    expect(clicked('text', scale)).toMatchObject({ height: 2 });
  });

  test('text grows with the site, so that it can be read on a large one', () => {
    expect(clicked('text', 2, { siteExtent: 1000 })).toMatchObject({ height: 20 });
  });

  test('entrance width is 3 grid cells', () => {
    expect(defaultEntranceSquares).toBe(3);
  });

  test.each([1, 2, 5.5])('road width is 12 times the scale ratio: 12 ft at %d squares a foot', (scale) => {
    const fields = made(road, { to: { x: 40, y: 0 }, scale });
    if (!fields) throw new Error('no road');
    expect(objectToFile({ id: '1', type: 'road', order: 'a0', ...fields }, scale)).toMatchObject({
      roadWidth: 12 * scale,
    });
  });

  test('corner radius is 20 squares', () => {
    expect(made(corner, { scale: 2 })).toMatchObject({ cornerRadius: 10 });
  });
});

describe('a drag places the dragged size', () => {
  const to = { x: 30, y: -20 };

  test('a rectangle and a house from corner to corner, whichever way it goes', () => {
    expect(made(rectangle, { to })).toMatchObject({ x: 0, y: -20, width: 30, height: 20 });
    expect(findKind('house')?.create({ from: origin, to, scale: 2, siteExtent: 100 })).toMatchObject({
      x: 15,
      y: -10,
      width: 30,
      height: 20,
    });
  });

  test('a circle and a tree from center to edge', () => {
    for (const type of ['circle', 'tree']) {
      const fields = findKind(type)?.create({
        from: { x: 5, y: 5 },
        to: { x: 8, y: 9 },
        scale: 2,
        siteExtent: 100,
      });
      expect(fields).toMatchObject({ x: 5, y: 5, radius: 5 });
    }
  });

  test('a road from end to end', () => {
    expect(made(road, { to })).toMatchObject({ startX: 0, startY: 0, endX: 30, endY: -20 });
  });
});

describe('a rectangle is created only if both dimensions exceed one grid cell', () => {
  test.each([
    [1, 1, 1],
    [2, 0.5, 30],
    [2, 30, 0.5],
    [10, 0.1, 0.1],
  ])('at %d squares a foot, %d x %d ft is not', (scale, width, height) => {
    expect(made(rectangle, { to: { x: width, y: height }, scale })).toBeUndefined();
  });

  test.each([
    [1, 1.5, 1.5],
    [2, 1, 1],
    [2, -1, 1],
    [10, 0.2, 0.2],
  ])('at %d squares a foot, %d x %d ft is', (scale, width, height) => {
    expect(made(rectangle, { to: { x: width, y: height }, scale })).toBeDefined();
  });
});

test('a road of no length is not created', () => {
  expect(made(road, { to: origin })).toBeUndefined();
  expect(made(road, {})).toBeUndefined();
});

test('the hit-test box of house and tree is 30 each way, and of no other kind so large', () => {
  expect(
    allKinds()
      .filter(({ grab = 0 }) => grab > 15)
      .map(({ type, grab }) => [type, grab]),
  ).toEqual([
    ['house', 30],
    ['tree', 30],
  ]);
});

describe('the scale ratio', () => {
  test('defaults to 2 squares per foot', () => {
    expect(defaultSettings).toMatchObject({ scale: 2, siteExtent: 100, title: '' });
  });

  test('goes from 1 to 10 in steps of 0.5', () => {
    expect(scaleRange).toEqual({ min: 1, max: 10, step: 0.5 });
    expect([0, 1.2, 1.3, 4.74, 11, -5].map(allowedScale)).toEqual([1, 1, 1.5, 4.5, 10, 1]);
  });
});

test('an entrance lies on its rectangle, not beside it: its id and width are its own', () => {
  const frame = { x: 0, y: 0, width: 40, height: 20, rotation: 0 };
  const [top] = frameSides(frame);
  expect(top && placeEntrance(top, 'gate', 10, 1.5, (offset) => offset)).toEqual({
    id: 'gate',
    edge: 'top',
    offset: 9.25,
    width: 1.5,
  });
});

test('two kinds of one type are refused, and an object of none is an error that names it', () => {
  expect(() => registerKind({ ...rectangle })).toThrow(/'rectangle' is registered already/);
  expect(() => kindOf({ id: 'x', type: 'moat', order: 'a0' })).toThrow(/'moat' of object 'x'/);
});

describe('on a metric plan', () => {
  const metric = (type: string): Record<string, unknown> => ({
    ...findKind(type)?.create({ from: origin, scale: 2, siteExtent: 100, units: 'metres' }),
  });
  const feet = (meters: number): number => tidy(meters / metersPerFoot);

  test.each([
    ['building', { eave: 0.3, walls: 0.15 }],
    ['house', { width: 4.6 }],
    ['driveway', { width: 3.7 }],
    ['shed', { width: 3.7, height: 3 }],
    ['tree', { radius: 2.3 }],
  ])('a new %s has whole metric sizes', (type, meters) => {
    const expected = Object.fromEntries(Object.entries(meters).map(([name, value]) => [name, feet(value)]));
    expect(metric(type)).toMatchObject(expected);
  });

  test('a spot elevation begins at 100 m', () => {
    expect(Number(metric('spotElevation')['elevation']) * metersPerFoot).toBeCloseTo(100, 9);
  });
});
