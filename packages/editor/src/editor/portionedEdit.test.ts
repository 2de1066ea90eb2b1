// Edits of very many objects: one undo step when they end, nothing when they are canceled.
import { keysAbove } from '@homeplot/plan/order';
import { runAllSteps } from '@homeplot/plan/steps';
import type { Change } from '@homeplot/plan/plan';
import { expect, test } from 'vitest';
import { Editor } from './editor.ts';

/** A row of trees, 10 feet apart. */
function trees({ plan, scene }: Editor, count: number, y: number): readonly Change[] {
  const orders = keysAbove(plan.top, count);
  return Array.from({ length: count }, (_, i): Change => {
    const made = scene.create('tree', { x: 10 * i, y }, { x: 10 * i + 2, y });
    if (!made) throw new Error('no tree');
    return { put: { ...made, id: `tree-${y}-${i}`, order: orders[i] ?? '' } };
  });
}

const idsAt = ({ scene }: Editor, x: number, y: number): readonly string[] =>
  scene.search({ minX: x - 1, minY: y - 1, maxX: x + 1, maxY: y + 1 }).map(({ id }) => id);

test('portions are undone as one step', () => {
  const editor = new Editor({ newId: () => 'new' });
  const edit = editor.editInPortions('Import');
  for (const y of [0, 100]) edit.add(trees(editor, 3000, y));
  runAllSteps(edit.endInSteps());
  expect(editor.plan.objects.size).toBe(6000);
  expect(idsAt(editor, 20_000, 100)).toEqual(['tree-100-2000']);
  editor.undo();
  expect(editor.plan.objects.size).toBe(0);
  expect(editor.canUndo).toBe(false);
});

test('canceled portions leave what was there, and no undo step', () => {
  const editor = new Editor({ newId: () => 'new' });
  editor.edit(trees(editor, 1, 500), 'Tree');
  const edit = editor.editInPortions('Import');
  for (const y of [0, 100]) edit.add(trees(editor, 2000, y));
  runAllSteps(edit.cancelInSteps());
  expect([...editor.plan.objects.keys()]).toEqual(['tree-500-0']);
  expect(idsAt(editor, 0, 100)).toEqual([]);
  expect(editor.lastEdit?.label).toBe('Tree');
});

test('objects edited while the index is prepared are found where they are', () => {
  const editor = new Editor({ newId: () => 'new' });
  editor.scene.apply(trees(editor, 5000, 0));
  const steps = editor.scene.prepareSearch();
  steps.next();
  editor.scene.apply([...trees(editor, 1, 300), { remove: 'tree-0-7' }]);
  runAllSteps(steps);
  expect(idsAt(editor, 0, 300)).toEqual(['tree-300-0']);
  expect(idsAt(editor, 70, 0)).toEqual([]);
});
