import { Editor } from '@homeplot/editor/editor';
import type { PlanObject } from '@homeplot/plan/kind';
import { expect, test } from 'vitest';
import { Dirty } from './dirty.ts';

let made = 0;
const editor = new Editor({
  newId: () => {
    made += 1;
    return `made-${made}`;
  },
});
const square = (at: number, size: number): PlanObject[] => {
  const put = editor.scene.create('rectangle', { x: at, y: at }, { x: at + size, y: at + size });
  return put ? [put] : [];
};
const puts = (objects: readonly PlanObject[]) => objects.map((put) => ({ put }));

test('an edit marks the boxes of the changed objects, before and after', () => {
  const dirty = new Dirty();
  dirty.addEdit(puts(square(10, 10)), puts(square(40, 10)), 1);
  const { boxes, added, all } = dirty.take();
  expect([boxes.length, added.length, all]).toEqual([2, 0, false]);
  expect(dirty.take().boxes).toEqual([]);
});

test('added objects are kept apart, since they only need to be drawn on top', () => {
  const dirty = new Dirty();
  const [one] = square(10, 10);
  if (one) dirty.addEdit([{ put: one }], [{ remove: one.id }], 1);
  expect(dirty.take()).toMatchObject({ boxes: [], added: [{ object: { id: one?.id } }] });
});

test('objects that are added along with changes are marked by their boxes too', () => {
  const dirty = new Dirty();
  const [one] = square(10, 10);
  if (one) dirty.addEdit([{ put: one }], [{ remove: one.id }], 1);
  dirty.addObjects(square(60, 10), 1);
  expect(dirty.take()).toMatchObject({ boxes: [{}, {}], added: [] });
});

test('overlapping boxes are merged, others stay separate', () => {
  const dirty = new Dirty();
  dirty.addObjects([...square(10, 10), ...square(11, 10), ...square(12, 2), ...square(40, 2)], 0);
  expect(dirty.take().boxes).toEqual([
    { minX: 10, minY: 10, maxX: 21, maxY: 21 },
    { minX: 40, minY: 40, maxX: 42, maxY: 42 },
  ]);
});

test('after very many changes everything is redrawn', () => {
  const dirty = new Dirty();
  dirty.addObjects(Array.from({ length: 500 }, () => square(10, 10)).flat(), 0);
  dirty.addObjects(square(10, 10), 0);
  expect(dirty.take()).toEqual({ boxes: [], added: [], all: true });
  expect(dirty.take().all).toBe(false);
});
