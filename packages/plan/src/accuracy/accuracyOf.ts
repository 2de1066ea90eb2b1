// How well the place of an object, or of a line of a lot, is known: where it comes from, and the range that follows. All
// ranges are in feet at 95 %: of twenty true values nineteen lie within. What is unknown is undefined, never guessed.
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

/** drawn: by hand, with nothing to say how well. */
export type PlaceSource = NonNullable<KnownEdge['source']> | 'drawn';

export interface Accuracy {
  readonly source: PlaceSource;
  /** undefined if it isn't known. */
  readonly feet: number | undefined;
  /** Of a line of a lot: whether it is found again on the ground, so that what is built is staked from the line itself. */
  readonly isStaked?: true;
}

/**
 * Feet of a surveyor's work: 2 cm and 50 parts in a million, which is what ALTA/NSPS land title surveys of 2021 allow between
 * two points at 95 %.
 */
const surveyRange = (length: number): number => 0.07 + length / 20_000;
/** Feet of a length for which none is known, as that of a surveyed or taped object. */
const usualLength = 100;
/** Feet. A line that is known to better is found on the ground by its pins. */
const pinRange = 0.25;

/** edge: of a lot, by its number. */
export const accuracyOf = (object: PlanObject, edge?: number): Accuracy =>
  edge === undefined ? placeOf(object) : (lineAccuracies(object)[edge] ?? placeOf(object));

/**
 * Whether it is built where the plan says. What is proposed has no place yet that could be measured, and neither has what
 * nobody has said anything of.
 */
export const isBuiltAsDrawn = ({ status, source, accuracy }: PlanObject): boolean =>
  status === 'proposed' || (status === undefined && source === undefined && accuracy === undefined);

const usualRanges: Readonly<Partial<Record<PlaceSource, number>>> = {
  surveyed: surveyRange(usualLength),
  measured: tapeTolerance(usualLength),
};

const placeOf = ({ source, accuracy }: PlanObject): Accuracy => ({
  source: source ?? 'drawn',
  feet: accuracy ?? usualRanges[source ?? 'drawn'],
});

/** A check asks for the lines of the same lot again and again. */
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
  const isGround = edges.some(({ source }) => source === 'deed' || source === 'measured');
  const missed = isGround ? misclosureOf(outline) : { gap: 0, isClosed: true };
  const courses = isGround ? courseRange(outline) : undefined;
  const taped = courses === undefined ? undefined : Math.hypot(courses, missed.gap);
  return edgesOf({ vertices, closed: true }).map((edge): Accuracy => {
    const { source: given, accuracy } = edges[edge.index] ?? {};
    // Without a picture beneath it, nothing was traced.
    const source = given === undefined || (given === 'traced' && lot.source !== 'traced') ? 'drawn' : given;
    const found: Accuracy = { source, feet: accuracy ?? rangeOf(source, edgeLength(edge)) };
    const isOfGround = source === 'surveyed' || source === 'deed' || source === 'measured';
    const isStaked = isOfGround && missed.isClosed && (accuracy ?? 0) <= pinRange;
    return isStaked ? { ...found, isStaked } : found;
  });

  function rangeOf(source: PlaceSource, length: number): number | undefined {
    if (source === 'surveyed') return Math.hypot(surveyRange(length), missed.gap);
    if (source === 'deed' || source === 'measured') return taped;
    return source === lot.source ? lot.accuracy : undefined;
  }
}

/** Feet by which a lot's courses miss their beginning, and whether they close as well as those of a town lot have to. */
function misclosureOf(outline: KnownOutline): { readonly gap: number; readonly isClosed: boolean } {
  const open = gapIndex(outline) >= 0 ? openSurveyOf(outline)?.closure : undefined;
  const { gap = 0, oneIn = Infinity } = adjustmentOf(outline) ?? open ?? {};
  return { gap, isClosed: gap <= pinRange || oneIn >= minRatio };
}
