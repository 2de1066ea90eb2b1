// The command Dimension all.
import { boxAround, overlaps } from '@homeplot/plan/box';
import { dimension } from '@homeplot/plan/dimension';
import { lineOf, measuredBy, rowHeight } from '@homeplot/plan/dimensionGeometry';
import type { Dimension } from '@homeplot/plan/dimensionPlaces';
import { drawLabel, drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import { distance, type Point } from '@homeplot/plan/point';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { textFrame } from '@homeplot/plan/textFrame';
import { objectsOf } from '@homeplot/plan/testObjects';
import { describe, expect, test } from 'vitest';
import { noSelection } from '../view/selection.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { labelHeightAt } from '../view/viewport.ts';

const dimensions = ({ objects }: TestDriver): Dimension[] => objectsOf(dimension, objects);
const lot = (): TestDriver => new TestDriver().rectangle([10, 10], [50, 40]);

/** A lot of 50 by 40 ft with a gate on its front. */
function lotWithGate(): TestDriver {
  const driver = new TestDriver().rectangle([10, 10], [60, 50]).pick('entrance').click(35, 50).pick('select');
  driver.click(10, 30).run('convertToLot');
  return driver;
}

/** The frames of the texts that objects draw at a label height in feet, and points along their lines. */
function drawnOf(
  driver: TestDriver,
  objects: readonly PlanObject[],
  height: number,
): { words: Point[][]; lines: Point[] } {
  const pen = new RecordingPen(height, 0.01);
  for (const object of objects) {
    drawObject(object, pen);
    for (const { place } of driver.labelsOf(object, height)) drawLabel(object, place, pen);
  }
  const words = pen.marks.flatMap((mark) => (mark.mark === 'text' ? [[...textFrame(mark.text)]] : []));
  const lines = pen.marks.flatMap((mark) => {
    const [from, to] = mark.mark === 'path' && !mark.path.closed ? mark.path.vertices : [];
    return from && to
      ? Array.from({ length: 101 }, (_, i) => ({
          x: from.x + ((to.x - from.x) * i) / 100,
          y: from.y + ((to.y - from.y) * i) / 100,
        }))
      : [];
  });
  return { words, lines };
}

const boxOf = (points: readonly Point[]) => ({
  minX: Math.min(...points.map(({ x }) => x)),
  minY: Math.min(...points.map(({ y }) => y)),
  maxX: Math.max(...points.map(({ x }) => x)),
  maxY: Math.max(...points.map(({ y }) => y)),
});

describe('Dimension all of a lot', () => {
  test.each([
    [0.25, 3],
    [0.35, 3],
    [0.45, 3],
    [0.5, 1],
    [1, 1],
    [2, 1],
    [4, 1],
    [6, 1],
  ])('overlaps no bearing or length at a label height of %s ft, if created at zoom %s', (height, zoom) => {
    const driver = lotWithGate();
    driver.editor.zoomTo(zoom);
    driver.dimensionAll();
    const own = drawnOf(
      driver,
      driver.objects.filter((object) => !dimensions(driver).some(({ id }) => id === object.id)),
      height,
    ).words.map(boxOf);
    const { words, lines } = drawnOf(driver, dimensions(driver), height);
    expect(own.length).toBeGreaterThan(2);
    expect(words).toHaveLength(4);
    for (const box of [...words.map(boxOf), ...lines.map((at) => boxAround(at, 0))])
      expect(own.some((label) => overlaps(label, box))).toBe(false);
  });

  test('can be dragged where it is drawn, even if the lot is small on the screen', () => {
    const driver = lotWithGate();
    driver.dimensionAll();
    driver.editor.zoomTo(0.5);
    const { editor } = driver;
    const upper = dimensions(driver).find(({ places }) => places.every(({ y }) => y === 10));
    const drawnAt = 10 - rowHeight * labelHeightAt(editor.viewport.pxPerFoot) - 0.25;
    expect(drawnAt).toBeLessThan(lineOf({ ...upper, rotation: 0 } as Dimension).from.y);
    driver.click(20, drawnAt);
    expect([...editor.selection.ids]).toEqual([upper?.id]);
    driver.drag([35, drawnAt], [35, 2]);
    const after = dimensions(driver).find(({ id }) => id === upper?.id);
    expect(after).toMatchObject({ offset: -8 });
    expect(after).not.toHaveProperty('row');
  });

  test('is selected where it is drawn, even several rows from what it measures', () => {
    const driver = lotWithGate();
    driver.dimensionAll();
    driver.editor.zoomTo(0.5);
    const { editor } = driver;
    const upper = dimensions(driver).find(({ places }) => places.every(({ y }) => y === 10));
    const fourth = { ...upper, row: 4 } as Dimension;
    editor.edit([{ put: fourth }], 'Update Dimension');
    editor.select(noSelection);
    driver.click(20, 10 - 4 * (rowHeight * labelHeightAt(editor.viewport.pxPerFoot) + 0.25));
    expect([...editor.selection.ids]).toEqual([fourth.id]);
  });
});

describe('Dimension all', () => {
  test('dimensions every edge of a rectangle on the outside', () => {
    const driver = lot();
    driver.dimensionAll();
    expect(dimensions(driver).map((one) => measuredBy[one.form](one))).toEqual([40, 30, 40, 30]);
    for (const one of dimensions(driver)) {
      const { from } = lineOf(one);
      expect(from.x < 10 || from.x > 50 || from.y < 10 || from.y > 40).toBe(true);
    }
    expect(driver.toasts.at(-1)).toBe('Added 4 dimensions');
  });

  test('skips edges that have dimensions, with a message if all have', () => {
    const driver = lot();
    driver.pick('dimension').click(30, 10).click(30, 5).pick('select').click(10, 25);
    driver.dimensionAll();
    expect(dimensions(driver)).toHaveLength(4);
    driver.dimensionAll();
    expect(dimensions(driver)).toHaveLength(4);
    expect(driver.toasts.at(-1)).toBe('Everything selected already has dimensions');
  });

  test('adds one radius to a circle', () => {
    const driver = new TestDriver().pick('circle').drag([20, 20], [30, 20]).pick('select').click(20, 20);
    driver.dimensionAll();
    driver.dimensionAll();
    expect(dimensions(driver)).toMatchObject([{ form: 'radius' }]);
  });

  test('does not put the lines of adjacent objects on each other', () => {
    const driver = new TestDriver().rectangle([10, 10], [30, 30]).rectangle([31, 10], [50, 30]);
    driver.run('selectAll');
    driver.dimensionAll();
    const lines = dimensions(driver).map(lineOf);
    for (const [i, a] of lines.entries())
      for (const b of lines.slice(i + 1)) {
        const middle = { x: (a.from.x + a.to.x) / 2, y: (a.from.y + a.to.y) / 2 };
        expect(distance(middle, { x: (b.from.x + b.to.x) / 2, y: (b.from.y + b.to.y) / 2 })).toBeGreaterThan(
          1,
        );
      }
  });

  test('does not move away from a dimension that only crosses its line', () => {
    const driver = new TestDriver().rectangle([10, 10], [90, 90]).rectangle([30, 30], [70, 60]);
    driver.pick('dimension').click(30, 60).click(30, 90).click(36, 75).pick('select').click(50, 30);
    driver.dimensionAll();
    const lowest = Math.max(
      ...dimensions(driver)
        .filter(({ places }) => places.every(({ y }) => y === 60))
        .map((one) => lineOf(one).from.y),
    );
    expect(lowest).toBeGreaterThan(60);
    expect(lowest).toBeLessThan(70);
  });

  test('is placed beside the pavement of a road', () => {
    const driver = new TestDriver().road([10, 30], [50, 30]).click(30, 30);
    driver.dimensionAll();
    expect(Math.abs(dimensions(driver)[0]?.offset ?? 0)).toBeGreaterThan(6);
  });

  test('is one undo step', () => {
    const driver = lot();
    const before = driver.bytes;
    driver.dimensionAll();
    driver.run('undo');
    expect(driver.bytes).toBe(before);
  });

  test('is disabled for objects without edges', () => {
    const driver = lot();
    driver.dimensionAll();
    driver.editor.select({ ids: new Set([dimensions(driver)[0]?.id ?? '']) });
    expect(driver.run('dimensionAll')).toBe(false);
  });
});
