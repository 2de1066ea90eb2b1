// What comes right before and after a phrase of a statement.
import type { Token } from '../reading/tokens.ts';
import { adjacent } from './roles.ts';
import { type Statement, textsOf } from './said.ts';

/** "100 feet on a course of due south" */
export const adjacentToBearing = (tokens: readonly Token[], first: number, next: number): boolean =>
  next >= first &&
  (adjacent(tokens, first, next) ||
    /^(?:,? ?(?:in|on|along) (?:a|the) (?:course|bearing|direction|line)(?: of| bearing)?(?: due)?)$/.test(
      textsOf(tokens, first, next).join(' '),
    ) ||
    /^(?:on|in|a|course|of|bearing|direction|due| )+$/.test(textsOf(tokens, first, next).join(' ')));

/** Whether the number or the name of a row comes right before a phrase. */
export const labeled = ({ phrases }: Statement, i: number): boolean => {
  const before = phrases[i - 1];
  return before?.kind === 'word' && before.isLabel === true;
};
