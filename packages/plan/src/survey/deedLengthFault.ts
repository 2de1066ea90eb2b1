// What is wrong with a length after a bearing, as the words around it show: it is a piece of a number, one of two, or an angle.
import { isUsualPoint } from './compass.ts';
import type { BearingItem, LengthItem } from './deedItems.ts';
import { isDistance, wordsBetween } from './deedWords.ts';
import { minuteMarks } from './readAngle.ts';
import { splitNumber } from './readLength.ts';
import type { Token } from './words.ts';

interface Line {
  readonly bearing?: BearingItem;
  readonly length?: LengthItem;
}

/** Words before a number that is a length, or a piece of one. */
const leadsIn = new Set(['of', 'for', 'distance', 'dist', ',']);

/** near: nothing of meaning stands between the bearing and the length. */
export function lengthFault(
  { bearing, length }: Line,
  item: LengthItem,
  tokens: readonly Token[],
  near: boolean,
): string | undefined {
  const first = near && !length;
  const isBare = bearing !== undefined && bearing.next - bearing.first === 1;
  if (isBare && (endsBearing(length, item, tokens) || (first && isAngle(tokens, item))))
    return 'the angle of its bearing is not understood';
  const piece = first && !item.unit ? splitNumber(tokens, item.first) : undefined;
  const led = leadsIn.has(tokens[item.first - 2]?.text ?? '')
    ? splitNumber(tokens, item.first - 1)
    : undefined;
  return piece ?? led ?? oneOfTwo(length, item, tokens) ?? (near ? runsOn(item, tokens) : undefined);
}

/** "N 45 B 100 feet": the number was to be an angle, and no length. */
function endsBearing(length: LengthItem | undefined, item: LengthItem, tokens: readonly Token[]): boolean {
  if (!length || length.unit || !item.unit) return false;
  const between = wordsBetween(tokens, length.next, item.first);
  return item.first === length.next + 1 && between.every((word) => /^[a-z]$/.test(word));
}

const mostDegrees = 90;

/** "N 45~30' E", "N 45' 30' 15\" E": a sign behind the number, or marks of feet and inches and no end after them. */
function isAngle(tokens: readonly Token[], { feet, unit, next }: LengthItem): boolean {
  const [mark, after, further] = [tokens[next - 1]?.text ?? '', tokens[next], tokens[next + 1]];
  if (!after || after.newLine) return false;
  if (minuteMarks.has(after.text) && !unit) return true;
  if (!unit) return /^[^\p{L}\d"(),;:[\]-]$/u.test(after.text);
  if (!/^['"]$/.test(mark) || feet > mostDegrees) return false;
  const goesOn = after.value !== undefined && further?.text !== ')';
  return goesOn || (mark === '"' && isUsualPoint(after.text));
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

/** "10 chains 25", "100 feet less 20 feet". */
function runsOn({ unit, next }: LengthItem, tokens: readonly Token[]): string | undefined {
  const [after, further] = [tokens[next], tokens[next + 1]];
  if (!unit || !after || after.newLine) return undefined;
  if (/^(?:less|minus)$/.test(after.text) && further?.value !== undefined)
    return `'${after.text} ${further.text}' follows its length`;
  const isLast = !further || further.newLine || /^(?:[;,]|to|more)$/.test(further.text);
  return after.value !== undefined && isLast
    ? `what ${after.text} after its length counts is not said`
    : undefined;
}
