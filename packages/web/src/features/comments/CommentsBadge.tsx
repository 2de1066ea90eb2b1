// The number of new comments, beside "Comments".
// Kept offline once used.
import { unreadIn } from './commentRows.ts';
import type { CommentStore } from './commentStore.ts';
import { useComments } from './useComments.ts';
import { useProjectComments } from './useProjectComments.ts';

export function CommentsBadge() {
  const store = useProjectComments();
  return store ? <Unread key={store.projectId} store={store} /> : null;
}

function Unread({ store }: { readonly store: CommentStore }) {
  const { threads } = useComments(store);
  const count = unreadIn(threads);
  if (count === 0) return null;
  return (
    <>
      <span className="sr-only">{`, ${count} new`}</span>
      <span
        aria-hidden
        className="absolute top-0.5 right-[calc(50%-1.75rem)] grid h-4 min-w-4 place-items-center rounded-full border border-transparent bg-accent px-1 text-[0.6875rem] leading-none font-semibold text-on-accent"
      >
        {count > 99 ? '99+' : count}
      </span>
    </>
  );
}
