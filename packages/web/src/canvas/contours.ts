// The contours of the ground and its cut and fill on the canvas, as part of the picture. Fetched with the first plan that
// shows them.
import { contourDrawingOf } from '@homeplot/plan/contourDrawing';
import { earthworkDrawingOf } from '@homeplot/plan/earthworkDrawing';
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
  if (before?.parts.length === parts.length && parts.every((part, i) => part === before.parts[i]))
    return before;
  const drawn: Drawn = {
    *drawInSteps(pen) {
      for (const part of parts) yield* part.drawInSteps(pen);
    },
  };
  return { parts, drawn: parts.length > 0 ? drawn : undefined };
}

interface Shown {
  readonly parts: readonly Drawn[];
  readonly drawn: Drawn | undefined;
}

/** Shows the contours and the earthwork of a plan, if its settings ask for them. Returns the function that ends this. */
export function showContours(editor: Pick<Painted, 'plan' | 'watch'>, place: BackdropPlace): () => void {
  let shown: Shown | undefined;
  const show = (): void => {
    shown = drawnOf(editor.plan, shown);
    place.setBeside({ drawn: shown.drawn });
  };
  // Not in the frame of the edit: a large ground takes longer than a frame.
  const tasks = onTasks(show);
  const request = (): void => tasks.request();
  const end = editor.watch({ edited: request, loaded: request });
  show();
  return () => {
    end();
    tasks.stop();
    place.setBeside({ drawn: undefined });
  };
}
