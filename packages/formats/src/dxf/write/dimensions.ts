// Dimensions and leaders as entities of CAD: their points, and for dimensions a block with their picture.
import type { CadDimension } from '@homeplot/plan/cadDimension';
import type { Vertex } from '@homeplot/plan/pen';
import { degrees, type Point } from '@homeplot/plan/point';
import type { Mark } from '@homeplot/plan/recordingPen';
import { colorIndex, inkIndex } from './colors.ts';
import { DxfPen, type DxfSurface } from './dxfPen.ts';
import { type Frame, placeIn } from './frame.ts';
import { replay } from './marks.ts';
import { point3, type Tag } from './tags.ts';
import { encodedWords } from './encodedText.ts';

/** Names of the dimension styles, by what is at the ends of dimension lines. */
export const dimensionStyles = { ticks: 'SITE-TICKS', arrows: 'SITE-ARROWS' } as const;

/** Added to a dimension type: no other dimension uses its block. */
const ownBlockFlag = 32;
/** DXF numbers of dimension types. */
const types = { length: { aligned: 1, rotated: 0 }, radius: 4, angle: 5 } as const;

interface Form {
  readonly type: number;
  /** A point of the dimension line; for a radius, the center. */
  readonly line: Point;
  /** The measured length in units of the drawing, or the angle in radians. */
  readonly measured: number;
  readonly tags: readonly Tag[];
}

function formOf(dimension: CadDimension, frame: Frame): Form {
  const at = (code: number, point: Point): readonly Tag[] => point3(code, placeIn(frame, point));
  if (dimension.form === 'length') {
    const { from, to, through, angle, isAligned, measured } = dimension;
    return {
      type: isAligned ? types.length.aligned : types.length.rotated,
      line: through,
      measured: measured * frame.scale,
      tags: [
        [100, 'AcDbAlignedDimension'],
        ...at(13, from),
        ...at(14, to),
        [50, degrees(frame.turn - angle)],
        ...(isAligned ? [] : ([[100, 'AcDbRotatedDimension']] as const)),
      ],
    };
  }
  if (dimension.form === 'radius') {
    const { center, rim, measured } = dimension;
    const tags: readonly Tag[] = [[100, 'AcDbRadialDimension'], ...at(15, rim), [40, 0]];
    return { type: types.radius, line: center, measured: measured * frame.scale, tags };
  }
  const { apex, sides, through, measured } = dimension;
  return {
    type: types.angle,
    line: through,
    measured,
    tags: [[100, 'AcDb3PointAngularDimension'], ...at(13, sides[0]), ...at(14, sides[1]), ...at(15, apex)],
  };
}

/** Draws a dimension whose picture is marks. surface: that of the model. own: the layer of the dimension. */
export function drawDimension(
  dimension: CadDimension,
  marks: readonly Mark[],
  surface: DxfSurface,
  own: string,
): void {
  const { drawing, frame, space } = surface;
  const block = drawing.picture();
  replay(marks, new DxfPen({ ...surface, space: block }));
  for (const corner of [block.min, block.max]) if (Number.isFinite(corner.x)) space.cover(corner);
  const { type, line, measured, tags } = formOf(dimension, frame);
  const words = marks.flatMap((mark) => (mark.mark === 'text' ? mark.text.at : [])).at(0) ?? line;
  space.add(
    'DIMENSION',
    { layer: own, color: inkIndex },
    [100, 'AcDbDimension'],
    [2, block.name],
    ...point3(10, placeIn(frame, line)),
    ...point3(11, placeIn(frame, words)),
    [70, type + ownBlockFlag],
    [1, encodedWords(dimension.words)],
    [71, 5],
    [42, measured],
    [3, dimensionStyles[dimension.ends]],
    ...tags,
  );
}

/** Draws a leader whose head is at the first vertex. marks: its picture, of which the line and the head are left out. */
export function drawLeader(
  vertices: readonly Vertex[],
  marks: readonly Mark[],
  surface: DxfSurface,
  own: string,
): void {
  const { space, frame } = surface;
  const [tip] = vertices;
  const isAtTip = (mark: Mark): boolean =>
    mark.mark === 'path' && mark.path.vertices.some(({ x, y }) => x === tip?.x && y === tip.y);
  const [line] = marks.filter(isAtTip);
  replay(
    marks.filter((mark) => !isAtTip(mark)),
    new DxfPen(surface),
  );
  for (const vertex of vertices) space.cover(placeIn(frame, vertex));
  space.add(
    'LEADER',
    { layer: own, color: line?.style.stroke ? colorIndex(line.style.stroke) : inkIndex },
    [100, 'AcDbLeader'],
    [3, dimensionStyles.arrows],
    [71, 1],
    [72, 0],
    [73, 3],
    [74, 1],
    [75, 0],
    [40, 0],
    [41, 0],
    [76, vertices.length],
    ...vertices.flatMap((vertex) => point3(10, placeIn(frame, vertex))),
  );
}
