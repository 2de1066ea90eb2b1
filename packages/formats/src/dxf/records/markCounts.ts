// Estimates how many marks an entity draws.
import type { DxfShape, TextShape } from './drawing.ts';
import type { EllipsePiece, Piece } from './curve.ts';

/** The number of marks of an entity, without those of an inserted block. */
export function ownMarks(shape: DxfShape): number {
  if (shape.kind === 'insert') return 1 + shape.attributes.length;
  if (shape.kind === 'group') return shape.shapes.reduce((sum, part) => sum + ownMarks(part), 0);
  return marksOf(shape);
}

/** Numbers of vertices and of letters that count as one mark. */
const verticesInMark = 8;
const lettersInMark = 64;

export function marksOf(shape: Exclude<DxfShape, { kind: 'insert' | 'group' }>): number {
  if (shape.kind === 'text') return textMarks(shape);
  const curves = shape.kind === 'curves' ? shape.curves : shape.kind === 'hatch' ? shape.loops : undefined;
  if (curves === undefined) return 1;
  let marks = 0;
  for (const { pieces } of curves) {
    let vertices = 0;
    for (const piece of pieces) vertices += verticesIn(piece);
    marks += Math.ceil(vertices / verticesInMark);
  }
  return Math.max(1, marks);
}

/** The number of vertices. A stretched arc becomes several, and an ellipse some sixteen. */
function verticesIn(piece: Piece): number {
  if (piece.kind === 'ellipse') return isRound(piece) ? verticesInMark : 2 * verticesInMark;
  const points = piece.points.length / 3;
  return piece.kind === 'polyline' && piece.bulges ? 2 * points : points;
}

const isRound = ({ u, v }: EllipsePiece): boolean =>
  u[0] === v[1] && u[1] === -v[0] && u[2] === 0 && v[2] === 0;

/** Each line is a mark. In the worst case of wrapped text, each word has its own line. */
function textMarks({ content, wrapWidth }: TextShape): number {
  const last = wrapWidth === undefined ? '\n' : ' ';
  let marks = Math.ceil(content.length / lettersInMark);
  for (let at = 0; at < content.length; at++) if (content.charAt(at) <= last) marks++;
  return marks;
}
