// The edges of a lot one by one, as its table shows them, and the lot with one of them changed. Where an edge is made
// longer or turned, the corners after it move along; the last edge closes the lot and follows from the others.
import { arcOf, edgeLength, edgesOf } from '../geometry/outline.ts';
import { add, lengthOf, type Point, scaleBy, subtract, unit } from '../geometry/point.ts';
import type { Vertex } from '../pen/pen.ts';
import { tidy } from '../units.ts';
import { edgeNames, type Lot, type LotEdge, withVertices } from './lot.ts';
import { type Ground, setbackName } from './setbackLine.ts';

export interface LotEdgeRow extends LotEdge {
  readonly index: number;
  /** From its start to its end, in feet. */
  readonly chord: Point;
  /** Feet along it. */
  readonly length: number;
  /** Feet; curves only. */
  readonly radius?: number;
  /** Whether it is the last, which closes the lot. */
  readonly closes: boolean;
}

export function lotEdgeRows({ vertices, edges }: Lot): readonly LotEdgeRow[] {
  return edgesOf({ vertices, closed: true }).map((edge): LotEdgeRow => {
    const arc = arcOf(edge);
    return {
      ...edges[edge.index],
      index: edge.index,
      chord: subtract(edge.to, edge.from),
      length: edgeLength(edge),
      ...(arc ? { radius: arc.radius } : {}),
      closes: edge.index === vertices.length - 1,
    };
  });
}

/** The lot with what is known of an edge changed; a name of no letters is none. */
export function withLotEdge(object: Lot, index: number, { name, source }: LotEdge): Lot {
  const edges = object.edges.map((edge, i): LotEdge => {
    if (i !== index) return edge;
    const { extra } = edge;
    const words = name?.trim();
    return { ...(words ? { name: words } : {}), ...(source ? { source } : {}), ...(extra ? { extra } : {}) };
  });
  return { ...object, edges };
}

/** The lot with an edge in another direction (a unit vector). */
export function withEdgeDirection(object: Lot, index: number, direction: Point): Lot {
  const row = lotEdgeRows(object)[index];
  return row ? withRun(object, row, scaleBy(direction, lengthOf(row.chord))) : object;
}

/** The most of a turn that a curve takes. */
const mostSweep = 1.99 * Math.PI;

/** The lot with an edge of another length; a curve keeps its radius. undefined where that would go round in a circle. */
export function withEdgeLength(object: Lot, index: number, feet: number): Lot | undefined {
  const row = lotEdgeRows(object)[index];
  if (!row) return object;
  const along = unit(row.chord);
  if (row.radius === undefined) return withRun(object, row, scaleBy(along, feet));
  const sweep = feet / row.radius;
  if (sweep > mostSweep) return undefined;
  const bulge = Math.tan(sweep / 4) * Math.sign(object.vertices[index]?.bulge ?? 1);
  return withRun(object, row, scaleBy(along, 2 * row.radius * Math.sin(sweep / 2)), bulge);
}

/** The lot with a curve of another radius between the same corners; undefined where they lie too far apart for it. */
export function withEdgeRadius(object: Lot, index: number, feet: number): Lot | undefined {
  const row = lotEdgeRows(object)[index];
  const old = object.vertices[index]?.bulge ?? 0;
  if (!row) return object;
  const half = lengthOf(row.chord) / 2;
  if (feet < half) return undefined;
  const short = Math.asin(Math.min(1, half / feet));
  // What turned through more than half a circle goes on doing so.
  const sweep = 2 * (Math.abs(old) > 1 ? Math.PI - short : short);
  return withRun(object, row, row.chord, Math.tan(sweep / 4) * Math.sign(old || 1));
}

function withRun(object: Lot, { index, chord: old }: LotEdgeRow, chord: Point, bulge?: number): Lot {
  const by = subtract(chord, old);
  const vertices = object.vertices.map((vertex, i): Vertex => {
    if (i === index) return bulge === undefined ? vertex : { ...vertex, bulge };
    if (i < index) return vertex;
    const { x, y } = add(vertex, by);
    return { ...vertex, x: tidy(x), y: tidy(y) };
  });
  return withVertices(object, vertices);
}

/** What edges are called, each name once: the usual ones first, and '' last where some have none. */
export function namesOfEdges({ edges }: Pick<Ground, 'edges'>): readonly string[] {
  const names = new Set(edges.map(setbackName));
  const usual = edgeNames.filter((name) => names.has(name));
  const others = [...names].filter((name) => name !== '' && !usual.some((one) => one === name));
  return [...usual, ...others, ...(names.has('') ? [''] : [])];
}
