import { boxCorners } from '@homeplot/plan/box';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { expect, test } from 'vitest';
import { BlackAndWhitePen } from './blackAndWhitePen.ts';

function fillsOf(fill: string): readonly (string | undefined)[] {
  const pen = new RecordingPen();
  const square = { vertices: boxCorners({ minX: 0, minY: 0, maxX: 20, maxY: 20 }), closed: true };
  new BlackAndWhitePen(pen).path(square, { layer: 'property', fill });
  return pen.marks.map((mark) => mark.style.fill);
}

test('a large area of ink stays solid, and one of a light color is hatched', () => {
  expect(fillsOf('#1f2937')).toEqual(['#282828']);
  expect(fillsOf('#a9d3a0').length).toBeGreaterThan(3);
  expect(fillsOf('#a9d3a0')[0]).toBe('#ffffff');
});
