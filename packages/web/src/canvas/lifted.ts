// How what is being changed shows: the objects of the preview, and over them again whatever lies above them.
import type { Editor } from '@homeplot/editor/editor';
import { labelPx, viewBox } from '@homeplot/editor/viewport';
import { type Box, grow, overlaps } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { drawObject } from '@homeplot/plan/drawObject';
import { kindOf } from '@homeplot/plan/kinds';
import { compareOrder } from '@homeplot/plan/order';
import { idOf, objectBox } from '@homeplot/plan/plan';
import { BoundaryPen } from './boundaryPen.ts';
import type { CanvasPen } from './canvasPen.ts';
import { type Aim, labelReach } from './screen.ts';

/** Objects drawn in a frame at most: those changed, and those above them. */
const mostLifted = 500;
const mostAbove = 250;
/** Units of the drawing budget for all that is drawn in a frame: more objects are left out until they are put down. */
const mostUnits = 60_000;
/** Where more than that lies above, what is changed lets it shine through. */
const throughput = 0.5;
/** Lots under them whose lines are drawn over them in a frame. */
const mostBounding = 20;

export interface Lifted {
  readonly object: PlanObject;
  /** With its labels, in feet. */
  readonly box: Box;
}

/** The previewed objects in view. */
export function liftedInView({ hand: { preview }, viewport }: Editor): Lifted[] {
  const view = viewBox(viewport);
  const found: Lifted[] = [];
  for (const change of preview) {
    if (!('put' in change)) continue;
    const box = grow(
      objectBox(change.put),
      labelReach(labelPx / viewport.pxPerFoot, kindOf(change.put).labelReach),
    );
    if (overlaps(box, view)) found.push({ object: change.put, box });
    if (found.length === mostLifted) break;
  }
  return found.toSorted((a, b) => compareOrder(a.object, b.object));
}

export function drawLifted(
  editor: Editor,
  lifted: readonly Lifted[],
  context: CanvasRenderingContext2D,
  pen: CanvasPen,
  aim: Aim,
): void {
  if (lifted.length === 0) return;
  const { above, boundaries } = objectsOver(editor, lifted);
  pen.save();
  if (!above) context.globalAlpha = throughput;
  else if (above.length + boundaries.length > 0) clipTo(context, lifted, aim);
  const objects = [...lifted.map(({ object }) => object), ...(above ?? [])].toSorted(compareOrder);
  // What is being drawn is seen while it is, on a hidden layer as well.
  const { scene } = editor;
  const isSpent = (): boolean => pen.budget.spent > mostUnits;
  for (const object of objects) {
    if (isSpent()) break;
    pen.budget.begin();
    drawObject(object, pen, scene.plan.objects.has(object.id) ? scene : undefined);
  }
  for (const object of boundaries) drawObject(object, new BoundaryPen(pen), scene);
  for (const _ of pen.finishing()) if (isSpent()) break;
  pen.restore();
}

interface Over {
  /** Objects above the lowest of the lifted; undefined where that is too much. */
  readonly above: readonly PlanObject[] | undefined;
  /** Those below it whose boundaries lie over all. */
  readonly boundaries: readonly PlanObject[];
}

/** What lies over the lifted and meets one of them in view. */
function objectsOver(editor: Editor, lifted: readonly Lifted[]): Over {
  const [lowest] = lifted;
  const view = viewBox(editor.viewport);
  const found = new Set<PlanObject>();
  const bounding = new Set<PlanObject>();
  for (const { box } of lifted) {
    const seen = {
      minX: Math.max(box.minX, view.minX),
      minY: Math.max(box.minY, view.minY),
      maxX: Math.min(box.maxX, view.maxX),
      maxY: Math.min(box.maxY, view.maxY),
    };
    for (const object of editor.scene.shownIn(seen)) {
      if (lowest && compareOrder(object, lowest.object) > 0) found.add(object);
      else if (kindOf(object).drawsBoundaries && bounding.size < mostBounding) bounding.add(object);
    }
    if (found.size > mostAbove) return { above: undefined, boundaries: [] };
  }
  const changed = new Set(editor.hand.preview.map(idOf));
  const unchanged = (objects: Set<PlanObject>) => [...objects].filter(({ id }) => !changed.has(id));
  return { above: unchanged(found), boundaries: unchanged(bounding) };
}

function clipTo(
  context: CanvasRenderingContext2D,
  lifted: readonly Lifted[],
  { pxPerFoot, ratio, left, top }: Aim,
): void {
  const scale = pxPerFoot * ratio;
  context.beginPath();
  for (const { box } of lifted) {
    const [x, y] = [Math.floor(box.minX * scale - left), Math.floor(box.minY * scale - top)];
    context.rect(x, y, Math.ceil(box.maxX * scale - left) - x, Math.ceil(box.maxY * scale - top) - y);
  }
  context.clip();
}
