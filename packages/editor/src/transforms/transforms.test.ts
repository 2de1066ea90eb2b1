import { assert, constantFrom, double, integer, property } from 'fast-check';
import { outlineOf } from '@homeplot/plan/anchors';
import { areaLabel } from '@homeplot/plan/areaLabel';
import type { PlanObject } from '@homeplot/plan/kind';
import { areaOf, perimeterOf } from '@homeplot/plan/outline';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { perform, proposal } from '../edits/performTransform.ts';
import { transformNamed } from './index.ts';
import type { Values } from './transform.ts';

const lot = (): TestDriver => new TestDriver().rectangle([10, 10], [40, 30]);
const apply = ({ editor }: TestDriver, name: string, values: Values): string | undefined =>
  perform(editor, transformNamed(name), values).problem;
const outline = (object: PlanObject | undefined) => {
  const path = object && outlineOf(object);
  if (!path) throw new Error('There is no object with an outline.');
  return path;
};
/** To a millionth of a foot. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 || 0;
const corners = (object: PlanObject | undefined): number[][] =>
  outline(object).vertices.map(({ x, y }) => [rounded(x), rounded(y)]);

describe('Move by', () => {
  test('moves the selection by typed lengths, in one undo step', () => {
    const driver = lot();
    const before = driver.bytes;
    expect(apply(driver, 'moveBy', { right: 5 / 16, down: -2.5 })).toBeUndefined();
    expect(driver.top).toMatchObject({ x: 10.3125, y: 7.5, width: 30 });
    driver.editor.undo();
    expect(driver.bytes).toBe(before);
  });

  test('moves by a length at an angle', () => {
    const driver = lot();
    apply(driver, 'moveBy', { as: 'polar', length: 10, angle: 90 });
    expect(driver.top).toMatchObject({ x: 10, y: 0 });
  });

  test('joined roads follow', () => {
    const driver = new TestDriver().road([0, 0], [20, 0]).road([20, 0], [20, 20]);
    apply(driver, 'moveBy', { right: 4, down: 4 });
    expect(driver.objects).toMatchObject([
      { endX: 24, endY: 4 },
      { startX: 24, startY: 4, endY: 24 },
    ]);
  });

  test('asks for a distance if it is zero', () => {
    const driver = lot();
    const before = driver.bytes;
    expect(apply(driver, 'moveBy', {})).toBe('Type a distance.');
    expect(driver.bytes).toBe(before);
    expect(driver.editor.canUndo).toBe(true);
  });
});

describe('Rotate by', () => {
  test('turns about the center, a corner or a point', () => {
    const driver = lot();
    apply(driver, 'rotateBy', { turn: 90 });
    expect(driver.top).toMatchObject({ x: 10, y: 10, rotation: 90 });
    driver.editor.undo();
    apply(driver, 'rotateBy', { turn: 90, about: 'corner 0' });
    expect(corners(driver.objects.at(-1))[0]).toEqual([10, 10]);
    driver.editor.undo();
    apply(driver, 'rotateBy', { turn: 180, about: 'point', 'about x': 0, 'about y': 0 });
    expect(corners(driver.objects.at(-1))[0]).toEqual([-10, -10]);
  });

  test('rejects full turns', () => {
    expect(apply(lot(), 'rotateBy', { turn: 720 })).toMatch(/isn't a full turn/);
  });
});

describe('Rotate and Mirror', () => {
  test('keep lengths and areas, and can be reversed', () => {
    const places = constantFrom('center', 'corner 2', 'vertex 1', 'point');
    const angles = double({ min: -359, max: 359, noNaN: true }).filter((angle) => Math.abs(angle) > 1);
    const coordinate = integer({ min: -200, max: 200 });
    assert(
      property(places, angles, coordinate, coordinate, (about, turn, x, y) => {
        const driver = lot();
        const before = outline(driver.objects.at(-1));
        const start = corners(driver.objects.at(-1));
        const there = { about, through: about, 'about x': x, 'about y': y, 'through x': x, 'through y': y };
        apply(driver, 'rotateBy', { ...there, turn });
        apply(driver, 'mirror', { ...there, line: 'level' });
        const after = outline(driver.objects.at(-1));
        expect(perimeterOf(after)).toBeCloseTo(perimeterOf(before), 6);
        expect(areaOf(after)).toBeCloseTo(areaOf(before), 5);
        driver.editor.undo();
        if (about !== 'point') return;
        apply(driver, 'rotateBy', { ...there, turn: -turn });
        expect(corners(driver.objects.at(-1))).toEqual(start);
      }),
      { numRuns: 40 },
    );
  });

  test('can mirror a copy across an edge', () => {
    const driver = lot();
    apply(driver, 'mirror', { line: 'edge 1', makes: 'copy' });
    expect(driver.objects).toHaveLength(2);
    const xs = corners(driver.objects.at(-1)).map(([x = 0]) => x);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([40, 70]);
  });

  test('transform the offset of a moved label', () => {
    const driver = lot().click(10, 20);
    driver.run('labelName');
    driver.pick('select').drag([25, 20], [15, 15]);
    driver.run('selectAll');
    const there = { through: 'point', 'through x': 50, 'through y': 0, makes: 'copy' };
    apply(driver, 'mirror', there);
    expect(objectsOf(areaLabel, driver.objects).map(({ x, y, offX, offY }) => [x, y, offX, offY])).toEqual([
      [15, 15, -10, -5],
      [85, 15, 10, -5],
    ]);
  });

  test('keep the bounds of the outline, ignoring gates', () => {
    const driver = lot().pick('entrance').click(20, 10).pick('select').click(25, 20);
    const before = outline(driver.objects.at(-1)).vertices;
    driver.run('mirrorVertically');
    const after = outline(driver.objects.at(-1)).vertices;
    const span = (list: typeof before, axis: 'x' | 'y'): number[] => {
      const all = list.map((vertex) => vertex[axis]);
      return [rounded(Math.min(...all)), rounded(Math.max(...all))];
    };
    expect([span(after, 'x'), span(after, 'y')]).toEqual([span(before, 'x'), span(before, 'y')]);
    expect(driver.run('mirrorHorizontally')).toBe(true);
  });
});

describe('Array', () => {
  test('makes rows and columns', () => {
    const driver = lot();
    apply(driver, 'array', { columns: 4, rows: 3, across: 35, down: 25.5 });
    expect(driver.objects).toHaveLength(12);
    expect(driver.selected).toHaveLength(12);
    expect(driver.top).toMatchObject({ x: 115, y: 61 });
    expect(new Set(driver.objects.map(({ id }) => id)).size).toBe(12);
    driver.editor.undo();
    expect(driver.objects).toHaveLength(1);
  });

  test('spreads copies over a full circle or an arc', () => {
    const driver = new TestDriver().pick('tree').click(20, 0).pick('select');
    const about = { as: 'polar', about: 'point', 'about x': 0, 'about y': 0 };
    apply(driver, 'array', { ...about, count: 4, sweep: 360 });
    expect(driver.objects).toMatchObject([
      { x: 20, y: 0 },
      { x: 0, y: 20 },
      { x: -20, y: 0 },
      { x: 0, y: -20 },
    ]);
    driver.editor.undo();
    apply(driver, 'array', { ...about, count: 3, sweep: 180 });
    expect(driver.objects).toMatchObject([
      { x: 20, y: 0 },
      { x: 0, y: 20 },
      { x: -20, y: 0 },
    ]);
  });

  test.each([
    [{ columns: 1, rows: 1 }, /more than one/],
    [{ columns: 2.5 }, /whole number/],
    [{ columns: 500, rows: 500 }, /250,000 objects/],
    [{ columns: 3, across: 0 }, /how far they are apart/],
  ])('%j is refused', (values, reason) => {
    const driver = lot();
    expect(apply(driver, 'array', values)).toMatch(reason);
    expect(driver.objects).toHaveLength(1);
  });
});

describe('Offset', () => {
  test('of a rectangle inward is a new area, in one undo step', () => {
    const driver = lot();
    expect(apply(driver, 'offset', { distance: 5, side: 'in' })).toBeUndefined();
    expect(driver.objects).toHaveLength(2);
    expect(areaOf(outline(driver.objects.at(-1)))).toBeCloseTo(20 * 10, 9);
    expect(driver.selected).toEqual([driver.top['id']]);
    driver.editor.undo();
    expect(driver.objects).toHaveLength(1);
  });

  test('of an area outward and inward restores its size', () => {
    const driver = lot();
    apply(driver, 'offset', { distance: 4, side: 'out', as: 'lawn' });
    expect(driver.top).toMatchObject({ type: 'lawn' });
    expect(areaOf(outline(driver.objects.at(-1)))).toBeCloseTo(38 * 28, 9);
    apply(driver, 'offset', { distance: 4, side: 'in', as: 'itself' });
    expect(driver.objects).toHaveLength(2);
    expect(areaOf(outline(driver.objects.at(-1)))).toBeCloseTo(30 * 20, 9);
  });

  test.each([
    [{ distance: 0 }, /above 0/],
    [{ distance: 10, side: 'in' }, /^Nothing is left/],
  ])('%j is refused with a message', (values, reason) => {
    expect(apply(lot(), 'offset', values)).toMatch(reason);
  });

  test('of a road or of several objects shows what to do instead', () => {
    expect(apply(new TestDriver().road([0, 0], [30, 0]), 'offset', { distance: 5 })).toMatch(/Move by/);
    const driver = lot().rectangle([50, 10], [60, 20]);
    driver.run('selectAll');
    expect(apply(driver, 'offset', { distance: 1 })).toMatch(/Select one object/);
  });
});

describe('a proposal', () => {
  test('is previewed without being applied, until the tool has its own preview', () => {
    const driver = lot();
    const before = driver.bytes;
    const { editor } = driver;
    const outcome = proposal(editor, transformNamed('moveBy'), { right: 7 });
    if ('problem' in outcome) throw new Error(outcome.problem);
    editor.hand.propose(outcome.changes);
    driver.point('move', 100, 100);
    expect(editor.hand.preview).toMatchObject([{ put: { x: 17, y: 10 } }]);
    expect(driver.bytes).toBe(before);
    driver.press([20, 20], [22, 20]);
    expect(editor.hand.preview).toMatchObject([{ put: { x: 12 } }]);
    editor.hand.cancel();
    editor.hand.propose([]);
    expect(editor.hand.preview).toEqual([]);
  });

  test('is requested by a command if something is selected', () => {
    const driver = lot();
    const asked: string[] = [];
    driver.editor.watch({ asked: (name) => asked.push(name) });
    for (const name of ['moveBy', 'rotateBy', 'mirror', 'offset', 'array']) {
      expect(driver.run(name)).toBe(true);
      expect(transformNamed(name).title).not.toBe('');
    }
    expect(asked).toEqual(['moveBy', 'rotateBy', 'mirror', 'offset', 'array']);
    driver.editor.select({ ids: new Set() });
    expect(driver.run('moveBy')).toBe(false);
  });
});
