// If the whole plan or selection is in view, keeps it there when the canvas is resized, as when a phone is turned. Turned
// back, the phone shows the view from before. Fetched once the page is idle.
import type { Editor } from '@homeplot/editor/editor';
import { viewBox, type Viewport } from '@homeplot/editor/viewport';
import { isFitted } from '@homeplot/editor/fittedView';
import { wholeBox } from '@homeplot/editor/wholeBox';
import { type Box, contains, isEmpty, union } from '@homeplot/plan/box';
import { planBox } from '@homeplot/plan/plan';

/** Works until the signal, which may have been aborted already. */
export function keepWhole(editor: Editor, signal: AbortSignal): void {
  if (signal.aborted) return;
  /** The last view that no resize has made, and the view now. */
  let chosen = editor.viewport;
  let now = chosen;
  let isFollowing = false;
  const end = editor.watch({
    moved() {
      const { viewport } = editor;
      const isResized = !isSameSize(viewport, now);
      now = viewport;
      if (isFollowing) return;
      if (!isResized) chosen = viewport;
      else {
        isFollowing = true;
        if (isSameSize(viewport, chosen)) editor.show(chosen);
        else keep(editor, chosen);
        isFollowing = false;
      }
    },
  });
  signal.addEventListener('abort', end);
}

const isSameSize = (a: Viewport, b: Viewport): boolean => a.width === b.width && a.height === b.height;

/** Shows all of the plan, else of the selection, if the view before did and this one doesn't, or if it was fitted. */
function keep(editor: Editor, before: Viewport): void {
  const { plan, hand, scene, selection } = editor;
  const whole = union(planBox(plan), hand.box);
  const boxes = [whole, scene.boxAround(selection.ids)];
  const seen = boxes.find((box) => !isEmpty(box) && contains(viewBox(before), box));
  if (!seen) return;
  const fitting = (view: Viewport): Box =>
    seen === whole ? wholeBox({ plan, hand, scene, viewport: view }) : seen;
  if (isFitted(before, fitting(before), plan.settings) || !contains(viewBox(editor.viewport), seen))
    editor.fit(fitting(editor.viewport));
}
