// Directions that only describe a thing: "the North line", "South Elm Street", "the land of W. Smith".
import { readLength } from '../reading/lengths.ts';
import { unitNamed } from '../reading/lengthUnits.ts';
import { azimuthNamed, generalAzimuth, isFinePoint } from '../reading/lexicon.ts';
import { isNearlyUnit } from '../reading/misprints.ts';
import type { Token } from '../reading/tokens.ts';
import { compassThings, streetNouns } from './deedLexicon.ts';

const textAt = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

const isDirection = (text: string): boolean =>
  azimuthNamed(text) !== undefined ||
  generalAzimuth(text) !== undefined ||
  isFinePoint(text) ||
  /^(?:north|south|east|west)+(?:ern|ernmost|erlymost|most)$/.test(text);

/** Behind a direction these go on with a course: "North along the wall", "S. by land of Cole". */
const goesOn =
  /^(?:along|with|by|to|on|parallel|passing|crossing|at|for|a|an|about|approximately|more|in|over|across|through|following|until|as|up|down|from|and|or|continuing|said|adjoining|therefrom|perpendicular|radial|then|thence|one|half|running|leaving)$/;

/** The end of words in which a direction only describes a thing: "the North line of", "N. and E. sides", "South Elm Street". */
export function readCompassThing(tokens: readonly Token[], at: number): number | undefined {
  const first = textAt(tokens, at);
  if (!isDirection(first)) return undefined;
  if (/(?:ern|most)$/.test(first)) return at + 1;
  let next = at + 1;
  while (
    isDirection(textAt(tokens, next)) ||
    (/^(?:-|and|or|&|to|,|most|erly)$/.test(textAt(tokens, next)) && isDirection(textAt(tokens, next + 1)))
  )
    next += 1;
  const before = tokens[at - 1]?.text ?? '';
  const after = tokens[next];
  if (!after || after.kind === 'line') return undefined;
  if (/^(?:1\/[24]|[½¼])$/.test(after.text) && compassThings.has(textAt(tokens, next + 1))) return next + 1;
  if (
    /^(?:true|grid|magnetic|from)$/.test(before) &&
    (before === 'from' || textAt(tokens, at - 2) === 'from')
  )
    return next;
  if (
    compassThings.has(after.text) &&
    !/^half an?$/.test(`${after.text} ${textAt(tokens, next + 1)}`) &&
    !(after.text === 'right' && /^angles?$/.test(textAt(tokens, next + 1)))
  )
    return next;
  if (/^(?:the|said|its|of)$/.test(before) && !(before === 'of' && after.value !== undefined)) {
    // "the north 20 feet of"
    const measure = readLength(tokens, next);
    return measure ? (measure.unit ? measure.next : undefined) : next;
  }
  if (/^(?:of|from)$/.test(after.text) && !/^(?:thence|then|running|run|go|;)$/.test(before)) return next;
  return isName(tokens, at, next) ? next : undefined;
}

/** "South Elm Street", "land of W. Smith", "Smith Street South": a direction within a name. */
function isName(tokens: readonly Token[], at: number, next: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[next]];
  if (after?.kind !== 'word' || unitNamed(after.text)) return false;
  for (let i = next; i < next + 4; i += 1) {
    if (tokens[i]?.kind !== 'word' || goesOn.test(textAt(tokens, i))) break;
    if (i > next && streetNouns.has(textAt(tokens, i))) return true;
  }
  const isLetter = /^[nsew]$/.test(textAt(tokens, at)) && next === at + 1;
  return (
    isLetter &&
    !goesOn.test(after.text) &&
    !isNearlyUnit(after.text) &&
    /^(?:of|by|with|and|line|from|land|lands|to|[a-z])$/.test(before?.text ?? '')
  );
}
