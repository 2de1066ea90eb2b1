// The tool that picks what a comment is about: an edge or an object under the pointer, or a place of the ground. How near a
// press must be is decided here, which of several objects is meant in objectAt.ts.
// Kept offline once used.
import type { Editor } from '@homeplot/editor/editor';
import type { Tool } from '@homeplot/editor/tool';
import { registerTool } from '@homeplot/editor/tools';
import { boxAround } from '@homeplot/plan/box';
import { anchorOn, type PinAnchor } from '@homeplot/plan/pinPlace';
import { objectAt } from './objectAt.ts';

export interface CommentState {
  /** The edge, object or place that the user pressed. */
  readonly anchor?: PinAnchor;
}

/** CSS pixels from an edge within which a press is on it. */
const reach = { mouse: 8, finger: 16 } as const;

export const commentTool: Tool<CommentState> = {
  name: 'comment',
  title: 'Comment',
  shelf: 'Notes',
  hint: 'Click what the comment is about',
  touchHint: 'Tap what the comment is about',
  cursor: 'crosshair',
  idle: {},
  isBusy: ({ anchor }) => anchor !== undefined,
  isDrawing: () => false,
  pointer(state, { phase, at, coarse }, scene) {
    if (phase !== 'down') return { state };
    const feet = (coarse ? reach.finger : reach.mouse) / scene.viewport.pxPerFoot;
    const object = objectAt(scene.visibleIn(boxAround(at, feet)), at, feet);
    return { state: { anchor: anchorOn(at, object, feet) } };
  },
};

registerTool(commentTool);

export const pickCommentTool = ({ hand }: Editor): void => hand.pick(commentTool.name);
