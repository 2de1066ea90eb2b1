// Where the setback line of a lot runs, worked out from how far it is to keep from the edges of each name.
import { buildable } from '../geometry/buildable.ts';
import { areaOf } from '../geometry/outline.ts';
import { selfMeetings } from '../geometry/selfMeeting.ts';
import { edgeNames, type Lot } from './lot.ts';
import { distanceMissing, nothingLeft, type Setback, type SetbackDistance } from './setback.ts';

/** What of a setback line follows from its lot and its distances. */
type Line = Pick<Setback, 'vertices' | 'off'>;

/** Edges of a lot that are looked at in no time. */
const mostEdges = 200;
/** Square feet on which nobody builds. */
const leastArea = 0.1;

const notTold =
  'The setback line of this lot cannot be worked out at these distances: its edges, moved inward, do not close to one clear line. Type other distances, or draw it by hand.';

/** The name of an edge, however it is written; '' where it has none. */
const nameOf = (lot: Lot, edge: number): string => lot.edges[edge]?.name?.trim().toLowerCase() ?? '';

/** What the edges of a lot are called, each name once: the usual ones first, and '' last where some have none. */
export function namesOfEdges(lot: Lot): readonly string[] {
  const names = new Set(lot.vertices.map((_, i) => nameOf(lot, i)));
  const usual = edgeNames.filter((name) => names.has(name));
  const others = [...names].filter((name) => name !== '' && !usual.some((one) => one === name));
  return [...usual, ...others, ...(names.has('') ? [''] : [])];
}

/** Feet from the edges of a name; undefined where nothing says so. */
export const distanceFor = (distances: readonly SetbackDistance[], name: string): number | undefined =>
  (distances.find(({ edges }) => edges === name) ?? distances.find(({ edges }) => edges === ''))?.feet;

/** The line, or the sentence why there is none. */
export function setbackLine(
  lot: Lot,
  distances: readonly SetbackDistance[],
): Line | { readonly problem: string } {
  const path = { vertices: lot.vertices, closed: true };
  if (path.vertices.length > mostEdges)
    return { problem: `The lot has ${path.vertices.length} edges; a setback line can keep to ${mostEdges}.` };
  const meetings = selfMeetings(path, 1);
  if (meetings.found.length > 0)
    return { problem: 'Edges of the lot cross or touch, so it has no inside to build on.' };
  if (meetings.more) return { problem: notTold };
  const unsaid = namesOfEdges(lot).find((name) => distanceFor(distances, name) === undefined);
  if (unsaid !== undefined) return { problem: `${distanceMissing} the ${unsaid || 'other'} edges. Type it.` };
  const feetOf = (edge: number): number => distanceFor(distances, nameOf(lot, edge)) ?? 0;
  const pieces = buildable(path, ({ index }) => feetOf(index));
  if (!pieces) return { problem: notTold };
  const [piece, ...more] = pieces.filter(({ vertices }) => areaOf({ vertices, closed: true }) > leastArea);
  if (!piece) return { problem: nothingLeft };
  if (more.length > 0)
    return {
      problem: `The buildable area falls into ${more.length + 1} pieces at these distances, and one line cannot go round them. Type shorter ones.`,
    };
  return {
    vertices: piece.vertices,
    off: piece.from.map((edge) => (edge === undefined ? 0 : feetOf(edge))),
  };
}

/** The setback line as its lot is now; itself where nothing has changed. What cannot be drawn stays, with the reason. */
export function onLot(setback: Setback, lot: Lot): Setback {
  const { problem: _, ...rest } = setback;
  return { ...rest, ...setbackLine(lot, setback.distances) };
}
