// The card of the tool Comment: a hint until a place is picked, then the place and the form for the comment.
// Kept offline once used.
import { pinWords } from '@homeplot/plan/pinPlace';
import { useCallback } from 'react';
import { keepPlanClearOf } from '../../cards/clearOfCover.ts';
import { scrollToCard } from '../../cards/scrollToCard.ts';
import { useToolState } from '../../cards/useToolState.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { hintFor, useTouch } from '../../kit/useTouch.ts';
import { showPlace } from '../../workspace/showPlace.ts';
import { useUnconfirmed } from '../../workspace/useUnconfirmed.ts';
import { useEditor } from '../../workspace/useWorkspace.ts';
import { CommentForm } from './CommentForm.tsx';
import { commentTool } from './commentTool.ts';
import { NoProject } from './NoProject.tsx';
import { useProjectComments } from './useProjectComments.ts';

export function CommentCard({ onClose }: { readonly onClose: () => void }) {
  const editor = useEditor();
  const store = useProjectComments();
  const anchor = useToolState(({ hand }) => hand.stateOf(commentTool)?.anchor);
  const written = useUnconfirmed('comment', () => ({ text: '' }));
  const leave = (): void => {
    written.forget();
    onClose();
  };
  const hint = hintFor(editor.hand.hint, useTouch());
  const keepPlanVisible = useCallback(
    (card: HTMLElement | null) => {
      scrollToCard(card);
      const over = card?.closest('[data-over-canvas]');
      return over ? keepPlanClearOf(over, editor) : undefined;
    },
    [editor],
  );
  return (
    <Card ref={keepPlanVisible} title="Comment" className="max-lg:shadow-float">
      {!store ? (
        <NoProject />
      ) : anchor ? (
        <>
          <p className="mb-3 text-sm text-ink-soft wrap-anywhere">{pinWords(editor.plan, anchor)}</p>
          <CommentForm
            key={`${anchor.x} ${anchor.y}`}
            label="Your comment"
            send="Comment"
            unsent={{
              text: written.texts.text,
              write: (text) => written.change({ text }),
              take: written.take,
            }}
            asksName={store.isGuest}
            takesFocus
            onCancel={leave}
            onEscape={onClose}
            onSend={(body) => store.startThread(anchor, body)}
            onSent={(thread, wasLeft) => {
              if (wasLeft) return;
              onClose();
              showPlace('comments');
              store.open(thread);
            }}
          />
        </>
      ) : (
        <>
          <output className="block text-[0.9375rem]">{`${hint}.`}</output>
          <Button size="sm" className="mt-3 w-full" onClick={onClose}>
            Cancel
          </Button>
        </>
      )}
    </Card>
  );
}
