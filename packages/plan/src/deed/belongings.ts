// Which calls of a deed are edges of the lot: not those that lead to its point of beginning, nor those of other parcels or
// exceptions.
import { textAt, type Token } from '../reading/tokens.ts';
import { comesToBeginning } from './beginningPlace.ts';
import { begins, figuresOf } from './describedFigures.ts';
import type { Said } from './said.ts';

/** other: of another parcel or an exception; easement and line: of a figure that is one. */
export type Belonging = 'lot' | 'leading' | 'other' | 'easement' | 'line';

/** Why a call isn't an edge of the lot, for the user. */
export const otherReasons: Readonly<Record<Exclude<Belonging, 'lot' | 'leading'>, string>> = {
  other: 'it belongs to another parcel or to an exception; enter that separately',
  easement: 'it belongs to an easement; enter that separately',
  line: 'it describes a line, such as a centerline, not a lot boundary',
};

const excepts = (tokens: readonly Token[], at: number): boolean =>
  /^(?:excepting|except|exc)$/.test(textAt(tokens, at));

/** Whether the deed leads to its point of beginning from somewhere else. */
const saysItLeads = (tokens: readonly Token[], until: number): boolean =>
  tokens
    .slice(0, until + 1)
    .some(
      ({ text }, i) =>
        /^(?:commenc|comm?$|starting|tie$|reference$|tpob$)/.test(text) ||
        (/^(?:true|real|actual)$/.test(text) && /^(?:point|place)$/.test(textAt(tokens, i + 1))),
    );

const isTie = ({ what }: Said): boolean => 'call' in what && what.tie;

/** What each result belongs to. */
export function belongings(tokens: readonly Token[], all: readonly Said[]): Belonging[] {
  const calls = all.filter((said) => !('aside' in said.what) && !isTie(said));
  const figures = figuresOf(tokens, calls);
  // A text with nothing but an easement is about the easement's outline. A line alone has no outline.
  const lot = figures.find(({ kind }) => kind === 'land') ?? figures.find(({ kind }) => kind === 'easement');
  const start = lot?.from ?? 0;
  const { from, closing } = lotWithin(
    tokens,
    calls.filter(({ first }) => first >= start),
    start,
  );
  return all.map((said) => {
    const figure = figures.findLast((one) => one.from <= said.first);
    const isLot = figure === lot;
    if (isTie(said) || (said.first < from && (isLot || figure?.kind === 'line'))) return 'leading';
    if (figure && figure.kind !== 'land' && !isLot) return figure.kind;
    return said.first < from || said.first > closing ? 'other' : 'lot';
  });
}

/** The range of tokens with the calls of the lot, whose heading begins at start. */
function lotWithin(
  tokens: readonly Token[],
  all: readonly Said[],
  start: number,
): { readonly from: number; readonly closing: number } {
  const calls = all.map(({ first }) => first);
  const hasCalls = (from: number, to: number): boolean => calls.some((at) => at > from && at < to);
  const end = tokens.length;
  const after = (at: number, is: (tokens: readonly Token[], at: number) => boolean): number => {
    const found = tokens.findIndex((_, i) => i > at && is(tokens, i));
    return found < 0 ? end : found;
  };
  const [firstCall = end] = calls;
  const firstReturn = after(firstCall, comesToBeginning);
  const nextBeginning = after(firstCall, begins);
  /** Where a lot that begins at a token closes. */
  const closingFrom = (at: number): number => {
    let closing = after(at, comesToBeginning);
    while (closing < end && !hasCalls(at, closing)) closing = after(closing, comesToBeginning);
    return closing;
  };
  if (nextBeginning < firstReturn && hasCalls(nextBeginning, end)) {
    const leads =
      textAt(tokens, nextBeginning) !== 'commencing' &&
      saysItLeads(tokens.slice(start), nextBeginning - 1 - start);
    return leads
      ? { from: nextBeginning, closing: closingFrom(nextBeginning) }
      : { from: start, closing: nextBeginning };
  }
  if (firstReturn === end) return { from: start, closing: end };
  // If the first calls lead to the lot, its calls are those after the first return and before another parcel begins.
  const otherParcel = Math.min(after(firstReturn, begins), after(firstReturn, excepts));
  const isRead = all.some(({ first, what }) => 'call' in what && first > firstReturn && first < otherParcel);
  const leads =
    isRead &&
    (closingFrom(firstReturn) < otherParcel || saysItLeads(tokens.slice(start), firstReturn - start));
  return leads
    ? { from: firstReturn, closing: closingFrom(firstReturn) }
    : { from: start, closing: firstReturn };
}
