// Parts that a deed takes out of its land without giving their courses: "LESS AND EXCEPT the East 10 feet thereof". The outline
// of its calls is larger than what is conveyed, so this is said beside them.
import { otherReasons } from './belongings.ts';
import type { DeedCall, OtherCall } from './deedCall.ts';

/** From the word that excepts to the end of the sentence. */
const exceptions =
  /(?<!\b(?:or|no|not) )\b(?:(?:less|save)(?:,? and except(?:ing)?)?|except(?:ing)?)\b(?! than\b)(?:[^.;]|\.(?=\d))*/gi;
const ofLand =
  /\b(?:feet|foot|ft|acres?|rods?|chains?|met(?:er|re)s?|part|portion|strip|lots?|tract|parcel|road|street|highway|right[- ]of[- ]way)\b|\d'/i;
const ofRights =
  /\b(?:minerals?|oil|gas|coal|tax(?:es)?|encumbrances?|restrictions?|covenants?|assessments?|liens?|reservations?|easements?)\b/i;

const reason = 'it takes a part out of this land, which the outline and its area still include';

/** The calls, and among them each part that is excepted behind the lot's last edge without courses of its own. */
export function withExceptedParts(text: string, calls: readonly DeedCall[]): readonly DeedCall[] {
  const last = calls.findLastIndex(({ state }) => state === 'lot' || state === 'unread');
  const from = calls[last]?.end;
  if (from === undefined) return calls;
  const next = calls[last + 1];
  // Its courses are beside the calls already.
  if (next?.state === 'aside' && next.reason === otherReasons.other) return calls;
  const parts = exceptedParts(text.slice(from, next?.start)).map(
    ({ said, index }): OtherCall => ({
      start: from + index,
      end: from + index + said.length,
      state: 'aside',
      reason,
    }),
  );
  return parts.length === 0 ? calls : calls.toSpliced(last + 1, 0, ...parts);
}

/** The words that take a part out of land, each with its place in the text. */
export const exceptedParts = (text: string): readonly { readonly said: string; readonly index: number }[] =>
  [...text.matchAll(exceptions)].flatMap(({ 0: words, index }) => {
    const said = words.trimEnd();
    return ofLand.test(said) && !ofRights.test(said) ? [{ said, index }] : [];
  });
