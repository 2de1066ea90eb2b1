// What the Dimension setbacks commands add: dimensions from buildings to the lot lines around them and to the nearest other
// building, perpendicular to each line, tied at both ends, and clear of other buildings and dimensions.
import { alongEdge, onEave } from '@homeplot/plan/anchorNames';
import { eaveOf, outlineOf } from '@homeplot/plan/anchors';
import { pathBox } from '@homeplot/plan/boundsPen';
import { buildingDistances } from '@homeplot/plan/buildingDistances';
import { bodyOf, nearestTo, oneEachWay } from '@homeplot/plan/clearances';
import { crossings } from '@homeplot/plan/crossings';
import { flatten } from '@homeplot/plan/flatten';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { isClear, type Line } from '@homeplot/plan/lineSpacing';
import { lotDistances, lotOf } from '@homeplot/plan/lotDistances';
import { type Edge, edgeAt, edgesOf, footOn, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import type { Path } from '@homeplot/plan/pen';
import { distance, type Point } from '@homeplot/plan/point';
import { tiesOf } from '@homeplot/plan/ties';
import type { Editor } from './editor.ts';
import { dimensionStep, type PlacedDraft } from './tools/dimensioning.ts';
import { addDimensions, lineOfMeasure, measuring } from './dimensionSpacing.ts';

/** Feet: a shorter dimension can't be read. */
const minLength = 0.1;
/** Feet within which two places are the same. */
const samePlace = 1e-6;
/** Fractions of a wall at which a dimension may start, best first. */
const wallFractions = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
/**
 * How far dimension lines are kept from one another and from the walls of other buildings, as a fraction of the usual
 * distance of a dimension from its outline; half as far where there is no more room.
 */
const spacing = 0.7;

/** The name of the anchor at a point of an outline (see anchorNames.ts): a vertex, a midpoint, or a point along an edge. */
function anchorOn(path: Path, at: Point): string {
  const vertex = path.vertices.findIndex((one) => distance(one, at) < samePlace);
  if (vertex >= 0) return `v${vertex}`;
  const [nearest] = edgesOf(path)
    .map((edge) => ({ edge, fraction: nearestOnEdge(edge, at) }))
    .toSorted((a, b) => distanceTo(a) - distanceTo(b));
  if (!nearest) return 'v0';
  const { edge, fraction } = nearest;
  return Math.abs(fraction - 0.5) < samePlace ? `m${edge.index}` : alongEdge(edge.index, fraction);

  function distanceTo(one: { readonly edge: Edge; readonly fraction: number }): number {
    return distance(pointOnEdge(one.edge, one.fraction), at);
  }
}

/**
 * The points of an outline from which the distance to a lot line can be measured: several along a wall that is parallel to
 * the line, else the nearest point.
 */
function startsOf(path: Path, line: Edge): readonly Point[] {
  const { from, feet } = nearestTo(line, bodyOf(path));
  const wall = edgesOf(path).find(
    (edge) => edge.bulge === 0 && distance(pointOnEdge(edge, 0.5), from) < samePlace,
  );
  if (!wall) return [from];
  return wallFractions
    .map((fraction) => pointOnEdge(wall, fraction))
    .filter((at) => Math.abs(distance(at, footOn(line, at)) - feet) < samePlace);
}

/** What the dimensions of one object have to keep clear of. */
interface Obstacles {
  /** Outlines that no dimension may cross: those of the other buildings. */
  readonly buildings: readonly Path[];
  /** The walls of these buildings; round ones in straight pieces. */
  readonly walls: readonly Line[];
  /** The lines of all dimensions so far; each new one is added. */
  readonly dimensionLines: Line[];
  /** Feet, see dimensionStep. */
  readonly step: number;
}

const wallsOf = (path: Path): readonly Line[] =>
  edgesOf({ vertices: flatten(path), closed: path.closed }).map(({ from, to }) => [from, to]);

/** One end of a dimension: the walls of an object, or its eave if eaves are measured and it has one. */
interface Measured {
  readonly id: string;
  readonly path: Path;
  /** The name of an anchor of its path as one of the object. */
  readonly named: (anchor: string) => string;
}

function measuredOf(object: PlanObject, fromEave: boolean): Measured | undefined {
  const eave = fromEave ? eaveOf(object) : undefined;
  const path = eave ?? outlineOf(object);
  return path && { id: object.id, path, named: eave ? onEave : (anchor) => anchor };
}

/** The dimension to an edge of something, added to the obstacles; undefined if another building is in between. */
function draftTo(
  { id, path, named }: Measured,
  { id: target, path: border, named: targetNamed }: Measured,
  edge: number,
  { buildings, walls, dimensionLines, step }: Obstacles,
): PlacedDraft | undefined {
  const line = edgeAt(border, edge);
  if (!line) return undefined;
  const candidates = startsOf(path, line)
    .map((from) => {
      const on = pointOnEdge(line, nearestOnEdge(line, from));
      const foot = footOn(line, from);
      // Where the perpendicular meets the edge, the dimension stays perpendicular when the building moves.
      const isPerpendicular = distance(foot, on) < samePlace;
      const anchor = isPerpendicular ? `p${edge}` : anchorOn(border, on);
      return { from, to: on, tie: { object: target, anchor: targetNamed(anchor) } };
    })
    .filter(
      ({ from, to }) => distance(from, to) > minLength && !buildings.some((one) => crosses(from, to, one)),
    );
  const clearOf = (taken: readonly Line[], room: number) =>
    candidates.find(({ from, to }) => isClear([from, to], taken, room * step));
  const lines = [...dimensionLines, ...walls];
  const chosen =
    clearOf(lines, spacing) ??
    clearOf(lines, spacing / 2) ??
    clearOf(dimensionLines, spacing) ??
    candidates[0];
  if (!chosen) return undefined;
  const { from, to, tie } = chosen;
  dimensionLines.push([from, to]);
  const own = { object: id, anchor: named(anchorOn(path, from)) };
  return {
    form: 'aligned',
    places: [
      { ...from, tie: own },
      { ...to, tie },
    ],
    offset: 0,
  };
}

const crosses = (from: Point, to: Point, path: Path): boolean =>
  edgesOf(path).some((edge) => crossings({ index: 0, from, to, bulge: 0 }, edge).length > 0);

/** Whether the object already has a dimension to this edge of the lot: to a perpendicular's foot, or to its first vertex. */
const isDimensioned = (
  editor: Editor,
  object: PlanObject,
  lot: PlanObject,
  edge: Edge | undefined,
): boolean =>
  measuring(editor, object).some((one) =>
    tiesOf(one).some(
      ({ object: id, anchor }) =>
        id === lot.id && edge !== undefined && [`p${edge.index}`, `v${edge.index}`].includes(anchor),
    ),
  );

/** Adds the missing dimensions as one undo step. fromEave: measured from the eaves of objects that have them. */
export function addSetbackDimensions(
  editor: Editor,
  objects: readonly PlanObject[],
  label: string,
  fromEave: boolean,
): void {
  const none = 'There are no more distances to lot lines and buildings to dimension';
  addDimensions(editor, missingDimensions(editor, objects, fromEave), label, none);
}

function missingDimensions(
  editor: Editor,
  objects: readonly PlanObject[],
  fromEave: boolean,
): readonly PlacedDraft[] {
  const { plan, scene } = editor;
  const all = [...plan.objects.values()];
  const buildings = all.filter((one) => kindOf(one).isBuilding && one.status !== 'removed');
  const standing = buildings.flatMap((building) => {
    const path = outlineOf(building);
    return path ? [{ building, path, walls: wallsOf(path) }] : [];
  });
  const dimensionLines = all.flatMap(lineOfMeasure);
  const step = dimensionStep(scene);
  const drafts: PlacedDraft[] = [];
  for (const object of objects) {
    const own = measuredOf(object, fromEave);
    const outline = outlineOf(object);
    const around = outline ? scene.visibleIn(pathBox(outline)) : [];
    const lot = lotOf(object, around);
    const border = lot && measuredOf(lot, false);
    if (!own || !lot || !border) continue;
    const besides = (...some: readonly PlanObject[]): Obstacles => {
      const others = standing.filter(({ building }) => !some.includes(building));
      return {
        buildings: others.map(({ path }) => path),
        walls: others.flatMap(({ walls }) => walls),
        dimensionLines,
        step,
      };
    };
    const obstacles = besides(object);
    const distances = oneEachWay(lotDistances(object, around)).filter(({ feet }) => feet > minLength);
    for (const { edge } of distances) {
      if (isDimensioned(editor, object, lot, edgeAt(border.path, edge))) continue;
      drafts.push(...optional(draftTo(own, border, edge, obstacles)));
    }
    const other = nearestBuilding(object, buildings, lot);
    const measured = other && measuredOf(other, fromEave);
    const isKnown = other && (isMeasured(editor, object, other) || areTied(drafts, object, other));
    if (!measured || isKnown) continue;
    const edge = nearestEdge(measured.path, own.path);
    drafts.push(...optional(edge && draftTo(own, measured, edge.index, besides(object, other))));
  }
  return drafts;
}

const optional = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

/** The nearest building on the same lot that stands apart. */
function nearestBuilding(
  object: PlanObject,
  buildings: readonly PlanObject[],
  lot: PlanObject,
): PlanObject | undefined {
  if (!kindOf(object).isBuilding) return undefined;
  const neighbors = buildings.filter((one) => lotOf(one, [lot]) === lot);
  const [nearest] = buildingDistances(object, neighbors).filter(({ feet }) => feet > minLength);
  return neighbors.find(({ id }) => id === nearest?.target);
}

const nearestEdge = (path: Path, from: Path): Edge | undefined =>
  edgesOf(path)
    .map((edge) => ({ edge, feet: nearestTo(edge, bodyOf(from)).feet }))
    .toSorted((a, b) => a.feet - b.feet)
    .at(0)?.edge;

const isMeasured = (editor: Editor, object: PlanObject, { id }: PlanObject): boolean =>
  measuring(editor, object).some((one) => tiesOf(one).some((tie) => tie.object === id));

const areTied = (drafts: readonly PlacedDraft[], ...[a, b]: readonly [PlanObject, PlanObject]): boolean =>
  drafts.some(({ places }) => [a.id, b.id].every((id) => places.some(({ tie }) => tie?.object === id)));
