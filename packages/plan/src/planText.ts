// Checks the text of a plan against the limits before parsing it: a short link may decompress to a huge text, or to
// millions of list entries, which would block the page.
import { planLimits } from './planLimits.ts';
import type { Steps } from './steps.ts';
import { withSeparators } from './units.ts';

/** tooLarge: which limit is exceeded, as a clause that starts with "it". malformed: it isn't JSON; endsEarly: it begins as such. */
export type ParsedText =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'tooLarge'; readonly problem: string }
  | { readonly kind: 'malformed'; readonly endsEarly: boolean };

/** Characters checked in one step. */
const stride = 200_000;

/** Character codes: much faster than pattern matching. */
const [quote, escape, colon, brace, bracket] = [0x22, 0x5c, 0x3a, 0x7b, 0x5b] as const;
const [braceEnd, bracketEnd] = [0x7d, 0x5d] as const;
const [zero, nine, minus, plus, point, smallE, capitalE] = [
  0x30, 0x39, 0x2d, 0x2b, 0x2e, 0x65, 0x45,
] as const;

export function* parsePlanText(text: string): Steps<ParsedText> {
  const problem = yield* exceededLimit(text);
  if (problem !== undefined) return { kind: 'tooLarge', problem };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'value', value };
  } catch {
    return { kind: 'malformed', endsEarly: endsEarly(text) };
  }
}

/** Whether a text that isn't JSON begins as a list or an object and ends before it is closed. */
function endsEarly(text: string): boolean {
  if (!/^\s*[{[]/.test(text)) return false;
  let depth = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote) i = endOfString(text, i);
    else if (code === brace || code === bracket) depth += 1;
    else if (code === braceEnd || code === bracketEnd) depth -= 1;
  }
  return depth > 0;
}

function* exceededLimit(text: string): Steps<string | undefined> {
  if (text.length > planLimits.characters) return exceeds('characters', planLimits.characters);
  let fields = 0;
  let groups = 0;
  let next = stride;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote) i = endOfString(text, i);
    else if (code === colon) fields += 1;
    else if (code === brace || code === bracket) groups += 1;
    else if (isNumberPart(code)) {
      const from = i;
      while (isNumberPart(text.charCodeAt(i + 1))) i += 1;
      const length = i + 1 - from;
      if (length > planLimits.numberCharacters)
        return `it has a number of ${withSeparators(length)} characters (${text.slice(from, from + 20)}...); the limit is ${planLimits.numberCharacters}`;
    }
    if (fields > planLimits.fields) return exceeds('fields', planLimits.fields);
    if (groups > planLimits.containers) return exceeds('lists and objects', planLimits.containers);
    if (i < next) continue;
    next = i + stride;
    yield;
  }
  return undefined;
}

const exceeds = (what: string, limit: number): string => `it has more than ${withSeparators(limit)} ${what}`;

/** Index of the quote that ends the string starting at `from`. */
function endOfString(text: string, from: number): number {
  let i = from + 1;
  for (let code = text.charCodeAt(i); i < text.length && code !== quote; code = text.charCodeAt(i))
    i += code === escape ? 2 : 1;
  return i;
}

/** Characters of numbers. The e of true and false counts too, which does no harm. */
const isNumberPart = (code: number): boolean =>
  (code >= zero && code <= nine) ||
  code === minus ||
  code === plus ||
  code === point ||
  code === smallE ||
  code === capitalE;
