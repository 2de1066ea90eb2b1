// One thread: its comments with their buttons, and the field to reply in. Comments are shown as plain text, never as HTML.
import { ArrowLeft, Bell, BellOff, Check, LocateFixed, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import type { Answer } from '../../kit/result.ts';
import { toast } from '../../kit/toasts/toast.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { CommentForm } from './CommentForm.tsx';
import type { Comment, Thread } from './commentRows.ts';
import type { CommentStore } from './commentStore.ts';
import { useUnsentText } from './useUnsentText.ts';
import { whenSaid } from './whenSaid.ts';

interface ThreadViewProps {
  readonly store: CommentStore;
  readonly thread: Thread;
  /** What the thread's pin is on, in words. */
  readonly place: string;
  readonly mayWrite: boolean;
  readonly onShow: () => void;
  readonly onBack: () => void;
}

/** The number of latest comments that are shown at first, and of earlier ones that each press adds. */
const commentsPerPage = 50;

export function ThreadView({ store, thread, place, mayWrite, onShow, onBack }: ThreadViewProps) {
  const { id, number, comments, isResolved, resolvedBy, isMuted } = thread;
  const [shown, setShown] = useState(commentsPerPage);
  const reply = useUnsentText(`reply to ${id}`);
  const earlier = Math.max(0, comments.length - shown);
  return (
    <section aria-label={`Comment ${number}`}>
      <div className="flex items-center gap-1">
        <Button ref={focusNow} size="sm" tone="quiet" onClick={onBack} className="-ml-2">
          <ArrowLeft aria-hidden className="size-4" />
          All comments
        </Button>
        <span className="ml-auto" />
        <IconButton label="Show on the plan" title="Show on the plan" onClick={onShow}>
          <LocateFixed aria-hidden />
        </IconButton>
        <IconButton
          label={isMuted ? 'Unmute' : 'Mute'}
          title={
            isMuted ? 'Get email about this thread again' : 'Stop email and unread marks for this thread'
          }
          onClick={() => void store.mute(id, !isMuted)}
        >
          {isMuted ? <BellOff aria-hidden /> : <Bell aria-hidden />}
        </IconButton>
      </div>
      <h3 className="mt-2 text-sm font-semibold wrap-anywhere">
        {`${number}. `}
        <bdi>{place}</bdi>
      </h3>
      {isResolved ? (
        <p className="mt-1 text-sm text-done wrap-anywhere">
          {resolvedBy ? (
            <>
              Resolved by <bdi>{resolvedBy}</bdi>
            </>
          ) : (
            'Resolved'
          )}
        </p>
      ) : null}
      {earlier > 0 ? (
        <Button size="sm" className="mt-3 w-full" onClick={() => setShown(shown + commentsPerPage)}>
          {`Show earlier comments (${earlier.toLocaleString('en-US')})`}
        </Button>
      ) : null}
      <ul aria-label="Comments" className="mt-3 space-y-4">
        {comments.slice(earlier).map((comment) => (
          <CommentItem key={comment.id} comment={comment} store={store} mayWrite={mayWrite} />
        ))}
      </ul>
      {mayWrite ? (
        <div className="mt-4 space-y-3 border-t border-hairline pt-4">
          <CommentForm
            label="Reply"
            send="Reply"
            unsent={reply}
            failure="Your reply wasn't sent"
            asksName={store.isGuest}
            onSend={(body) => store.reply(id, body)}
          />
          <Button
            size="sm"
            className="w-full"
            onClick={() => void reportFailure(store.resolve(id, !isResolved))}
          >
            {isResolved ? (
              <RotateCcw aria-hidden className="size-4" />
            ) : (
              <Check aria-hidden className="size-4" />
            )}
            {isResolved ? 'Reopen' : 'Resolve'}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

async function reportFailure(answer: Promise<Answer<unknown>>): Promise<void> {
  const done = await answer;
  if (!done.ok) toast.error("That couldn't be done", { description: done.problem });
}

interface CommentItemProps {
  readonly comment: Comment;
  readonly store: CommentStore;
  readonly mayWrite: boolean;
}

function CommentItem({ comment, store, mayWrite }: CommentItemProps) {
  const { id, author, body, createdAt, isEdited, isDeleted, isMine } = comment;
  const [task, setTask] = useState<'edit' | 'delete'>();
  /** The task that ended last: its button gets the focus back. */
  const [ended, setEnded] = useState<'edit' | 'delete'>();
  const end = (): void => {
    setEnded(task);
    setTask(undefined);
  };
  return (
    <li>
      <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
        <span className="min-w-0 font-medium wrap-anywhere">
          <bdi>{author}</bdi>
          {isMine ? ' (you)' : ''}
        </span>
        <time dateTime={createdAt} className="text-xs text-ink-faint">
          {whenSaid(createdAt)}
          {isEdited && !isDeleted ? ', edited' : ''}
        </time>
      </p>
      {task === 'edit' ? (
        <div className="mt-1">
          <EditForm comment={comment} store={store} onEnd={end} />
        </div>
      ) : (
        <p
          dir={isDeleted ? undefined : 'auto'}
          ref={isDeleted && task === 'delete' ? focusNow : undefined}
          tabIndex={isDeleted ? -1 : undefined}
          className={
            isDeleted
              ? 'mt-0.5 text-sm text-ink-faint italic'
              : 'mt-0.5 text-[0.9375rem] wrap-anywhere whitespace-pre-wrap'
          }
        >
          {isDeleted ? 'This comment was deleted.' : body}
        </p>
      )}
      {isMine && mayWrite && !isDeleted && task !== 'edit' ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm">
          {task === 'delete' ? (
            <>
              <span>Delete this comment?</span>
              <TextButton onPress={() => void reportFailure(store.remove(id))}>Delete</TextButton>
              <TextButton onPress={end}>Keep</TextButton>
            </>
          ) : (
            <>
              <TextButton takesFocus={ended === 'edit'} onPress={() => setTask('edit')}>
                Edit
              </TextButton>
              <TextButton takesFocus={ended === 'delete'} onPress={() => setTask('delete')}>
                Delete
              </TextButton>
            </>
          )}
        </p>
      ) : null}
    </li>
  );
}

interface EditFormProps {
  readonly comment: Comment;
  readonly store: CommentStore;
  readonly onEnd: () => void;
}

function EditForm({ comment: { id, body }, store, onEnd }: EditFormProps) {
  const unsent = useUnsentText(`edit of ${id}`, body);
  return (
    <CommentForm
      label="Edit comment"
      send="Save"
      unsent={unsent}
      failure="Your changes weren't saved"
      asksName={false}
      takesFocus
      onCancel={() => {
        unsent.write(body);
        onEnd();
      }}
      onSend={(text) => store.edit(id, text)}
      onSent={(_, wasLeft) => {
        if (!wasLeft) onEnd();
      }}
    />
  );
}

interface TextButtonProps {
  readonly onPress: () => void;
  readonly takesFocus?: boolean;
  readonly children: string;
}

function TextButton({ onPress, takesFocus = false, children }: TextButtonProps) {
  return (
    <button
      ref={takesFocus ? focusNow : undefined}
      type="button"
      onClick={onPress}
      className="link min-h-6 pointer-coarse:min-h-11"
    >
      {children}
    </button>
  );
}
