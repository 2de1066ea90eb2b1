// A freestanding masonry wall, and the drawing of a wall's body, which retaining walls share.
import { bandAlong } from '../../geometry/band.ts';
import type { Path, Pen } from '../../geometry/pen.ts';
import { drawHatch } from '../../shapes/hatching.ts';
import { layers, linesOf } from '../../shapes/layers.ts';
import { choice, length, listed, tallness } from '../../objects/properties.ts';
import { drawnPieces, isDetailed, pathKind } from '../../traced/tracedKind.ts';

export const layer = layers.landscape;
export const lines = linesOf(layer);
const fill = '#d7dbe0';

/** Draws the wall with its edges, and returns the area that it covers. */
export function drawBody(path: Path, thickness: number, pen: Pen): Path {
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
  isByLine: true,
  gates: 'wall',
  draw(object, pen) {
    for (const piece of drawnPieces(object, pen, layer, 4 * object.thickness)) {
      const area = drawBody(piece, object.thickness, pen);
      if (isDetailed(object)) drawHatch(area, pen, object.thickness / 2, 45, lines.fine);
    }
  },
});
