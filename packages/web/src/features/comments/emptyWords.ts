// The texts for a lack of comments: in the panel, and beside the part of a sheet that prints comments.
import { type ThreadFilter, threadFilters } from './commentRows.ts';
import type { Comments } from './commentStore.ts';

/** For a plan that isn't in the cloud, where nobody else could read a comment. */
export const noProject =
  'Comments are kept with a saved project. Save Project first, then share it, so that others can read and answer them.';

export function emptyWords(all: number, filter: ThreadFilter, mayWrite: boolean): string {
  if (all > 0) return `No ${threadFilters[filter].toLowerCase()} comments.`;
  return mayWrite ? 'No comments yet. Press Comment, then a place on the plan.' : 'No comments yet.';
}

/** Why a sheet prints no comments; undefined if it prints some. comments: those of the plan's project, if it has one. */
export function unprintedWords(
  comments: Pick<Comments, 'threads' | 'isKnown' | 'problem'> | undefined,
): string | undefined {
  if (!comments) return `No comments yet. ${noProject}`;
  const { threads, isKnown, problem } = comments;
  if (!isKnown)
    return problem === undefined ? 'Loading comments...' : `The comments couldn't be loaded. ${problem}`;
  return threads.some(({ isResolved }) => !isResolved) ? undefined : emptyWords(threads.length, 'open', true);
}
