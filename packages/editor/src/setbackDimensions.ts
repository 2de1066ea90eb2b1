// The dimensions of Dimension setbacks: from buildings to the lot lines around them, square to each line, tied at
// both ends, and clear of other buildings and dimensions.
import { alongEdge, onEave } from '@homeplot/plan/anchorNames';
import { eaveOf, outlineOf } from '@homeplot/plan/anchors';
import { pathBox } from '@homeplot/plan/boundsPen';
import { bodyOf, nearestTo, oneEachWay } from '@homeplot/plan/clearances';
import { crossings } from '@homeplot/plan/crossings';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { type LotDistance, lotDistances, lotOf } from '@homeplot/plan/lotDistances';
import { type Edge, edgeAt, edgesOf, footOn, nearestOnEdge, pointOnEdge } from '@homeplot/plan/outline';
import type { Path } from '@homeplot/plan/pen';
import { distance, type Point } from '@homeplot/plan/point';
import { tiesOf } from '@homeplot/plan/ties';
import type { Editor } from './editor.ts';
import { dimensionStep, type PlacedDraft } from './tools/dimensioning.ts';
import {
  addDimensions,
  isTooClose,
  type Line,
  lineOfMeasure,
  measuring,
} from './commands/dimensionSpacing.ts';

/** Feet: a shorter one can't be read. */
const least = 0.1;
/** Feet within which two places are the same. */
const samePlace = 1e-6;
/** Where along a wall a dimension may be, best first. */
const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];

/** The name of a place on an outline: a vertex, a midpoint, or a place along an edge. */
function anchorOn(path: Path, at: Point): string {
  const vertex = path.vertices.findIndex((one) => distance(one, at) < samePlace);
  if (vertex >= 0) return `v${vertex}`;
  const [nearest] = edgesOf(path)
    .map((edge) => ({ edge, fraction: nearestOnEdge(edge, at) }))
    .toSorted((a, b) => off(a) - off(b));
  if (!nearest) return 'v0';
  const { edge, fraction } = nearest;
  return Math.abs(fraction - 0.5) < samePlace ? `m${edge.index}` : alongEdge(edge.index, fraction);

  function off(one: { readonly edge: Edge; readonly fraction: number }): number {
    return distance(pointOnEdge(one.edge, one.fraction), at);
  }
}

/** The places of an outline from which the distance to a lot line is measured: along a wall that is parallel to it. */
function placesFrom(path: Path, line: Edge): readonly Point[] {
  const { from, feet } = nearestTo(line, bodyOf(path));
  const wall = edgesOf(path).find(
    (edge) => edge.bulge === 0 && distance(pointOnEdge(edge, 0.5), from) < samePlace,
  );
  if (!wall) return [from];
  return shares
    .map((share) => pointOnEdge(wall, share))
    .filter((at) => Math.abs(distance(at, footOn(line, at)) - feet) < samePlace);
}

interface Lines {
  /** Outlines that no dimension crosses. */
  readonly buildings: readonly Path[];
  readonly taken: Line[];
  readonly step: number;
}

/** The dimension to a lot line; undefined if another building is in between. */
function draftTo(
  object: PlanObject,
  lot: PlanObject,
  { edge }: LotDistance,
  ofEave: boolean,
  { buildings, taken, step }: Lines,
): PlacedDraft | undefined {
  const eave = ofEave ? eaveOf(object) : undefined;
  const path = eave ?? outlineOf(object);
  const border = outlineOf(lot);
  const line = border && edgeAt(border, edge);
  if (!path || !line) return undefined;
  const candidates = placesFrom(path, line)
    .map((from) => {
      const on = pointOnEdge(line, nearestOnEdge(line, from));
      const foot = footOn(line, from);
      const isSquare = distance(foot, on) < samePlace;
      const anchor = isSquare ? `p${edge}` : anchorOn(border, on);
      return { from, to: on, tie: { object: lot.id, anchor } };
    })
    .filter(({ from, to }) => distance(from, to) > least && !buildings.some((one) => crosses(from, to, one)));
  const isFree = ({ from, to }: (typeof candidates)[number]): boolean =>
    !taken.some((one) => isTooClose([from, to], one, 0.7 * step));
  const chosen = candidates.find(isFree) ?? candidates[0];
  if (!chosen) return undefined;
  const { from, to, tie } = chosen;
  taken.push([from, to]);
  const anchor = anchorOn(path, from);
  const own = { object: object.id, anchor: eave ? onEave(anchor) : anchor };
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

/** Whether a dimension between the two is there already. */
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

/** Adds the missing ones as one undo step. ofEave: from the eaves, where there are any. */
export function addSetbackDimensions(
  editor: Editor,
  objects: readonly PlanObject[],
  label: string,
  ofEave: boolean,
): void {
  const none = 'There are no more distances to lot lines to dimension';
  addDimensions(editor, missing(editor, objects, ofEave), label, none);
}

function missing(editor: Editor, objects: readonly PlanObject[], ofEave: boolean): readonly PlacedDraft[] {
  const { plan, scene } = editor;
  const all = [...plan.objects.values()];
  const buildings = all.filter((one) => kindOf(one).isBuilding && one.status !== 'removed');
  const taken = all.flatMap(lineOfMeasure);
  const step = dimensionStep(scene);
  return objects.flatMap((object) => {
    const outline = outlineOf(object);
    const around = outline ? scene.visibleIn(pathBox(outline)) : [];
    const lot = lotOf(object, around);
    const border = lot && outlineOf(lot);
    if (!lot || !border) return [];
    const others = buildings.flatMap((one) => (one === object ? [] : (outlineOf(one) ?? [])));
    const distances = oneEachWay(lotDistances(object, around)).filter(({ feet }) => feet > least);
    return distances.flatMap((one) =>
      isDimensioned(editor, object, lot, edgeAt(border, one.edge))
        ? []
        : (draftTo(object, lot, one, ofEave, { buildings: others, taken, step }) ?? []),
    );
  });
}
