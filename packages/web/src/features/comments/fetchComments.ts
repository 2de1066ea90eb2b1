// Fetches the comments of a project. If many are known already, only those that were written, edited or deleted since are
// fetched.
import { allRows } from '../../account/backend/rest.ts';
import type { Answer } from '../../kit/result.ts';
import { commentColumns, type CommentRow, commentRows } from './commentRows.ts';

/** If fewer comments are known, all are fetched again, in one request. */
const minKnown = 100;
/**
 * Milliseconds before the latest known change from which changes are fetched: a change may become visible after a later one.
 */
const overlap = 60_000;

/** known: the comments that the same reader has fetched before. */
export async function fetchComments(
  projectId: string,
  known: readonly CommentRow[],
): Promise<Answer<readonly CommentRow[]>> {
  const query = `comments?select=${commentColumns}&project_id=eq.${projectId}&order=created_at,id`;
  if (known.length < minKnown) {
    const all = await allRows(query);
    return all.ok ? { ok: true, value: commentRows(all.value) } : all;
  }
  const since = new Date(latestIn(known) - overlap).toISOString();
  let comments = known;
  for (const changed of await Promise.all(
    (['created_at', 'edited_at', 'deleted_at'] as const).map((column) =>
      allRows(`${query}&${column}=gt.${since}`),
    ),
  )) {
    if (!changed.ok) return changed;
    comments = withNewer(comments, commentRows(changed.value));
  }
  return { ok: true, value: comments };
}

const latestIn = (comments: readonly CommentRow[]): number =>
  comments.reduce(
    (latest, { created_at, edited_at, deleted_at }) =>
      [created_at, edited_at, deleted_at].reduce(
        (later, time) => Math.max(later, Date.parse(time ?? '') || 0),
        latest,
      ),
    0,
  );

function withNewer(known: readonly CommentRow[], newer: readonly CommentRow[]): readonly CommentRow[] {
  if (newer.length === 0) return known;
  const byId = new Map([...known, ...newer].map((row) => [row.id, row]));
  const place = ({ created_at, id }: CommentRow): string => `${created_at} ${id}`;
  return [...byId.values()].toSorted((a, b) => (place(a) < place(b) ? -1 : 1));
}
