// The pins of the comment threads, over a drawing of the plan. They are for mouse and touch; with the keyboard, the list is
// used.
import { toScreen, type Viewport } from '@homeplot/editor/viewport';
import { type PinAnchor, pinPlace } from '@homeplot/plan/pinPlace';
import type { Plan } from '@homeplot/plan/plan';
import { MessageSquare } from 'lucide-react';
import { useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react';
import { cx } from '../../kit/cx.ts';
import { filtered, type Thread, unreadIn } from './commentRows.ts';
import type { CommentStore } from './commentStore.ts';
import { panBetween, pinsIn } from './pinsIn.ts';
import { useComments } from './useComments.ts';

/** A drawing of the plan that can be watched: that of the editor, or of the page that only shows a plan. */
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
  /** The place of a comment that is being written. */
  readonly draft?: PinAnchor | undefined;
  /** Opens a thread, or the list for a pin of several. */
  readonly onOpen: (thread: Thread | undefined) => void;
}

export function CommentPins({ store, viewed, draft, onOpen }: CommentPinsProps) {
  const { threads, opened } = useComments(store);
  const layer = useRef<HTMLDivElement>(null);
  const [view, draw] = useState(viewed.viewport);
  const [edits, edit] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const moved = (): void => {
      const pan = panBetween(view, viewed.viewport);
      // During a pan only the layer as a whole is moved, which is fast.
      if (pan && layer.current) layer.current.style.translate = `${pan.x}px ${pan.y}px`;
      else draw(viewed.viewport);
    };
    moved();
    return viewed.watch({ moved, edited: edit, loaded: edit });
  }, [viewed, view]);
  const placed = useMemo(
    () => (edits < 0 ? [] : inOrderOf(threads, opened)).map((thread) => placedOn(viewed.plan, thread)),
    [threads, opened, viewed, edits],
  );
  const { pins, shown, count } = useMemo(() => pinsIn(view, placed, opened), [view, placed, opened]);
  const place = draft && toScreen(view, pinPlace(viewed.plan, draft).at);
  return (
    <div data-comment-pins="" className="pointer-events-none absolute inset-0 overflow-hidden">
      <div aria-hidden ref={layer} className="absolute inset-0 will-change-transform">
        {pins.map(({ threads: [thread, ...others], left, top }) => (
          <button
            key={thread.id}
            type="button"
            tabIndex={-1}
            title={others.length > 0 ? listOf([thread, ...others]) : titleOf(thread)}
            onClick={() => onOpen(others.length > 0 ? undefined : thread)}
            style={{ translate: `${left}px ${top}px` }}
            className={cx(
              pinLook,
              'pointer-events-auto',
              others.length > 0 ? 'px-2' : 'rounded-bl-none',
              thread.id === opened ? 'z-1 bg-ink text-paper' : colorOf([thread, ...others]),
            )}
          >
            {others.length > 0 ? (
              <span className="flex items-center gap-1">
                <MessageSquare className="size-3.5" />
                {others.length + 1}
              </span>
            ) : (
              thread.number
            )}
          </button>
        ))}
        {place ? (
          <span
            style={{ translate: `${place.x}px ${place.y}px` }}
            className={cx(pinLook, 'z-1 rounded-bl-none bg-ink text-paper')}
          >
            +
          </span>
        ) : null}
      </div>
      {count > shown ? (
        <p className="absolute inset-x-4 bottom-2 mx-auto w-fit rounded-md border border-hairline bg-paper px-3 py-1.5 text-center text-sm text-ink-soft shadow-float max-lg:top-12 max-lg:bottom-auto">
          {`Pins for the latest ${shown.toLocaleString('en-US')} of ${count.toLocaleString('en-US')} comments here. Zoom in to see others.`}
        </p>
      ) : null}
    </div>
  );
}

/** The opened thread, then the other unresolved ones, those with the newest comments first. */
const inOrderOf = (threads: readonly Thread[], opened: string | undefined): readonly Thread[] => [
  ...threads.filter(({ id }) => id === opened),
  ...filtered(threads, 'open').filter(({ id }) => id !== opened),
];

const placedOn = (plan: Plan, thread: Thread) => ({ thread, at: pinPlace(plan, thread.anchor).at });

/** The pin of one thread has a square corner, at the bottom left, which points to its place. */
const pinLook =
  'absolute -top-7 left-0 grid h-7 min-w-7 place-items-center rounded-full border-2 border-paper px-1 text-xs font-semibold shadow-float';

const colorOf = (threads: readonly Thread[]): string =>
  unreadIn(threads) > 0 ? 'bg-accent text-on-accent' : 'bg-ink-soft text-paper';

/** Characters of a comment in the pin's tooltip. */
const titleLength = 80;

function titleOf({ number, comments }: Thread): string {
  const first = comments.find(({ isDeleted }) => !isDeleted);
  return `${number}. ${first?.author ?? ''}: ${first?.body.slice(0, titleLength) ?? ''}`;
}

/** The number of threads that the tooltip of a shared pin lists. */
const maxNumbers = 10;

function listOf(threads: readonly Thread[]): string {
  const numbers = threads.map(({ number }) => number).toSorted((a, b) => a - b);
  const rest = numbers.length > maxNumbers ? ', …' : '';
  return `${numbers.length.toLocaleString('en-US')} comments here: ${numbers.slice(0, maxNumbers).join(', ')}${rest}`;
}
