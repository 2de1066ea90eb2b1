// The data of a lot's edge apart from its geometry: its name, its source and its recorded numbers.
import { withinTurn } from '../../measure/angle.ts';
import type { Motion } from '../../geometry/motion.ts';
import type { Edge } from '../../geometry/outline.ts';
import { distance, subtract } from '../../geometry/point.ts';
import type { Vertex } from '../../geometry/pen.ts';
import { movedNumbers, northOf, recordedNumbers } from '../../survey/recorded.ts';
import {
  approximateArea,
  formatApproximately,
  formatLength,
  grouped,
  surveyUnits,
  type Units,
} from '../../measure/units.ts';
import type { KnownEdge } from '../../objects/capabilities.ts';
import type { FileOf, FileTypes } from '../../objects/fileTypes.ts';
import { unknownFields } from '../../measure/unknownFields.ts';

/** Suggested names of edges. The user may type any other. */
export const edgeNames = ['front', 'side', 'rear', 'street', 'street side'] as const;
export const edgeSources = [
  'surveyed',
  'deed',
  'measured',
  'traced',
  'county map',
  'imported',
] as const satisfies KnownEdge['source'][];

/** The name of the edge across the gap of a survey that does not close. */
export const closingName = 'closing';
export const closingTitle = 'the closing gap';

const isGap = ({ name, recorded }: KnownEdge): boolean =>
  name === closingName && recorded !== undefined && recorded.length === undefined;

/** The index of the edge across such a gap, which isn't a boundary; -1 if there is none. */
export const gapIndex = ({ edges }: Pick<KnownOutline, 'edges'>): number => edges.findIndex(isGap);

export interface LotEdge extends KnownEdge {
  readonly extra?: Readonly<Record<string, unknown>>;
}

export interface KnownOutline {
  /** Feet; edge i runs from vertex i. */
  readonly vertices: readonly Vertex[];
  /** One for each vertex. */
  readonly edges: readonly KnownEdge[];
}

/** Whether its numbers come from a survey or from a deed, which records a survey. */
export const isOfRecord = ({ source }: KnownEdge): boolean => source === 'surveyed' || source === 'deed';

/** Whether its numbers were measured. */
export const isGiven = (edge: KnownEdge): boolean => isOfRecord(edge) || edge.source === 'measured';

/** Whether its numbers come from a deed, a survey, a tape, a map or a file. Redrawing the edge discards them. */
export const hasSource = ({ source = 'traced' }: KnownEdge): boolean => source !== 'traced';

/** The source of the edge that closes a lot. It follows from the others, so it counts as measured if all others have numbers. */
export const closingEdge = (others: readonly KnownEdge[]): LotEdge =>
  others.every(
    (edge) => isGiven(edge) && edge.recorded?.direction !== undefined && edge.recorded.length !== undefined,
  )
    ? { source: 'measured', recorded: {} }
    : drawnEdge;

/** Whether an edge closes its lot and needs no numbers of its own, since all others have theirs. */
export function canBeComputed(edges: readonly KnownEdge[], index: number): boolean {
  const edge = edges[index];
  return (
    edge?.recorded !== undefined &&
    edge.recorded.direction === undefined &&
    index === edges.length - 1 &&
    !isGap(edge) &&
    hasSource(closingEdge(edges.slice(0, index)))
  );
}

/** Whether an edge was never measured, but follows from the others. One that somebody measured has its length. */
export function isComputed(edges: readonly KnownEdge[], index: number): boolean {
  const { source, recorded = {} } = edges[index] ?? {};
  return source === 'measured' && Object.keys(recorded).length === 0 && canBeComputed(edges, index);
}

/**
 * Degrees from the top of the sheet, clockwise, to the north from which the bearings of a lot are measured: that of its deed or
 * survey where bearings are stored, otherwise the plan's.
 */
export function northOfBearings(edges: readonly KnownEdge[], north: number): number {
  for (const { recorded } of edges) {
    const own = northOf(recorded);
    if (own !== undefined) return own;
  }
  return north;
}

/** Whether it was drawn in this plan. An edge without `recorded` comes from an earlier version, so that isn't known. */
const isOnlyDrawn = ({ source = 'traced', recorded }: KnownEdge): boolean =>
  source === 'traced' && recorded !== undefined && Object.keys(recorded).length === 0;

/** The units of a lot's lengths: those of the plan if the lot was only drawn, else surveyors' units. */
export const lotUnits = (edges: readonly KnownEdge[], units: Units): Units =>
  edges.every(isOnlyDrawn) ? units : surveyUnits(units);

/** An edge that was only drawn. */
export const drawnEdge: LotEdge = { source: 'traced', recorded: {} };

/** Whether an edge was traced from a picture, so that its numbers are approximate. */
const isTraced = ({ source }: { readonly source?: string }, edge: KnownEdge | undefined): boolean =>
  source === 'traced' && edge?.source === 'traced';

export const lengthWriter = (
  lot: { readonly source?: string },
  edge: KnownEdge | undefined,
): typeof formatLength => (isTraced(lot, edge) ? formatApproximately : formatLength);

/** Formats the area of a lot: approximate if one of its edges is. */
export const writeLotArea = (
  lot: { readonly source?: string },
  edges: readonly KnownEdge[],
  area: string,
): string => (edges.some((edge) => isTraced(lot, edge)) ? approximateArea(area) : area);

export const maxNameLength = 80;
/** Feet: the greatest recorded length, radius or accuracy. */
const maxFeet = 1_000_000;

export function edgeSchema({ z }: FileTypes) {
  const degrees = z
    .number({ error: 'must be a number of degrees' })
    .check(z.minimum(0, { error: 'must be at least 0' }), z.maximum(360, { error: 'must be at most 360' }));
  const feet = z
    .number({ error: 'must be a number of feet' })
    .check(
      z.positive({ error: 'must be above 0' }),
      z.maximum(maxFeet, { error: `must be at most ${grouped(maxFeet)}` }),
    );
  return z.looseObject({
    name: z.optional(
      z
        .string({ error: 'must be text' })
        .check(z.maxLength(maxNameLength, { error: `must be at most ${maxNameLength} letters` })),
    ),
    isGuess: z.optional(z.boolean()),
    accuracy: z.optional(feet),
    source: z.optional(z.enum(edgeSources, { error: `must be one of ${edgeSources.join(', ')}` })),
    recorded: z.optional(
      z.object({
        direction: z.optional(degrees),
        bearing: z.optional(degrees),
        length: z.optional(feet),
        radius: z.optional(feet),
        chord: z.optional(feet),
        central: z.optional(degrees),
        tangent: z.optional(feet),
      }),
    ),
  });
}

export function edgeFromFile({
  name,
  isGuess,
  source,
  accuracy,
  recorded,
  ...more
}: FileOf<typeof edgeSchema>): LotEdge {
  const extra = unknownFields(more, () => false);
  return {
    ...(name?.trim() ? { name, ...(isGuess ? { isGuess: true } : {}) } : {}),
    ...(source ? { source } : {}),
    ...(accuracy ? { accuracy } : {}),
    ...(recorded
      ? { recorded: recordedNumbers(recorded.direction, recorded.length, recorded.radius, recorded) }
      : {}),
    ...(extra ? { extra } : {}),
  };
}

/** Tolerance, in feet and in bulge, within which an edge counts as unchanged. */
const closeness = 1e-6;

/** The data of an edge after its lot was reshaped: its numbers are kept only if its course and length are unchanged. */
export function knownAfter(
  known: LotEdge | undefined,
  was: Edge | undefined,
  now: Edge | undefined,
): LotEdge {
  if (!known || !was || !now) return drawnEdge;
  // A gap has no source, whatever its shape.
  if (isGap(known)) return known;
  const moved = distance(subtract(was.to, was.from), subtract(now.to, now.from));
  if (moved < closeness && Math.abs(was.bulge - now.bulge) < closeness) return known;
  const { accuracy: _, ...rest } = known;
  return { ...rest, ...drawnEdge };
}

/**
 * The edges with the bearings of record that earlier versions didn't store. before: the edges that may have been turned since,
 * whose bearings they keep. north: degrees from the top of the sheet to the north of their bearings, clockwise.
 */
export function withStoredBearings(
  edges: readonly LotEdge[],
  before: readonly LotEdge[],
  north: number,
): readonly LotEdge[] {
  const isStored = (edge: LotEdge): boolean =>
    edge.recorded?.direction === undefined || edge.recorded.bearing !== undefined || !isOfRecord(edge);
  if (edges.every(isStored)) return edges;
  return edges.map((edge, i) => {
    if (isStored(edge)) return edge;
    const was = edges.length === before.length ? before[i]?.recorded?.direction : undefined;
    const direction = was ?? edge.recorded?.direction ?? 0;
    return { ...edge, recorded: { ...edge.recorded, bearing: withinTurn(direction - north) } };
  });
}

/** The data of an edge whose lot is rotated or mirrored. */
export const movedEdge = ({ recorded, ...edge }: LotEdge, motion: Motion): LotEdge =>
  recorded ? { ...edge, recorded: movedNumbers(recorded, motion) } : edge;
