// The open comments as sheets print them: numbered as on their pins, with their places.
import type { PrintedComment } from '@homeplot/formats/attached';
import { pinPlace } from '@homeplot/plan/pinPlace';
import type { Plan } from '@homeplot/plan/plan';
import type { Thread } from './commentRows.ts';

export const printedComments = (threads: readonly Thread[], plan: Plan): readonly PrintedComment[] =>
  threads.filter(({ isResolved }) => !isResolved).map((thread) => printed(thread, plan));

const printed = ({ number, anchor, comments }: Thread, plan: Plan): PrintedComment => ({
  number,
  at: pinPlace(plan, anchor).at,
  words: comments
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ author, body }) => `${author}: ${body}`)
    .join('\n'),
});
