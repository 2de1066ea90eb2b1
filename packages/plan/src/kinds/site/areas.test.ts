import { expect, test } from 'vitest';
import { RecordingPen } from '../../pen/recordingPen.ts';
import { patio } from './areas.ts';

test('the edge of a patio is seen although courses of stones lie along it', () => {
  const fields = patio.create({ from: { x: 0, y: 0 }, to: { x: 12, y: 10 }, scale: 2, siteExtent: 100 });
  const pen = new RecordingPen(1);
  if (fields) patio.draw({ id: 'p', type: 'patio', order: 'a0', ...fields }, pen);
  expect(pen.marks.length).toBeGreaterThan(10);
  const weights = pen.marks.map(({ style }) => (style.stroke ? (style.weight ?? 0) : 0));
  expect(weights.at(-1)).toBe(Math.max(...weights));
});
