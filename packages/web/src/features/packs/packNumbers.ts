// The numbers of a pack as people write and type them: how each is shown and read, its limits, and what is said of a wrong
// one.
import { scaleNamed } from '@homeplot/formats/drawingScale';
import { maxValues, type Quantity as PackQuantity } from '@homeplot/plan/packNumbers';
import { quoted } from '@homeplot/plan/quoted';
import { parseLengthIn, parseNumber } from '@homeplot/plan/typedLength';
import {
  formatLength,
  formatRoughly,
  inchesPerFoot,
  isMetric,
  type Units,
  withSeparators,
} from '@homeplot/plan/units';

/** Besides the others inches of paper, and a scale in feet per inch. */
export type Quantity = PackQuantity | 'paper' | 'scale';

/** A number of a pack as people write it. */
export function shownNumber(value: number, quantity: Quantity, units: Units): string {
  if (quantity === 'length') return formatLength(value, units);
  if (quantity === 'scale') return scaleNamed(value, units).name;
  return String(Number((quantity === 'percent' ? value * 100 : value).toFixed(4)));
}

const largest: Readonly<Record<Quantity, number>> = { ...maxValues, paper: 100, scale: 100_000 };

const smallest = { paper: 1, scale: 0.01 } as const;
const smallestOf = (quantity: Quantity): number =>
  quantity === 'paper' || quantity === 'scale' ? smallest[quantity] : 0;

/** What is wrong with a text, after it. max: in the unit of packs. */
const wrong: Readonly<Record<Quantity, (max: number, units: Units) => string>> = {
  length: (max, units) =>
    isMetric(units)
      ? `isn't a length from 0 to ${formatRoughly(max, units)}. Try 1.5 m, 1.5 or 7' 6".`
      : `isn't a length from 0 to ${formatRoughly(max, 'feet-inches')}. Try 5, 7' 6" or 1.5 m.`,
  percent: (max) => `isn't a percentage from 0 to ${max * 100}. Try 35.`,
  ratio: (max) => `isn't a ratio above 0, up to ${max}. Try 0.5.`,
  count: (max) => `isn't a whole number from 0 to ${withSeparators(max)}. Try 2.`,
  number: (max) => `isn't a number from 0 to ${withSeparators(max)}. Try 1.5.`,
  paper: (max) => `isn't a length of paper from ${smallest.paper} to ${max} inches. Try 11.`,
  angle: (max) => `isn't an angle from 0 to ${max} degrees. Try 45.`,
  scale: (_, units) =>
    `isn't a scale. Try ${isMetric(units) ? `1:200, 1" = 20' or 1/8" = 1'` : `1" = 20', 1/8" = 1' or 1:200`}.`,
};

function parseTyped(quantity: Quantity, text: string, units: Units): number | undefined {
  if (quantity === 'length') return parseLengthIn(text, units);
  if (quantity === 'scale') return readScale(text);
  return parseNumber(
    text.replace(
      quantity === 'angle' ? /\s*°$/ : quantity === 'paper' ? /\s*("|in\.?|inches)$/i : /\s*%$/,
      '',
    ),
  );
}

/** Feet per inch of a scale: `1" = 20'`, `1/8" = 1'-0"`, `1:200`, or the feet alone. */
function readScale(text: string): number | undefined {
  const [left = '', right, ...more] = text.split(/[=:]/).map((one) => one.trim());
  if (more.length > 0) return undefined;
  if (right === undefined) return parseLengthIn(left, 'decimal-feet');
  if (text.includes(':')) {
    const [one, times] = [parseNumber(left), parseNumber(right)];
    return one && times ? times / one / inchesPerFoot : undefined;
  }
  const inches = parseLengthIn(/["\d]$/.test(left) && !left.endsWith('"') ? `${left}"` : left, 'feet-inches');
  const feet = parseLengthIn(right, 'decimal-feet');
  return inches && feet ? feet / (inches * inchesPerFoot) : undefined;
}

/** The value of a field in the unit of packs; a string is the problem with it. undefined if nothing was typed. */
export function readNumber(
  { quantity, max = largest[quantity] }: { readonly quantity: Quantity; readonly max?: number },
  typed: string,
  units: Units,
): number | string | undefined {
  const text = typed.trim();
  if (text === '') return undefined;
  const read = parseTyped(quantity, text, units);
  const value = quantity === 'percent' && read !== undefined ? read / 100 : read;
  // Words such as "zero" are read in lengths, as deeds have them.
  const isNumber = quantity === 'length' || /\d/.test(text);
  const isCount = quantity !== 'count' || Number.isInteger(value);
  const isRatio = quantity !== 'ratio' || value !== 0;
  return value !== undefined &&
    value >= smallestOf(quantity) &&
    value <= max &&
    isCount &&
    isRatio &&
    isNumber
    ? value
    : `${quoted(text)} ${wrong[quantity](max, units)}`;
}
