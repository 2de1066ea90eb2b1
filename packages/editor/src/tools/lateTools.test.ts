import { expect, test } from 'vitest';
import { Editor } from '../editor/editor.ts';
import { pickTool } from './lateTools.ts';

test('a tool that was not fetched with the page can be picked by its name', () => {
  const editor = new Editor({ newId: () => 'new' });
  pickTool(editor, 'leader');
  expect(editor.hand.tool.name).toBe('leader');
});
