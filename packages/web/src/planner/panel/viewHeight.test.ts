import { Editor } from '@homeplot/editor/editor';
import { expect, test } from 'vitest';
import { viewHeight } from './viewHeight.ts';

test('only what the panel leaves of the canvas counts, and its opening and closing are heard', () => {
  const editor = new Editor({ newId: () => 'id' });
  editor.resize(390, 680);
  editor.show({ siteExtent: 1000 });
  const heard: string[] = [];
  editor.watch({ changed: () => heard.push(viewHeight(editor)) });
  expect(viewHeight(editor)).toBe("500' tall");
  const seen = { minX: 0, minY: 0, maxX: 390, maxY: 340 };
  const uncover = editor.scene.cover({ room: () => seen, seen: () => seen });
  uncover();
  expect(heard).toEqual(["250' tall", "500' tall"]);
});

test('where the panel leaves nothing to be seen, no height is said', () => {
  const editor = new Editor({ newId: () => 'id' });
  editor.resize(390, 680);
  editor.show({ siteExtent: 1000 });
  editor.scene.cover({ room: () => undefined, seen: () => undefined });
  expect(viewHeight(editor)).toBe('');
});
