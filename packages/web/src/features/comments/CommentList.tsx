// The list of threads with a filter, and the thread that was picked in it.
import { useEffect, useRef, useState } from 'react';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { ErrorBox } from '../../kit/ui/ErrorBox.tsx';
import { countOf, filtered, type Thread, type ThreadFilter, threadFilters } from './commentRows.ts';
import type { CommentStore } from './commentStore.ts';
import { emptyWords } from './emptyWords.ts';
import { excerptOf } from './excerptOf.ts';
import { ThreadView } from './ThreadView.tsx';
import { useComments } from './useComments.ts';
import { whenSaid } from './whenSaid.ts';

export interface CommentListProps {
  readonly store: CommentStore;
  readonly mayWrite: boolean;
  /** What a thread's pin is on, in words. */
  readonly placeOf: (thread: Thread) => string;
  /** Brings a thread's pin into view. */
  readonly onShow: (thread: Thread) => void;
}

/** The number of threads that are listed at first, and that each press adds: a list of thousands would be slow. */
const threadsPerPage = 30;

export function CommentList({ store, mayWrite, placeOf, onShow }: CommentListProps) {
  const { threads, isKnown, problem, opened } = useComments(store);
  const [filter, setFilter] = useState<ThreadFilter>('open');
  const [shown, setShown] = useState(threadsPerPage);
  const thread = threads.find(({ id }) => id === opened);
  const list = useFocusBack(thread?.id);
  const isCurrent = useFresh(store);
  if (thread) {
    return (
      <ThreadView
        key={thread.id}
        store={store}
        thread={thread}
        place={placeOf(thread)}
        mayWrite={mayWrite}
        onShow={() => onShow(thread)}
        onBack={() => store.open(undefined)}
      />
    );
  }
  if (problem !== undefined && !isKnown) {
    return (
      <div className="space-y-3">
        <ErrorBox>{`The comments couldn't be loaded. ${problem}`}</ErrorBox>
        <Button size="sm" onClick={() => void store.refresh()}>
          Try again
        </Button>
      </div>
    );
  }
  if (!isKnown || (threads.length === 0 && !isCurrent))
    return <output className="block text-sm text-ink-soft">Loading comments...</output>;
  const found = filtered(threads, filter);
  const listed = found.slice(0, shown);
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {threads.length > 0 ? (
        <SelectField
          label="Show"
          value={filter}
          choices={(Object.entries(threadFilters) as [ThreadFilter, string][]).map(([value, label]) => ({
            value,
            label: `${label} (${countOf(threads, value).toLocaleString('en-US')})`,
          }))}
          onChoose={(chosen) => {
            setFilter(chosen);
            setShown(threadsPerPage);
          }}
        />
      ) : null}
      {found.length === 0 ? (
        <p className="mt-3 text-sm text-ink-soft">{emptyWords(threads.length, filter, mayWrite)}</p>
      ) : null}
      <ul aria-label="Threads" className="mt-2 -mb-2 divide-y *:border-hairline">
        {listed.map((one) => (
          <li key={one.id}>
            <ThreadRow
              thread={one}
              place={placeOf(one)}
              onOpen={() => {
                store.open(one.id);
                onShow(one);
              }}
            />
          </li>
        ))}
      </ul>
      {found.length > listed.length ? (
        <Button size="sm" className="mt-3 w-full" onClick={() => setShown(shown + threadsPerPage)}>
          {`Show more (${(found.length - listed.length).toLocaleString('en-US')})`}
        </Button>
      ) : null}
    </div>
  );
}

/** Fetches the comments when the list is opened. Returns whether that is done: others may have written since the last time. */
function useFresh(store: CommentStore): boolean {
  const [fresh, setFresh] = useState<CommentStore>();
  useEffect(() => {
    let isShown = true;
    void store.refresh().then(() => isShown && setFresh(store));
    return () => {
      isShown = false;
    };
  }, [store]);
  return fresh === store;
}

/**
 * Returns a ref for the list. When the focus was in a thread and the list takes its place, the thread's row gets the focus,
 * or the filter if that row isn't listed.
 */
function useFocusBack(shown: string | undefined) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<string>(undefined);
  useEffect(() => {
    const left = before.current;
    before.current = shown;
    if (shown !== undefined || left === undefined || document.activeElement !== document.body) return;
    const row = document.getElementById(rowId(left)) ?? list.current?.querySelector<HTMLElement>('select');
    (row ?? list.current)?.focus();
  }, [shown]);
  return list;
}

const rowId = (threadId: string): string => `thread-${threadId}`;

interface ThreadRowProps {
  readonly thread: Thread;
  readonly place: string;
  readonly onOpen: () => void;
}

function ThreadRow({ thread, place, onOpen }: ThreadRowProps) {
  const { id, number, comments, unread, isResolved, isMuted } = thread;
  const first = comments.find(({ isDeleted }) => !isDeleted);
  const last = comments.at(-1);
  const replies = comments.length - 1;
  const notes = [
    replies > 0 ? `${replies} ${replies === 1 ? 'reply' : 'replies'}` : '',
    isResolved ? 'resolved' : '',
    isMuted ? 'muted' : '',
  ].filter(Boolean);
  return (
    <button
      id={rowId(id)}
      type="button"
      onClick={onOpen}
      className="-mx-2 flex w-[calc(100%+1rem)] items-start gap-2.5 rounded-md px-2 py-2.5 text-left hover:bg-ink/6"
    >
      <span
        className={
          unread > 0
            ? 'mt-0.5 grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-accent px-1 text-xs font-semibold text-on-accent'
            : 'mt-0.5 grid h-6 min-w-6 shrink-0 place-items-center rounded-full border border-edge px-1 text-xs font-semibold text-ink-soft'
        }
      >
        {number}
      </span>
      <span className="min-w-0 grow">
        <span className="block text-xs text-ink-soft">
          <bdi className="font-medium text-ink wrap-anywhere">{first?.author}</bdi>
          {' · '}
          <bdi>{place}</bdi>
          {` · ${last ? whenSaid(last.createdAt) : ''}`}
        </span>
        <span dir="auto" className="line-clamp-3 block text-sm wrap-anywhere">
          {first && excerptOf(first.body)}
        </span>
        {notes.length > 0 || unread > 0 ? (
          <span className="block text-xs text-ink-soft">
            {unread > 0 ? <span className="font-medium text-accent">{`${unread} new`}</span> : null}
            {unread > 0 && notes.length > 0 ? ' · ' : ''}
            {notes.join(' · ')}
          </span>
        ) : null}
      </span>
    </button>
  );
}
