// A traverse: turns the calls of a survey, one after the other, into the edges of a plan. Feet; x to the right, y down.
import { grouped } from '../measure/units.ts';
import { type Edge, edgeLength } from '../geometry/outline.ts';
import { add, distance, type Point, radians, scaleBy, subtract } from '../geometry/point.ts';
import type { Path, Vertex } from '../geometry/pen.ts';
import { arcSize } from './arcSize.ts';
import { withinTurn } from '../measure/angle.ts';
import { azimuthOf, directionOf } from './bearing.ts';
import type { ArcCall, Call, Heading, LineCall } from './call.ts';
import { type Recorded, recordedNumbers } from './recorded.ts';

/** A plotted edge. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly bulge: number;
  /** The azimuths of its tangents at its start and end; the same for a straight edge. */
  readonly leaves: number;
  readonly arrives: number;
  /** The numbers that its call gives. */
  readonly recorded: Recorded;
}

export interface Traverse {
  /** The legs up to the first call that could not be plotted. */
  readonly legs: readonly Leg[];
  /** The index of that call, and the reason. */
  readonly problem?: { readonly index: number; readonly text: string };
}

export interface PlotOptions {
  readonly start?: Point;
  /** Degrees from the top of the sheet to north, clockwise. */
  readonly north?: number;
}

/** Feet. A longer edge is a mistake: no plan is larger than a few miles. */
const maxEdgeLength = 100_000;

export function plot(
  calls: readonly Call[],
  { start = { x: 0, y: 0 }, north = 0 }: PlotOptions = {},
): Traverse {
  const legs: Leg[] = [];
  for (const [index, call] of calls.entries()) {
    const before = legs.at(-1);
    const leg = plotCall(call, before, before?.to ?? start, start, north);
    if (typeof leg === 'string') return { legs, problem: { index, text: leg } };
    legs.push(leg);
  }
  return { legs };
}

function plotCall(
  call: Call,
  before: Leg | undefined,
  from: Point,
  start: Point,
  north: number,
): Leg | string {
  if (call.kind === 'arc') return plotArc(call, before, from, north);
  if (call.kind === 'line') return plotLine(call, before, from, north);
  const azimuth = azimuthOf(subtract(start, from), north);
  const recorded = call.azimuth === undefined ? {} : directed(call.azimuth, north);
  return { from, to: start, bulge: 0, leaves: azimuth, arrives: azimuth, recorded };
}

function plotLine(
  { heading, length }: LineCall,
  before: Leg | undefined,
  from: Point,
  north: number,
): Leg | string {
  if (!(length > 0)) return 'its length is not above 0';
  if (length > maxEdgeLength) return `its length is more than ${grouped(maxEdgeLength)} ft`;
  const azimuth = headingFrom(heading, before?.arrives);
  if (azimuth === undefined)
    return 'its angle is measured from the edge before it, but there is none; give a bearing';
  const to = add(from, scaleBy(directionOf(azimuth, north), length));
  const recorded = { ...directed(azimuth, north), length };
  return { from, to, bulge: 0, leaves: azimuth, arrives: azimuth, recorded };
}

/** The recorded direction of an azimuth that was given. */
const directed = (azimuth: number, north: number): Required<Pick<Recorded, 'direction' | 'bearing'>> => ({
  direction: withinTurn(azimuth + north),
  bearing: withinTurn(azimuth),
});

function headingFrom(heading: Heading, before: number | undefined): number | undefined {
  if ('azimuth' in heading) return withinTurn(heading.azimuth);
  if (before === undefined) return undefined;
  if ('deflection' in heading) return withinTurn(before + heading.deflection);
  const turn = 180 - heading.interior;
  return withinTurn(before + (heading.lot === 'right' ? turn : -turn));
}

function plotArc(call: ArcCall, before: Leg | undefined, from: Point, north: number): Leg | string {
  const size = arcSize(call);
  if ('problem' in size) return size.problem;
  const { radius, central } = size;
  if (radius > maxEdgeLength) return `its radius is more than ${grouped(maxEdgeLength)} ft`;
  const sign = call.turn === 'right' ? 1 : -1;
  const leaves = tangentOf(call, central, before?.arrives);
  if (leaves === undefined)
    return 'it continues from the edge before it, but there is none; give its chord bearing';
  const chord = 2 * radius * Math.sin(radians(central) / 2);
  const heading = leaves + (sign * central) / 2;
  const to = add(from, scaleBy(directionOf(heading, north), chord));
  const bulge = sign * Math.tan(radians(central) / 4);
  const { direction, bearing } = directed(heading, north);
  const recorded = recordedNumbers(direction, call.arc ?? radius * radians(central), radius, {
    bearing,
    chord: call.chord,
    central: call.central,
    tangent: call.tangentLength,
  });
  return { from, to, bulge, leaves, arrives: withinTurn(leaves + sign * central), recorded };
}

/** The azimuth of the tangent at the start of a curve; undefined if it depends on a missing edge before it. */
function tangentOf(
  { starts, turn }: ArcCall,
  central: number,
  before: number | undefined,
): number | undefined {
  const sign = turn === 'right' ? 1 : -1;
  if (!starts) return before;
  if ('tangent' in starts) return withinTurn(starts.tangent);
  if ('center' in starts) return withinTurn(starts.center - sign * 90);
  return withinTurn(starts.chord - (sign * central) / 2);
}

const edgeOf = ({ from, to, bulge }: Leg): Edge => ({ index: 0, from, to, bulge });

export const legLength = (leg: Leg): number => edgeLength(edgeOf(leg));

/** Feet within which two ends are at the same point. */
const pointTolerance = 1e-3;

/**
 * The legs as a closed outline. If they do not return to their start, one more straight edge closes it, from the
 * last vertex.
 */
export function outlineOf(legs: readonly Leg[]): Path {
  const vertices = legs.map(({ from, bulge }): Vertex => (bulge === 0 ? from : { ...from, bulge }));
  const first = legs[0]?.from;
  const end = legs.at(-1)?.to;
  if (first && end && distance(first, end) > pointTolerance) vertices.push(end);
  return { vertices, closed: true };
}
