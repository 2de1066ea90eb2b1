// Names of the point of beginning, and whether a line comes there: "to the point of beginning of the tract to be described",
// but not "from said point of beginning", "which bears N 20 E from the beginning" or "the beginning of a curve".
import { firstOf } from '../reading/alternatives.ts';
import { azimuthNamed, generalAzimuth } from '../reading/lexicon.ts';
import { oneApart } from '../reading/misprints.ts';
import { isGluedAt, textAt, type Token } from '../reading/tokens.ts';
import { textsOf } from './said.ts';
import { isOfTract } from './tractWords.ts';

/** Where a name of the point of beginning starts that ends at a token; undefined if none does. */
type Name = (tokens: readonly Token[], at: number) => number | undefined;

const isWordEnd = /^[.,)]$/;

/** "POB", "TPOB", "TO PB", "P.O.B." */
const initials: Name = (tokens, at) => {
  const text = textAt(tokens, at);
  if (/^(?:to)?.?t?pob$/.test(text)) return at - 1;
  const before = textAt(tokens, at - 1);
  const isNear = /^(?:to|the)$/.test(before) && oneApart(text, 'pob');
  if (isNear && (!isGluedAt(tokens, at + 1) || isWordEnd.test(textAt(tokens, at + 1)))) return at - 1;
  const further = textAt(tokens, at - 2);
  const isSpaced = further === 'po' || (before === 'o' && further === 'p');
  return text === 'b' && isSpaced ? at - 3 : undefined;
};

/** "the point of beginning", "said beginning" */
const inWords: Name = (tokens, at) => {
  const isNamed =
    /^(?:beginning|begining|commencement)$/.test(textAt(tokens, at)) || isNearlyBeginning(tokens, at);
  return isNamed && isPlace(tokens, at) && at > 0 && textAt(tokens, at - 1) !== ':' ? at - 1 : undefined;
};

/** "the starting point", "the initial point of the tract" */
const asPoint: Name = (tokens, at) =>
  /^(?:point|corner)$/.test(textAt(tokens, at)) && /^(?:starting|initial)$/.test(textAt(tokens, at - 1))
    ? at - 2
    : undefined;

/** "to beginning", "to the beg." */
const bareWord: Name = (tokens, at) => {
  const to = textAt(tokens, at - 1) === 'the' ? at - 2 : at - 1;
  const isBare = /^(?:beginning|begining|beg)$/.test(textAt(tokens, at)) && textAt(tokens, to) === 'to';
  return isBare && isPlace(tokens, at) ? to : undefined;
};

/** "pt. of beg." */
const abbreviated: Name = (tokens, at) =>
  textAt(tokens, at) === 'beg' && isOfPoint(tokens, at) ? at - 1 : undefined;

/** Maximum number of tokens in "the point where the land herein described begins". */
const maxClause = 14;

/** "the point at which the tract to be described begins" */
const clause: Name = (tokens, at) => {
  if (!/^(?:begins|commences|starts)$/.test(textAt(tokens, at))) return undefined;
  const words = textsOf(tokens, at - maxClause, at);
  const where = words.findLastIndex((word) => /^(?:where|which|whence)$/.test(word));
  const point = words.slice(0, where).findLastIndex((word) => /^(?:point|place|corner)$/.test(word));
  const first = at - words.length + point;
  return where < 0 || point < 0 || where - point > 2 ? undefined : first - 1;
};

/** Whether "point of" comes right before a token. */
const isOfPoint = (tokens: readonly Token[], at: number): boolean => {
  const point = textAt(tokens, at - 2);
  const isPoint = /^(?:pt|points?|place|corner)$/.test(point) || oneApart(point, 'point');
  return isPoint && textAt(tokens, at - 1) === 'of';
};

/** Whether the word means a place, by the words around it: not in "beginning at" or "the beginning of a curve". */
function isPlace(tokens: readonly Token[], at: number): boolean {
  // A blot isn't punctuation.
  const isBlot = tokens[at + 1]?.kind === 'sign' && !/^[;:,)]$/.test(textAt(tokens, at + 1));
  const behindAt = isBlot ? at + 2 : at + 1;
  const behind = textAt(tokens, behindAt);
  const words = textsOf(tokens, at + 1, at + 12).join(' ');
  if (isOfCurve(words) || textAt(tokens, at - 1) === 'its') return false;
  if (isOfTract(textsOf(tokens, behindAt, behindAt + 12).join(' '))) return true;
  // "to the place of beginning for this description", "the point of beginning on the east line"
  if (/^(?:for|on|in|at|north|south|east|west)$/.test(behind) && isOfPoint(tokens, at)) return true;
  if (behind === 'for' && [at - 1, at].some((i) => textAt(tokens, i).startsWith('of'))) return true;
  return !/^(?:o|f|o[fiof].{0,2}|0f|at|on|in|for|from|again|a|an|south|north|east|west)$/.test(behind);
}

/** "ol a curve", ":f a tangent curve": an "of" that is hardly legible. */
const isOfCurve = (words: string): boolean =>
  /^(?!by |on |to |in |at |, )\S{1,3} (?:\S{1,2} )?(?:an?|the|said|that) (?:\S+ ){0,4}curve\b/.test(words);

/** "POINT OFxBEGINNING", "point of b;ginning": misprints that can't mean anything else. */
const isNearlyBeginning = (tokens: readonly Token[], at: number): boolean =>
  /.(?:beginning|begining)s?$|^beginnings$/.test(textAt(tokens, at)) ||
  (/^b(?!ear)/.test(textAt(tokens, at)) &&
    textAt(tokens, at - 1) === 'of' &&
    /^(?:point|place)$/.test(textAt(tokens, at - 2)));

const nameOfBeginning = firstOf([bareWord, initials, inWords, asPoint, abbreviated, clause]);

/** Words before the name that belong to it: "said true point and place of". */
const nameWords =
  /^(?:the|a|an|true|real|actual|principal|initial|said|same|original|first|mentioned|aforesaid|above|point|pt|points|place|corner|and|or|&|station|of)$/;

/** Words after which the point of beginning is only where something is measured from. */
const origins =
  /^(?:from|fr|frm|with|opposite|of|off|near|above|below|beyond|past|toward|towards|between|leaving|departing|connecting|joining|through|bears|than)$/;

/** Whether the words that end at a token say that a line reaches the point of beginning. */
export function comesToBeginning(tokens: readonly Token[], at: number): boolean {
  const name = nameOfBeginning(tokens, at);
  // "the point of beginning bears S 20 W"
  if (name === undefined || /^(?:bears?|brs|lies)$/.test(textAt(tokens, at + 1))) return false;
  const before = beforeName(tokens, name);
  return before !== undefined && !origins.test(textAt(tokens, before));
}

/** The token before "said true point and place of"; undefined if a place is located from the beginning: "north of". */
function beforeName(tokens: readonly Token[], name: number): number | undefined {
  let before = name;
  if (/^o\S{0,2}$/.test(textAt(tokens, before))) {
    // What "of" belongs to is a point, however it is spelled.
    if (isDirection(textAt(tokens, before - 1))) return undefined;
    before -= 2;
  }
  const belongs = (i: number): boolean =>
    textAt(tokens, i) === 'of'
      ? /^(?:point|pt|points|place|corner)$/.test(textAt(tokens, i - 1))
      : nameWords.test(textAt(tokens, i));
  while (belongs(before)) before -= 1;
  return before;
}

const isDirection = (text: string): boolean =>
  azimuthNamed(text) !== undefined || generalAzimuth(text) !== undefined;
