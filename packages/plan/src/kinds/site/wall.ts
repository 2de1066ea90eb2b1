// Freestanding walls: a masonry wall with its thickness, and a retaining wall, which holds back the ground on its right.
import { marksAlong } from '../../geometry/along.ts';
import { bandAlong } from '../../geometry/band.ts';
import { perimeterOf } from '../../geometry/outline.ts';
import { add, scaleBy, turnRight } from '../../geometry/point.ts';
import type { Path, Pen } from '../../pen/pen.ts';
import { drawHatch } from './hatching.ts';
import { closed, layers, linesOf } from './layers.ts';
import { choice, length, listed, tallness } from '../properties.ts';
import { drawnPieces, isDetailed, pathKind } from './tracedKind.ts';

const layer = layers.landscape;
const lines = linesOf(layer);
const fill = '#d7dbe0';
/** Feet between the teeth, which are on the side of the ground that is held back. */
const toothSpacing = 3;

/** Draws the wall with its edges, and returns the area that it covers. */
function drawBody(path: Path, thickness: number, pen: Pen): Path {
  const { left, right, area } = bandAlong(path, thickness);
  pen.path(area, { layer, fill });
  for (const edge of path.closed ? [left, right] : [area]) pen.path(edge, lines.object);
  return area;
}

export const wall = pathKind({
  type: 'wall',
  title: 'Wall',
  layer,
  stands: true,
  properties: {
    material: listed(
      choice(
        'Material',
        { masonry: 'Masonry', concrete: 'Concrete', stone: 'Stone', block: 'Block' },
        'masonry',
      ),
    ),
    thickness: length('Thickness (feet)', 0.75, { min: 0.1, max: 20 }),
    tall: tallness(50),
  },
  across: ({ thickness }) => thickness,
  gates: 'wall',
  draw(object, pen) {
    for (const piece of drawnPieces(object, pen, layer, 4 * object.thickness)) {
      const area = drawBody(piece, object.thickness, pen);
      if (isDetailed(object)) drawHatch(area, pen, object.thickness / 2, 45, lines.fine);
    }
  },
});

export const retainingWall = pathKind({
  type: 'retainingWall',
  title: 'Retaining wall',
  layer,
  stands: true,
  properties: {
    thickness: length('Thickness (feet)', 1, { min: 0.1, max: 20 }),
    tall: tallness(50, 'The teeth point to the high side'),
  },
  across: ({ thickness }) => thickness,
  draw(object, pen) {
    drawBody(object, object.thickness, pen);
    const half = object.thickness / 2;
    if (half < pen.resolution || perimeterOf(object) < object.thickness) return;
    for (const { at, along } of marksAlong(object, Math.max(toothSpacing, object.thickness * 2), pen.view)) {
      const across = turnRight(along);
      pen.path(
        closed(
          add(at, add(scaleBy(along, -half), scaleBy(across, -half))),
          add(at, add(scaleBy(along, half), scaleBy(across, -half))),
          add(at, scaleBy(across, half)),
        ),
        lines.solid,
      );
    }
  },
});
