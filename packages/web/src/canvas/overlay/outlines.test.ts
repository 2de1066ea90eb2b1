// How the picked edge is shown.
import { Editor } from '@homeplot/editor/editor';
import { accent } from '@homeplot/editor/marks';
import { pickPart, selectObjects, type PathPart } from '@homeplot/editor/selection';
import { lotFromOutline } from '@homeplot/plan/lot';
import { RecordingPen } from '@homeplot/plan/recordingPen';
import { expect, test } from 'vitest';
import { drawPickedEdge } from './outlines.ts';

const corners = [
  { x: 0, y: 0 },
  { x: 40, y: 0, bulge: 0.5 },
  { x: 40, y: 30 },
  { x: 0, y: 30 },
];

function drawn(part: PathPart | undefined): unknown[] {
  const editor = new Editor({ newId: () => 'lot-1' });
  const lot = { id: 'lot-1', type: 'lot', order: 'a0', ...lotFromOutline(corners) };
  editor.edit([{ put: lot }], 'Add lot');
  const selection = selectObjects(['lot-1']);
  editor.select(part ? pickPart(selection, part) : selection);
  const pen = new RecordingPen();
  drawPickedEdge(editor, pen, (id) => editor.plan.objects.get(id));
  return pen.marks;
}

test('the edge whose fields are open is highlighted from end to end in the accent color, with its curve', () => {
  const edge = (vertices: unknown): unknown => ({
    mark: 'path',
    path: { vertices, closed: false },
    style: expect.objectContaining({ stroke: accent }) as unknown,
  });
  expect(drawn({ on: 'edge', index: 1 })).toEqual([edge([corners[1], corners[2]])]);
  expect(drawn({ on: 'edge', index: 3 })).toEqual([edge([corners[3], corners[0]])]);
});

test('no edge is highlighted if a vertex or nothing is picked', () => {
  expect(drawn({ on: 'vertex', index: 1 })).toEqual([]);
  expect(drawn(undefined)).toEqual([]);
});
