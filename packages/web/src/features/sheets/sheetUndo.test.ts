import { expect, test } from 'vitest';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { Editor } from '@homeplot/editor/editor';
import { treeAt } from '../../../testing/testWorkspace.ts';
import { SheetUndo } from './sheetUndo.ts';

const sheet = { ...plainSheet({ paper: 'A4', orientation: 'landscape' }), id: 'sheet' };
const planted = (): Editor => {
  const editor = new Editor({ newId: () => 'id' });
  editor.edit([{ put: treeAt('tree', 0) }], 'Plant');
  return editor;
};
const able = ({ canUndo, canRedo }: SheetUndo) => ({ canUndo, canRedo });

test('undo takes back edits of sheets and of the project, but nothing that was drawn', () => {
  const editor = planted();
  const undo = new SheetUndo(editor);
  expect(able(undo)).toEqual({ canUndo: false, canRedo: false });
  undo.undo();
  expect(editor.plan.objects.size).toBe(1);

  editor.edit([{ settings: { sheets: [sheet] } }], 'Add sheet');
  editor.edit([{ settings: { project: { owner: 'Ada' } } }], 'Project facts');
  undo.undo();
  expect(editor.plan.settings.project).toBeUndefined();
  undo.undo();
  expect(editor.plan.settings.sheets).toBeUndefined();
  expect(able(undo)).toEqual({ canUndo: false, canRedo: true });
  undo.redo();
  expect(editor.plan.settings.sheets).toHaveLength(1);
});

test('redo puts back nothing that was undone on the canvas', () => {
  const editor = planted();
  editor.undo();
  const undo = new SheetUndo(editor);
  expect(able(undo)).toEqual({ canUndo: false, canRedo: false });
  undo.redo();
  expect(editor.plan.objects.size).toBe(0);
});
