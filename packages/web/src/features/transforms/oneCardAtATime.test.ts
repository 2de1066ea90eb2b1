import { Editor } from '@homeplot/editor/editor';
import { expect, test } from 'vitest';
import { oneCardAtATime } from './oneCardAtATime.ts';

test('a question puts a tool with a card away and keeps the selection; such a tool ends the question', () => {
  const editor = new Editor({ newId: () => 'shed' });
  const shed = editor.scene.create('rectangle', { x: 0, y: 0 }, { x: 6, y: 12 });
  if (shed) editor.edit([{ put: shed }], 'Draw');
  editor.select({ ids: new Set(['shed']) });
  const asked: (string | undefined)[] = [];
  const end = oneCardAtATime(editor, { measure: true }, (name) => asked.push(name));

  editor.hand.pick('measure');
  editor.ask('moveBy');
  expect(asked.at(-1)).toBe('moveBy');
  expect(editor.hand.tool.name).toBe('select');
  expect([...editor.selection.ids]).toEqual(['shed']);
  // A tool without a card doesn't end it.
  editor.hand.pick('house');
  expect(asked.at(-1)).toBe('moveBy');
  editor.hand.pick('measure');
  expect(asked.at(-1)).toBeUndefined();
  end();
});
