import { expect, test } from 'vitest';
import { plainSheet } from '@homeplot/formats/sheetPresets';
import { Editor } from '@homeplot/editor/editor';
import { TestDriver } from '@homeplot/editor/testDriver';
import { Sharing } from '@homeplot/editor/sharing';
import { treeAt } from '../../../testing/testWorkspace.ts';
import { canRedoSheets, canUndoSheets, redoSheets, undoSheets } from './sheetUndo.ts';

const sheet = { ...plainSheet({ paper: 'A4', orientation: 'landscape' }), id: 'sheet' };
const plant = (editor: Editor): boolean => editor.edit([{ put: treeAt('tree', 0) }], 'Plant');
const planted = (): Editor => {
  const editor = new Editor({ newId: () => 'id' });
  plant(editor);
  return editor;
};
const able = (editor: Editor) => ({ canUndo: canUndoSheets(editor), canRedo: canRedoSheets(editor) });

test('undo takes back edits of sheets and of the project, but nothing that was drawn', () => {
  const editor = planted();
  expect(able(editor)).toEqual({ canUndo: false, canRedo: false });
  undoSheets(editor);
  expect(editor.plan.objects.size).toBe(1);

  editor.edit([{ settings: { sheets: [sheet] } }], 'Add sheet');
  editor.edit([{ settings: { project: { owner: 'Ada' } } }], 'Project facts');
  undoSheets(editor);
  expect(editor.plan.settings.project).toBeUndefined();
  undoSheets(editor);
  expect(editor.plan.settings.sheets).toBeUndefined();
  expect(able(editor)).toEqual({ canUndo: false, canRedo: true });
  redoSheets(editor);
  expect(editor.plan.settings.sheets).toHaveLength(1);
});

test('redo puts back nothing that was undone on the canvas', () => {
  const editor = planted();
  editor.undo();
  expect(able(editor)).toEqual({ canUndo: false, canRedo: false });
  redoSheets(editor);
  expect(editor.plan.objects.size).toBe(0);
});

test('redo puts back what the dialog undid before it was closed', () => {
  const editor = planted();
  editor.edit([{ settings: { sheets: [sheet] } }], 'Add sheet');
  editor.undo();
  expect(able(editor)).toEqual({ canUndo: false, canRedo: true });
  redoSheets(editor);
  expect(editor.plan.settings.sheets).toHaveLength(1);
});

test('redo after an undo that others have made void plants nothing on the canvas', () => {
  const editor = new Editor({ newId: () => 'id' });
  editor.share(new Sharing(editor));
  editor.edit([{ settings: { title: 'Ours' } }], 'Title');
  plant(editor);
  editor.undo();
  editor.takeIn([{ settings: { title: 'Theirs' } }]);
  undoSheets(editor);
  redoSheets(editor);
  expect(editor.plan.settings.title).toBe('Theirs');
  expect(editor.plan.objects.size).toBe(0);
});

test('an edit of the sheets after an undo leaves nothing to redo', () => {
  const editor = planted();
  editor.edit([{ settings: { sheets: [sheet] } }], 'Add sheet');
  undoSheets(editor);
  editor.edit([{ settings: { title: 'Title' } }], 'Title');
  undoSheets(editor);
  redoSheets(editor);
  redoSheets(editor);
  expect(editor.plan.settings).toMatchObject({ title: 'Title', sheets: undefined });
});

test('redo puts back no point of a drawing on the canvas', () => {
  const driver = new TestDriver();
  const { editor } = driver;
  editor.edit([{ settings: { sheets: [sheet] } }], 'Add sheet');
  editor.undo();
  driver.pick('lot').click(0, 0);
  editor.undo();
  expect([editor.hand.isDrawing, editor.canRedo]).toEqual([false, true]);
  expect(able(editor)).toEqual({ canUndo: false, canRedo: false });
  redoSheets(editor);
  expect(editor.hand.isDrawing).toBe(false);
});
