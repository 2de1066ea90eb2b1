// A lot: the ground that a deed describes, a closed outline of straight edges and arcs with its gates.
import { movePoint, moveVertices } from '../../geometry/motion.ts';
import { edgesOf, signedArea } from '../../geometry/outline.ts';
import { moved, type Point, subtract, tidyPoint } from '../../geometry/point.ts';
import { placeInside } from '../../geometry/roomInside.ts';
import { pathBox } from '../../geometry/boundsPen.ts';
import { isInside } from '../../geometry/hitPen.ts';
import type { Path, Vertex } from '../../geometry/pen.ts';
import { entrancesFromFile, entrancesToFile } from '../../gates/entranceFile.ts';
import type { FileOf } from '../../objects/fileTypes.ts';
import { fillForm } from '../../objects/usualForms.ts';
import { type Gated, gatedParts } from '../../gates/gates.ts';
import { carryEntrances } from '../../gates/carriedEntrances.ts';
import { ink } from '../../lettering/ink.ts';
import type { Fields, Kind } from '../../objects/kind.ts';
import {
  closingName,
  closingTitle,
  edgeFromFile,
  knownAfter,
  type KnownOutline,
  type LotEdge,
  movedEdge,
  northOfBearings,
  drawnEdge,
  withStoredBearings,
} from './lotEdge.ts';
import { drawLot, lotLabels, lotReach } from './lotDrawing.ts';
import { areaHandle, areaPlace, type DrawnLot } from './lotAreaLabel.ts';
import { outlineFaults } from './lotFaults.ts';
import { pathSides, type Side } from '../../gates/sides.ts';
import { keptVertices, minVertices, schema } from './lotFile.ts';
import { convertedVertices } from '../../shapes/vertexList.ts';
import { boxBetween, boxCorners, boxSize } from '../../geometry/box.ts';

export interface Lot extends Gated, KnownOutline {
  readonly edges: readonly LotEdge[];
  readonly fillColor: string;
  readonly borderColor: string;
  /** Offset in feet of the area label from its default position. */
  readonly areaOff?: Point;
  /** Square feet that its deed states. */
  readonly statedArea?: number;
}

const layer = 'property';
const defaults = { fillColor: 'transparent', borderColor: ink } as const;
/** Squares: the side of a new lot. */
const defaultSquares = 100;

const pathOf = ({ vertices }: Pick<Lot, 'vertices'>): Path => ({ vertices, closed: true });

export const sidesOf = (lot: Pick<DrawnLot, 'vertices' | 'edges'>): readonly Side[] =>
  pathSides(pathOf(lot), (i) => (lot.edges[i]?.name ? `${lot.edges[i].name} edge` : `edge ${i + 1}`));

/** The fields of a lot with an outline, as a deed gives it; vertices in feet. */
export const lotFromOutline = (vertices: readonly Vertex[], edges: readonly LotEdge[] = []): Fields<Lot> => ({
  vertices,
  edges: vertices.map((_, i) => edges[i] ?? drawnEdge),
  ...defaults,
  entrances: [],
});

/** The lot with another outline. from[i]: the index of the old edge that became new edge i, as a whole or in part. */
function withOutline(lot: Lot, vertices: readonly Vertex[], from: readonly (number | undefined)[]): Lot {
  const numbers = keptVertices(vertices);
  if (numbers.length < minVertices) return lot;
  const outline = numbers.flatMap((i) => vertices[i] ?? []);
  const [old, drawn] = [edgesOf(pathOf(lot)), edgesOf(pathOf({ vertices: outline }))];
  const now = {
    vertices: outline,
    edges: numbers.map((i, edge) => {
      const before = from[i] ?? -1;
      return knownAfter(lot.edges[before], old[before], drawn[edge]);
    }),
  };
  if (lot.entrances.length === 0) return { ...lot, ...now };
  const oldEdges = numbers.map((i) => from[i]);
  return { ...lot, ...now, entrances: carryEntrances(lot.entrances, sidesOf(lot), sidesOf(now), oldEdges) };
}

const surrounds = (lot: Pick<Lot, 'vertices'>, at: Point): boolean => isInside(pathOf(lot), at);

/** The lot with its area label at a point; unchanged if that is outside the lot. */
const withAreaAt = (object: Lot, at: Point): Lot =>
  surrounds(object, at) ? { ...object, areaOff: subtract(at, placeInside(pathOf(object))) } : object;

/** The reshaped lot with its area label where the user put it, or at the default position if that is outside now. */
function keepingArea(was: Lot, now: Lot): Lot {
  const { areaOff, ...rest } = now;
  if (!areaOff || now === was) return now;
  const at = areaPlace(was);
  return surrounds(now, at) ? withAreaAt(now, at) : rest;
}

/** The lot with other vertices and its area label in place. from: see withOutline. */
export const withVertices = (
  object: Lot,
  vertices: readonly Vertex[],
  from: readonly (number | undefined)[] = [...vertices.keys()],
): Lot => keepingArea(object, withOutline(object, vertices, from));

export const lot: Kind<Lot> = {
  type: 'lot',
  legend: 'Property line',
  title: 'Lot',
  drawsBoundaries: true,
  layer,
  schema,
  parts: gatedParts<Lot>({ to: 'property line', sides: sidesOf, surrounds }),

  create({ from, to, scale }) {
    const side = defaultSquares / scale;
    const [width, height] = to ? [to.x - from.x, to.y - from.y] : [side, side];
    // One square, with a little more for rounding.
    const cell = 1 / scale + 1e-9;
    if (Math.abs(width) <= cell || Math.abs(height) <= cell) return undefined;
    const corners = boxCorners(boxBetween(from, { x: from.x + width, y: from.y + height }));
    return lotFromOutline(corners.map(tidyPoint));
  },
  fromFile(file: FileOf<typeof schema>, feet, mended) {
    const all = convertedVertices(file.vertices, feet);
    const numbers = keptVertices(all);
    const outline = {
      vertices: numbers.flatMap((i) => all[i] ?? []),
      edges: numbers.map((i) => edgeFromFile(file.edges?.[i] ?? {})),
    };
    const empty = [...all.keys()].filter((i) => !numbers.includes(i));
    if (empty.length > 0) mended?.(`without its ${listed(empty)}`);
    const off = file.areaOff && { x: feet(file.areaOff.x), y: feet(file.areaOff.y) };
    const isSurrounded = off && surrounds(outline, areaPlace({ ...outline, areaOff: off }));
    if (off && !isSurrounded) mended?.('with its area written inside it');
    const [{ x } = { x: 0 }] = outline.vertices;
    return {
      ...outline,
      fillColor: file.fillColor ?? defaults.fillColor,
      borderColor: file.borderColor ?? defaults.borderColor,
      ...(isSurrounded ? { areaOff: off } : {}),
      ...(file.statedArea === undefined ? {} : { statedArea: file.statedArea }),
      entrances: entrancesFromFile(file.entrances, sidesOf(outline), x, feet),
    };
  },
  toFile(object, squares) {
    const vertices = convertedVertices(object.vertices, squares);
    const drawn = sidesOf({ ...object, vertices });
    return {
      vertices,
      edges: object.edges.map(({ extra, ...edge }) => ({ ...extra, ...edge })),
      fillColor: object.fillColor,
      borderColor: object.borderColor,
      ...(object.areaOff ? { areaOff: { x: squares(object.areaOff.x), y: squares(object.areaOff.y) } } : {}),
      ...(object.statedArea === undefined ? {} : { statedArea: object.statedArea }),
      entrances: entrancesToFile(object.entrances, drawn, squares),
    };
  },

  draw: (object, pen) => drawLot(object, sidesOf, layer, pen),
  labels: { list: lotLabels, reach: () => lotReach, showsArea: true },
  position: ({ vertices: [first] }) => (first ? { x: first.x, y: first.y } : { x: 0, y: 0 }),
  dimensions: (object) => boxSize(pathBox(pathOf(object))),
  move: (object, by) => ({
    ...object,
    vertices: object.vertices.map((vertex) => moved(vertex, by)),
  }),
  transform(object, motion) {
    const edges = object.edges.map((edge) => movedEdge(edge, motion));
    const after = { ...object, vertices: moveVertices(object.vertices, motion), edges };
    return object.areaOff ? withAreaAt(after, movePoint(areaPlace(object), motion)) : after;
  },
  path: {
    outline: pathOf,
    editing: { reshape: withVertices },
    edges: ({ edges }) => edges,
    withEdgeNames: (object, names, guessed) => ({
      ...object,
      edges: object.edges.map((edge, i) => {
        const { name: _, isGuess: __, ...unnamed } = edge;
        const guess = guessed?.has(i) ? ({ isGuess: true } as const) : {};
        return names[i] ? { name: names[i], ...guess, ...unnamed } : unnamed;
      }),
    }),
    withEdgeSource(object, i, source) {
      const { accuracy: _, ...edge } = object.edges[i] ?? {};
      return { ...object, edges: object.edges.with(i, { ...edge, source }) };
    },
    withStoredBearings(object, before, north) {
      const isMirrored = signedArea(pathOf(object)) * signedArea(pathOf(before)) < 0;
      const own = northOfBearings(before.edges, north);
      const edges = withStoredBearings(object.edges, isMirrored ? [] : before.edges, own);
      return edges === object.edges ? object : { ...object, edges };
    },
    isProperty: true,
    deedArea: {
      read: ({ statedArea }) => statedArea,
      without(object) {
        const { statedArea: _, ...rest } = object;
        return rest;
      },
    },
  },
  handles: {
    list: (object) => [{ id: areaHandle, at: areaPlace(object), cursor: 'move', unmarked: true }],
    drag: (object, _handle, to) => withAreaAt(object, to),
  },
  forms: (object) => [fillForm(object, 'Lot Colors')],
  faults: (object) =>
    outlineFaults(pathOf(object), (i) => {
      const name = object.edges[i]?.name;
      // No call of the deed describes the closing edge, so its number would mean nothing.
      return name === closingName ? closingTitle : `edge ${i + 1}${name ? ` (${name})` : ''}`;
    }),
};

const maxListed = 5;

/** The edges that have no length, in words. */
function listed(edges: readonly number[]): string {
  const more = edges.length > maxListed ? ` and ${edges.length - maxListed} more` : '';
  const numbers = edges.slice(0, maxListed).map((i) => i + 1);
  return edges.length === 1
    ? `edge ${numbers.join()}, which ends where it begins`
    : `edges ${numbers.join(', ')}${more}, which end where they begin`;
}
