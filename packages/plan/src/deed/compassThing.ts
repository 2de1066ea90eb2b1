// Directions that only describe a thing: "the North line", "South Elm Street", "the land of W. Smith".
import { anyOf, firstOf } from '../reading/alternatives.ts';
import { readLength } from '../reading/lengths.ts';
import { unitNamed } from '../measure/lengthUnits.ts';
import { azimuthNamed, generalAzimuth, isFinePoint } from '../reading/lexicon.ts';
import { isNearlyUnit } from '../reading/misprints.ts';
import { isValueAt, isWordAt, textAt, type Token } from '../reading/tokens.ts';
import { compassThings, streetNouns } from './deedLexicon.ts';

const isDirection = anyOf<[text: string]>([
  (text) => azimuthNamed(text) !== undefined,
  (text) => generalAzimuth(text) !== undefined,
  isFinePoint,
  (text) => /^(?:north|south|east|west)+(?:ern|ernmost|erlymost|most)$/.test(text),
]);

/** After a direction, these continue a course: "North along the wall", "S. by land of Cole". */
const courseWords =
  /^(?:along|with|by|to|on|parallel|passing|crossing|at|for|a|an|about|approximately|more|in|over|across|through|following|until|as|up|down|from|and|or|continuing|said|adjoining|therefrom|perpendicular|radial|then|thence|one|half|running|leaving)$/;

/** The end of words in which a direction only describes a thing: "the North line of", "N. and E. sides", "South Elm Street". */
export function readCompassThing(tokens: readonly Token[], at: number): number | undefined {
  const first = textAt(tokens, at);
  if (!isDirection(first)) return undefined;
  if (/(?:ern|most)$/.test(first)) return at + 1;
  const next = afterDirections(tokens, at + 1);
  const after = tokens[next];
  if (!after || after.kind === 'line') return undefined;
  const known = knownThing(tokens, at, next);
  if (known !== undefined) return known;
  const before = textAt(tokens, at - 1);
  const isDetermined = /^(?:the|said|its)$/.test(before) || (before === 'of' && !isValueAt(tokens, next));
  return (isDetermined ? determinedThing : placeOrName)(tokens, at, next);
}

/** Maximum number of tokens in the directions of one thing, with the words between them. */
const maxDirections = 12;

/** "N. and E. sides", "north-easterly" */
function afterDirections(tokens: readonly Token[], from: number): number {
  for (let next = from; next < from + maxDirections; next += 1) {
    const isJoined = /^(?:-|and|or|&|to|,|most|erly)$/.test(textAt(tokens, next));
    if (!isDirection(textAt(tokens, next)) && !(isJoined && isDirection(textAt(tokens, next + 1))))
      return next;
  }
  return from + maxDirections;
}

/** at: where the directions begin; next: where the thing should be. */
type Thing = (tokens: readonly Token[], at: number, next: number) => number | undefined;

/** "the North ½ section" */
const part: Thing = (tokens, _, next) =>
  /^(?:1\/[24]|[½¼])$/.test(textAt(tokens, next)) && compassThings.has(textAt(tokens, next + 1))
    ? next + 1
    : undefined;

/** "from true North", "from South" */
const origin: Thing = (tokens, at, next) => {
  const before = textAt(tokens, at - 1);
  const isQualified = /^(?:true|grid|magnetic|due)$/.test(before) && textAt(tokens, at - 2) === 'from';
  return before === 'from' || isQualified ? next : undefined;
};

/** "North line", but not "North half a mile" or "North right angles" */
const named: Thing = (tokens, _, next) =>
  compassThings.has(textAt(tokens, next)) &&
  !/^(?:half an?|right angles?)$/.test(`${textAt(tokens, next)} ${textAt(tokens, next + 1)}`)
    ? next
    : undefined;

/** "N SEC LI", "W CO LN": where "sec" means a section, and no second. */
const inShort: Thing = (tokens, _, next) =>
  /^(?:sec|twp|co|govt)$/.test(textAt(tokens, next)) && /^(?:li|ln|line|cor)$/.test(textAt(tokens, next + 1))
    ? next
    : undefined;

const knownThing = firstOf([part, origin, inShort, named]);

/** "the north 20 feet of", "said South" */
const determinedThing: Thing = (tokens, _, next) => {
  const measure = readLength(tokens, next);
  return measure ? (measure.unit ? measure.next : undefined) : next;
};

/** "North of", "South Elm Street" */
const placeOrName: Thing = (tokens, at, next) => {
  const isPlace =
    /^(?:of|from)$/.test(textAt(tokens, next)) &&
    !/^(?:thence|then|running|run|go|;)$/.test(textAt(tokens, at - 1));
  return isPlace || isName(tokens, at, next) ? next : undefined;
};

/** "South Elm Street", "land of W. Smith", "Smith Street South": a direction within a name. */
function isName(tokens: readonly Token[], at: number, next: number): boolean {
  const after = textAt(tokens, next);
  if (!isWordAt(tokens, next) || unitNamed(after)) return false;
  if (isStreet(tokens, next)) return true;
  const isInitial = /^[nsew]$/.test(textAt(tokens, at)) && next === at + 1;
  return (
    isInitial &&
    !courseWords.test(after) &&
    !isNearlyUnit(after) &&
    /^(?:of|by|with|and|line|from|land|lands|to|[a-z])$/.test(textAt(tokens, at - 1))
  );
}

/** "Elm Street", "Old Mill Creek" */
function isStreet(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < at + 4; i += 1) {
    if (!isWordAt(tokens, i) || courseWords.test(textAt(tokens, i))) return false;
    if (i > at && streetNouns.has(textAt(tokens, i))) return true;
  }
  return false;
}
