// A piece of the picture: a patch with its objects, drawn at once or in slices: paper, backdrop and grid, then the objects
// in the order that they are given, with boundaries, dimensions and notes over them, then labels. Which objects, drawing.ts
// decides.
import { drawLabel, drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Placed } from '@homeplot/plan/labelPlacing';
import type { Steps } from '@homeplot/plan/steps';
import { StrataPen } from '@homeplot/plan/strataPen';
import type { Board, Context } from './board.ts';
import { CanvasPen, type Pictures } from './canvasPen.ts';
import { drawGrid, paper } from './grid.ts';
import type { DrawnScale } from './patch.ts';
import type { Patch } from './screen.ts';
import { StyledContext } from './styledContext.ts';

/** A patch, in device pixels from the plan's origin, with what is drawn on it. */
export interface Part {
  readonly patch: Patch;
  /** From bottom to top. */
  readonly objects: readonly PlanObject[];
  /** Finds the places of labels when they are about to be drawn; absent if the patch has none. */
  readonly labels?: () => Steps<readonly Placed[]>;
  /** Whether the objects are drawn on top of what is there. Otherwise the patch is redrawn from the paper up. */
  readonly over: boolean;
}

/** The drawing of a piece, done in slices. */
export interface Work {
  readonly patch: Patch;
  /** Whether an object on it was simplified, since all of it would have cost too much. */
  readonly isSimplified: boolean;
  /** Draws until a deadline (in the time of performance.now). Returns the bitmap once it is done. */
  step(until: number): ImageBitmap | undefined;
}

/** Units of the drawing budget after which the canvas is flushed, which itself takes time. */
const flushAfter = 2500;

/** The work of drawing a part, on a board that it has to itself until it is done or abandoned. */
export function slicedWork(part: Part, scale: DrawnScale, board: Board, pictures: Pictures): Work {
  const { patch } = part;
  const { x: left, y: top, width, height } = patch;
  const clip = { x: 0, y: 0, width, height };
  const context = board.context(clip);
  const pen = startPart(context, clip, { ...scale, left, top }, pictures);
  const marks = drawnInTurn(part, pen, scale);
  return {
    patch,
    get isSimplified() {
      return pen.budget.isSimplified;
    },
    step(until) {
      while (!marks.next().done) {
        if (pen.budget.unflushed > flushAfter) flush(context, board, pen);
        if (performance.now() > until) return undefined;
      }
      return board.take();
    },
  };
}

/** Draws the objects one by one, then boundaries, dimensions and notes, and finally the labels. */
function* drawnInTurn(
  { objects, labels, over: isOver }: Part,
  pen: CanvasPen,
  scale: DrawnScale,
): Generator<void, void> {
  const begin = (): void => pen.budget.begin();
  // A crowded picture has no labels, and then nothing is deferred to lie over all objects.
  const strata = scale.labelHeight > 0 ? new StrataPen(pen, begin) : undefined;
  for (const object of objects) {
    if (strata) strata.beginObject();
    else begin();
    drawObject(object, strata ?? pen, scale);
    yield;
  }
  if (scale.drawnOver && !isOver) {
    strata?.beginObject();
    for (const step of scale.drawnOver.drawInSteps(strata ?? pen)) {
      begin();
      yield step;
    }
  }
  if (strata) yield* strata.finishInSteps();
  for (const { object, place } of labels ? yield* labels() : []) {
    begin();
    drawLabel(object, place, pen, scale);
    yield;
  }
}

/** Makes the canvas draw what it has recorded so far, which it would otherwise do only when the bitmap is taken. */
function flush(context: Context, board: Board, pen: CanvasPen): void {
  const soFar = board.take();
  context.drawImage(soFar, 0, 0);
  soFar.close();
  pen.budget.unflushed = 0;
}

/**
 * Draws a part at once on a bitmap whose corner is at (left, top), in device pixels from the plan's origin. Gives up if it
 * takes more than `maxUnits` of the drawing budget. Returns how many units it took.
 */
export function drawPart(
  context: Context,
  part: Part,
  { left, top, ...scale }: DrawnScale & { readonly left: number; readonly top: number },
  pictures: Pictures,
  maxUnits: number,
): number {
  const { patch, over } = part;
  const clip = { ...patch, x: patch.x - left, y: patch.y - top };
  context.save();
  context.beginPath();
  context.rect(clip.x, clip.y, clip.width, clip.height);
  context.clip();
  const aim = { ...scale, left, top };
  const pen = over
    ? new CanvasPen(new StyledContext(context), aim, clip, pictures)
    : startPart(context, clip, aim, pictures);
  for (const _ of drawnInTurn(part, pen, scale)) if (pen.budget.spent > maxUnits) break;
  context.restore();
  return pen.budget.spent;
}

/** The opacity of the grid over a map. */
const gridOpacity = 0.4;

/** Draws the paper, the backdrop if there is one, and the grid. Returns the pen for the objects. */
function startPart(
  context: Context,
  clip: Patch,
  aim: DrawnScale & { readonly left: number; readonly top: number },
  pictures: Pictures,
): CanvasPen {
  context.fillStyle = paper;
  context.fillRect(clip.x, clip.y, clip.width, clip.height);
  aim.backdrop?.draw(context, aim, clip);
  context.globalAlpha = aim.backdrop ? gridOpacity : 1;
  drawGrid(context, aim, aim.square, clip);
  context.globalAlpha = 1;
  return new CanvasPen(new StyledContext(context), aim, clip, pictures);
}
