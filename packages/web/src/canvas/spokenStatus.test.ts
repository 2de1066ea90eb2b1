import { moveCursor, pressCursor } from '@homeplot/editor/cursor';
import { Editor } from '@homeplot/editor/editor';
import { LiveDistances } from '@homeplot/editor/liveDistances';
import { expect, test } from 'vitest';
import { spokenCursor, spokenPart } from './SpokenStatus.tsx';
import { registerLateTools } from '@homeplot/editor/lateTools';

registerLateTools();

test('what is placed with the keyboard says how far it is from the lot lines', () => {
  let last = 0;
  const editor = new Editor({ newId: () => `${(last += 1)}` });
  editor.resize(800, 800);
  editor.scene.aid = new LiveDistances(editor);
  const lot = editor.scene.create('rectangle', { x: 0, y: 0 }, { x: 40, y: 40 });
  if (!lot) throw new Error('There is no lot.');
  editor.edit([{ put: lot }], 'Add');
  editor.hand.pick('shed');
  editor.hand.cursor = { at: { x: 10, y: 12 }, isPressed: false };
  const spoken = (): string =>
    spokenCursor(editor, editor.hand.cursor ?? { at: { x: 0, y: 0 }, isPressed: false });
  moveCursor(editor, 1, 0);
  expect(spoken()).not.toContain('edge');
  pressCursor(editor);
  expect(spoken()).toMatch(/drawing\. .*feet.* to the left edge/);
});

test('a selected door is named with its width and its wall', () => {
  const editor = new Editor({ newId: () => 'house' });
  const house = editor.scene.create('house', { x: 0, y: 0 });
  if (!house) throw new Error('There is no house.');
  const entrances = [{ id: 'door', edge: 'top', offset: 2, width: 3 }];
  expect(spokenPart(editor, { ...house, entrances } as typeof house, 'door')).toBe(
    `Door selected, 3', top edge. House.`,
  );
});
