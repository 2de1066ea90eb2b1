// The number of new comments, beside "Comments".
// Kept offline once used.
import { CountBadge } from '../../kit/ui/CountBadge.tsx';
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
  return count === 0 ? null : <CountBadge count={count} words={`${count} new`} />;
}
