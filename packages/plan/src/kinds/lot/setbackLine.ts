// Where the setback line of a lot runs, worked out from how far it is to keep from the edges of each name.
import { buildable } from '../../geometry/buildable.ts';
import { areaOf } from '../../geometry/outline.ts';
import { selfMeetings } from '../../geometry/selfMeeting.ts';
import type { Vertex } from '../../pen/pen.ts';
import type { KnownEdge, SetbackDistance } from '../capabilities.ts';

/** Ground that setback lines may enclose part of: its border, closed, and what is known of each edge. */
export interface Ground {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly KnownEdge[];
}

/** What of a setback line follows from its lot and its distances. */
export interface SetbackLine {
  readonly vertices: readonly Vertex[];
  /** Feet from the lot's edge to each of its own, 0 where it lies along none, as round a corner. */
  readonly off: readonly number[];
}

/** Why a lot has no setback line, each with a sentence for people. */
export const setbackProblems = {
  distanceMissing: 'No distance is set for some edges of the lot. Open Setback lines and type it.',
  nothingLeft: 'Nothing buildable is left at these distances. Type shorter ones.',
  severalPieces:
    "The buildable area splits into separate pieces at these distances, so one line can't enclose it. Type shorter ones.",
  edgesCross: 'Edges of the lot cross or touch, so it has no inside to build on.',
  tooComplex: 'The outline of the lot is too complex for a setback line.',
  unknown: "The setback line couldn't be drawn when the plan was saved.",
} as const;

export type SetbackProblem = keyof typeof setbackProblems;

export const isSetbackProblem = (code: string): code is SetbackProblem =>
  Object.hasOwn(setbackProblems, code);

/** Edges of a lot that are worked out in some 40 ms. */
const maxEdges = 400;
/** Square feet on which nobody builds. */
const leastArea = 0.1;

/** The name by which an edge has its distance, however it is written; '' where it has none. */
export const setbackName = ({ name }: KnownEdge): string => name?.trim().toLowerCase() ?? '';

/** Feet from the edges of a name; undefined where nothing says so. */
export const distanceFor = (distances: readonly SetbackDistance[], name: string): number | undefined =>
  (distances.find(({ edges }) => edges === name) ?? distances.find(({ edges }) => edges === ''))?.feet;

/** The line, or why there is none. */
export function setbackLine(
  { vertices, edges }: Ground,
  distances: readonly SetbackDistance[],
): SetbackLine | { readonly problem: SetbackProblem } {
  const path = { vertices, closed: true };
  if (path.vertices.length > maxEdges) return { problem: 'tooComplex' };
  const { found, more } = selfMeetings(path, 1);
  if (found.length > 0) return { problem: 'edgesCross' };
  const feet = vertices.flatMap((_, i) => distanceFor(distances, setbackName(edges[i] ?? {})) ?? []);
  if (feet.length < vertices.length) return { problem: 'distanceMissing' };
  const feetOf = (edge: number): number => feet[edge] ?? 0;
  const pieces = more ? undefined : buildable(path, ({ index }) => feetOf(index));
  if (!pieces) return { problem: 'tooComplex' };
  const [piece, other] = pieces.filter((one) => areaOf({ vertices: one.vertices, closed: true }) > leastArea);
  if (!piece) return { problem: 'nothingLeft' };
  if (other) return { problem: 'severalPieces' };
  return {
    vertices: piece.vertices,
    off: piece.from.map((edge) => (edge === undefined ? 0 : feetOf(edge))),
  };
}
