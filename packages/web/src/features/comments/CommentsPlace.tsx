// The panel's place for the comments of the open plan.
// Kept offline once used.
import { pinPlace, pinWords } from '@homeplot/plan/pinPlace';
import { boxAround } from '@homeplot/plan/box';
import { MessageSquarePlus } from 'lucide-react';
import { useToolState } from '../../cards/useToolState.ts';
import { Button } from '../../kit/ui/Button.tsx';
import type { PlaceProps } from '../../workspace/feature.ts';
import { makeRoomFor } from '../../workspace/makeRoom.ts';
import { useEditor, useRevision } from '../../workspace/useWorkspace.ts';
import { CommentList } from './CommentList.tsx';
import { commentTool, pickCommentTool } from './commentTool.ts';
import { NoProject } from './NoProject.tsx';
import { useCommentsIn } from './useComments.ts';
import { useProjectComments } from './useProjectComments.ts';

/** Feet around a pin that are brought into view with it. */
const feetAround = 10;

export function CommentsPlace({ onPicked }: PlaceProps) {
  const editor = useEditor();
  const store = useProjectComments();
  useRevision();
  const isThread = useCommentsIn(store).opened !== undefined;
  // While a comment is being written, a press of the button would discard it, so it is hidden.
  const isWriting = useToolState(({ hand }) => hand.stateOf(commentTool) !== undefined);
  if (!store) return <NoProject />;
  return (
    <div className="space-y-3">
      {isThread || isWriting ? null : (
        <Button
          size="sm"
          className="w-full"
          onClick={() => {
            pickCommentTool(editor);
            onPicked?.();
          }}
        >
          <MessageSquarePlus aria-hidden className="size-4" />
          Comment
        </Button>
      )}
      <CommentList
        store={store}
        mayWrite
        placeOf={({ anchor }) => pinWords(editor.plan, anchor)}
        onShow={({ anchor }) => {
          const box = boxAround(pinPlace(editor.plan, anchor).at, feetAround);
          editor.reveal(box);
          makeRoomFor(box);
        }}
      />
    </div>
  );
}
