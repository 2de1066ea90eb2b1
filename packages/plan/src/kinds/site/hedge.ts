// A hedge: a band with scalloped sides, and stems along its middle.
import { marksAlong, postsAlong } from '../../geometry/along.ts';
import { untrimmedOffset, bandAlong } from '../../geometry/band.ts';
import type { Path, Pen, Vertex } from '../../geometry/pen.ts';
import { paint } from '../../lettering/ink.ts';
import { layers, linesOf } from '../../shapes/layers.ts';
import { length, paintOf, tallness } from '../../objects/properties.ts';
import { drawnPieces, isDetailed, pathKind } from '../../traced/tracedKind.ts';

const layer = layers.landscape;
const lines = linesOf(layer);
/** The bulge of the scallops, which is also their depth relative to half of their length. */
const bulge = 0.5;

/** Feet along the edge of one scallop: a share of the width of the hedge, and at most so much. Chosen by eye. */
const scallop = { perWidth: 0.6, max: 2.5 } as const;
/** Feet. */
const stemRadius = 0.12;
/** A hedge whose width on the screen is below so many times the resolution is drawn as a plain band. */
const minScallopedWidth = 6;

/** One edge as scallops, whose tips are half the width from the middle. sign: 1 on the right, -1 on the left. */
function scallops(middle: Path, width: number, sign: 1 | -1): Vertex[] {
  const chord = Math.min(width * scallop.perWidth, scallop.max);
  const side = untrimmedOffset(middle, sign * (width / 2 - (chord * bulge) / 2));
  const places = postsAlong(side, chord);
  // Looking along the hedge, an arc that curves outward on the right is counterclockwise.
  const vertices = places.map(({ at }): Vertex => ({ ...at, bulge: -sign * bulge }));
  const last = vertices.at(-1);
  return side.closed || !last ? vertices : [...vertices.slice(0, -1), { x: last.x, y: last.y }];
}

/** The scallops of an open edge in reverse order. */
const reversed = (vertices: readonly Vertex[]): Vertex[] =>
  vertices.toReversed().map(({ x, y }, i, list): Vertex => {
    const before = vertices[list.length - 2 - i];
    return before?.bulge ? { x, y, bulge: -before.bulge } : { x, y };
  });

interface Plants {
  readonly width: number;
  readonly color: string;
}

function drawStretch(path: Path, { width, color }: Plants, pen: Pen, hasDetails: boolean): void {
  const fill = paint(color);
  const { area } = bandAlong(path, width);
  if (!hasDetails || width < pen.resolution * minScallopedWidth) {
    // The outline of a very narrow hedge would hide its color.
    const isOnlyFilled = fill !== undefined && width < pen.resolution;
    pen.path(area, isOnlyFilled ? { layer, fill } : { ...lines.detail, fill });
    return;
  }
  const right = scallops(path, width, 1);
  const left = scallops(path, width, -1);
  if (path.closed) {
    pen.path(area, { layer, fill });
    for (const vertices of [right, left]) pen.path({ vertices, closed: true }, lines.object);
  } else pen.path({ vertices: [...right, ...reversed(left)], closed: true }, { ...lines.object, fill });
  for (const { at } of marksAlong(path, width, pen.view)) pen.circle(at, stemRadius, lines.solid);
}

export const hedge = pathKind({
  type: 'hedge',
  title: 'Hedge',
  layer,
  stands: true,
  properties: {
    width: length('Width (feet)', 3, { min: 1, max: 100 }),
    tall: tallness(100),
    color: paintOf('#9fce9a'),
  },
  across: ({ width }) => width,
  gates: 'hedge',
  draw(object, pen) {
    for (const piece of drawnPieces(object, pen, layer, 4 * object.width))
      drawStretch(piece, object, pen, isDetailed(object));
  },
});
