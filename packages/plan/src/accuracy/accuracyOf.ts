// How accurately the place of an object or of a lot line is known: its source, and the range that follows from it. All ranges
// are in feet at 95 %: nineteen of twenty true values are within. An unknown range is undefined, never guessed.
import { edgeLength, edgesOf } from '../geometry/outline.ts';
import type { KnownEdge } from '../objects/capabilities.ts';
import type { PlanObject } from '../objects/kind.ts';
import { kindOf } from '../kinds/index.ts';
import { gapIndex, type KnownOutline } from '../kinds/lot/lotEdge.ts';
import { adjustmentOf, openSurveyOf } from '../kinds/lot/lotSurvey.ts';
import { minRatio } from '../survey/closeTraverse.ts';
import { tapeTolerance } from '../survey/tapes.ts';
import { courseRange } from './courses.ts';

export { maxAccuracy } from '../objects/kind.ts';

/** drawn: by hand, with unknown accuracy. */
export type PlaceSource = NonNullable<KnownEdge['source']> | 'drawn';

export interface Accuracy {
  readonly source: PlaceSource;
  /** undefined if it isn't known. */
  readonly feet: number | undefined;
  /** Whether a lot line can be found on the ground, so that new objects are staked from the line itself. */
  readonly isStaked?: true;
}

/**
 * The range of a surveyed length: 2 cm and 50 parts in a million, which ALTA/NSPS land title surveys of 2021 allow between two
 * points at 95 %.
 */
const surveyRange = (length: number): number => 0.07 + length / 20_000;
/** Feet: the length assumed for an object that was surveyed or taped. */
const assumedLength = 100;
/** Feet: a line that is known more accurately can be found on the ground by its pins. */
const pinRange = 0.25;

/** The accuracy of an object, or of a lot line. edge: the index of the line. */
export const accuracyOf = (object: PlanObject, edge?: number): Accuracy =>
  edge === undefined ? placeOf(object) : (lineAccuracies(object)[edge] ?? placeOf(object));

/**
 * Whether an object is or will be built exactly where it is drawn. A proposed object can't have been measured yet; nor does
 * anything say that an object without a status, a source and an accuracy was.
 */
export const isBuiltAsDrawn = ({ status, source, accuracy }: PlanObject): boolean =>
  status === 'proposed' || (status === undefined && source === undefined && accuracy === undefined);

const typicalRanges: Readonly<Partial<Record<PlaceSource, number>>> = {
  surveyed: surveyRange(assumedLength),
  measured: tapeTolerance(assumedLength),
};

const placeOf = ({ source, accuracy }: PlanObject): Accuracy => ({
  source: source ?? 'drawn',
  feet: accuracy ?? typicalRanges[source ?? 'drawn'],
});

/** Cached accuracies of lot lines, which checks ask for again and again. */
const ofLots = new WeakMap<PlanObject, readonly Accuracy[]>();

function lineAccuracies(lot: PlanObject): readonly Accuracy[] {
  const cached = ofLots.get(lot);
  if (cached) return cached;
  const { path } = kindOf(lot);
  const edges = path?.edges?.(lot);
  const found = path && edges ? linesOf({ vertices: path.outline(lot).vertices, edges }, lot) : [];
  ofLots.set(lot, found);
  return found;
}

function linesOf(outline: KnownOutline, lot: PlanObject): readonly Accuracy[] {
  const { vertices, edges } = outline;
  const hasMeasured = edges.some(({ source }) => source === 'deed' || source === 'measured');
  const misclosure = hasMeasured ? misclosureOf(outline) : { gap: 0, isClosed: true };
  const courses = hasMeasured ? courseRange(outline) : undefined;
  const taped = courses === undefined ? undefined : Math.hypot(courses, misclosure.gap);
  return edgesOf({ vertices, closed: true }).map((edge): Accuracy => {
    const { source: given, accuracy } = edges[edge.index] ?? {};
    // An edge can only be traced if its lot was traced from a picture.
    const source = given === undefined || (given === 'traced' && lot.source !== 'traced') ? 'drawn' : given;
    const found: Accuracy = { source, feet: accuracy ?? rangeOf(source, edgeLength(edge)) };
    const isFromGround = source === 'surveyed' || source === 'deed' || source === 'measured';
    const isStaked = isFromGround && misclosure.isClosed && (accuracy ?? 0) <= pinRange;
    return isStaked ? { ...found, isStaked } : found;
  });

  function rangeOf(source: PlaceSource, length: number): number | undefined {
    if (source === 'surveyed') return Math.hypot(surveyRange(length), misclosure.gap);
    if (source === 'deed' || source === 'measured') return taped;
    return source === lot.source ? lot.accuracy : undefined;
  }
}

/** Feet by which a lot's courses miss their beginning, and whether they close as well as those of a city lot must. */
function misclosureOf(outline: KnownOutline): { readonly gap: number; readonly isClosed: boolean } {
  const open = gapIndex(outline) >= 0 ? openSurveyOf(outline)?.closure : undefined;
  const { gap = 0, oneIn = Infinity } = adjustmentOf(outline) ?? open ?? {};
  return { gap, isClosed: gap <= pinRange || oneIn >= minRatio };
}
