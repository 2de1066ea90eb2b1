// The source of each edge after every way of making or changing a lot, and the question about a recorded corner.
import { type Lot, lotFromOutline } from '@homeplot/plan/lot';
import type { LotEdge } from '@homeplot/plan/lotEdge';
import { withEdgeBearing, withEdgeLength, withLotSource } from '@homeplot/plan/lotEdges';
import { sourceNotes } from '@homeplot/plan/lotNotes';
import type { PlanObject } from '@homeplot/plan/kind';
import { moveOf } from '@homeplot/plan/plan';
import { tracedNote } from '@homeplot/plan/sourceNotes';
import { describe, expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { watchRecordedLots } from './recordedLots.ts';

const square = [
  { x: 10, y: 10 },
  { x: 50, y: 10 },
  { x: 50, y: 40 },
  { x: 10, y: 40 },
];
const lotOf = (edges: readonly LotEdge[] = []): Lot => ({
  id: 'lot',
  type: 'lot',
  order: 'a0',
  ...lotFromOutline(square, edges),
});
const surveyed = lotOf(
  [90, 180, 270, 0].map((direction, i) => ({
    source: 'surveyed',
    recorded: { direction, length: i % 2 === 0 ? 40 : 30 },
  })),
);
const sources = ({ edges }: Pick<Lot, 'edges'>): readonly unknown[] => edges.map(({ source }) => source);
const drawn = ['traced', 'traced', 'traced', 'traced'];

function driverWith(lot: Lot): TestDriver {
  const on = new TestDriver();
  watchRecordedLots(on.editor);
  on.editor.edit([{ put: lot }], 'Lot');
  on.editor.select({ ids: new Set([lot.id]) });
  return on;
}
const lotIn = (on: TestDriver): Lot => on.top as unknown as Lot;
const asked = (on: TestDriver): readonly string[] =>
  on.toasts.filter((text) => text.startsWith('You moved a recorded corner'));

describe('the source of the edges', () => {
  test('of a lot that is drawn, by corners or as a box or from a rectangle, is that they are drawn', () => {
    const on = new TestDriver().pick('lot');
    for (const { x, y } of [...square, { x: 10, y: 10 }]) on.click(x, y);
    expect(sources(lotIn(on))).toEqual(drawn);
    const box = on.editor.scene.create('lot', { x: 0, y: 0 }, { x: 20, y: 30 });
    expect(sources(box as Lot)).toEqual(drawn);
    const rectangle = on.editor.scene.create('rectangle', { x: 0, y: 0 }, { x: 20, y: 30 });
    if (!rectangle) throw new Error('The rectangle was not made.');
    on.editor.edit([{ put: rectangle }], 'Rectangle');
    on.editor.select({ ids: new Set([rectangle.id]) });
    on.run('convertToLot');
    expect(sources(lotIn(on))).toEqual(drawn);
    expect(sourceNotes(lotIn(on))).toEqual([
      'Lot lines are drawn, not measured: their lengths are approximate.',
    ]);
  });

  test('is measured where a length was typed, and a bearing alone measures nothing', () => {
    const lengths = withEdgeLength(lotOf(), 1, 31) ?? lotOf();
    expect(sources(lengths)).toEqual(['traced', 'measured', 'traced', 'traced']);
    expect(sources(withEdgeBearing(lotOf(), 1, 181, 0))).toEqual(drawn);
  });

  test('of the closing edge is measured once all others were given in full', () => {
    let lot = lotOf();
    for (const [i, direction, length] of [
      [0, 90, 40],
      [1, 180, 30],
      [2, 270, 40],
    ] as const)
      lot = withEdgeLength(withEdgeBearing(lot, i, direction, 0), i, length) ?? lot;
    expect(sources(lot)).toEqual(['measured', 'measured', 'measured', 'measured']);
    expect(sourceNotes(lot)).toEqual([]);
    // It isn't only traced anymore.
    const traced = { source: 'traced', sourceFile: 'plat.png' } as const;
    expect(tracedNote({ ...lotOf(), ...traced })).toBe('Traced from plat.png, not surveyed.');
    expect(tracedNote({ ...lot, ...traced })).toBeUndefined();
  });

  test('can be set for all edges at once', () => {
    expect(sources(withLotSource(lotOf(), 'measured'))).toEqual(Array.from(square, () => 'measured'));
    expect(sources(withLotSource(surveyed, undefined))).toEqual(Array.from(square, () => undefined));
    expect(withLotSource(surveyed, 'measured').edges[0]?.recorded).toEqual({ direction: 90, length: 40 });
  });

  test('is that it is drawn where an edge was reshaped by hand, whatever it was before', () => {
    const on = driverWith(lotOf(square.map(() => ({ source: 'county map', recorded: {} }) as const)));
    on.drag([50, 40], [55, 45]);
    expect(sources(lotIn(on))).toEqual(['county map', 'traced', 'traced', 'county map']);
  });
});

describe('dragging a recorded corner', () => {
  test('is told once for each lot, and Undo puts the corner and its numbers back', () => {
    const on = driverWith(surveyed);
    const before = lotIn(on);
    on.drag([50, 40], [55, 45]);
    expect(asked(on)).toEqual(['You moved a recorded corner, so 2 edges lost their recorded numbers.']);
    expect(sources(lotIn(on))).toEqual(['surveyed', 'traced', 'traced', 'surveyed']);
    on.run('undo');
    expect(lotIn(on).edges).toEqual(before.edges);
    on.run('redo');
    on.run('undo');
    expect(asked(on)).toHaveLength(1);
    on.drag([50, 40], [55, 45]).drag([10, 40], [5, 45]);
    expect(asked(on)).toHaveLength(1);
  });

  test('says nothing where only drawn corners move, the whole lot moves, a number is typed, or only the source changes', () => {
    const moved = driverWith(lotOf());
    moved.drag([50, 40], [55, 45]);
    expect(asked(moved)).toEqual([]);
    const whole = driverWith(surveyed);
    whole.editor.select({ ids: new Set(['lot']) });
    whole.run('nudgeRight');
    expect(asked(whole)).toEqual([]);
    const typed = driverWith(surveyed);
    typed.editor.edit([{ put: withEdgeLength(surveyed, 1, 31) ?? surveyed }], 'Edge length');
    expect(asked(typed)).toEqual([]);
    const renamed = driverWith(surveyed);
    renamed.editor.edit([{ put: { ...surveyed, ...withLotSource(surveyed, 'traced') } }], 'Source');
    renamed.editor.edit([{ put: { ...surveyed, ...withLotSource(surveyed, undefined) } }], 'Source');
    renamed.run('undo');
    renamed.run('undo');
    expect(asked(renamed)).toEqual([]);
  });
});

test('a recorded lot that moves without what stands on it says so, and not again when that is undone', () => {
  const left = 'The lot moved without the objects on it.';
  const on = driverWith(surveyed);
  const moved = (...objects: readonly PlanObject[]): void => {
    on.editor.edit(
      objects.map((object) => moveOf(object, { x: 1, y: 0 })),
      'Move',
    );
  };
  const times = (): number => on.toasts.filter((text) => text === left).length;
  moved(on.first('lot'));
  expect(times()).toBe(0);
  on.pick('house').click(20, 20);
  moved(...on.editor.plan.objects.values());
  expect(times()).toBe(0);
  moved(on.first('lot'));
  expect(times()).toBe(1);
  on.run('undo');
  on.run('redo');
  expect(times()).toBe(1);
});

test('an edit of many objects reads each as often as one of few does', () => {
  const readsOf = (count: number): number => {
    let reads = 0;
    const trees = Array.from({ length: count }, (_, i): PlanObject => {
      const tree = { id: '', type: 'tree', order: `a${i}`, x: i, y: 0, radius: 5 };
      return Object.defineProperty(tree, 'id', { enumerable: true, get: () => ((reads += 1), `tree-${i}`) });
    });
    const { editor } = new TestDriver();
    editor.edit(
      trees.map((put) => ({ put })),
      'Plant',
    );
    const end = watchRecordedLots(editor);
    const changes = trees.map((tree, i) => ({ put: { ...tree, x: i + 1 } }));
    reads = 0;
    editor.edit(changes, 'Move');
    end();
    return reads / count;
  };
  expect(readsOf(400)).toBeLessThan(readsOf(100) * 1.5);
});
