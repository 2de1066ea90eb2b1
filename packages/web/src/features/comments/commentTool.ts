// The tool that picks what a comment is about: an edge or an object under the pointer, or a place of the ground
// (objectAt.ts).
// Kept offline once used.
import type { Editor } from '@homeplot/editor/editor';
import type { Tool } from '@homeplot/editor/tool';
import { registerTool } from '@homeplot/editor/tools';
import type { PinAnchor } from '@homeplot/plan/pinPlace';
import { anchorAt } from './objectAt.ts';

export interface CommentState {
  /** The edge, object or place that the user pressed. */
  readonly anchor?: PinAnchor;
}

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
    return { state: { anchor: anchorAt(at, coarse, scene.viewport, scene) } };
  },
};

registerTool(commentTool);

export const pickCommentTool = ({ hand }: Editor): void => hand.pick(commentTool.name);
