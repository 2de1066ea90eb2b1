// Divides a text into the figures that it describes, one after the other, and says what each is: the outline of land, an
// easement, or a line such as the centerline of a strip, whose courses aren't edges of a lot.
import { textAt, type Token } from '../reading/tokens.ts';
import { textsOf } from './said.ts';

export type FigureKind = 'land' | 'easement' | 'line';

interface Figure {
  /** The token where its heading starts. */
  readonly from: number;
  readonly next: number;
  readonly kind: FigureKind;
}

/** "Beginning at …", "commencing on …". */
export const begins = (tokens: readonly Token[], at: number): boolean =>
  /^(?:beginning|begining|commencing|starting)$/.test(textAt(tokens, at)) &&
  textAt(tokens, at - 1) !== 'of' &&
  textAt(tokens, at + 1) !== 'of' &&
  !/^from (?:the |said |true )*(?:point|place|beginning|pob)\b/.test(
    textsOf(tokens, at + 1, at + 6).join(' '),
  ) &&
  (textAt(tokens, at - 1) === ':' || /^(?:at|on|for|in|from)$/.test(textAt(tokens, at + 1)));

/** Whether the description of a boundary begins at a token, with or without "at". */
const opens = (tokens: readonly Token[], at: number): boolean =>
  begins(tokens, at) ||
  (/^(?:beg|com|comm|commence|begin)$/.test(textAt(tokens, at)) && textAt(tokens, at - 1) !== 'of');

/** The figures of a text. calls: where each call begins and ends, in the order of the text. */
export function figuresOf(
  tokens: readonly Token[],
  calls: readonly { readonly first: number; readonly next: number }[],
): Figure[] {
  // For each figure, the token where it starts and the index of its first call.
  const starts = [0];
  const firstCalls = [0];
  for (const [i, { first }] of calls.entries()) {
    const behind = calls[i - 1]?.next;
    if (behind === undefined) continue;
    const opened = indexIn(tokens, behind, first, opens);
    const isOpened = opened >= 0 && !/^(?:to|thence)$/.test(textAt(tokens, opened - 1));
    if (isOpened || saysOther(textsOf(tokens, behind, first))) {
      starts.push(behind);
      firstCalls.push(i);
    }
  }
  return starts.map((from, k) => {
    const next = starts[k + 1] ?? tokens.length;
    const [firstCall, lastCall] = [calls[firstCalls[k] ?? 0], calls[(firstCalls[k + 1] ?? calls.length) - 1]];
    const until = firstCall?.first ?? next;
    const opened = indexIn(tokens, from, until, opens);
    const heading = textsOf(tokens, from, opened < 0 ? until : opened + 1).join(' ');
    const end = textsOf(tokens, lastCall?.next ?? from, lastCall ? lastCall.next + maxEnding : from).join(
      ' ',
    );
    return { from, next, kind: kindOf(heading, end) };
  });
}

/** Maximum number of tokens in the words at the end of a figure. */
const maxEnding = 40;

function indexIn(
  tokens: readonly Token[],
  from: number,
  to: number,
  is: (tokens: readonly Token[], at: number) => boolean,
): number {
  for (let at = from; at < to; at += 1) if (is(tokens, at)) return at;
  return -1;
}

/** Whether words between two calls go over to an easement, a strip or a line. */
const saysOther = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return /\bdescri(?:bed|ption)\b|\bfollow(?:s|ing)\b/.test(text) && kindOf(text, '') !== 'land';
};

function kindOf(heading: string, end: string): FigureKind {
  if (lineAhead.some((words) => words.test(heading)) || ending.test(end.replace(/ thence .*/, '')))
    return 'line';
  return isEasement(heading) ? 'easement' : 'land';
}

// Parts of the patterns below: a line, words before its description, and words that begin that.
const line =
  '(?:center ?line|centre ?line|center - line|middle line|(?:(?!right|property|lot|section)\\S+ )?line)s?';
const fillers = '(?:(?:more|most|fully|particularly|further|now|then|being|is|are|be|shall|which|to) )*';
const describing =
  '(?:described|located|established|defined|determined|drawn|running|runs?|extending|extended|beginning|begining|commencing|starting|as follows)';

/** Ways to say that what follows is a line. */
const lineAhead: readonly RegExp[] = [
  new RegExp(`\\bfollowing (?:described )?(?:\\S+ ){0,2}?${line}\\b`),
  new RegExp(
    `(?<!\\b(?:in|on|along|with) )\\b(?:a|an|the|said|whose|that|,) (?:\\S+ )??${line} ${fillers}${describing}\\b(?! by the (?:plat|map))`,
  ),
  new RegExp(
    `\\b(?:the|said|a|whose|which) (?:\\S+ )?${line} (?:of|between|for|separating|dividing) (?:which|it|(?:\\S+ ){1,12}?)(?: ?,)? ?(?:is|being|are|shall be|to be) (?:\\S+ ){0,4}?(?:described|follows|located|established)\\b`,
  ),
  /(?<!\b(?:of|to|along|on|with|from|by) (?:the |a |said )?)\b(?:center ?line|centre ?line|dividing line|division line)(?: \S+){0,8}? (?:description|described|as follows|follows|to wit|:)(?: |$)/,
  /(?<!\b(?:of|to|along|on|with|from|by) (?:the |a |said )?)\b(?:center ?line|centre ?line)(?: :)? (?:description|of (?:an?|the|said) (?:\S+ ){0,6}?(?:easement|right of way|strip|road|ditch|pipeline|line|sewer))\b(?! and\b).*\bdescri/,
  /\bcenter ?line description\b/,
  /\b(?:each|either|both) sides? of (?:\S+ ){0,6}?(?:center ?line|centre ?line|line)\b(?! of (?!which|said strip))/,
];

/** "and there terminating", "to the terminus of said centerline" */
const ending =
  /\b(?:there (?:to )?(?:terminat|end)(?:ing|s|ed?)|and terminat(?:ing|es) (?:there|thereat)|(?:point|place) of (?:terminus|termination|ending)|terminus of (?:said|the|this)|said (?:center ?)?line (?:there )?(?:to )?(?:terminat|end)(?:ing|e|s)?|end of said (?:center ?line|easement|strip))\b/;

const easementWord =
  /\b(?:easements?|servitude|rights? of way|right - of - way)\b(?! (?:of record|lines?|and restrictions))/;
const landWord =
  /\b(?:tracts?|parcels?|lots?|lands?|property|premises|piece|portion|that part|real estate)\b/;
/** A heading up to words such as "together with" or "subject to": an easement named after them isn't what it is about. */
const beforeAside =
  /^.*\b(?:together with|along with|subject to|also|reserving|excepting|except|including|less)\b/;
const resumesAfterAside = /, (?:and )?(?:more |being |which )?(?:particularly |bounded |described|further )/;

/** "Parcel A:", "Tract II (" */
const label = /\b(?:parcel|tract|lot) \S{1,4} (?=[:(-])/g;

/** Whether what follows is the outline of an easement: the subject of the heading is one. */
function isEasement(named: string): boolean {
  const heading = named.replaceAll(label, '');
  const before = beforeAside.exec(heading)?.[0] ?? '';
  // "a tract, subject to easements, described as follows"
  if (landWord.test(before) && resumesAfterAside.test(heading)) return false;
  const subject = heading.slice(before.length);
  const [easement, land] = [subject.search(easementWord), subject.search(landWord)];
  return easement >= 0 && (land < 0 || easement < land);
}
