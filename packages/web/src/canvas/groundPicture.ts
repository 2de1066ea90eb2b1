// The contours of the ground, its cut and fill, and the arrows that follow it on the canvas, as part of the picture. Fetched
// with the first plan that has any.
import { contourDrawingOf } from '@homeplot/plan/contourDrawing';
import { earthworkDrawingOf } from '@homeplot/plan/earthworkDrawing';
import { type OnGround, onGroundOf } from '@homeplot/plan/onGround';
import type { Plan } from '@homeplot/plan/plan';
import { onTasks } from '../kit/tasks.ts';
import type { BackdropPlace, Drawn } from './paint/backdrop.ts';
import type { Painted } from './paint/painted.ts';

/** What the settings of a plan ask for; the same value as before while it looks the same. */
function drawnOf(plan: Plan, before: Shown | undefined): Shown {
  const parts = [
    plan.settings.elevations?.earthwork ? earthworkDrawingOf(plan) : undefined,
    contourDrawingOf(plan),
  ].filter((part) => part !== undefined);
  const onGround = sameOr(before?.onGround, onGroundOf(plan));
  const isSame =
    before?.onGround === onGround &&
    before?.parts.length === parts.length &&
    parts.every((part, i) => part === before.parts[i]);
  if (before && isSame) return before;
  const drawn: Drawn = {
    *drawInSteps(pen) {
      for (const part of parts) yield* part.drawInSteps(pen);
    },
  };
  return { parts, drawn: parts.length > 0 ? drawn : undefined, onGround };
}

/** The one before, if it has the same objects. */
const sameOr = (before: OnGround | undefined, now: OnGround | undefined): OnGround | undefined =>
  before?.size === now?.size && [...(now ?? [])].every(([object, is]) => before?.get(object) === is)
    ? before
    : now;

interface Shown {
  readonly parts: readonly Drawn[];
  readonly drawn: Drawn | undefined;
  readonly onGround: OnGround | undefined;
}

/** Shows what a plan has of its ground, as far as its settings ask for it. Returns the function that ends this. */
export function showGround(editor: Pick<Painted, 'plan' | 'watch'>, place: BackdropPlace): () => void {
  let shown: Shown | undefined;
  const show = (): void => {
    shown = drawnOf(editor.plan, shown);
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
