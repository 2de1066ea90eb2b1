// Dimensions of files that don't have their blocks.
import { expect, it } from 'vitest';
import { flatten } from '../read/flatten.ts';
import { drawingOf, dxfText, type Tag } from '../../../testing/testDrawings.ts';

it('draws a dimension whose block is missing, with what was measured and typed', () => {
  const dimension: Tag[] = [
    [0, 'DIMENSION'],
    [70, 0],
    [10, 10],
    [20, 5],
    [13, 0],
    [23, 0],
    [14, 10],
    [24, 0],
    [1, '<> R'],
  ];
  const drawing = drawingOf(dxfText({ entities: dimension }));
  expect(drawing.notes).toEqual([]);
  const marks = [...flatten(drawing)];
  expect(marks.map(({ kind }) => kind)).toEqual(['path', 'path', 'path', 'text']);
  expect(marks[2]).toMatchObject({
    vertices: [
      { x: 0, y: 5 },
      { x: 10, y: 5 },
    ],
  });
  expect(marks[3]).toMatchObject({ content: '10 R', at: { x: 5, y: 5 } });
});
