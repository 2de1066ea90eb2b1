import { Editor } from '@homeplot/editor/editor';
import { labelHeightAt, viewBox } from '@homeplot/editor/viewport';
import { contains } from '@homeplot/plan/box';
import { inOrder } from '@homeplot/plan/plan';
import { expect, test } from 'vitest';
import { showWhole } from './showWhole.ts';

test('an opened plan that fits at the first zoom but for its labels is shown with all of them, on a phone', () => {
  const editor = new Editor({ newId: () => 'drawn' });
  editor.resize(390, 679);
  const shed = editor.scene.create('rectangle', { x: 0.2, y: 8 }, { x: 6, y: 20 });
  const put = shed && { ...shed, name: 'Shed that the previous owner built in 1987' };
  if (put) editor.edit([{ put }], 'Draw');
  showWhole(editor);
  const labels = editor.scene.labels.at(labelHeightAt(editor.viewport.pxPerFoot));
  const placed = inOrder(editor.plan).flatMap((object) => labels.of(object));
  expect(placed.length).toBeGreaterThan(0);
  for (const { box } of placed) expect(contains(viewBox(editor.viewport), box)).toBe(true);
});
