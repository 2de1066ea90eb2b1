// The setback line of a lot: which distance an edge has, by its name, and what is said if there is no single line. How the
// line runs, and how two distances meet at a corner, is decided by geometry/buildable.ts.
import { buildable } from '../../geometry/buildable.ts';
import { areaOf } from '../../geometry/outline.ts';
import { selfMeetings } from '../../geometry/selfMeeting.ts';
import type { Vertex } from '../../geometry/pen.ts';
import type { KnownEdge, SetbackDistance } from '../../objects/capabilities.ts';

/** Land with setbacks: its closed border, and the data of each edge. */
export interface Ground {
  readonly vertices: readonly Vertex[];
  readonly edges: readonly KnownEdge[];
}

/** The part of a setback line that is computed from its lot and distances. */
export interface SetbackLine {
  readonly vertices: readonly Vertex[];
  /** For each edge of the line, its distance in feet from the lot's edge; 0 if it follows none, as around a corner. */
  readonly off: readonly number[];
}

/** Why a lot has no setback line, with the message to show. */
export const setbackProblems = {
  distanceMissing: 'No distance is set for some edges of the lot. Open Setback lines and type it.',
  nothingLeft: 'No buildable area is left. Enter smaller setbacks.',
  severalPieces:
    "The buildable area splits into separate pieces at these distances, so one line can't enclose it. Type shorter ones.",
  edgesCross: 'Edges of the lot cross or touch, so it has no inside to build on.',
  tooComplex: 'The outline of the lot is too complex for a setback line.',
  unknown: "The setback line couldn't be drawn when the plan was saved.",
} as const;

export type SetbackProblem = keyof typeof setbackProblems;

export const isSetbackProblem = (code: string): code is SetbackProblem =>
  Object.hasOwn(setbackProblems, code);

/** Maximum edges of a lot: computing their setback line takes about 40 ms. */
const maxEdges = 400;
/** Square feet. Smaller pieces of buildable area are ignored. */
const minArea = 0.1;

/** An edge's name as distances refer to it, trimmed and in lower case; '' if the edge has no name. */
export const setbackName = ({ name }: KnownEdge): string => name?.trim().toLowerCase() ?? '';

/** The distance in feet for edges with a name, or else for all other edges; undefined if there is neither. */
export const distanceFor = (distances: readonly SetbackDistance[], name: string): number | undefined =>
  (distances.find(({ edges }) => edges === name) ?? distances.find(({ edges }) => edges === ''))?.feet;

/** The line, or why there is none. */
export function setbackLine(
  { vertices, edges }: Ground,
  distances: readonly SetbackDistance[],
): SetbackLine | { readonly problem: SetbackProblem } {
  const path = { vertices, closed: true };
  if (path.vertices.length > maxEdges) return { problem: 'tooComplex' };
  const { found, more: isUnfinished } = selfMeetings(path, 1);
  if (found.length > 0) return { problem: 'edgesCross' };
  const feet = vertices.flatMap((_, i) => distanceFor(distances, setbackName(edges[i] ?? {})) ?? []);
  if (feet.length < vertices.length) return { problem: 'distanceMissing' };
  const feetOf = (edge: number): number => feet[edge] ?? 0;
  const pieces = isUnfinished ? undefined : buildable(path, ({ index }) => feetOf(index));
  if (!pieces) return { problem: 'tooComplex' };
  const [piece, other] = pieces.filter((one) => areaOf({ vertices: one.vertices, closed: true }) > minArea);
  if (!piece) return { problem: 'nothingLeft' };
  if (other) return { problem: 'severalPieces' };
  return {
    vertices: piece.vertices,
    off: piece.from.map((edge) => (edge === undefined ? 0 : feetOf(edge))),
  };
}
