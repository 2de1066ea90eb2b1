// What a statement of a deed comes to: calls, or the reasons why there are none.
import type { Call, PartialCall } from '../survey/call.ts';
import type { Token } from '../reading/tokens.ts';
import type { Phrase } from './phrase.ts';

/** What is said by the tokens from first up to but without next. */
export interface Said {
  readonly first: number;
  readonly next: number;
  readonly what:
    | { readonly call: Call; readonly notes: readonly string[]; readonly tie: boolean }
    /** partly: what was understood all the same. */
    | { readonly unread: string; readonly partly?: PartialCall }
    | { readonly aside: string };
}

/** A call that was read and can't be trusted. */
export const inDoubt = (call: Call, reason: string): Said['what'] => ({ unread: reason, partly: call });

/** A run of phrases that "thence", a semicolon or a new row begins. */
export interface Statement {
  readonly phrases: readonly Phrase[];
  readonly first: number;
  readonly next: number;
  /** preamble: where the beginning is, and in short deeds the first course. item: a row, or what semicolons part. */
  readonly manner: 'preamble' | 'thence' | 'item';
  /** Whether only a semicolon parts it from the one before. */
  readonly isSame: boolean;
}

export interface Context {
  readonly tokens: readonly Token[];
  /** Whether the deed has other units than feet, so that a bare number may be anything. */
  readonly otherUnits: boolean;
  /** Whether its calls stand one after the other without "thence". */
  readonly isList: boolean;
  /** From where its azimuths are turned; undefined where that is not understood. */
  readonly azimuthsFrom: 'north' | 'south' | undefined;
  readonly hasAzimuths: boolean;
}

/** Tokens that a parenthesis holds at most. */
export const maxInParentheses = 80;

export const textsOf = (tokens: readonly Token[], first: number, next: number): string[] =>
  tokens.slice(Math.max(0, first), Math.max(0, next)).map(({ text }) => text);

export const hasAny = (words: readonly string[], wanted: ReadonlySet<string>): boolean =>
  words.some((word) => wanted.has(word));

/** Whether the words go back to the beginning. */
export function returnsToBeginning(tokens: readonly Token[], first: number, next: number): boolean {
  const words = textsOf(tokens, first, next).join(' ');
  return (
    /\bto (?:the |said |true |actual |real |first |point |pt |place |and |station |mentioned |or |of )*(?:beginning|begining|beg|commencement|starting|pob|tpob|p o b)\b(?! of)/.test(
      words,
    ) ||
    /\bto (?:the )?(?:first (?:mentioned )?(?:bounds?|corner|station)|bounds? (?:first mentioned|begun at|begun))\b/.test(
      words,
    )
  );
}
