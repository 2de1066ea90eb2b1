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
