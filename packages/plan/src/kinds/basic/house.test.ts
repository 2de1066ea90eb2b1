import { expect, test } from 'vitest';
import { drawAlone } from '../../drawObject.ts';
import { RecordingPen } from '../../pen/recordingPen.ts';
import type { House } from './house.ts';

/** How far the lengths written beside a house of 40 by 30 ft stand off its walls. */
function lengthsOff(eave: number): number[] {
  const size = { x: 20, y: 15, width: 40, height: 30, rotation: 0 };
  const details = { color: '#ffffff', tall: 0, storeys: 0, eave, roof: 'hip' } as const;
  const made: House = { id: 'a', type: 'house', order: 'a0', ...size, ...details };
  const pen = new RecordingPen(2, 0);
  drawAlone(made, pen);
  return pen.marks.flatMap((mark) =>
    mark.mark === 'text' ? Math.max(-mark.text.at.x, -mark.text.at.y) : [],
  );
}

test('the lengths of a house stand beyond its eave, which would strike them through', () => {
  const bare = lengthsOff(0);
  expect(bare).toHaveLength(2);
  expect(lengthsOff(3)).toEqual(bare.map((off) => off + 3));
});
