// What lies over an object while it is dragged.
import { Editor } from '@homeplot/editor/editor';
import { labelHeightAt } from '@homeplot/editor/viewport';
import { lotFromOutline } from '@homeplot/plan/lot';
import { expect, test } from 'vitest';
import { liftedInView, whatIsOver } from './lifted.ts';

function dragged(): Editor {
  const editor = new Editor({ newId: () => 'new' });
  editor.resize(800, 800);
  const corners = [
    { x: 5, y: 5 },
    { x: 45, y: 5 },
    { x: 45, y: 35 },
    { x: 5, y: 35 },
  ];
  editor.edit([{ put: { id: 'lot', type: 'lot', order: 'a0', ...lotFromOutline(corners) } }], 'Add lot');
  const house = editor.scene.create('house', { x: 60, y: 10 }, { x: 90, y: 30 });
  if (!house) throw new Error('No house was created.');
  editor.edit([{ put: house }], 'Add house');
  const at = { x: 75, y: 20 };
  const screen = (x: number, y: number) => ({
    x: x * editor.viewport.pxPerFoot,
    y: y * editor.viewport.pxPerFoot,
  });
  const record = { shift: false, coarse: false } as const;
  editor.hand.pointer({ phase: 'down', at, screen: screen(75, 20), ...record });
  editor.hand.pointer({ phase: 'move', at: { x: 40, y: 20 }, screen: screen(40, 20), ...record });
  return editor;
}

test('the labels under a dragged object are over it only if the picture has labels', () => {
  const editor = dragged();
  const height = labelHeightAt(editor.viewport.pxPerFoot);
  const lifted = liftedInView(editor);
  const labeled = whatIsOver(editor, lifted, height, false);
  expect(lifted).toHaveLength(1);
  expect(labeled.labels.map(({ object }) => object.id)).toContain('lot');
  const crowded = whatIsOver(editor, lifted, height, true);
  expect(crowded).toEqual({ ...labeled, labels: [] });
});
