// A piece of the picture: a patch with what lies on it, drawn at once or in slices. It decides nothing.
import { drawObject } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Board, Context } from './board.ts';
import { CanvasPen, type Pictures } from './canvasPen.ts';
import { drawGrid, paper } from './grid.ts';
import type { DrawnScale } from './patch.ts';
import type { Patch } from './screen.ts';

/** A patch, in device pixels from the plan's origin, with the objects on it from the lowest to the topmost. */
export interface Part {
  readonly patch: Patch;
  readonly objects: readonly PlanObject[];
  /** Whether they go over what is there, which otherwise is drawn anew from the paper up. */
  readonly over: boolean;
}

/** The drawing of a piece, done in slices. */
export interface Work {
  readonly patch: Patch;
  /** Draws until a time (as performance.now tells it) has passed; the piece, where it is done. */
  step(until: number): ImageBitmap | undefined;
}

/** Objects drawn between two looks at the clock. */
const batch = 16;

/** The work of drawing a part, on a board that it has to itself until it is done or given up. */
export function slicedWork(part: Part, scale: DrawnScale, board: Board, pictures: Pictures): Work {
  const { patch, objects } = part;
  const { x: left, y: top, width, height } = patch;
  const clip = { x: 0, y: 0, width, height };
  const context = board.context(clip);
  const pen = startPart(context, clip, { ...scale, left, top }, pictures);
  let next = 0;
  return {
    patch,
    step(until) {
      for (; next < objects.length; next += 1) {
        const object = objects[next];
        if (object) drawObject(object, pen, scale);
        if (next % batch === batch - 1 && performance.now() > until) {
          next += 1;
          return undefined;
        }
      }
      pen.finish();
      return board.take();
    },
  };
}

/** Draws a part on a bitmap whose corner lies so many device pixels from the plan's origin. */
export function drawPart(
  context: Context,
  { patch, objects, over }: Part,
  { left, top, ...scale }: DrawnScale & { readonly left: number; readonly top: number },
  pictures: Pictures,
): void {
  const clip = { ...patch, x: patch.x - left, y: patch.y - top };
  context.save();
  context.beginPath();
  context.rect(clip.x, clip.y, clip.width, clip.height);
  context.clip();
  const aim = { ...scale, left, top };
  const pen = over ? new CanvasPen(context, aim, clip, pictures) : startPart(context, clip, aim, pictures);
  for (const object of objects) drawObject(object, pen, scale);
  pen.finish();
  context.restore();
}

/** Lays ruled paper. */
function startPart(
  context: Context,
  clip: Patch,
  aim: DrawnScale & { readonly left: number; readonly top: number },
  pictures: Pictures,
): CanvasPen {
  context.fillStyle = paper;
  context.fillRect(clip.x, clip.y, clip.width, clip.height);
  drawGrid(context, aim, aim.square, clip);
  return new CanvasPen(context, aim, clip, pictures);
}
