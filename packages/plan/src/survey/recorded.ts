// The numbers that a deed, a survey or the user gave for an edge. They are printed as given, even if closing the outline
// has adjusted the edge.
import { moveDirection, type Motion } from '../geometry/motion.ts';
import { arcOf, type Edge, edgeLength } from '../geometry/outline.ts';
import { distance, type Point, scaleBy, subtract } from '../geometry/point.ts';
import { withinTurn } from '../measure/angle.ts';
import { azimuthOf, directionOf } from './bearing.ts';

export interface Recorded {
  /** Degrees clockwise from the top of the sheet in which the edge runs; of a curve, its chord. It turns with the lot. */
  readonly direction?: number;
  /**
   * The azimuth that was given for that direction: degrees clockwise from the north of the deed or survey, which need not be
   * the plan's. It stays when the lot is turned. Absent if the direction is measured from the plan's north.
   */
  readonly bearing?: number;
  /** Feet along the edge. */
  readonly length?: number;
  /** Feet; curves only, as those that follow. */
  readonly radius?: number;
  /** Feet from its start to its end. */
  readonly chord?: number;
  /** Its central angle in degrees. */
  readonly central?: number;
  /** The length of its tangents in feet. */
  readonly tangent?: number;
}

/** The given bearing, and the numbers of a curve that its length and radius also determine, up to their rounding. */
type OtherNumbers = { readonly [K in 'bearing' | 'chord' | 'central' | 'tangent']?: number | undefined };

/** The given numbers, without undefined fields. */
export const recordedNumbers = (
  direction: number | undefined,
  length: number | undefined,
  radius?: number,
  { bearing, chord, central, tangent }: OtherNumbers = {},
): Recorded =>
  Object.fromEntries(
    Object.entries({ direction, bearing, length, radius, chord, central, tangent }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/** Degrees from the top of the sheet, clockwise, to the north from which a recorded bearing is measured; undefined without one. */
export const northOf = ({ direction, bearing }: Recorded = {}): number | undefined =>
  direction === undefined || bearing === undefined ? undefined : direction - bearing;

const chordOf = ({ from, to }: Edge): Point => subtract(to, from);

/** The numbers of an edge as it is drawn. */
export function measuredNumbers(
  edge: Edge,
): Required<Pick<Recorded, 'direction' | 'length'>> & Pick<Recorded, 'radius'> {
  const arc = arcOf(edge);
  return {
    direction: azimuthOf(chordOf(edge), 0),
    length: edgeLength(edge),
    ...(arc ? { radius: arc.radius } : {}),
  };
}

export interface PrintedNumbers extends Omit<Recorded, 'direction' | 'bearing'> {
  readonly azimuth?: number;
  readonly length: number;
}

/**
 * The numbers to print for an edge: its recorded ones, otherwise its measured length and radius. A measured direction is
 * printed only for an edge that was saved before numbers were recorded, since it may have been given. north: degrees from the
 * top of the sheet to the north from which bearings are measured that weren't stored.
 */
export function printedNumbers(edge: Edge, recorded: Recorded | undefined, north: number): PrintedNumbers {
  const { direction: drawn, ...measured } = measuredNumbers(edge);
  const { direction, bearing, ...given } = recorded ?? { direction: drawn };
  return {
    ...measured,
    ...given,
    ...(direction === undefined ? {} : { azimuth: bearing ?? direction - north }),
  };
}

/** From the start of an edge to the end that its recorded numbers give; missing numbers are measured. */
export function recordedChord(edge: Edge, recorded: Recorded = {}): Point {
  const { direction, length, radius } = { ...measuredNumbers(edge), ...recorded };
  const isDrawn = recorded.length === undefined && recorded.radius === undefined;
  const chord = isDrawn
    ? distance(edge.from, edge.to)
    : radius
      ? 2 * radius * Math.abs(Math.sin(length / (2 * radius)))
      : length;
  return scaleBy(directionOf(direction, 0), chord);
}

/** The recorded numbers that are left when an edge gets another length or radius. */
export const withoutCurveNumbers = ({ direction, bearing, length, radius }: Recorded): Recorded =>
  recordedNumbers(direction, length, radius, { bearing });

/** Feet. Smaller shifts come from rounding in files. */
export const minShift = 1e-4;

/** Feet by which closing the outline moved the end of an edge from where its recorded numbers put it, if it did. */
export function closingShift(edge: Edge, recorded: Recorded | undefined): number | undefined {
  const shift = distance(recordedChord(edge, recorded), chordOf(edge));
  return shift < minShift ? undefined : shift;
}

/**
 * The numbers of an edge that is rotated or mirrored. Recorded directions are measured from the top, those of moveDirection from
 * the right. The north of a given bearing turns with the edge, but isn't mirrored.
 */
export function movedNumbers({ direction, bearing, ...rest }: Recorded, motion: Motion): Recorded {
  if (direction === undefined) return rest;
  const moved = withinTurn(moveDirection(direction - 90, motion) + 90);
  if (bearing === undefined) return { direction: moved, ...rest };
  const given = motion.mirrored ? withinTurn(moved - (direction - bearing)) : bearing;
  return { direction: moved, bearing: given, ...rest };
}
