// What is wrong with a length after a bearing, as the words around it show: it is a piece of a number, one of two, or an angle.
import { isUsualPoint } from '../reading/compass.ts';
import type { BearingItem, LengthItem } from './deedItems.ts';
import { hasLostAngle } from './deedLostAngle.ts';
import { isDistance } from './deedWords.ts';
import { unitNamed } from '../reading/lengthUnits.ts';
import { isNearlyPart, isNearlyUnit } from '../reading/misspelt.ts';
import { readAngle } from '../reading/readAngle.ts';
import { readLength, splitNumber } from '../reading/readLength.ts';
import type { Token } from '../reading/words.ts';

interface Line {
  readonly bearing?: BearingItem;
  readonly length?: LengthItem;
}

/** Words before a number that is a length, or a piece of one. */
const leadsIn = new Set(['of', 'for', 'distance', 'dist', ',']);

/** Whether the number behind a bare point of the compass was to be its angle. */
export const isLostAngle = ({ bearing, length }: Line, item: LengthItem, tokens: readonly Token[]): boolean =>
  bearing !== undefined &&
  bearing.next - bearing.first === 1 &&
  hasLostAngle(tokens, bearing.next, length, item);

/** near: nothing of meaning stands between the bearing and the length. */
export function lengthFault(
  { length }: Line,
  item: LengthItem,
  tokens: readonly Token[],
  near: boolean,
): string | undefined {
  const first = near && !length;
  if (item.problem && (first || isBrokenLength(item, tokens))) return item.problem;
  // "Z chains 15 links"
  const joined = /^(?:and|&|,)$/.test(tokens[item.first - 1]?.text ?? '') ? item.first - 2 : item.first - 1;
  const before = tokens[joined]?.text ?? '';
  const isCounted = tokens[joined - 1]?.value !== undefined;
  if (!length && !isCounted && before.length > 1 && unitNamed(before))
    return `how many ${before} is not understood`;
  const piece = first && !item.unit ? splitNumber(tokens, item.first) : undefined;
  const led = leadsIn.has(tokens[item.first - 2]?.text ?? '')
    ? splitNumber(tokens, item.first - 1)
    : undefined;
  const broken = length?.unit ? undefined : brokenBefore(item, tokens);
  return piece ?? led ?? broken ?? oneOfTwo(length, item, tokens);
}

/** Whether the number was to be a length, and is no other number of the clause: "100 fect", "1O links". */
export const isBrokenLength = ({ problem, next }: LengthItem, tokens: readonly Token[]): boolean =>
  problem !== undefined &&
  (isNearlyUnit(tokens[next]?.text ?? '') || unitNamed(tokens[next + 1]?.text ?? '') !== undefined);

const numbered = new Set(
  'lot lots block section tract parcel page book route road highway street no number unit plat # and'.split(
    ' ',
  ),
);

/** "660.1 2 feet", "fxve hundred twenty feet": the end of a number. */
function brokenBefore({ unit, first }: LengthItem, tokens: readonly Token[]): string | undefined {
  const [other, before, number] = tokens.slice(Math.max(0, first - 2), first + 1).slice(-3);
  if (!unit || !before || number?.newLine) return undefined;
  const isPiece = before.value !== undefined && !before.fraction && !numbered.has(other?.text ?? '');
  const last = before.text === 'and' ? other : before;
  return isPiece || /^(?:hundred|thousand)$/.test(last?.text ?? '')
    ? `'${before.text} ${number?.text}' looks like one number, and is not understood`
    : undefined;
}

/** "100 or 102 feet", "between 90 and 100 feet", "South, 20 feet from the wall, 30 feet". */
function oneOfTwo(
  length: LengthItem | undefined,
  item: LengthItem,
  tokens: readonly Token[],
): string | undefined {
  const text = (at: number): string => tokens[at]?.text ?? '';
  if (!item.unit || !isDistance(tokens, item)) return undefined;
  const other = item.first - 2;
  const isOther = length?.unit ? false : length?.first === other || text(other - 1) === 'between';
  if (isOther && tokens[other]?.value !== undefined && /^(?:or|to|and|&)$/.test(text(other + 1)))
    return `'${text(other)} ${text(other + 1)} ${text(item.first)}' is no length`;
  const isPlace = length?.unit && text(length.first - 1) === ',' && text(length.next) === 'from';
  return isPlace ? 'which of its two lengths is its own is not clear' : undefined;
}

/** Whether what follows an "and" was to be more of the length: a number without its unit, or a part of one. */
function isPart(tokens: readonly Token[], at: number): boolean {
  const [first, second] = tokens.slice(at, at + 2);
  if (/^an?$/.test(first?.text ?? '')) return isNearlyPart(second?.text ?? '');
  if (first?.value === undefined || second?.text === ')') return false;
  return !readLength(tokens, at)?.unit && !readAngle(tokens, at, 'marked') && !isUsualPoint(second?.text);
}

/** What is wrong with the length of a line by the words behind it: "10 chains 25", "100 feet less 20 feet", `120.50"`. */
export function tailFault({ unit, first, next }: LengthItem, tokens: readonly Token[]): string | undefined {
  const [after, further, third] = [tokens[next], tokens[next + 1], tokens[next + 2]];
  if (next - first === 2 && tokens[first + 1]?.text === '"')
    return `'${tokens[first]?.text}"' would be inches; write feet, or the word inches`;
  if (!after || after.newLine) return undefined;
  const isUnit = (token: Token | undefined): boolean =>
    token !== undefined && token.text.length > 1 && unitNamed(token.text) !== undefined;
  // "twenty fxve feet", "2 chains and fxve links"
  if (!unit)
    return isUnit(further) && !isUnit(after) ? `'${after.text}' in its length is not understood` : undefined;
  if (
    /^(?:and|&|,)$/.test(after.text) &&
    further?.value === undefined &&
    isUnit(third) &&
    tokens[next + 3]?.text !== 'link'
  )
    return `how many ${third?.text} is not understood`;
  // `12' b"`
  if (tokens[next - 1]?.text === "'" && further?.text === '"') return `'${after.text}"' follows its length`;
  // "22 rods and nine linksto", "eighty perches and a hulf"
  if (/^(?:and|&)$/.test(after.text) && isPart(tokens, next + 1))
    return `'${after.text} ${further?.text}' follows its length`;
  const words = tokens.slice(next, next + 4).map(({ text }) => text);
  const half = words.indexOf('half');
  if (half > 0 && !words.slice(0, half).some((word) => /^(?:to|the|of|along|with|by|from|[;,])$/.test(word)))
    return `'${words.slice(0, half + 1).join(' ')}' follows its length`;
  if (/^[^\p{L}\d,;:()[\]&-]$/u.test(after.text) && after.glued && further?.glued)
    return `'${after.text}' follows its length`;
  if (/^(?:less|minus)$/.test(after.text) && further?.value !== undefined)
    return `'${after.text} ${further.text}' follows its length`;
  if (further?.value !== undefined && /^[^\p{L}\d;,()[\]&-]$/u.test(after.text))
    return `'${after.text}' follows its length, and a number`;
  // "100 feet 2) N 5 E": the number of the next course.
  const isNumber = further && (further.text === ')' || isUsualPoint(further.text));
  return after.value !== undefined && !isNumber
    ? `what ${after.text} after its length counts is not said`
    : undefined;
}
