// Where an insert puts its block, for the marks that come from it.
import type { InsertShape, TextShape } from '../records/drawing.ts';
import type { Placement } from '../records/mark.ts';
import type { Triple } from '../records/matrix.ts';

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
