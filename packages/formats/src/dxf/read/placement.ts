// The position and size of texts and inserted blocks in the plane, after applying their frames and inserts.
import type { TextShape, InsertShape } from '../records/drawing.ts';
import type { TextMark, Placement } from '../records/mark.ts';
import { cross, direction, identity, lengthOf, type Matrix, place, type Triple } from '../records/matrix.ts';

type Placed = Omit<TextMark, 'entity' | 'layer' | 'color' | 'lineType' | 'weight' | 'frozenBy' | 'block'>;

/** If less than this share of a letter's area is visible, the text is seen from its edge, as a line. */
const edgeOn = 1e-6;

/** The text as it appears; undefined if it can't be seen. */
export function placedText(text: TextShape, matrix: Matrix = identity): Placed | undefined {
  if (text.content.trim() === '') return undefined;
  const [cos, sin] = [Math.cos(text.angle), Math.sin(text.angle)];
  // The reading direction, and the upward direction of letters. Backward or upside-down text reverses one of them.
  const back = text.widthFactor < 0 ? -1 : 1;
  const down = text.upsideDown ? -1 : 1;
  const along = direction(matrix, [cos * back, sin * back, 0]);
  const upright: Triple = [-sin * down, cos * down, 0];
  const up = direction(matrix, upright);
  // Letters tilted toward the viewer keep their size; letters seen from their edge aren't drawn.
  const seen = along[0] * up[1] - along[1] * up[0];
  const length = lengthOf(along);
  const area = lengthOf(cross(along, up));
  if (!(Math.abs(seen) > area * edgeOn)) return undefined;
  const stretch = area / length;
  // The slope of a letter's stem: sideways by upward.
  const lean = (along[0] * up[0] + along[1] * up[1] + along[2] * up[2]) / area;
  const oblique = Math.atan(lean + (Math.tan(text.oblique) * length) / stretch);
  const [x, y] = place(matrix, text.at);
  return {
    kind: 'text',
    at: { x, y },
    content: text.content,
    height: text.height * stretch,
    angle: Math.atan2(along[1], along[0]),
    align: text.align,
    vertical: text.vertical,
    widthFactor: (Math.abs(text.widthFactor) * length) / stretch,
    oblique,
    ...(seen < 0 && { mirrored: true as const }),
    ...(text.fitWidth !== undefined && { fitWidth: text.fitWidth * length }),
    ...(text.wrapWidth !== undefined && { wrapWidth: text.wrapWidth * length }),
    ...(text.lineHeight !== undefined && { lineHeight: text.lineHeight * stretch }),
    ...(text.tag !== undefined && { tag: text.tag }),
  };
}

/** Where an insert puts its block, for the marks that come from it. */
export function placementOf(insert: InsertShape, name: string, at: Triple): Placement {
  const mirrored = (insert.frame?.z[2] ?? 1) < 0;
  const texts = insert.attributes
    .map(({ shape }) => shape)
    .filter((shape): shape is TextShape => shape.kind === 'text');
  return {
    name,
    at: { x: at[0], y: at[1] },
    scaleX: mirrored ? -insert.scale[0] : insert.scale[0],
    scaleY: insert.scale[1],
    angle: mirrored ? -insert.angle : insert.angle,
    attributes: new Map(texts.map(({ tag, content }) => [tag ?? '', content])),
  };
}
