// Numbers that name things: "Lot 7", "station numbered 16", "Deed Book 25, Page 103", `scribed "AT 2-3"`, "44 Main Street".
// A noun and its number are one phrase, so that any other number is noticed.
import { firstOf } from '../reading/alternatives.ts';
import { azimuthNamed, generalAzimuth, isNumeral, pointNamed } from '../reading/lexicon.ts';
import { unitNamed } from '../measure/lengthUnits.ts';
import { isNearlyPoint, isNearlyUnit } from '../reading/misprints.ts';
import { afterDash, readNumber } from '../reading/numbers.ts';
import { readUnit } from '../reading/units.ts';
import { isGluedAt, isValueAt, isWordAt, textAt, type Token } from '../reading/tokens.ts';
import { grammarWords, referenceNouns, streetNouns } from './deedLexicon.ts';
import { usesCapitals } from './properNames.ts';

/** Finds the token after a description that begins at a token; undefined if none begins there. */
export type Description = (tokens: readonly Token[], at: number) => number | undefined;

export const isWhole = (token: Token | undefined): boolean =>
  token?.kind === 'number' && /^\d+$/.test(token.text.replaceAll(',', ''));

export const isMeasure = (tokens: readonly Token[], at: number): boolean =>
  /^(?:°|deg|degs|degrees?|min|minutes?|sec|seconds?)$/.test(textAt(tokens, at)) ||
  readUnit(tokens, at) !== undefined;

const isPoint = (tokens: readonly Token[], at: number): boolean =>
  azimuthNamed(textAt(tokens, at)) !== undefined;

/** "2nd" */
export const ordinal: Description = (tokens, at) =>
  isWhole(tokens[at]) && isGluedAt(tokens, at + 1) && /^(?:st|nd|rd|th)$/.test(textAt(tokens, at + 1))
    ? at + 2
    : undefined;

/** "Five" */
const numeralName: Description = (tokens, at) => {
  const number = isNumeral(textAt(tokens, at)) ? readNumber(tokens, at) : undefined;
  return number && !isMeasure(tokens, number.next) ? number.next : undefined;
};

/** "A-7", "B12" */
const letteredName: Description = (tokens, at) => {
  const letter = tokens[at];
  if (letter?.kind !== 'word' || !/^[a-z]{1,2}$/.test(letter.text) || letter.glued || isPoint(tokens, at))
    return undefined;
  const figures = afterDash(tokens, at + 1);
  const isJoined = figures > at + 1 || isGluedAt(tokens, figures);
  return isJoined && isWhole(tokens[figures]) ? figuresName(tokens, figures) : undefined;
};

/** "7", "7-A", "2003-012345", "12+34.56" */
const figuresName: Description = (tokens, at) => {
  if (!isWhole(tokens[at])) return undefined;
  let next = at + 1;
  while (
    /^[-+/]$/.test(textAt(tokens, next)) &&
    isGluedAt(tokens, next) &&
    isGluedAt(tokens, next + 1) &&
    !/^(?:line|fraction)$/.test(tokens[next + 1]?.kind ?? '')
  )
    next += 2;
  // "104S.5" is a number with a letter in it.
  const hasLetter = isGluedAt(tokens, next) && /^[a-z]{1,2}$/.test(textAt(tokens, next));
  if (hasLetter && !isMeasure(tokens, next) && !tokens[next + 1]?.dotted) next += 1;
  return isMeasure(tokens, next) || tokens[next]?.kind === 'fraction' ? undefined : next;
};

/** Maximum number of tokens in an inscription. */
const maxInQuotes = 14;

/** `"7"`, `"AT 2-3"`: what is between quotation marks after a word. */
const quotedName: Description = (tokens, at) => {
  const isOpening = textAt(tokens, at) === '"' && !isGluedAt(tokens, at) && isGluedAt(tokens, at + 1);
  if (!isOpening || !isWordAt(tokens, at - 1) || isAngleWord(textAt(tokens, at - 1))) return undefined;
  const inside = tokens.slice(at + 1, at + maxInQuotes);
  const end = inside.findIndex(({ kind, text }) => kind === 'line' || /^(?:thence|["()])$/.test(text));
  return inside[end]?.text === '"' && inside[end].glued ? at + 2 + end : undefined;
};

const isAngleWord = (text: string): boolean => /^(?:deg|min|sec|degree|minute|second)/.test(text);

/** A number that names a thing and isn't a length. */
const nameAt = firstOf([numeralName, letteredName, figuresName, quotedName]);

/** "16.01": a lot that was divided; "44.5": a place along a road. */
const dividedName: Description = (tokens, at) =>
  /^\d+\.\d{1,2}$/.test(textAt(tokens, at)) &&
  !isMeasure(tokens, at + 1) &&
  !(isGluedAt(tokens, at + 1) && !/^[;:,)]$/.test(textAt(tokens, at + 1)))
    ? at + 1
    : undefined;

const letteredNouns = /^(?:block|blk|lot|tract|parcel|unit|cabinet|slide|exhibit|division|section)$/;
const dividedNouns = /^(?:lots?|parcels?|mile|post|milepost|blocks?|tract|section)$/;

/** "Lot 7", "Deed Book 25", "pages 3-5", "#4", "corners numbered 8 and 9". */
const reference: Description = (tokens, at) => {
  const noun = tokens[at];
  const isNoun = noun?.text === '#' || (noun?.kind === 'word' && referenceNouns.has(noun.text));
  // "on a line 78 E" lacks its North or South.
  const isAny = noun?.text === 'line' && /^an?$/.test(textAt(tokens, at - 1));
  if (!isNoun || isAny) return undefined;
  const from = afterNumbered(tokens, at + 1);
  const name = nameAt(tokens, from) ?? (dividedNouns.test(noun.text) ? dividedName(tokens, from) : undefined);
  // "# 10-15-20 W", "lS 77-30 E", "road . 16-30 E"
  const isAngle = /^(?:#|ls)$/.test(noun.text) || textAt(tokens, from + 1) === '-';
  if (isAngle && isPoint(tokens, name ?? 0)) return undefined;
  if (letteredNouns.test(noun.text) && isLetterAlone(tokens, from)) return withMore(tokens, from + 1);
  return name === undefined ? undefined : withMore(tokens, afterOfAll(tokens, name));
};

/** "Sheet 3 of 5" */
const afterOfAll = (tokens: readonly Token[], at: number): number =>
  textAt(tokens, at) === 'of' && isWhole(tokens[at + 1]) && !isMeasure(tokens, at + 2) ? at + 2 : at;

/** "No.", "numbered", "designated as No.": words between a noun and its number. */
const numbering = /^(?:no|nos|number|numbers|numbered|designated|marked|known|as|#|-|:)$/;

function afterNumbered(tokens: readonly Token[], from: number): number {
  let next = from;
  while (numbering.test(textAt(tokens, next))) next += 1;
  return next;
}

/** "designated as 7", "scribed 4 T", "numbered 16": the number is a name after any noun. */
const numbered: Description = (tokens, at) => {
  if (
    !/^(?:numbered|designated|scribed|stamped|marked|known|labeled|lettered|tagged)$/.test(textAt(tokens, at))
  )
    return undefined;
  const from = afterNumbered(tokens, at + 1);
  const name = nameAt(tokens, from);
  return name === undefined || isPoint(tokens, name) ? undefined : withMore(tokens, name);
};

/** "marked H 1861", "scribed 4 T 12 R 3": letters and numbers, up to a compass point or a measure. */
const inscribed: Description = (tokens, at) => {
  if (!/^(?:marked|scribed|stamped|inscribed|chiseled|lettered)$/.test(textAt(tokens, at))) return undefined;
  let next = at + 1;
  while (isInscribed(tokens, next)) next += 1;
  return next > at + 1 && tokens.slice(at + 1, next).some(isWhole) ? next : undefined;
};

const isInscribed = (tokens: readonly Token[], at: number): boolean =>
  (isWhole(tokens[at]) && !isMeasure(tokens, at + 1) && !isPoint(tokens, at + 1)) ||
  (isWordAt(tokens, at) &&
    tokens[at]?.capital === true &&
    textAt(tokens, at).length < 4 &&
    pointNamed(textAt(tokens, at)) === undefined &&
    !isPoint(tokens, at));

/** "Block A" */
const isLetterAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'word' && /^[a-z]$/.test(textAt(tokens, at)) && !isValueAt(tokens, at + 1);

/** "Lots 7, 8 and 9", "pages 3-5" */
function withMore(tokens: readonly Token[], from: number): number {
  let next = from;
  while (/^(?:,|and|&|to|through|thru|-|\/)$/.test(textAt(tokens, next))) {
    const more = isWhole(tokens[next + 1]) ? nameAt(tokens, next + 1) : undefined;
    if (more === undefined || isPoint(tokens, more)) break;
    next = more;
  }
  return next;
}

/** "Concession 5", "Avenue 64", "Outlot 2": a proper noun and a whole number, of which nothing else can be a part. */
const properName: Description = (tokens, at) => {
  const noun = tokens[at];
  const isNoun = noun?.kind === 'word' && noun.capital === true && !grammarWords.has(noun.text);
  if (!isNoun || !usesCapitals(tokens) || isUnlikelyNoun(noun.text)) return undefined;
  if (!isWhole(tokens[at + 1]) || isGluedAt(tokens, at + 1) || textAt(tokens, at + 1).includes(','))
    return undefined;
  const next = figuresName(tokens, at + 1);
  if (next === undefined || isPoint(tokens, next) || isValueAt(tokens, next)) return undefined;
  const after = textAt(tokens, next);
  return isNearlyUnit(after) || isNearlyPoint(after) || (isGluedAt(tokens, next) && !/^[;:,)"-]$/.test(after))
    ? undefined
    : withMore(tokens, next);
};

const isUnlikelyNoun = (text: string): boolean =>
  text.length < 2 ||
  unitNamed(text) !== undefined ||
  pointNamed(text) !== undefined ||
  azimuthNamed(text) !== undefined ||
  generalAzimuth(text) !== undefined ||
  isNumeral(text) ||
  isNearlyPoint(text) ||
  isNearlyUnit(text) ||
  isAngleWord(text);

/** "44 Main Street", "100 W. 5th Ave." */
const address: Description = (tokens, at) => {
  if (!isWhole(tokens[at]) || isGluedAt(tokens, at + 1)) return undefined;
  for (let next = at + 1; next < at + 5; next += 1) {
    const isName = isWordAt(tokens, next) && tokens[next]?.capital === true;
    if (!isName || unitNamed(textAt(tokens, next)) || grammarWords.has(textAt(tokens, next)))
      return undefined;
    if (next > at + 1 && streetNouns.has(textAt(tokens, next))) return next + 1;
  }
  return undefined;
};

/** "Twenty-third Avenue" */
const spelledOrdinal: Description = (tokens, at) =>
  /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(textAt(tokens, at)) &&
  /^(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)$/.test(
    textAt(tokens, afterDash(tokens, at + 1)),
  )
    ? afterDash(tokens, at + 1) + 1
    : undefined;

/** "to 4, a stone": a corner that has only its number. */
const cornerAlone: Description = (tokens, at) =>
  isWhole(tokens[at]) &&
  textAt(tokens, at).length < 4 &&
  textAt(tokens, at - 1) === 'to' &&
  !isValueAt(tokens, at - 2) &&
  /^(?:[,;] (?:an?|the|thence)|an?) /.test(`${textAt(tokens, at + 1)} ${textAt(tokens, at + 2)} `)
    ? at + 1
    : undefined;

/** "Three Mile Road": a number in a name, whose other words ./properNames.ts has set apart. */
const inProperName: Description = (tokens, at) =>
  (isNumeral(textAt(tokens, at)) || isWhole(tokens[at])) &&
  isWordAt(tokens, at + 1) &&
  textAt(tokens, at + 1).endsWith('_')
    ? at + 2
    : undefined;

export const namedByNumber = firstOf([
  inscribed,
  inProperName,
  cornerAlone,
  numbered,
  reference,
  ordinal,
  spelledOrdinal,
  address,
  properName,
]);

/** What is between quotation marks: `capped "RPLS 4567"`. */
export const inscription: Description = quotedName;
