// What is typed over a dimension: words beside the number stay words, another number asks what is measured to move. A
// number that is not measured never stands in place of the one that is.
import { dot, scaleBy, subtract } from '../geometry/point.ts';
import { parseLengthIn, type Units } from '../units.ts';
import { measureText, wordsOf } from './dimensionDrawing.ts';
import { type Dimension, gripOf, isLength, lineOf, measuredBy, placeOf } from './dimensionGeometry.ts';
import { mostFeet } from './fileFields.ts';
import type { Lengthening, Measure, Retyped } from './kind.ts';

/** Letters beside the number, on either side of it. */
export const mostWords = 40;
/** Letters that are read. */
const mostTyped = 120;

/** The dimension with words beside its number, and none in place of it. */
export function withWords(dimension: Dimension, before: string, after: string): Dimension {
  const { text: _text, before: _before, after: _after, ...bare } = dimension;
  const [first, last] = [before, after].map((words) => words.trim().slice(0, mostWords));
  return { ...bare, ...(first ? { before: first } : {}), ...(last ? { after: last } : {}) };
}

/** A figure that is not the rest of a word or of another number. */
const beginsNumber = /(?<![\p{L}\p{N}.,]|\p{N}[-–/'"])\.?\p{N}/gu;
/** What a number that ends here would go on with. */
const goesOn = /^(?:[\p{L}\p{N}'"]|[-–/.,]\p{N})/u;

interface Span {
  readonly start: number;
  readonly end: number;
  readonly feet: number;
}

/** The longest length in a text; of several the first. */
function lengthIn(text: string, units: Units): Span | undefined {
  let found: Span | undefined;
  for (const { index: start } of text.matchAll(beginsNumber)) {
    for (let end = text.length; end > start + (found ? found.end - found.start : 0); end -= 1) {
      const feet = goesOn.test(text.slice(end))
        ? undefined
        : parseLengthIn(text.slice(start, end).trimEnd(), units);
      if (feet === undefined) continue;
      found = { start, end, feet };
      break;
    }
  }
  return found;
}

const hasNumber = (text: string): boolean => text.search(beginsNumber) >= 0;

/** Whether words tell a length: a bare number is none, as in `Lot 2`. */
const tellsLength = (words: string, units: Units): boolean => {
  const span = lengthIn(words, units);
  return span !== undefined && !/^\d+$/.test(words.slice(span.start, span.end).trim());
};

const aboveZero = 'Type a length above 0.';
const oneLength = 'Write one length: a dimension shows what it measures, and no other number.';

function read(dimension: Dimension, typed: string, units: Units): Retyped<Dimension> {
  const text = typed.trim().slice(0, mostTyped);
  if (text === wordsOf(dimension, units)) return { put: dimension };
  const shown = measureText(dimension, units);
  if (!isLength(dimension.form)) {
    const at = text.indexOf(shown);
    if (at >= 0) return { put: withWords(dimension, text.slice(0, at), text.slice(at + shown.length)) };
    return hasNumber(text)
      ? { problem: notTyped[dimension.form] ?? oneLength }
      : { put: withWords(dimension, '', text) };
  }
  const span = lengthIn(text, units);
  if (!span) {
    if (!hasNumber(text)) return { put: withWords(dimension, '', text) };
    return {
      problem: `'${text}' isn't a length. Write it as 12.5, 12' 6" or 3.8 m, with words before or after it.`,
    };
  }
  const [before, after] = [text.slice(0, span.start), text.slice(span.end)];
  if (/(?:^|\s)[-−]$/.test(before)) return { problem: aboveZero };
  if (tellsLength(before, units) || tellsLength(after, units)) return { problem: oneLength };
  const put = withWords(dimension, before, after);
  return text.slice(span.start, span.end).trim() === shown ? { put } : { put, length: span.feet };
}

const notTyped: Readonly<Partial<Record<Dimension['form'], string>>> = {
  angular: `An angle can't be typed over. Turn what it measures instead.`,
  radius: `A radius can't be typed over. Change the radius of the curve instead.`,
};

/** How its second end has to move from its first for it to measure a length. */
function lengthen(dimension: Dimension, feet: number): Lengthening | { readonly problem: string } {
  const { form, places } = dimension;
  const refused = notTyped[form];
  if (refused) return { problem: refused };
  if (feet <= 0) return { problem: aboveZero };
  if (feet > mostFeet) return { problem: `A dimension is at most ${mostFeet} feet long.` };
  const measured = measuredBy[form](dimension);
  if (measured === 0)
    return { problem: 'Its ends lie at one place, so nobody can tell which way it is to grow.' };
  const { axis } = lineOf(dimension);
  const way = Math.sign(dot(subtract(placeOf(dimension, 1), placeOf(dimension, 0)), axis));
  return { by: scaleBy(axis, way * (feet - measured)), ends: [places[0]?.tie, places[1]?.tie] };
}

export const dimensionMeasure: Measure<Dimension> = {
  at: (dimension) => gripOf[dimension.form](dimension),
  written: wordsOf,
  length: (dimension) => (isLength(dimension.form) ? measuredBy[dimension.form](dimension) : undefined),
  read,
  lengthen,
};
