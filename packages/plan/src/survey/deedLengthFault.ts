// What is wrong with a length after a bearing, as the words around it show: it is a piece of a number, one of two, or an angle.
import { isUsualPoint } from './compass.ts';
import type { BearingItem, LengthItem } from './deedItems.ts';
import { hasLostAngle } from './deedLostAngle.ts';
import { isDistance } from './deedWords.ts';
import { unitNamed } from './lengthUnits.ts';
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
  if (isBare && hasLostAngle(tokens, bearing.next, length, item))
    return 'whether its number is an angle or a length is not clear';
  if (first && item.problem) return item.problem;
  // "Z chains 15 links"
  const before = tokens[item.first - 1]?.text ?? '';
  if (!length && before.length > 1 && unitNamed(before)) return `how many ${before} is not understood`;
  const piece = first && !item.unit ? splitNumber(tokens, item.first) : undefined;
  const led = leadsIn.has(tokens[item.first - 2]?.text ?? '')
    ? splitNumber(tokens, item.first - 1)
    : undefined;
  return piece ?? led ?? oneOfTwo(length, item, tokens) ?? (near ? runsOn(item, tokens) : undefined);
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

/** "10 chains 25", "100 feet less 20 feet", `120.50"`. */
function runsOn({ unit, first, next }: LengthItem, tokens: readonly Token[]): string | undefined {
  const [after, further] = [tokens[next], tokens[next + 1]];
  if (next - first === 2 && tokens[first + 1]?.text === '"')
    return `'${tokens[first]?.text}"' would be inches; write feet, or the word inches`;
  if (!unit || !after || after.newLine) return undefined;
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
