import { lineWork } from '@homeplot/plan/lineWork';
import { registerLateKinds } from '@homeplot/plan/lateKinds';
import { kindOf } from '@homeplot/plan/kinds';
import type { Vertex } from '@homeplot/plan/pen';
import { areaOf } from '@homeplot/plan/outline';
import { beforeEach, describe, expect, test } from 'vitest';
import { Editor } from '../../editor/editor.ts';
import { selectObjects } from '../../view/selection.ts';
import { turnBlocksInto } from './turnBlocks.ts';
import { turnInto } from './turnInto.ts';

registerLateKinds();

let editor: Editor;
let said: string[];
beforeEach(() => {
  let count = 0;
  editor = new Editor({ newId: () => `id${(count += 1)}` });
  said = [];
  editor.watch({ said: ({ text }) => void said.push(text) });
});

const p = (x: number, y: number, bulge?: number): Vertex => (bulge ? { x, y, bulge } : { x, y });

function draw(
  ...paths: readonly { readonly vertices: readonly Vertex[]; readonly closed?: boolean }[]
): void {
  const puts = paths.map((path, i) => {
    const blank = editor.scene.create(lineWork.type, { x: 0, y: 0 });
    if (!blank) throw new Error('nothing made');
    const from = { source: 'imported', sourceFile: 'site.dxf' } as const;
    return { put: { ...blank, closed: false, ...from, name: `TREE-${i}`, ...path } };
  });
  editor.edit(puts, 'Draw');
  editor.select(selectObjects(editor.plan.objects.keys()));
}

const lot = { type: 'lot', title: 'Lot', shape: 'outline', also: '' } as const;
const square = [p(0, 0), p(100, 0), p(100, 80), p(0, 80)];
const sides = square.map((from, i) => ({ vertices: [from, square[(i + 1) % 4] ?? from] }));
const objects = () => [...editor.plan.objects.values()];
const outline = (i: number) => {
  const object = objects()[i];
  const path = object && kindOf(object).path?.outline(object);
  if (!path) throw new Error('no outline');
  return path;
};

describe('turning line work into objects', () => {
  test('makes a lot of single lines, whose edges come from an import, in one undo step', () => {
    draw(...sides);
    turnInto(editor, lot);
    expect(objects()).toMatchObject([
      {
        type: 'lot',
        source: 'imported',
        sourceFile: 'site.dxf',
        edges: Array.from({ length: 4 }, () => ({ source: 'imported' })),
      },
    ]);
    expect(areaOf(outline(0))).toBeCloseTo(8000, 6);
    expect(said).toEqual(['Turned 4 lines into 1 lot.']);
    editor.undo();
    expect(objects()).toHaveLength(4);
  });

  test('names a gap and closes nothing', () => {
    draw(...sides.slice(0, 3), { vertices: [p(0, 80), p(0, 0.5)] });
    turnInto(editor, lot);
    expect(objects()).toHaveLength(4);
    expect(said[0]).toMatch(/don't close: .* gap of 0' 6"/);
  });

  test('leaves what does not close where it is', () => {
    draw(...sides, { vertices: [p(200, 0), p(300, 0)] });
    turnInto(editor, lot);
    expect(
      objects()
        .map(({ type }) => type)
        .toSorted(),
    ).toEqual(['lineWork', 'lot']);
    expect(said).toEqual(["Turned 4 lines into 1 lot. 1 line didn't close and stayed."]);
  });

  test('makes a building of a circle and of several outlines at once', () => {
    draw({ vertices: [p(0, 0, 1), p(20, 0, 1)], closed: true }, { vertices: square, closed: true });
    turnInto(editor, { type: 'building', title: 'Building', shape: 'outline', also: '' });
    expect(objects().map(({ type }) => type)).toEqual(['building', 'building']);
    expect(areaOf(outline(0))).toBeCloseTo(100 * Math.PI, 6);
  });

  test('puts what it makes below the other lines, so that its fill hides none of them', () => {
    draw({ vertices: [p(10, 10), p(20, 20)] }, { vertices: square, closed: true });
    const [, around] = objects();
    editor.select(selectObjects(around ? [around.id] : []));
    turnInto(editor, { type: 'building', title: 'Building', shape: 'outline', also: '' });
    const inOrder = objects().toSorted((a, b) => (a.order < b.order ? -1 : 1));
    expect(inOrder.map(({ type }) => type)).toEqual(['building', 'lineWork']);
  });

  test('makes a fence of lines that meet, with their arcs', () => {
    draw({ vertices: [p(0, 0), p(50, 0)] }, { vertices: [p(60, 10), p(50, 0, -0.4)].toReversed() });
    turnInto(editor, { type: 'fence', title: 'Fence', shape: 'line', also: '' });
    expect(objects()).toMatchObject([{ type: 'fence', closed: false, source: 'imported' }]);
    expect(outline(0).vertices.map(({ bulge = 0 }) => bulge)).toEqual([0, -0.4, 0]);
  });

  test('makes pieces of road that share their ends', () => {
    draw({ vertices: [p(0, 0), p(100, 0), p(150, 50)] });
    turnInto(editor, { type: 'road', title: 'Road', shape: 'line', also: '' });
    expect(objects()).toMatchObject([
      { type: 'road', startX: 0, endX: 100 },
      { type: 'road', startX: 100, endX: 150 },
    ]);
  });

  test('makes trees of blocks by their names, as large as they were', () => {
    draw({ vertices: [p(0, 0, 1), p(20, 0, 1)], closed: true });
    turnBlocksInto(editor);
    expect(objects()).toMatchObject([{ type: 'tree', x: 10, y: 0, radius: 10, sourceFile: 'site.dxf' }]);
    editor.undo();
    editor.edit(
      objects().map((put) => ({ put: { ...put, name: 'DOOR' } })),
      'Rename',
    );
    turnBlocksInto(editor);
    expect(objects()).toMatchObject([{ type: 'lineWork' }]);
    expect(said.at(-1)).toMatch(/^No symbol matches DOOR\./);
  });

  test('puts a survey pin at the point of its block, whatever text is beside it', () => {
    const common = { group: 'g', name: 'IRON-PIN', source: 'imported' } as const;
    draw({ vertices: [p(9, 9), p(13, 9), p(13, 11), p(9, 11)], closed: true });
    const [mark] = objects();
    const point = editor.scene.create('linePoint', { x: 10, y: 10 });
    const text = editor.scene.create('lineText', { x: 40, y: 10 });
    if (!mark || !point || !text) throw new Error('nothing made');
    editor.edit(
      [mark, point, text].map((object) => ({ put: { ...object, ...common } })),
      'Group',
    );
    editor.select(selectObjects(objects().map(({ id }) => id)));
    turnBlocksInto(editor);
    expect(objects()).toMatchObject([{ type: 'surveyPin', x: 10, y: 10 }]);
  });

  test('leaves texts beside a block out of the size of its symbol', () => {
    const common = { group: 'g', name: 'OAK-TREE', source: 'imported' } as const;
    draw({ vertices: [p(0, 0, 1), p(20, 0, 1)], closed: true });
    const [mark] = objects();
    const text = editor.scene.create('lineText', { x: 60, y: 0 });
    if (!mark || !text) throw new Error('nothing made');
    editor.edit(
      [mark, text].map((object) => ({ put: { ...object, ...common } })),
      'Group',
    );
    editor.select(selectObjects(objects().map(({ id }) => id)));
    turnBlocksInto(editor);
    expect(objects()).toMatchObject([{ type: 'tree', x: 10, y: 0, radius: 10, sourceFile: 'site.dxf' }]);
  });
});
