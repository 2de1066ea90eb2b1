import { Editor } from '@homeplot/editor/editor';
import { expect, test } from 'vitest';
import { Dirty } from './dirty.ts';

const editor = new Editor({ newId: () => 'new' });
const square = (at: number, size: number) => {
  const put = editor.create('rectangle', { x: at, y: at }, { x: at + size, y: at + size });
  return put ? [{ put }] : [];
};

test('an edit leaves the boxes of what it changed, labels and all', () => {
  const dirty = new Dirty();
  dirty.add([...square(10, 10), { remove: 'gone' }], 1);
  const { boxes, all } = dirty.take();
  expect(all).toBe(false);
  expect(boxes).toHaveLength(1);
  expect(boxes[0]?.minY).toBeLessThan(10);
  expect(dirty.take().boxes).toEqual([]);
});

test('a box within another need not be drawn twice', () => {
  const dirty = new Dirty();
  dirty.add([...square(10, 10), ...square(12, 2), ...square(10, 10), ...square(40, 2)], 0);
  expect(dirty.take().boxes).toHaveLength(2);
});

test('after very many changes all is drawn again', () => {
  const dirty = new Dirty();
  dirty.add(Array.from({ length: 500 }, () => square(10, 10)).flat(), 0);
  dirty.add(square(10, 10), 0);
  expect(dirty.take()).toEqual({ boxes: [], all: true });
  expect(dirty.take().all).toBe(false);
});
