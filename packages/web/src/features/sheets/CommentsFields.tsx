// For the part of a sheet that prints comments: says why none are printed, if so.
import { unprintedWords } from '../comments/emptyWords.ts';
import { useCommentsIn } from '../comments/useComments.ts';
import { useProjectComments } from '../comments/useProjectComments.ts';

export function CommentsFields() {
  const store = useProjectComments();
  const comments = useCommentsIn(store);
  const words = unprintedWords(store && comments);
  return words === undefined ? null : <output className="block text-sm text-ink-soft">{words}</output>;
}
