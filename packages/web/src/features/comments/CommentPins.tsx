// The pins of the threads over a drawing of the plan. They are for mouse and fingers; the keyboard has the list.
import { toScreen, type Viewport } from '@homeplot/editor/viewport';
import { type PinAnchor, pinPlace } from '@homeplot/plan/pinPlace';
import type { Plan } from '@homeplot/plan/plan';
import { useEffect, useMemo, useReducer } from 'react';
import { cx } from '../../kit/cx.ts';
import type { Thread } from './commentRows.ts';
import type { CommentStore } from './commentStore.ts';
import { useComments } from './useComments.ts';

/** A drawing of the plan that can be watched: the editor, or the page for looking. */
export interface Viewed {
  readonly plan: Plan;
  readonly viewport: Viewport;
  watch(watcher: {
    readonly moved?: () => void;
    readonly edited?: () => void;
    readonly loaded?: () => void;
  }): () => void;
}

interface CommentPinsProps {
  readonly store: CommentStore;
  readonly viewed: Viewed;
  /** Where a comment is about to be written. */
  readonly draft?: PinAnchor | undefined;
  readonly onOpen: (thread: Thread) => void;
}

/** More would hide the plan, and each costs something in every frame of a pan. */
const maxPins = 200;
/** CSS pixels around the view within which a pin's tip may be. */
const margin = 24;

export function CommentPins({ store, viewed, draft, onOpen }: CommentPinsProps) {
  const { threads, opened } = useComments(store);
  const [moves, move] = useReducer((count: number) => count + 1, 0);
  const [edits, edit] = useReducer((count: number) => count + 1, 0);
  useEffect(() => viewed.watch({ moved: move, edited: edit, loaded: edit }), [viewed]);
  const places = useMemo(
    () =>
      edits < 0
        ? []
        : threads
            .filter(({ id, isResolved }) => !isResolved || id === opened)
            .map((thread) => ({ thread, at: pinPlace(viewed.plan, thread.anchor).at })),
    [threads, opened, viewed, edits],
  );
  const view = viewed.viewport;
  const shown: { readonly thread: Thread; readonly left: number; readonly top: number }[] = [];
  for (const { thread, at } of moves < 0 ? [] : places) {
    const { x, y } = toScreen(view, at);
    if (x < -margin || y < -margin || x > view.width + margin || y > view.height + margin) continue;
    shown.push({ thread, left: x, top: y });
    if (shown.length >= maxPins) break;
  }
  const place = draft && toScreen(view, pinPlace(viewed.plan, draft).at);
  return (
    <div aria-hidden data-comment-pins="" className="pointer-events-none absolute inset-0 overflow-hidden">
      {shown.map(({ thread, left, top }) => (
        <button
          key={thread.id}
          type="button"
          tabIndex={-1}
          title={titleOf(thread)}
          onClick={() => onOpen(thread)}
          style={{ translate: `${left}px ${top}px` }}
          className={cx(
            pinLook,
            'pointer-events-auto',
            thread.id === opened ? 'z-1 bg-ink text-paper' : colorOf(thread),
          )}
        >
          {thread.number}
        </button>
      ))}
      {place ? (
        <span
          style={{ translate: `${place.x}px ${place.y}px` }}
          className={cx(pinLook, 'z-1 bg-ink text-paper')}
        >
          +
        </span>
      ) : null}
    </div>
  );
}

/** Its tip, the square corner, is at the place. */
const pinLook =
  'absolute -top-7 left-0 grid h-7 min-w-7 place-items-center rounded-full rounded-bl-none border-2 border-paper px-1 text-xs font-semibold shadow-float';

const colorOf = ({ unread, isMuted }: Thread): string =>
  unread > 0 && !isMuted ? 'bg-accent text-on-accent' : 'bg-ink-soft text-paper';

/** Characters of a comment in the pin's tooltip. */
const titleLength = 80;

function titleOf({ number, comments }: Thread): string {
  const first = comments.find(({ isDeleted }) => !isDeleted);
  return `${number}. ${first?.author ?? ''}: ${first?.body.slice(0, titleLength) ?? ''}`;
}
