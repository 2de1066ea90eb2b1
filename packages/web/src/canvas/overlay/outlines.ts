// Draws a selection: the outlines of its objects, one box around several, the outline of a selected part such as a gate, and the
// picked edge.
import type { Editor } from '@homeplot/editor/editor';
import { drawWithOwnLabels, ownLabelHeight } from '@homeplot/editor/ownLabels';
import { accent, markLayer } from '@homeplot/editor/marks';
import { viewBox } from '@homeplot/editor/viewport';
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, boxCorners } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Placing } from '@homeplot/plan/labelPlacing';
import { kindOf } from '@homeplot/plan/kinds';
import type { Pen, ImageMark, Path, Style, TextMark } from '@homeplot/plan/pen';
import { type Point, rotate } from '@homeplot/plan/point';
import type { Units } from '@homeplot/plan/units';
import { textFrame } from '@homeplot/plan/textFrame';

// Weights and dashes are millimeters.
const outlineStyle = { layer: markLayer, stroke: accent, weight: 0.4 };
const boxStyle = { layer: markLayer, stroke: accent, weight: 0.25, dash: [1.5, 1] };
const partStyle = { layer: markLayer, stroke: accent, weight: 0.4, dash: [0.8, 0.6] };
const edgeStyle = { layer: markLayer, stroke: accent, weight: 1.2 };
/** Maximum number of outlines in view; with more objects, only the box around all is drawn. */
const maxOutlines = 300;

/** The selected objects that are outlined, as they are in the preview. */
export function outlinedObjects(editor: Editor, shown: (id: string) => PlanObject | undefined): PlanObject[] {
  const { ids } = editor.selection;
  if (ids.size <= maxOutlines) return [...ids].flatMap((id) => shown(id) ?? []);
  const seen = editor.scene.editableIn(viewBox(editor.viewport)).filter(({ id }) => ids.has(id));
  return seen.length <= maxOutlines ? seen.flatMap(({ id }) => shown(id) ?? []) : [];
}

/** The box around the selection if it has more than one object. */
export function selectionBox(editor: Editor): Box | undefined {
  const { ids } = editor.selection;
  return ids.size < 2 ? undefined : editor.scene.boxAround(ids);
}

export function drawOutlines(
  pen: Pen,
  objects: readonly PlanObject[],
  pxPerFoot: number,
  placing?: Placing,
  stroke = accent,
): void {
  const style = { ...outlineStyle, stroke };
  for (const object of objects)
    drawWithOwnLabels(object, new OutlinePen(pen, style, ownLabelHeight(object, pxPerFoot)), placing);
}

export function drawBoxAround(pen: Pen, box: Box): void {
  pen.path({ vertices: boxCorners(box), closed: true }, boxStyle);
}

/** Draws the edge that is picked, whose fields the panel shows. */
export function drawPickedEdge(
  { selection: { ids, pathPart } }: Editor,
  pen: Pen,
  shown: (id: string) => PlanObject | undefined,
): void {
  const [id] = pathPart?.on === 'edge' ? ids : [];
  const object = id === undefined ? undefined : shown(id);
  const path = object && outlineOf(object);
  const { vertices = [], closed = false } = path ?? {};
  const from = vertices[pathPart?.index ?? -1];
  const to = vertices[(pathPart?.index ?? -1) + 1] ?? (closed ? vertices[0] : undefined);
  if (from && to) pen.path({ vertices: [from, { x: to.x, y: to.y }], closed: false }, edgeStyle);
}

export function drawPart(
  { selection }: Editor,
  pen: Pen,
  shown: (id: string) => PlanObject | undefined,
): void {
  const object = selection.part && shown(selection.part.object);
  const vertices =
    (object && selection.part && kindOf(object).parts?.outline(object, selection.part.part)) ?? [];
  if (vertices.length > 0) pen.path({ vertices, closed: true }, partStyle);
}

/** The outline pen: draws the outlines of an object in one color, without its fills, details and labels. */
class OutlinePen implements Pen {
  readonly labelHeight: number;
  readonly resolution = Infinity;
  readonly view: Box;
  readonly units: Units;
  readonly north: number;
  private readonly pen: Pen;
  private readonly style: Style;

  constructor(pen: Pen, style: Style, labelHeight: number) {
    this.labelHeight = labelHeight;
    this.pen = pen;
    this.view = pen.view;
    this.units = pen.units;
    this.north = pen.north;
    this.style = style;
  }

  path(path: Path): void {
    this.pen.path(path, this.style);
  }

  circle(center: Point, radius: number): void {
    this.pen.circle(center, radius, this.style);
  }

  text(text: TextMark): void {
    this.pen.path({ vertices: textFrame(text), closed: true }, this.style);
  }

  image({ at, width, height, angle }: ImageMark): void {
    const corner = (dx: number, dy: number): Point => rotate({ x: at.x + dx, y: at.y + dy }, angle, at);
    const vertices = [corner(0, 0), corner(width, 0), corner(width, height), corner(0, height)];
    this.pen.path({ vertices, closed: true }, this.style);
  }
}
