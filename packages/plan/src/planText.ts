// The text of a plan becomes values, once a walk along it has found it within the limits: what a small link inflates to,
// or a list of millions, would take the page long to parse.
import { planLimits } from './planLimits.ts';
import type { Steps } from './steps.ts';
import { grouped } from './units.ts';

/** beyond: what of the text exceeds a limit. malformed: why it is no JSON. In words that go on from "it". */
export type ParsedText =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'beyond'; readonly problem: string }
  | { readonly kind: 'malformed'; readonly reason: string };

/** Letters walked in a step. */
const stride = 200_000;

/** Letters as codes: a text is walked in a fraction of the time that matching takes. */
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
  if (text.length > planLimits.letters) return exceeding('letters', planLimits.letters);
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
        return `it has a number of ${grouped(length)} letters, ${text.slice(from, from + 20)}..., where ${planLimits.numberLetters} are the most`;
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

/** Digits and what stands between them; in a plan's text besides, only the e of true and false is one. */
const isOfNumber = (letter: number): boolean =>
  (letter >= zero && letter <= nine) ||
  letter === minus ||
  letter === plus ||
  letter === point ||
  letter === smallE ||
  letter === capitalE;
