import { type Box, emptyBox, everywhere, overlaps } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { expect, test } from 'vitest';
import { TestDriver } from '../../testing/testDriver.ts';
import { drawConflicts } from './conflictMarks.ts';

const at = { x: 10, y: 10 };

test('a conflict of a distance is a red line with both distances, any other a red ring', () => {
  const { editor } = new TestDriver();
  const pen = new RecordingPen(0.1, 0.1);
  const short = { place: { from: { x: 3, y: 10 }, to: { x: 0, y: 10 } }, measured: 3, required: 5 };
  drawConflicts(pen, [short, { place: { from: at, to: at } }, {}], editor.viewport);
  const words = pen.marks.flatMap((one) => (one.mark === 'text' ? one.text.content : []));
  expect(words).toEqual(["3' of 5'"]);
  const rings = pen.marks.flatMap((one) => (one.mark === 'circle' ? [[one.center, one.style.stroke]] : []));
  expect(rings).toEqual([[at, '#b3261e']]);
});

test('words go beside a long line that runs along something', () => {
  const { editor } = new TestDriver();
  const along = { place: { from: { x: 3, y: 10 }, to: { x: 30, y: 10 } }, measured: -27, required: 0 };
  const wall = { minX: 0, maxX: 40, minY: 9.8, maxY: 9.9 };
  const pen = new RecordingPen(0.1, 0.1);
  drawConflicts(pen, [along], editor.viewport, (box) => overlaps(box, wall));
  const plates = pen.marks.flatMap((one) =>
    one.mark === 'path' && one.style.fill === '#ffffff' ? [pathBox(one.path)] : [],
  );
  expect(plates).toHaveLength(1);
  expect(plates.filter((plate) => overlaps(plate, wall))).toEqual([]);
});

test('the words of a conflict avoid labels of the plan if there is room', () => {
  const { editor } = new TestDriver();
  const over = { place: { from: { x: 3, y: 10 }, to: { x: 4, y: 10 } }, measured: -1, required: 0 };
  const platesAmong = (label: Box): readonly Box[] => {
    const pen = new RecordingPen(0.1, 0.1);
    drawConflicts(pen, [over], editor.viewport, (box) => overlaps(box, label));
    return pen.marks.flatMap((one) =>
      one.mark === 'path' && one.style.fill === '#ffffff' ? [pathBox(one.path)] : [],
    );
  };
  const [first = emptyBox] = platesAmong(emptyBox);
  const [second = emptyBox] = platesAmong(first);
  expect(overlaps(first, second)).toBe(false);
  expect(platesAmong(everywhere)).toEqual([first]);
});
