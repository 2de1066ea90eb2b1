import { Editor } from '@homeplot/editor/editor';
import { expect, test } from 'vitest';
import { knownPoint } from './knownPoint.ts';

test('a known point is named by the corner at its place, or by its coordinates if there is none', () => {
  const editor = new Editor({ newId: () => '1' });
  const made = editor.scene.create('rectangle', { x: 10, y: 10 }, { x: 50, y: 40 });
  if (made) editor.edit([{ put: made }], 'Draw');
  expect(knownPoint(editor.scene, { x: 50, y: 10 })).toBe('corner 2 of the rectangle');
  expect(knownPoint(editor.scene, { x: 30, y: 10 })).toBe('the middle of edge 1 of the rectangle');
  expect(knownPoint(editor.scene, { x: 3, y: 4.5 })).toBe(`3', 4' 6"`);
});
