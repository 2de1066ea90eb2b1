// The edges of a lot as the rows of a table, and edits of single edges. If an edge is lengthened or turned, the corners after
// it move along; the last edge closes the lot and follows from the others.
import { edgeLength, edgesOf } from '../../geometry/outline.ts';
import { lengthOf, moved, type Point, scaleBy, subtract } from '../../geometry/point.ts';
import type { Vertex } from '../../geometry/pen.ts';
import { withinTurn } from '../../measure/angle.ts';
import { directionOf } from '../../survey/bearing.ts';
import {
  closingShift,
  measuredNumbers,
  type Recorded,
  recordedChord,
  withoutCurveNumbers,
} from '../../survey/recorded.ts';
import { type Lot, withVertices } from './lot.ts';
import {
  closingEdge,
  edgeNames,
  gapIndex,
  hasSource,
  isComputed,
  isOfRecord,
  type LotEdge,
  northOfBearings,
} from './lotEdge.ts';
import { type Ground, setbackName } from './setbackLine.ts';

/** An edge with its recorded numbers, or else the numbers measured from its drawing. */
export interface LotEdgeRow extends LotEdge {
  readonly index: number;
  /** Degrees clockwise from the top of the sheet; for a curve, the direction of its chord. */
  readonly direction: number;
  /** Its given azimuth, if one is stored. */
  readonly bearing?: number;
  /** Feet along it. */
  readonly length: number;
  /** Feet; curves only. */
  readonly radius?: number;
  /** The vector from its start to its end as drawn, in feet. */
  readonly chord: Point;
  /** Feet by which closing the lot moved its end from where its recorded numbers put it, if it did. */
  readonly shift?: number;
  /** Whether it is the last, which closes the lot. */
  readonly closes: boolean;
}

export function lotEdgeRows({ vertices, edges }: Lot): readonly LotEdgeRow[] {
  return edgesOf({ vertices, closed: true }).map((edge): LotEdgeRow => {
    const known = edges[edge.index];
    const shift = closingShift(edge, known?.recorded);
    return {
      ...known,
      index: edge.index,
      ...measuredNumbers(edge),
      ...known?.recorded,
      chord: subtract(edge.to, edge.from),
      ...(shift === undefined ? {} : { shift }),
      closes: edge.index === vertices.length - 1,
    };
  });
}

/** The lot with another name, source and accuracy of an edge. A blank name removes the name. */
export function withLotEdge(object: Lot, index: number, { name, source, accuracy }: LotEdge): Lot {
  const edges = object.edges.map((edge, i): LotEdge => {
    if (i !== index) return edge;
    const { name: _name, isGuess: _isGuess, source: _source, accuracy: _accuracy, ...known } = edge;
    const words = name?.trim();
    return {
      ...(words ? { name: words } : {}),
      ...(source ? { source } : {}),
      // The accuracy that was stated for one source doesn't apply to another.
      ...(accuracy !== undefined && source === edge.source ? { accuracy } : {}),
      ...known,
    };
  });
  return { ...object, edges };
}

/** What the user can say of an edge: its source, or that it follows from the others. */
export type EdgeSourceChoice = NonNullable<LotEdge['source']> | 'computed';

/** The lot whose edge has another source; undefined if that is unknown. */
export function withEdgeSource(object: Lot, index: number, choice: EdgeSourceChoice | undefined): Lot {
  const { source: _, ...rest } = object.edges[index] ?? {};
  if (choice !== 'computed') {
    const said = withLotEdge(object, index, choice ? { ...rest, source: choice } : rest);
    return index === object.edges.length - 1 ? withMeasuredEnd(said, choice) : said;
  }
  const put = withLotEdge(object, index, { ...rest, source: 'measured' });
  return { ...put, edges: put.edges.map((edge, i) => (i === index ? { ...edge, recorded: {} } : edge)) };
}

/** The lot whose edges all come from the same source. The edge across the gap of a survey has none. */
export function withLotSource(object: Lot, source: LotEdge['source']): Lot {
  const edges = object.edges.map((edge, i) => {
    const { source: was, accuracy, ...others } = edge;
    const rest = { ...others, ...(accuracy !== undefined && source === was ? { accuracy } : {}) };
    return source && i !== gapIndex(object) ? { ...rest, source } : rest;
  });
  return withMeasuredEnd({ ...object, edges }, source);
}

/** The lot whose last edge isn't computed anymore once the user has said that it was measured: it has its length then. */
function withMeasuredEnd(object: Lot, said: LotEdge['source']): Lot {
  const { edges, vertices } = object;
  const last = edges.length - 1;
  const drawn = edgesOf({ vertices, closed: true })[last];
  if (said !== 'measured' || !drawn || !isComputed(edges, last)) return object;
  const recorded = { length: edgeLength(drawn) };
  return { ...object, edges: edges.map((edge, i) => (i === last ? { ...edge, recorded } : edge)) };
}

/** The lot with the same accuracy, in feet, of all its edges; undefined removes it. */
export const withLotAccuracy = (object: Lot, accuracy: number | undefined): Lot => ({
  ...object,
  edges: object.edges.map((edge, i) => {
    const { accuracy: _, ...rest } = edge;
    return accuracy !== undefined && i !== gapIndex(object) ? { ...rest, accuracy } : rest;
  }),
});

/** The lot with another bearing of an edge, as an azimuth in degrees from the north of the lot's bearings. north: the plan's. */
export function withEdgeBearing(object: Lot, index: number, azimuth: number, north: number): Lot {
  const row = lotEdgeRows(object)[index];
  const edge = edgesOf({ vertices: object.vertices, closed: true })[index];
  if (!row || !edge) return object;
  const length = lengthOf(recordedChord(edge, row.recorded));
  const direction = withinTurn(azimuth + northOfBearings(object.edges, north));
  const recorded = { ...row.recorded, direction, bearing: withinTurn(azimuth) };
  return withChord(object, row, scaleBy(directionOf(direction, 0), length), recorded);
}

/** Radians: the largest sweep of a curve, almost a full circle. */
const maxSweep = 1.99 * Math.PI;

/** The lot with an edge of another length; a curve keeps its radius. undefined if it would be a full circle or more. */
export function withEdgeLength(object: Lot, index: number, length: number): Lot | undefined {
  const row = lotEdgeRows(object)[index];
  if (!row) return object;
  const { radius } = row;
  const along = directionOf(row.direction, 0);
  const recorded = { ...withoutCurveNumbers(row.recorded ?? {}), length };
  if (radius === undefined) return withChord(object, row, scaleBy(along, length), recorded);
  const sweep = length / radius;
  if (sweep > maxSweep) return undefined;
  const bulge = Math.tan(sweep / 4) * Math.sign(object.vertices[index]?.bulge ?? 1);
  return withChord(object, row, scaleBy(along, 2 * radius * Math.sin(sweep / 2)), recorded, bulge);
}

/** The lot with a curve of another radius between the same corners; undefined if they are too far apart for it. */
export function withEdgeRadius(object: Lot, index: number, radius: number): Lot | undefined {
  const row = lotEdgeRows(object)[index];
  const old = object.vertices[index]?.bulge ?? 0;
  if (!row) return object;
  const half = lengthOf(row.chord) / 2;
  if (radius < half) return undefined;
  const halfSweep = Math.asin(Math.min(1, half / radius));
  // A curve of more than half a circle remains one.
  const sweep = 2 * (Math.abs(old) > 1 ? Math.PI - halfSweep : halfSweep);
  const { length: _, ...recorded } = withoutCurveNumbers(row.recorded ?? {});
  return withChord(
    object,
    row,
    row.chord,
    { ...recorded, radius },
    Math.tan(sweep / 4) * Math.sign(old || 1),
  );
}

/** The lot with an edge along another chord, with the numbers that the user has typed for it. */
function withChord(
  object: Lot,
  { index, chord: old }: LotEdgeRow,
  chord: Point,
  recorded: Recorded,
  bulge?: number,
): Lot {
  const by = subtract(chord, old);
  const vertices = object.vertices.map((vertex, i): Vertex => {
    if (i === index) return bulge === undefined ? vertex : { ...vertex, bulge };
    return i < index ? vertex : moved(vertex, by);
  });
  const shaped = withVertices(object, vertices);
  const known = object.edges[index] ?? {};
  const isMeasured = recorded.length !== undefined && !isOfRecord(known);
  const given: LotEdge = {
    ...known,
    ...(isMeasured ? { source: 'measured' } : {}),
    ...(known.recorded ? { recorded } : {}),
  };
  if (shaped === object) return object;
  const edges = shaped.edges.map((edge, i) => (i === index ? given : edge));
  const last = edges.length - 1;
  const closing = edges[last];
  // The edge that closes a lot of typed edges is exact too.
  const isDrawn = closing !== undefined && !hasSource(closing) && last !== gapIndex(shaped);
  return {
    ...shaped,
    edges: isDrawn ? [...edges.slice(0, last), { ...closing, ...closingEdge(edges.slice(0, last)) }] : edges,
  };
}

/** The names of edges, each once: standard names first, and '' last if some edges have no name. */
export function namesOfEdges({ edges }: Pick<Ground, 'edges'>): readonly string[] {
  const names = new Set(edges.map(setbackName));
  const standard = edgeNames.filter((name) => names.has(name));
  const others = [...names].filter((name) => name !== '' && !standard.some((one) => one === name));
  return [...standard, ...others, ...(names.has('') ? [''] : [])];
}
