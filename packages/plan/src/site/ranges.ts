// How well the distances are known that checks measure, and what follows for a check: met, not met, or closer than can be
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

const isDesigned = ({ object }: Subject): boolean => isBuiltAsDrawn(object);

const placeOf = ({ object }: Subject): Accuracy | undefined =>
  isBuiltAsDrawn(object) ? undefined : accuracyOf(object);

export const rangeOfSubject = (subject: Subject): Range => {
  const place = placeOf(subject);
  return place ? rangeOf(place) : exact;
};

/** What is built is staked from the line itself, if the line is found on the ground. */
export const rangeToLine = (subject: Subject, { known }: Pick<LotLine, 'known'>): Range =>
  isDesigned(subject) && known.isStaked ? exact : rangeOf(placeOf(subject), known);

export const rangeBetween = (a: Subject, b: Subject): Range => rangeOf(placeOf(a), placeOf(b));

/** What a distance says of what is required. If its range isn't known, it never says met. */
export type Verdict = 'met' | 'unmet' | 'close' | 'unknown';

/**
 * What is designed is built where the plan says: if the plan shows less than is required, that isn't met, however well the
 * rest is known.
 */
export function verdictOf(
  feet: number,
  required: number,
  range: Range,
  ...measured: readonly Subject[]
): Verdict {
  const short = required - lengthTolerance - feet;
  if (short > (measured.some(isDesigned) ? 0 : range.feet)) return 'unmet';
  if (short > -range.feet) return 'close';
  return range.isLeast ? 'unknown' : 'met';
}

interface Close {
  /** `the house is`. */
  readonly what: string;
  /** `from the left edge`. */
  readonly from: string;
  readonly feet: number;
  /** Of the required distance as it is written. */
  readonly rule: (required: string) => string;
  readonly required: number;
  readonly range: Range;
  /** What it is measured between, as sentences call it. */
  readonly between: readonly (readonly [the: string, place: Accuracy | undefined])[];
}

const remedyWords = 'Measure it again, have it surveyed, or type on the card what you know better.';

/** The finding that a distance is closer to what is required than can be measured. found: as if it weren't met. */
export function closeFinding(
  found: Found,
  { range, feet, required, ...close }: Close,
  ground: Ground,
): Found {
  const { units } = ground;
  const is = withRange(formatLength(feet, units), range, units);
  const places = close.between.flatMap(([the, place]) =>
    place && (place.feet === undefined || place.feet > 0) ? [placeText(the, place, units)] : [],
  );
  return {
    ...found,
    id: `${found.id} close`,
    state: 'close',
    sentence: `Closer than we can measure: ${close.what} ${is} ${close.from}, and ${close.rule(formatLength(required, units))}.`,
    advice: `${capitalized(places.join(', and '))}. ${remedyWords}`,
  };
}

export const placesToLine = (subject: Subject, { words, known }: LotLine): Close['between'] => [
  [subject.the, placeOf(subject)],
  [words, isDesigned(subject) && known.isStaked ? undefined : known],
];

export const placesBetween = (...subjects: readonly Subject[]): Close['between'] =>
  subjects.map((subject) => [subject.the, placeOf(subject)]);
