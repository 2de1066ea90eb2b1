// The layers that site objects are drawn on, and their lines there.
import type { Path, Pen, Style, Vertex } from '../../pen/pen.ts';
import type { Point } from '../../geometry/point.ts';
import { ink, weights } from '../ink.ts';

export const layers = {
  property: 'property',
  buildings: 'buildings',
  paving: 'paving',
  landscape: 'landscape',
  utilities: 'utilities',
  notes: 'notes',
} as const;

/** Lines of a layer in the usual ink, by what they are for. */
export const linesOf = (layer: string) =>
  ({
    outline: { layer, stroke: ink, weight: weights.outline },
    object: { layer, stroke: ink, weight: weights.object },
    detail: { layer, stroke: ink, weight: weights.detail },
    fine: { layer, stroke: ink, weight: weights.label },
    solid: { layer, fill: ink },
  }) as const;

export const open = (...vertices: readonly Vertex[]): Path => ({ vertices, closed: false });
export const closed = (...vertices: readonly Vertex[]): Path => ({ vertices, closed: true });

/** The upright rectangle about 0, 0, or about another point. */
export function box(width: number, height: number, at: Point = { x: 0, y: 0 }): Path {
  const [x, y] = [width / 2, height / 2];
  return closed(
    { x: at.x - x, y: at.y - y },
    { x: at.x + x, y: at.y - y },
    { x: at.x + x, y: at.y + y },
    { x: at.x - x, y: at.y + y },
  );
}

/** Words in the middle of a symbol, a height in feet. */
export const letters = (
  pen: Pen,
  content: string,
  height: number,
  style: Style,
  at: Point = { x: 0, y: 0 },
): void => pen.text({ at, content, height, angle: 0, align: 'middle', baseline: 'middle' }, style);
