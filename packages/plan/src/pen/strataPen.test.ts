// Strata are drawn from bottom to top, regardless of the order of objects.
import { describe, expect, test } from 'vitest';
import type { Style } from '../geometry/pen.ts';
import { RecordingPen } from './recordingPen.ts';
import { StrataPen } from './strataPen.ts';

const line = {
  vertices: [
    { x: 0, y: 0 },
    { x: 9, y: 0 },
  ],
  closed: false,
};
const note = {
  at: { x: 0, y: 0 },
  content: 'Note',
  height: 1,
  angle: 0,
  align: 'start',
  baseline: 'middle',
} as const;
const on = (layer: string, stratum?: Style['stratum']): Style => ({ layer, stroke: '#000000', stratum });

function drawnBy(draw: (pen: StrataPen) => void, beforeObject?: () => void): string[] {
  const record = new RecordingPen();
  const pen = new StrataPen(record, beforeObject);
  draw(pen);
  pen.finish();
  return record.marks.map(({ style }) => style.layer);
}

describe('StrataPen', () => {
  test('draws fills first, then boundaries, dimensions and notes, each in drawing order', () => {
    const order = drawnBy((pen) => {
      pen.text(note, on('note', 'notes'));
      pen.path(line, on('dimension', 'dimensions'));
      pen.path(line, on('boundary', 'boundaries'));
      pen.circle({ x: 0, y: 0 }, 1, on('pin', 'boundaries'));
      pen.path(line, on('driveway'));
      pen.image({ at: note.at, width: 1, height: 1, angle: 0, href: '' }, { layer: 'picture' });
    });
    expect(order).toEqual(['driveway', 'picture', 'boundary', 'pin', 'dimension', 'note']);
  });

  test('skips ground marks inside withoutGround', () => {
    const order = drawnBy((pen) => {
      pen.withoutGround(() => {
        pen.path(line, on('lawn'));
        pen.path(line, on('boundary', 'boundaries'));
      });
      pen.path(line, on('house'));
    });
    expect(order).toEqual(['house', 'boundary']);
  });

  test('calls back before each object, once on the ground and once in each stratum', () => {
    const steps: string[] = [];
    const record = new RecordingPen();
    const pen = new StrataPen(record, () => steps.push(`after ${record.marks.length}`));
    for (let i = 0; i < 2; i += 1) {
      pen.beginObject();
      pen.path(line, on('ground'));
      pen.path(line, on('one', 'boundaries'));
      pen.path(line, on('other', 'boundaries'));
    }
    pen.finish();
    expect(steps).toEqual(['after 0', 'after 1', 'after 2', 'after 4']);
  });
});
