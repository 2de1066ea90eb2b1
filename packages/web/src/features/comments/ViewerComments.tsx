// The comments on the page of a shared plan that is only viewed: pins over the plan, and a panel with the list. It needs the
// plan and the backend, and nothing of the planner. Fetched after the plan is drawn.
import { toPlan, toScreen, type Viewport } from '@homeplot/editor/viewport';
import type { PlanObject } from '@homeplot/plan/kind';
import { type PinAnchor, pinPlace, pinWords } from '@homeplot/plan/pinPlace';
import type { Box } from '@homeplot/plan/box';
import type { Point } from '@homeplot/plan/point';
import { MessageSquarePlus, X } from 'lucide-react';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusNow } from '../../kit/dialog/focusNow.ts';
import { useKeydown } from '../../kit/useKeydown.ts';
import { useHint } from '../../kit/useTouch.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { IconButton } from '../../kit/ui/IconButton.tsx';
import { CommentForm } from './CommentForm.tsx';
import { CommentList } from './CommentList.tsx';
import { CommentPins, type Viewed } from './CommentPins.tsx';
import { type CommentStore, commentsOf } from './commentStore.ts';
import { useComments } from './useComments.ts';
import { useUnsentText } from './useUnsentText.ts';
import { anchorAt } from './objectAt.ts';
import { panToPin } from './pinsIn.ts';

/** The page's plan: it can be watched and panned, and says what is visible in a box. */
export interface ViewedPlace extends Viewed {
  readonly scene: { visibleIn(box: Box): readonly PlanObject[] };
  panBy(dx: number, dy: number): void;
}

/** Where the page sends its taps and keys while a place is picked. key: returns whether the key was handled. */
export interface PickedTaps {
  readonly tap: (at: Point, isFinger: boolean) => void;
  readonly hover: (at: Point | undefined) => void;
  readonly key: (event: KeyboardEvent) => boolean;
}

interface ViewerCommentsProps {
  readonly projectId: string;
  readonly mayWrite: boolean;
  readonly viewed: ViewedPlace;
  /** The element over the plan that the pins are drawn in. */
  readonly overlay: HTMLElement;
  /** Takes the page's taps; undefined gives them back. */
  readonly onTaps: (taps: PickedTaps | undefined) => void;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** CSS pixels: in a narrower window the panel lies over the plan. It is Tailwind's `lg`, which the classes below use. */
const minWidthBeside = 1024;

export function ViewerComments(props: ViewerCommentsProps) {
  const { projectId, mayWrite, viewed, overlay, onTaps, isOpen, onOpen, onClose } = props;
  const store = commentsOf(projectId);
  const { opened } = useComments(store);
  const isThread = opened !== undefined;
  const aside = useRef<HTMLElement>(null);
  // While a thread is read, its pin stays visible.
  useLayoutEffect(() => {
    const thread = store.snapshot().threads.find(({ id }) => id === opened);
    if (!isOpen || !thread || !aside.current || !isOverPlan()) return;
    const height = aside.current.getBoundingClientRect().top - overlay.getBoundingClientRect().top;
    const { viewport, plan } = viewed;
    const { width } = viewport;
    const { x, y } = panToPin(toScreen(viewport, pinPlace(plan, thread.anchor).at), { width, height });
    if (x !== 0 || y !== 0) viewed.panBy(x, y);
  }, [isOpen, opened, store, viewed, overlay]);
  const [draft, setDraft] = useState<'picking' | PinAnchor>();
  const anchor = typeof draft === 'object' ? draft : undefined;
  const isPicking = draft === 'picking';
  useEffect(() => {
    if (!isPicking) return undefined;
    onTaps(tapsFor(viewed, setDraft));
    return () => onTaps(undefined);
  }, [isPicking, viewed, onTaps]);
  const unsent = useUnsentText(`comment on ${projectId}`);
  const end = (): void => setDraft(undefined);
  useKeydown(({ key, target }) => {
    if (isOpen && key === 'Escape' && target instanceof Element && target.closest('aside')) onClose();
  });
  return (
    <>
      {createPortal(
        <CommentPins
          store={store}
          viewed={viewed}
          draft={anchor}
          onOpen={(thread) => {
            store.open(thread?.id);
            onOpen();
          }}
        />,
        overlay,
      )}
      {isOpen ? (
        <aside
          ref={aside}
          aria-label="Comments"
          className="overflow-y-auto border-hairline bg-paper p-4 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-14 max-lg:z-10 max-lg:max-h-[50dvh] max-lg:border-t lg:w-80 lg:border-l"
        >
          <div className="mb-3 flex items-center justify-between">
            <h2 className="font-semibold">Comments</h2>
            <IconButton label="Close comments" onClick={onClose} className="-my-2 -mr-2">
              <X aria-hidden />
            </IconButton>
          </div>
          {draft ? (
            <NewComment
              store={store}
              anchor={anchor}
              place={anchor ? pinWords(viewed.plan, anchor) : ''}
              onMiddle={() => setDraft(pressedAt(viewed, middleOf(viewed.viewport), false))}
              unsent={unsent}
              onSent={(thread, wasLeft) => {
                setDraft((now) => (now === draft ? undefined : now));
                if (!wasLeft) store.open(thread);
              }}
              onLeave={end}
              onCancel={() => {
                unsent.write('');
                end();
              }}
            />
          ) : (
            <div className="space-y-3">
              {mayWrite && !isThread ? (
                <Button size="sm" className="w-full" onClick={() => setDraft('picking')}>
                  <MessageSquarePlus aria-hidden className="size-4" />
                  Comment
                </Button>
              ) : null}
              <CommentList
                store={store}
                mayWrite={mayWrite}
                placeOf={(thread) => pinWords(viewed.plan, thread.anchor)}
                onShow={(thread) => center(viewed, pinPlace(viewed.plan, thread.anchor).at)}
              />
            </div>
          )}
        </aside>
      ) : null}
    </>
  );
}

interface NewCommentProps
  extends Required<Pick<ComponentProps<typeof CommentForm<string>>, 'unsent' | 'onSent'>> {
  readonly store: CommentStore;
  /** undefined until a place is picked. */
  readonly anchor: PinAnchor | undefined;
  readonly place: string;
  /** Picks the middle of the view, for the keyboard. */
  readonly onMiddle: () => void;
  /** Closes it and keeps the text. */
  readonly onLeave: () => void;
  readonly onCancel: () => void;
}

function NewComment({ store, anchor, place, onMiddle, onLeave, onCancel, ...writing }: NewCommentProps) {
  const hint = useHint({
    hint: 'Click what the comment is about.',
    touchHint: 'Tap what the comment is about.',
  });
  if (!anchor)
    return (
      <>
        <output className="block text-[0.9375rem]">{hint}</output>
        <div className="mt-3 grid gap-2">
          <Button ref={focusNow} size="sm" onClick={onMiddle}>
            Use the middle of the view
          </Button>
          <Button size="sm" onClick={onLeave}>
            Cancel
          </Button>
        </div>
      </>
    );
  return (
    <>
      <p className="mb-3 text-sm text-ink-soft wrap-anywhere">{place}</p>
      <CommentForm
        label="Your comment"
        send="Comment"
        asksName={store.isGuest}
        takesFocus
        onCancel={onCancel}
        onEscape={onLeave}
        onSend={(body) => store.startThread(anchor, body)}
        {...writing}
      />
    </>
  );
}

function tapsFor(viewed: ViewedPlace, pick: (anchor: PinAnchor | undefined) => void): PickedTaps {
  return {
    tap: (screen, isFinger) => pick(pressedAt(viewed, screen, isFinger)),
    hover: () => undefined,
    key({ key }) {
      if (key !== 'Escape') return false;
      pick(undefined);
      return true;
    },
  };
}

const pressedAt = ({ viewport, scene }: ViewedPlace, screen: Point, isFinger: boolean): PinAnchor =>
  anchorAt(toPlan(viewport, screen), isFinger, viewport, scene);

const isOverPlan = (): boolean => window.innerWidth < minWidthBeside;

const middleOf = ({ width, height }: Viewport): Point => ({ x: width / 2, y: height / 2 });

function center(viewed: ViewedPlace, at: Point): void {
  const { x, y } = toScreen(viewed.viewport, at);
  const { width, height } = viewed.viewport;
  // A panel that lies over the plan covers its lower half, so the place goes to the middle of the upper half.
  viewed.panBy(x - width / 2, y - (isOverPlan() ? height / 4 : height / 2));
}
