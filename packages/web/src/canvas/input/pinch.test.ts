import { Editor } from '@homeplot/editor/editor';
import { toPlan } from '@homeplot/editor/viewport';
import { expect, test } from 'vitest';
import { Pinch } from './pinch.ts';

function pinching(): { readonly editor: Editor; readonly pinch: Pinch } {
  const editor = new Editor({ newId: () => 'new' });
  editor.resize(800, 600);
  return { editor, pinch: new Pinch(editor) };
}

test('one finger does not pinch', () => {
  const { pinch } = pinching();
  expect(pinch.down(1, { x: 0, y: 0 })).toBe(false);
  expect(pinch.move(1, { x: 10, y: 0 })).toBe(false);
});

test('two fingers zoom by their spread, and the point between them stays between them', () => {
  const { editor, pinch } = pinching();
  const still = toPlan(editor.viewport, { x: 300, y: 200 });
  pinch.down(1, { x: 250, y: 200 });
  expect(pinch.down(2, { x: 350, y: 200 })).toBe(true);
  pinch.move(1, { x: 300, y: 250 });
  pinch.move(2, { x: 516, y: 250 });
  expect(editor.viewport.zoom).toBeCloseTo(2);
  const now = toPlan(editor.viewport, { x: 408, y: 250 });
  expect([now.x, now.y]).toEqual([expect.closeTo(still.x), expect.closeTo(still.y)]);
});

test('two fingers that move together pan and do not zoom, even if the hand trembles', () => {
  const { editor, pinch } = pinching();
  const { zoom, x } = editor.viewport;
  pinch.down(1, { x: 250, y: 200 });
  pinch.down(2, { x: 350, y: 200 });
  pinch.move(1, { x: 150, y: 210 });
  pinch.move(2, { x: 258, y: 207 });
  expect(editor.viewport.zoom).toBe(zoom);
  expect((editor.viewport.x - x) * editor.viewport.pxPerFoot).toBeCloseTo(96);
});

test('fingers that spread slowly zoom without a jump', () => {
  const { editor, pinch } = pinching();
  const { zoom } = editor.viewport;
  pinch.down(1, { x: 250, y: 200 });
  pinch.down(2, { x: 350, y: 200 });
  pinch.move(2, { x: 366, y: 200 });
  expect(editor.viewport.zoom).toBe(zoom);
  pinch.move(2, { x: 367, y: 200 });
  expect(editor.viewport.zoom).toBeCloseTo(zoom * 1.01);
});

test('the zoom stays within its range while the fingers keep panning', () => {
  const { editor, pinch } = pinching();
  pinch.down(1, { x: 300, y: 200 });
  pinch.down(2, { x: 310, y: 200 });
  pinch.move(2, { x: 790, y: 200 });
  expect(editor.viewport.zoom).toBe(3);
});

test('when one finger is lifted, the other does nothing', () => {
  const { editor, pinch } = pinching();
  pinch.down(1, { x: 250, y: 200 });
  pinch.down(2, { x: 350, y: 200 });
  pinch.up(2);
  const before = editor.viewport;
  expect(pinch.move(1, { x: 10, y: 10 })).toBe(true);
  expect(editor.viewport).toBe(before);
  pinch.up(1);
  expect(pinch.isOn).toBe(false);
});
