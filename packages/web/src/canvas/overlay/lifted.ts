// Draws objects while they are changed: the objects of the preview ("lifted" off the picture), and over them again everything
// that lies above them in the plan.
import type { Editor } from '@homeplot/editor/editor';
import { labelHeightAt, viewBox } from '@homeplot/editor/viewport';
import { BoundsPen } from '@homeplot/plan/boundsPen';
import { type Box, grow, intersection, overlaps } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { type DrawContext, drawAlone, drawLabel, drawObject } from '@homeplot/plan/drawObject';
import type { Placed } from '@homeplot/plan/labelPlacing';
import { StrataPen } from '@homeplot/plan/strataPen';
import { kindOf } from '@homeplot/plan/kinds';
import { LayerTable } from '@homeplot/plan/layerTable';
import { compareOrder } from '@homeplot/plan/order';
import { idOf, inDrawingOrder, objectBox } from '@homeplot/plan/plan';
import type { CanvasPen } from '../paint/canvasPen.ts';
import { type Aim, labelReach } from '../paint/screen.ts';

/** The most changed objects that are drawn in a frame. */
const maxLifted = 500;
/** The most objects above them that are drawn again in a frame. */
const maxAbove = 250;
/** Units of the drawing budget for a frame. Changed objects beyond it are not drawn before they are put down. */
const maxUnits = 60_000;
/** The opacity of changed objects with more than `maxAbove` above them, and of an object that a press would place. */
const liftedOpacity = 0.5;
/** Maximum number of lots and annotations below them whose lines are redrawn over them in a frame, and of labels. */
const maxOver = { objects: 20, labels: 60 };

const allVisible = new LayerTable([]);

export interface Lifted {
  readonly object: PlanObject;
  /** With its labels, in feet. */
  readonly box: Box;
}

export function liftedInView({ hand: { preview }, viewport }: Editor): Lifted[] {
  const view = viewBox(viewport);
  const found: Lifted[] = [];
  for (const change of preview) {
    if (!('put' in change)) continue;
    const box = drawnBox(change.put, labelHeightAt(viewport.pxPerFoot));
    if (overlaps(box, view)) found.push({ object: change.put, box });
    if (found.length === maxLifted) break;
  }
  return found.toSorted((a, b) => compareOrder(a.object, b.object));
}

/** The box of an object with its labels as they are while it is changed. Feet. */
function drawnBox(object: PlanObject, labelHeight: number): Box {
  if (!kindOf(object).isAnnotation) return grow(objectBox(object), labelReach(labelHeight));
  const pen = new BoundsPen(labelHeight);
  drawAlone(object, pen);
  return grow(pen.box, labelHeight);
}

/** How the picture below is drawn. isCrowded: it has no labels, so none lie over the lifted objects. */
interface Under extends Pick<DrawContext, 'onGround'> {
  readonly isCrowded: boolean;
}

export function drawLifted(
  editor: Editor,
  lifted: readonly Lifted[],
  context: CanvasRenderingContext2D,
  pen: CanvasPen,
  aim: Aim,
  { isCrowded, onGround }: Under,
): void {
  if (lifted.length === 0) return;
  const isFaint = editor.hand.showsGhost && lifted.every(({ object }) => !editor.plan.objects.has(object.id));
  const { above, under, labels } = isFaint
    ? nothingOver
    : whatIsOver(editor, lifted, pen.labelHeight, isCrowded);
  pen.save();
  if (!above) context.globalAlpha = liftedOpacity;
  else if (above.length + under.length + labels.length > 0) clipTo(context, lifted, aim);
  const own = new Set(lifted.map(({ object }) => object));
  const objects = inDrawingOrder([...own, ...(above ?? [])]);
  const { scene } = editor;
  const inPlan = { layers: scene.layers, drafting: scene.drafting, onGround };
  // A new object is visible while it is drawn, even on a hidden layer.
  const ofNew = { ...inPlan, layers: allVisible };
  const isSpent = (): boolean => pen.budget.spent > maxUnits;
  const over = new StrataPen(pen, () => pen.budget.begin());
  over.withoutGround(() => {
    for (const object of under) drawObject(object, over, inPlan);
  });
  for (const object of objects) {
    if (isSpent()) break;
    over.beginObject();
    const drawContext = scene.plan.objects.has(object.id) ? inPlan : ofNew;
    // Drawn with its own labels, whose final places among the others are found when it is put down.
    if (own.has(object)) drawAlone(object, over, drawContext);
    else drawObject(object, over, drawContext);
  }
  for (const _ of over.finishInSteps()) if (isSpent()) break;
  for (const { object, place } of labels) drawLabel(object, place, pen, inPlan);
  pen.restore();
}

interface Over {
  /** Objects above the lowest lifted one; undefined if there are too many. */
  readonly above: readonly PlanObject[] | undefined;
  /** Objects below it that lie over everything: boundaries and annotations. */
  readonly under: readonly PlanObject[];
  readonly labels: readonly Placed[];
}

const nothingOver: Over = { above: undefined, under: [], labels: [] };

/** Finds what lies over the lifted objects and overlaps one of them in view. */
export function whatIsOver(
  editor: Editor,
  lifted: readonly Lifted[],
  labelHeight: number,
  isCrowded: boolean,
): Over {
  const [lowest] = lifted;
  const view = viewBox(editor.viewport);
  const found = new Set<PlanObject>();
  const under = new Set<PlanObject>();
  const labels = new Map<string, Placed>();
  const changed = new Set(editor.hand.preview.map(idOf));
  const placing = isCrowded ? undefined : editor.scene.labels.at(labelHeight);
  for (const { box } of lifted) {
    const seen = intersection(box, view);
    for (const object of editor.scene.drawnIn(seen, labelHeight)) {
      if (changed.has(object.id)) continue;
      const { drawsBoundaries, isAnnotation } = kindOf(object);
      if (lowest && compareOrder(object, lowest.object) > 0) found.add(object);
      else if ((drawsBoundaries ?? isAnnotation) && under.size < maxOver.objects) under.add(object);
    }
    if (found.size > maxAbove) return nothingOver;
    for (const placed of labels.size < maxOver.labels ? (placing?.in(seen) ?? []) : [])
      if (!changed.has(placed.object.id))
        labels.set(`${placed.object.id} ${placed.box.minX} ${placed.box.minY}`, placed);
  }
  return { above: [...found], under: [...under], labels: [...labels.values()] };
}

/** Clips to the boxes of the lifted objects: elsewhere the picture has what lies over them. */
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
