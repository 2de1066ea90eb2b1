// The results of reading a statement of a deed: calls, or the reasons why there are none.
import type { Call, PartialCall } from '../survey/call.ts';
import type { Token } from '../reading/tokens.ts';
import type { Phrase } from './phrase.ts';
import { ofTract } from './tractWords.ts';

/** The result of reading the tokens from first up to next, exclusive. */
export interface Said {
  readonly first: number;
  readonly next: number;
  readonly what: /** tie: whether it only says where something lies, and so isn't an edge. */
    | { readonly call: Call; readonly notes: readonly string[]; readonly tie: boolean }
    /** unread: why a call couldn't be read. partly: what was understood of it. */
    | { readonly unread: string; readonly partly?: PartialCall }
    /** aside: why it isn't a call. */
    | { readonly aside: string };
}

/** The result for a call that was read, but can't be trusted. */
export const inDoubt = (call: Call, reason: string): Said['what'] => ({ unread: reason, partly: call });

/** A sequence of phrases that begins with "thence", after a semicolon or with a new row. */
export interface Statement {
  readonly phrases: readonly Phrase[];
  readonly first: number;
  readonly next: number;
  /** preamble: gives the point of beginning and, in short deeds, the first course. item: a row, or between semicolons. */
  readonly manner: 'preamble' | 'thence' | 'item';
  /** Whether only a semicolon separates it from the previous one. */
  readonly isSame: boolean;
}

export interface Context {
  readonly tokens: readonly Token[];
  /** Whether the deed has units other than feet, so that a number without a unit may be anything. */
  readonly otherUnits: boolean;
  /** Whether its calls follow one another without "thence". */
  readonly isList: boolean;
  /** The direction of its azimuth 0; undefined if that isn't understood. */
  readonly azimuthsFrom: 'north' | 'south' | undefined;
  /** Whether the deed mentions azimuths, so that a lone angle may be one. */
  readonly hasAzimuths: boolean;
  /** Whether its azimuths are called bearings. */
  readonly isWholeCircle: boolean;
}

/** Maximum number of tokens in parentheses. */
export const maxInParentheses = 80;

export const textsOf = (tokens: readonly Token[], first: number, next: number): string[] =>
  tokens.slice(Math.max(0, first), Math.max(0, next)).map(({ text }) => text);

export const hasAny = (words: readonly string[], wanted: ReadonlySet<string>): boolean =>
  words.some((word) => wanted.has(word));

const toBeginning = new RegExp(
  `\\bto (?:the |said |true |actual |real |principal |first |point |pt |place |and |station |mentioned |or |of )*(?:beginning|begining|beg|commencement|starting|pob|tpob|p o b)\\b(?! of)(?! (?:lane|road|street|drive|church)\\b)|\\bto (?:the |said |true |point |place |and |or |of )*beginning (?=${ofTract})`,
);

/** Whether the words lead back to the point of beginning. */
export function returnsToBeginning(tokens: readonly Token[], first: number, next: number): boolean {
  const words = textsOf(tokens, first, next).join(' ');
  return (
    toBeginning.test(words) ||
    /\bto (?:the )?(?:first (?:mentioned )?(?:bounds?|corner|station)|bounds? (?:first mentioned|begun at|begun))\b/.test(
      words,
    )
  );
}
