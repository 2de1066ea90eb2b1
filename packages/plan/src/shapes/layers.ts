// The layers of site objects, the line styles on them, and the simplest shapes of symbols.
import type { Path, Pen, Style, Vertex } from '../geometry/pen.ts';
import type { Point } from '../geometry/point.ts';
import { ink, weights } from '../lettering/ink.ts';
import type { LabelPlace } from '../lettering/label.ts';

export const layers = {
  property: 'property',
  buildings: 'buildings',
  paving: 'paving',
  landscape: 'landscape',
  utilities: 'utilities',
  notes: 'notes',
} as const;

/** The styles of a layer in the usual ink: lines by their purpose, heaviest first, and a solid fill. */
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

/** An unrotated rectangle centered at a point, by default the origin. */
export function box(width: number, height: number, at: Point = { x: 0, y: 0 }): Path {
  const [x, y] = [width / 2, height / 2];
  return closed(
    { x: at.x - x, y: at.y - y },
    { x: at.x + x, y: at.y - y },
    { x: at.x + x, y: at.y + y },
    { x: at.x - x, y: at.y + y },
  );
}

/** Words centered on a point. */
export const centered = (
  content: string,
  at: Point,
  height: number,
  style: Style,
  angle = 0,
): LabelPlace => ({ texts: [{ at, content, height, angle, align: 'middle', baseline: 'middle' }], style });

/** Draws the letters of a symbol, centered at a point, by default the origin. height: in feet. */
export const letters = (
  pen: Pen,
  content: string,
  height: number,
  style: Style,
  at: Point = { x: 0, y: 0 },
): void => pen.text({ at, content, height, angle: 0, align: 'middle', baseline: 'middle' }, style);
