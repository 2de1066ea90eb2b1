import { perimeterOf } from '@homeplot/plan/outline';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { beforeAll, describe, expect, test } from 'vitest';
import { handlesOf } from '../handles/handles.ts';
import { TestDriver } from '../../testing/testDriver.ts';
import { addTrail, registerTrail, type Trail } from '../../testing/trail.ts';

beforeAll(registerTrail);

const bent = (): TestDriver => {
  const driver = new TestDriver();
  addTrail(driver, [
    [10, 10],
    [20, 10],
    [20, 20],
  ]);
  return driver.click(13, 10);
};
const triangle = (): TestDriver => {
  const driver = new TestDriver();
  addTrail(
    driver,
    [
      [10, 10],
      [30, 10],
      [30, 20],
    ],
    true,
  );
  return driver.click(13, 10);
};
const trailOf = (driver: TestDriver): Trail => driver.objects.at(-1) as Trail;
const corners = (driver: TestDriver): number[][] => trailOf(driver).vertices.map(({ x, y }) => [x, y]);

describe('the vertices of a selected object', () => {
  test('a dragged vertex stays selected', () => {
    const driver = bent().drag([20, 10], [25, 8]);
    expect(corners(driver)).toEqual([
      [10, 10],
      [25, 8],
      [20, 20],
    ]);
    expect(driver.editor.selection.pathPart).toEqual({ on: 'vertex', index: 1 });
    driver.editor.undo();
    expect(corners(driver)[1]).toEqual([20, 10]);
  });

  test("dragging the midpoint of an edge adds a vertex, and both halves keep the edge's name", () => {
    const driver = bent().drag([15, 10], [15, 4]);
    expect(corners(driver)).toEqual([
      [10, 10],
      [15, 4],
      [20, 10],
      [20, 20],
    ]);
    expect(trailOf(driver).names).toEqual(['a', 'a', 'b']);
    expect(driver.editor.selection.pathPart).toEqual({ on: 'vertex', index: 1 });
  });

  test('dragging a midpoint with Shift bends the edge, and makes it straight near its chord', () => {
    const driver = bent().drag([15, 10], [15, 5], { shift: true });
    expect(trailOf(driver).vertices[0]?.bulge).toBeCloseTo(1, 9);
    expect(perimeterOf(trailOf(driver))).toBeCloseTo(5 * Math.PI + 10, 9);
    driver.drag([15, 5], [15, 10.1], { shift: true });
    expect(trailOf(driver).vertices[0]?.bulge ?? 0).toBe(0);
  });

  test('clicking a midpoint selects the edge and shows its crown handle, which bends it', () => {
    const driver = triangle().click(20, 10);
    expect(driver.editor.selection.pathPart).toEqual({ on: 'edge', index: 0 });
    const crown = handlesOf(driver.editor).find(({ grip }) => grip?.on === 'crown');
    // Outside the triangle, by 26 px at 16 px a foot.
    expect(crown?.at).toEqual({ x: 20, y: 10 - 26 / 16 });
    driver.drag([20, 10 - 26 / 16], [20, 10 - 26 / 16 - 5]);
    expect(trailOf(driver).vertices[0]?.bulge).toBeCloseTo(0.5, 9);
  });

  test('double-clicking an edge adds a vertex, and double-clicking a vertex removes it', () => {
    const driver = bent().doubleClick(20, 13);
    expect(corners(driver)[2]).toEqual([20, 13]);
    driver.doubleClick(20, 10);
    expect(corners(driver)).toEqual([
      [10, 10],
      [20, 13],
      [20, 20],
    ]);
  });

  test('a double click that selects an object adds no vertex', () => {
    const driver = bent().click(40, 40).doubleClick(20, 13);
    expect(corners(driver)).toHaveLength(3);
  });

  test('a closed object keeps three vertices, with a message', () => {
    const driver = triangle().click(30, 10).point('double', 30, 10);
    expect(corners(driver)).toHaveLength(3);
    expect(driver.toasts).toEqual(['This trail needs at least 3 vertices']);
  });

  test('dragging elsewhere on the object moves it and deselects the vertex', () => {
    const driver = bent().click(20, 10).drag([13, 10], [14, 12]);
    expect(corners(driver)[0]).toEqual([11, 12]);
    expect(driver.editor.selection.pathPart).toBeUndefined();
  });

  test('short edges have no midpoint handle, and 10,000 vertices in view have no handles', () => {
    const driver = bent();
    const middles = (): number => handlesOf(driver.editor).filter(({ grip }) => grip?.on === 'middle').length;
    expect(middles()).toBe(2);
    driver.editor.show({ ...driver.editor.viewport, siteExtent: 2000, x: 0, y: 0, zoom: 1 });
    expect(middles()).toBe(0);
    const many = new TestDriver();
    addTrail(
      many,
      Array.from({ length: 10_000 }, (_, i) => [i / 400, Math.sin(i / 100)] as const),
    );
    many.run('selectAll');
    expect(handlesOf(many.editor)).toEqual([]);
  });
});

describe('a path with the maximum number of vertices', () => {
  const full = 'can have at most 2,000 vertices';
  const zigzag = Array.from({ length: 2000 }, (_, i) => [10 + i * 2, 10 + (i % 2) * 3] as const);

  test('gets no more vertices by mouse or keyboard, but they can still be moved', () => {
    const driver = new TestDriver();
    addTrail(driver, zigzag);
    driver.run('selectAll');
    const before = driver.bytes;
    driver.run('editVertices');
    driver.run('addVertex');
    expect(driver.toasts.at(-1)).toContain(full);
    expect(driver.bytes).toBe(before);
    driver.doubleClick(11, 11.5);
    expect(driver.bytes).toBe(before);
    driver.drag([12, 13], [12, 15]);
    expect(driver.bytes).not.toBe(before);
  });
});

describe('vertices by keyboard', () => {
  test('Edit vertices selects the first vertex, Next and Previous move along vertices and edges', () => {
    const driver = bent();
    const walked = ['editVertices', 'nextVertex', 'nextVertex', 'previousVertex'].map((command) => {
      driver.run(command);
      const part = driver.editor.selection.pathPart;
      return `${part?.on} ${part?.index}`;
    });
    expect(walked).toEqual(['vertex 0', 'edge 0', 'vertex 1', 'edge 0']);
  });

  test('Next ends at the last vertex, so that Tab can leave the canvas', () => {
    const driver = bent();
    driver.run('editVertices');
    expect([1, 2, 3, 4, 5].map(() => driver.run('nextVertex'))).toEqual([true, true, true, true, false]);
  });

  test('arrow keys nudge the selected vertex, or both ends of the selected edge', () => {
    const driver = bent();
    driver.run('editVertices');
    driver.run('nudgeLeft');
    expect(corners(driver)[0]).toEqual([9.5, 10]);
    driver.run('nextVertex');
    driver.run('nudgeDownFar');
    expect(corners(driver)).toEqual([
      [9.5, 15],
      [20, 15],
      [20, 20],
    ]);
  });

  test('Plus adds a vertex after the selected one, Delete removes it, and the object stays selected', () => {
    const driver = bent();
    driver.run('editVertices');
    driver.run('addVertex');
    expect(corners(driver)[1]).toEqual([15, 10]);
    driver.run('delete');
    expect(corners(driver)).toHaveLength(3);
    expect(driver.editor.selection.pathPart).toEqual({ on: 'vertex', index: 0 });
    driver.run('delete');
    driver.run('delete');
    expect(corners(driver)).toHaveLength(2);
    expect(driver.toasts).toEqual(['This trail needs at least 2 vertices']);
  });

  test('undo keeps the selected vertex if it still exists', () => {
    const driver = bent();
    driver.run('editVertices');
    driver.run('nudgeLeft');
    driver.editor.undo();
    expect(driver.editor.selection.pathPart).toEqual({ on: 'vertex', index: 0 });
    driver.run('addVertex');
    driver.editor.undo();
    driver.editor.undo();
    expect(driver.editor.selection.pathPart).toBeUndefined();
  });

  test('a rectangle has no vertices to edit', () => {
    const driver = new TestDriver().rectangle([10, 10], [20, 20]);
    expect(driver.run('editVertices')).toBe(false);
    expect(driver.run('addVertex')).toBe(false);
    expect(driver.editor.selection.ids.size).toBe(1);
    const pen = new RecordingPen();
    driver.editor.hand.drawMarks(pen);
    expect(pen.marks).toEqual([]);
  });
});
