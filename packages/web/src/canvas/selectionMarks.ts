// How a selection shows: outlines, the outline of a selected gate, and the handles of a single object.
import type { Editor } from '@homeplot/editor/editor';
import type { PlacedHandle } from '@homeplot/editor/handles';
import { accent, markLayer } from '@homeplot/editor/marks';
import { toScreen } from '@homeplot/editor/viewport';
import { type Box, boxCorners, isEmpty, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Pen } from '@homeplot/plan/pen';
import { objectBox } from '@homeplot/plan/plan';
import { OutlinePen } from './outlinePen.ts';

const outline = { layer: markLayer, stroke: accent, weight: 0.4 };
const faint = { layer: markLayer, stroke: accent, weight: 0.25, dash: [1.5, 1] };
const partFill = { layer: markLayer, stroke: accent, weight: 0.4, dash: [0.8, 0.6] };
/** Outlines one by one up to so many in view, one box round all of them above. */
const mostOutlines = 300;
/** CSS pixels: half the side of a square handle, and the radius of a round one. */
const square = 4;
const round = 4.5;

/** Strokes what is selected; shown gives an object as it is previewed. */
export function drawSelection(editor: Editor, pen: Pen, box: Box | undefined, shown: (id: string) => PlanObject | undefined): void {
  const { ids, part } = editor.selection;
  if (part) {
    const object = shown(part.object);
    const vertices = object ? (kindOf(object).parts?.outline(object, part.part) ?? []) : [];
    if (vertices.length > 0) pen.path({ vertices, closed: true }, partFill);
  }
  if (ids.size === 0) return;
  const inView = ids.size > mostOutlines ? [] : [...ids].flatMap((id) => shown(id) ?? []);
  const lines = new OutlinePen(pen, outline);
  for (const object of inView) kindOf(object).draw(object, lines);
  if (ids.size > 1 && box && !isEmpty(box)) pen.path({ vertices: boxCorners(box), closed: true }, faint);
}

/** The box round all that is selected, where it is needed: for more than one object. */
export function selectionBox({ selection: { ids }, plan }: Editor): Box | undefined {
  if (ids.size < 2) return undefined;
  let box: Box | undefined;
  for (const id of ids) {
    const object = plan.objects.get(id);
    if (!object) continue;
    const own = objectBox(object);
    box = box ? union(box, own) : own;
  }
  return box;
}

/** The handles of the selected object, as it is previewed. */
export function drawHandles(context: CanvasRenderingContext2D, handles: readonly PlacedHandle[], view: Editor['viewport'], ratio: number): void {
  context.lineWidth = Math.max(1, Math.round(1.25 * ratio));
  context.strokeStyle = accent;
  context.fillStyle = '#ffffff';
  context.setLineDash([]);
  for (const { at, off, screen, joint } of handles) {
    const x = Math.round(screen.x * ratio);
    const y = Math.round(screen.y * ratio);
    context.beginPath();
    if (off) {
      const foot = toScreen(view, at);
      context.moveTo(foot.x * ratio, foot.y * ratio);
      context.lineTo(x - off.x * round * ratio, y - off.y * round * ratio);
      context.stroke();
      context.beginPath();
    }
    if (off || joint) context.arc(x, y, round * ratio, 0, 2 * Math.PI);
    else context.rect(x - square * ratio, y - square * ratio, 2 * square * ratio, 2 * square * ratio);
    context.fill();
    context.stroke();
  }
}
