// Parses the text of a plan and checks it against limits on the way, because a short link may decompress to a huge text or to
// millions of list entries, which would block the page.
import { PiecewiseParser } from './parseInPieces.ts';
import { planLimits } from '../measure/planLimits.ts';
import type { Steps } from '../measure/steps.ts';
import { withSeparators } from '../measure/units.ts';

/** problem: a clause that starts with "it". cutShort: the text begins as JSON and ends too early. */
export type ParsedText =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: 'tooLarge' | 'cutShort' | 'notJson'; readonly problem: string };

/** Characters that are checked in one step. */
const charactersPerStep = 200_000;

/** Comparing character codes is much faster than pattern matching. */
const [quote, escape, colon, comma, brace, bracket] = [0x22, 0x5c, 0x3a, 0x2c, 0x7b, 0x5b] as const;
const [braceEnd, bracketEnd] = [0x7d, 0x5d] as const;
const [zero, nine, minus, plus, point, smallE, capitalE] = [
  0x30, 0x39, 0x2d, 0x2b, 0x2e, 0x65, 0x45,
] as const;

export function* parsePlanText(text: string): Steps<ParsedText> {
  if (text.length > planLimits.characters)
    return { ok: false, why: 'tooLarge', problem: exceeds('characters', planLimits.characters) };
  const parser = new PiecewiseParser(text);
  const problem = yield* readThrough(text, parser);
  if (problem !== undefined) return { ok: false, why: 'tooLarge', problem };
  try {
    return { ok: true, value: parser.end() };
  } catch {
    return parser.isOpen && /^\s*[{[]/.test(text)
      ? { ok: false, why: 'cutShort', problem: 'it ends in the middle' }
      : { ok: false, why: 'notJson', problem: "it isn't JSON" };
  }
}

/** Parses the text; returns the limit that it exceeds. */
function* readThrough(text: string, parser: PiecewiseParser): Steps<string | undefined> {
  let fields = 0;
  let groups = 0;
  let values = 0;
  let next = charactersPerStep;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === quote) i = endOfString(text, i);
    else if (code === colon) fields += 1;
    else if (code === comma) {
      values += 1;
      parser.comma(i);
    } else if (code === brace || code === bracket) {
      groups += 1;
      parser.bracket(i);
    } else if (code === braceEnd || code === bracketEnd) parser.endBracket(i);
    else if (isNumberPart(code)) {
      const from = i;
      while (isNumberPart(text.charCodeAt(i + 1))) i += 1;
      const length = i + 1 - from;
      if (length > planLimits.numberCharacters)
        return `it has a number of ${withSeparators(length)} characters (${text.slice(from, from + 20)}...); the limit is ${planLimits.numberCharacters}`;
    }
    if (fields > planLimits.fields) return exceeds('fields', planLimits.fields);
    if (groups > planLimits.containers) return exceeds('lists and objects', planLimits.containers);
    if (values > planLimits.values) return exceeds('values', planLimits.values);
    if (i < next) continue;
    if (parser.mostFields > planLimits.fieldsOfOne)
      return `it has an object of more than ${withSeparators(planLimits.fieldsOfOne)} fields`;
    next = i + charactersPerStep;
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

/** Whether a character may be part of a number. The e of true and false counts too, which doesn't matter. */
const isNumberPart = (code: number): boolean =>
  (code >= zero && code <= nine) ||
  code === minus ||
  code === plus ||
  code === point ||
  code === smallE ||
  code === capitalE;
