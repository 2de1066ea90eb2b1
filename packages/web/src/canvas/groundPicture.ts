// The contours of the ground, its cut and fill, and the arrows that follow it on the canvas, as part of the picture. Fetched
// with the first plan that has any.
import { grow } from '@homeplot/plan/box';
import { type ContourDrawing, contourDrawingOf } from '@homeplot/plan/contourDrawing';
import { type EarthworkDrawing, shownEarthworkOf } from '@homeplot/plan/earthworkDrawing';
import { type OnGround, onGroundOf } from '@homeplot/plan/onGround';
import { reachOf } from '@homeplot/plan/label';
import { type Texts, textsIn } from '@homeplot/plan/textRoom';
import { onTasks } from '../kit/tasks.ts';
import type { BackdropPlace, Drawn } from './paint/backdrop.ts';
import type { Painted } from './paint/painted.ts';

/** The one before with the ground as it is now, if it still draws the same, so that nothing is painted anew. */
function sameOr(before: OnGround | undefined, now: OnGround | undefined): OnGround | undefined {
  if (!before || !now?.drawsLike(before)) return now;
  before.ground = now.ground;
  return before;
}

/** What is written on the canvas, for a new ground and a new zoom: labels that move later may cover an elevation. */
const textsOn =
  (editor: Shown, onGround: OnGround | undefined): Texts =>
  (lettering, box) => {
    const { scene } = editor;
    const { labelHeight } = lettering;
    const objects = scene.drawnIn(grow(box, reachOf(labelHeight)), labelHeight);
    return textsIn(box, lettering, { objects, placing: scene.labels.at(labelHeight), onGround });
  };

type Shown = Pick<Painted, 'plan' | 'scene'>;

interface Ground {
  readonly contours: ContourDrawing | undefined;
  readonly earthwork: EarthworkDrawing | undefined;
  readonly drawn: Drawn | undefined;
  readonly onGround: OnGround | undefined;
}

/** What the settings of a plan ask for; the same value as before while it looks the same. */
function groundOn(editor: Shown, before: Ground | undefined): Ground {
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
  const drawn: Drawn = {
    *drawInSteps(pen) {
      if (earthwork) yield* earthwork.drawInSteps(pen);
      if (contours) yield* contours.drawInSteps(pen, undefined, texts);
    },
  };
  return { earthwork, contours, drawn: earthwork || contours ? drawn : undefined, onGround };
}

/** Shows what a plan has of its ground, as far as its settings ask for it. Returns the function that ends this. */
export function showGround(
  editor: Pick<Painted, 'plan' | 'scene' | 'watch'>,
  place: BackdropPlace,
): () => void {
  let shown: Ground | undefined;
  const show = (): void => {
    shown = groundOn(editor, shown);
    place.setBeside({ drawn: shown.drawn, onGround: shown.onGround });
  };
  // Not in the frame of the edit: a large ground takes longer than a frame.
  const tasks = onTasks(show);
  const request = (): void => tasks.request();
  const end = editor.watch({ edited: request, loaded: request });
  show();
  return () => {
    end();
    tasks.stop();
    place.setBeside({ drawn: undefined, onGround: undefined });
  };
}
