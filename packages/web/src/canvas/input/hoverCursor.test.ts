import { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import { toScreen } from '@homeplot/editor/viewport';
import { expect, test } from 'vitest';
import { hoverCursor } from './hoverCursor.ts';

function withSquare(): { readonly editor: Editor; readonly on: (x: number, y: number) => string } {
  const editor = new Editor({ newId: () => 'square' });
  editor.resize(1200, 800);
  const put = editor.scene.create('rectangle', { x: 10, y: 10 }, { x: 20, y: 20 });
  if (put) editor.edit([{ put }], 'Add');
  return { editor, on: (x, y) => hoverCursor(editor, false, false, toScreen(editor.viewport, { x, y })) };
}

test('the Select tool shows a pointer over objects only', () => {
  const { on } = withSquare();
  expect([on(15, 15), on(40, 40)]).toEqual(['pointer', 'default']);
});

test('over a handle of the selected object the cursor shows which way it moves', () => {
  const { editor, on } = withSquare();
  editor.select(selectObjects(['square']));
  expect([on(10, 10), on(20, 15)]).toEqual(['nwse-resize', 'ew-resize']);
});

test('the cursor for panning is a hand, closed while dragging', () => {
  const { editor } = withSquare();
  expect([hoverCursor(editor, false, true), hoverCursor(editor, true, true)]).toEqual(['grab', 'grabbing']);
  editor.hand.pick('move');
  expect(hoverCursor(editor, true, false)).toBe('grabbing');
});

test('other tools have their own cursor', () => {
  const { editor, on } = withSquare();
  editor.hand.pick('text');
  expect(on(15, 15)).toBe('text');
});
