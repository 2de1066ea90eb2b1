// The contours of the ground on the canvas, as part of the picture. Fetched with the first plan that has them.
import { contourDrawingOf } from '@homeplot/plan/contourDrawing';
import { onTasks } from '../kit/tasks.ts';
import type { BackdropPlace } from './paint/backdrop.ts';
import type { Painted } from './paint/painted.ts';

/** Shows the contours of a plan, if its settings ask for them. Returns the function that ends this. */
export function showContours(editor: Pick<Painted, 'plan' | 'watch'>, place: BackdropPlace): () => void {
  const show = (): void => place.setBeside({ drawn: contourDrawingOf(editor.plan) });
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
