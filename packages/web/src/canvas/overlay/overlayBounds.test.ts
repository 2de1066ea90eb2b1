import { Editor } from '@homeplot/editor/editor';
import type { Box } from '@homeplot/plan/box';
import { expect, test } from 'vitest';
import { markedPart } from './overlayBounds.ts';

function empty(): Editor {
  const editor = new Editor({ newId: () => 'new' });
  editor.resize(1200, 800);
  return editor;
}

test('with nothing to show, no part of the view is covered', () => {
  expect(markedPart(empty(), [], [], 1)).toBeUndefined();
});

test('marks out of view need no part of it', () => {
  expect(markedPart(empty(), [{ minX: 900, minY: 900, maxX: 910, maxY: 910 }], [], 1)).toBeUndefined();
});

test('the part contains the boxes with room for labels and lines, in device pixels', () => {
  const part = markedPart(empty(), [{ minX: 10, minY: 10, maxX: 20, maxY: 12 }], [], 2);
  expect(part).toMatchObject({ x: 192, y: 192 });
  expect(part?.width).toBeGreaterThanOrEqual(419 + 64);
  expect(part?.width).toBeLessThan(512 + 64);
});

test('the part never leaves the view by more than a step', () => {
  const part = markedPart(empty(), [{ minX: -1000, minY: -1000, maxX: 1000, maxY: 1000 }], [], 1);
  expect(part).toEqual({ x: 0, y: 0, width: 1216, height: 832 });
});

test('the part stays while the marks move within it, and shrinks when it is much too large', () => {
  const box = { minX: 10, minY: 10, maxX: 20, maxY: 12 };
  const part = markedPart(empty(), [box], [], 1);
  const nudged = { ...box, minX: 10.1, maxX: 20.1 };
  expect(markedPart(empty(), [nudged], [], 1, part)).toBe(part);
  const gone = { ...box, minX: 2, maxX: 12 };
  expect(markedPart(empty(), [gone], [], 1, part)).not.toEqual(part);
  const whole = { x: 0, y: 0, width: 1216, height: 832 };
  expect(markedPart(empty(), [box], [], 1, whole)).toEqual(part);
});

test('the part follows the marks, keeps its size, and never leaves the view', () => {
  const editor = empty();
  const { pxPerFoot } = editor.viewport;
  const round = Array.from({ length: 400 }, (_, turn): Box => {
    const [x, y] = [32 + 30 * Math.sin(turn / 30), 24 + 22 * Math.cos(turn / 17)];
    return { minX: x, minY: y, maxX: x + 10, maxY: y + 2 };
  });
  let part = markedPart(editor, round.slice(0, 1), [], 1);
  const { width, height } = part ?? {};
  for (const box of round) {
    part = markedPart(editor, [box], [], 1, part);
    expect(part).toMatchObject({ width, height });
    const { x = 0, y = 0 } = part ?? {};
    const [right, bottom] = [x + (width ?? 0), y + (height ?? 0)];
    expect([x <= box.minX * pxPerFoot, y <= box.minY * pxPerFoot]).toEqual([true, true]);
    expect([right >= box.maxX * pxPerFoot, bottom >= box.maxY * pxPerFoot]).toEqual([true, true]);
    expect([x >= 0, y >= 0, right <= 1216, bottom <= 832]).toEqual([true, true, true, true]);
  }
});
