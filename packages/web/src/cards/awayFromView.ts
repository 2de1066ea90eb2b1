// Moves the view while something covers a part of the canvas, and shows the view from before afterward. A plan that the user
// zoomed to fit meanwhile is then fitted to the whole canvas.
import type { Editor } from '@homeplot/editor/editor';
import { isFitted } from '@homeplot/editor/fittedView';
import type { Uncovered } from '@homeplot/editor/shownScene';
import { resizedView, viewBox, type Viewport } from '@homeplot/editor/viewport';
import { wholeBox } from '@homeplot/editor/wholeBox';
import { type Box, contains, isEmpty, overlaps } from '@homeplot/plan/box';
import { planBox } from '@homeplot/plan/plan';

interface Away {
  /** Runs a function that moves the view. Such a move isn't taken for the user's. */
  readonly show: (move: () => void) => void;
  /**
   * To be called when the cover is gone: shows the view from before, unless the user has moved the view meanwhile, is drawing
   * or dragging, or wouldn't see the selection there.
   */
  readonly comeBack: () => void;
}

/**
 * selected: the box of the selection. left: the parts of the canvas that aren't covered. The canvas may change its size before
 * the view comes back, as when a phone is turned.
 */
export function awayFromView(editor: Editor, selected: () => Box, left: Uncovered): Away {
  const uncover = editor.scene.cover(left);
  const before = editor.viewport;
  let now = before;
  let isMoving = false;
  let wasMovedByUser = false;
  const end = editor.watch({
    moved() {
      const { viewport } = editor;
      if (!isMoving && isSameSize(viewport, now) && !isSameView(viewport, now)) wasMovedByUser = true;
      now = viewport;
    },
  });
  return {
    show(move) {
      isMoving = true;
      move();
      isMoving = false;
    },
    comeBack() {
      end();
      const { plan, viewport, hand, scene } = editor;
      const isFitting = wasMovedByUser && isFitted(viewport, wholeBox(editor), plan.settings, scene.room);
      uncover();
      if (hand.isDrawing || hand.isPressed) return;
      if (isFitting) editor.fit(wholeBox(editor));
      if (wasMovedByUser || isSameView(viewport, before)) return;
      const back = isSameSize(viewport, before) ? before : resizedView(before, viewport, plan.settings);
      const box = selected();
      if (!isEmpty(box) && !overlaps(box, viewBox(back))) return;
      editor.show(back);
      const whole = planBox(plan);
      // What was seen whole still is, also on a canvas that has become narrower.
      if (!isEmpty(whole) && contains(viewBox(before), whole) && !contains(viewBox(back), whole))
        editor.fit(wholeBox(editor));
    },
  };
}

const isSameSize = (a: Viewport, b: Viewport): boolean => a.width === b.width && a.height === b.height;

const isSameView = (a: Viewport, b: Viewport): boolean =>
  isSameSize(a, b) && a.x === b.x && a.y === b.y && a.pxPerFoot === b.pxPerFoot;
