import { Editor } from '@homeplot/editor/editor';
import { expect, test } from 'vitest';
import { sunTool } from './sunTool.ts';

test('what was picked to see its hours of sun shows no Cancel, and Escape deselects it', () => {
  const editor = new Editor({ newId: () => 'bed' });
  editor.resize(390, 680);
  const bed = editor.scene.create('rectangle', { x: 0, y: 0 }, { x: 6, y: 12 });
  if (bed) editor.edit([{ put: bed }], 'Draw');
  editor.select({ ids: new Set(['bed']) });
  editor.hand.pick(sunTool.name);
  expect(editor.hand.stateOf(sunTool)).toEqual({ target: 'bed' });
  expect(editor.hand).toMatchObject({ isDrawing: false, isBusy: true });
  editor.hand.cancel();
  expect(editor.hand.stateOf(sunTool)).toEqual({});
});
