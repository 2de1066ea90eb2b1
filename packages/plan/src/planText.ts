// Parses the text of a plan after checking that it is within the limits: a small link may inflate to a huge text, or to a
// list of millions, which would take the page long to parse.
import { planLimits } from './planLimits.ts';
import type { Steps } from './steps.ts';
import { grouped } from './units.ts';

/** beyond: what exceeds a limit, as a clause that begins with "it". malformed: why it isn't JSON. */
export type ParsedText =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'beyond'; readonly problem: string }
  | { readonly kind: 'malformed'; readonly reason: string };

/** Characters checked in one step. */
const stride = 200_000;

/** Character codes: comparing them takes a fraction of the time of pattern matching. */
const [quote, escape, colon, brace, bracket] = [0x22, 0x5c, 0x3a, 0x7b, 0x5b] as const;
const [zero, nine, minus, plus, point, smallE, capitalE] = [
  0x30, 0x39, 0x2d, 0x2b, 0x2e, 0x65, 0x45,
] as const;

export function* parsePlanText(text: string): Steps<ParsedText> {
  const problem = yield* beyondLimits(text);
  if (problem !== undefined) return { kind: 'beyond', problem };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'value', value };
  } catch (error) {
    return { kind: 'malformed', reason: error instanceof Error ? error.message : 'unreadable' };
  }
}

function* beyondLimits(text: string): Steps<string | undefined> {
  if (text.length > planLimits.letters) return exceeding('characters', planLimits.letters);
  let fields = 0;
  let groups = 0;
  let next = stride;
  for (let i = 0; i < text.length; i += 1) {
    const letter = text.charCodeAt(i);
    if (letter === quote) i = endOfString(text, i);
    else if (letter === colon) fields += 1;
    else if (letter === brace || letter === bracket) groups += 1;
    else if (isOfNumber(letter)) {
      const from = i;
      while (isOfNumber(text.charCodeAt(i + 1))) i += 1;
      const length = i + 1 - from;
      if (length > planLimits.numberLetters)
        return `it has a number of ${grouped(length)} characters (${text.slice(from, from + 20)}...); the limit is ${planLimits.numberLetters}`;
    }
    if (fields > planLimits.fields) return exceeding('fields', planLimits.fields);
    if (groups > planLimits.groups) return exceeding('lists and objects', planLimits.groups);
    if (i < next) continue;
    next = i + stride;
    yield;
  }
  return undefined;
}

const exceeding = (what: string, limit: number): string => `it has more than ${grouped(limit)} ${what}`;

/** Where a string that begins at a quote ends. */
function endOfString(text: string, from: number): number {
  let i = from + 1;
  for (let letter = text.charCodeAt(i); i < text.length && letter !== quote; letter = text.charCodeAt(i))
    i += letter === escape ? 2 : 1;
  return i;
}

/** Digits and what may stand between them. The e of true and false counts too, which does no harm. */
const isOfNumber = (letter: number): boolean =>
  (letter >= zero && letter <= nine) ||
  letter === minus ||
  letter === plus ||
  letter === point ||
  letter === smallE ||
  letter === capitalE;
