// How accurately the distances that checks measure are known, and the verdict that follows: met, not met, or closer than can be
// measured.
import { type Accuracy, accuracyOf, isBuiltAsDrawn } from '../accuracy/accuracyOf.ts';
import { exact, type Range, rangeOf, withRange } from '../accuracy/range.ts';
import { placeText } from '../accuracy/sourceWords.ts';
import { capitalized } from '../measure/letterCase.ts';
import { formatLength } from '../measure/units.ts';
import type { Found, Ground } from './check.ts';
import { lengthTolerance } from './clearance.ts';
import type { LotLine } from './siteLot.ts';
import type { Subject } from './subject.ts';

/** Whether a subject's place is exact, because it is built as drawn. */
const isDesigned = ({ object }: Subject): boolean => isBuiltAsDrawn(object);

const placeOf = ({ object }: Subject): Accuracy | undefined =>
  isBuiltAsDrawn(object) ? undefined : accuracyOf(object);

export const rangeOfSubject = (subject: Subject): Range => {
  const place = placeOf(subject);
  return place ? rangeOf(place) : exact;
};

/** The range of a distance to a lot line; exact if a designed object is staked from a line found on the ground. */
export const rangeToLine = (subject: Subject, { accuracy }: Pick<LotLine, 'accuracy'>): Range =>
  isDesigned(subject) && accuracy.isStaked ? exact : rangeOf(placeOf(subject), accuracy);

export const rangeBetween = (a: Subject, b: Subject): Range => rangeOf(placeOf(a), placeOf(b));

/** How a distance compares with what is required. Without a known range, it is never `met`. */
export type Verdict = 'met' | 'unmet' | 'close' | 'unknown';

/**
 * The verdict on a distance. A designed object is built as drawn, so a drawn distance below the required one is never `close`
 * but `unmet`. measured: the subjects that the distance is measured to.
 */
export function verdictOf(
  feet: number,
  required: number,
  range: Range,
  ...measured: readonly Subject[]
): Verdict {
  const shortfall = required - lengthTolerance - feet;
  if (shortfall > (measured.some(isDesigned) ? 0 : range.feet)) return 'unmet';
  if (shortfall > -range.feet) return 'close';
  return range.isLeast ? 'unknown' : 'met';
}

/** A distance that is close to what is required. */
interface Close {
  /** The beginning of the sentence, such as `the house is`. */
  readonly what: string;
  /** Such as `from the left edge`. */
  readonly from: string;
  readonly feet: number;
  /** A clause with the required distance, given as text. */
  readonly rule: (required: string) => string;
  readonly required: number;
  readonly range: Range;
  /** What the distance is measured between: the names in sentences, and how accurately each is known. */
  readonly between: readonly (readonly [the: string, place: Accuracy | undefined])[];
}

const remedyWords = 'Measure it again, have it surveyed, or type on the card what you know better.';

/** The finding that a distance is too close to the required one to tell. found: the finding as if the rule weren't met. */
export function closeFinding(
  found: Found,
  { range, feet, required, ...close }: Close,
  ground: Ground,
): Found {
  const { units } = ground;
  const distance = withRange(formatLength(feet, units), range, units);
  const places = close.between.flatMap(([the, place]) =>
    place && (place.feet === undefined || place.feet > 0) ? [placeText(the, place, units)] : [],
  );
  return {
    ...found,
    id: `${found.id} close`,
    state: 'close',
    sentence: `Closer than we can measure: ${close.what} ${distance} ${close.from}, and ${close.rule(formatLength(required, units))}.`,
    advice: `${capitalized(places.join(', and '))}. ${remedyWords}`,
  };
}

export const placesToLine = (subject: Subject, { words, accuracy }: LotLine): Close['between'] => [
  [subject.the, placeOf(subject)],
  [words, isDesigned(subject) && accuracy.isStaked ? undefined : accuracy],
];

export const placesBetween = (...subjects: readonly Subject[]): Close['between'] =>
  subjects.map((subject) => [subject.the, placeOf(subject)]);
