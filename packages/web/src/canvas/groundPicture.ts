// Shows the contours of the ground, its cut and fill, and the arrows that follow it, as part of the picture on the canvas.
// Fetched with the first plan that has any.
import { grow } from '@homeplot/plan/box';
import { type ContourDrawing, contourDrawingOf } from '@homeplot/plan/contourDrawing';
import { type EarthworkDrawing, shownEarthworkOf } from '@homeplot/plan/earthworkDrawing';
import { type OnGround, onGroundOf } from '@homeplot/plan/onGround';
import { reachOf } from '@homeplot/plan/label';
import { type Texts, textsIn } from '@homeplot/plan/textRoom';
import { onTasks } from '../kit/tasks.ts';
import type { BackdropPlace, DrawnOver } from './paint/backdrop.ts';
import type { Painted } from './paint/painted.ts';

/** The earlier value, with its ground updated, if it still draws the same, so that nothing is redrawn; else the new one. */
function sameOr(before: OnGround | undefined, now: OnGround | undefined): OnGround | undefined {
  if (!before || !now?.drawsLike(before)) return now;
  before.ground = now.ground;
  return before;
}

/**
 * The texts on the canvas, of which elevations are written clear. Asked for once for each ground and zoom, so a label that moves
 * later may cover an elevation.
 */
const textsOn =
  (editor: PlanOnCanvas, onGround: OnGround | undefined): Texts =>
  (lettering, box) => {
    const { scene } = editor;
    const { labelHeight } = lettering;
    const objects = scene.drawnIn(grow(box, reachOf(labelHeight)), labelHeight);
    return textsIn(box, lettering, { objects, placing: scene.labels.at(labelHeight), onGround });
  };

type PlanOnCanvas = Pick<Painted, 'plan' | 'scene'>;

interface Ground {
  readonly contours: ContourDrawing | undefined;
  readonly earthwork: EarthworkDrawing | undefined;
  readonly drawnOver: DrawnOver | undefined;
  readonly onGround: OnGround | undefined;
}

/** What a plan shows of its ground; the same value as before while it looks the same. */
function groundOn(editor: PlanOnCanvas, before: Ground | undefined): Ground {
  const { plan } = editor;
  const earthwork = shownEarthworkOf(plan);
  const contours = contourDrawingOf(plan);
  const onGround = sameOr(before?.onGround, onGroundOf(plan));
  if (
    before &&
    before.earthwork === earthwork &&
    before.contours === contours &&
    before.onGround === onGround
  )
    return before;
  const texts = textsOn(editor, onGround);
  const drawnOver: DrawnOver = {
    *drawInSteps(pen) {
      if (earthwork) yield* earthwork.drawInSteps(pen);
      if (contours) yield* contours.drawInSteps(pen, undefined, texts);
    },
  };
  return { earthwork, contours, drawnOver: earthwork || contours ? drawnOver : undefined, onGround };
}

/** Shows the ground of a plan as far as its settings want it. Returns the function that ends this. */
export function showGround(
  editor: Pick<Painted, 'plan' | 'scene' | 'watch'>,
  place: BackdropPlace,
): () => void {
  let current: Ground | undefined;
  const show = (): void => {
    current = groundOn(editor, current);
    place.setExtras({ drawnOver: current.drawnOver, onGround: current.onGround });
  };
  // As a task, not in the frame of the edit, because a large ground takes longer than a frame.
  const tasks = onTasks(show);
  const request = (): void => tasks.request();
  const end = editor.watch({ edited: request, loaded: request });
  show();
  return () => {
    end();
    tasks.stop();
    place.setExtras({ drawnOver: undefined, onGround: undefined });
  };
}
