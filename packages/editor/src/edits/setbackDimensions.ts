// Adds the dimensions of the Dimension setbacks commands: from buildings to the lot lines around them and to the nearest other
// building. They are tied to both, so they always show the clear distance, and they avoid other buildings and dimensions.
// Kept offline when idle.
import { onEave, type Tie } from '@homeplot/plan/anchorNames';
import { eaveOf, outlineOf } from '@homeplot/plan/anchors';
import { pathBox } from '@homeplot/plan/boundsPen';
import { buildingDistances } from '@homeplot/plan/buildingDistances';
import { oneEachWay } from '@homeplot/plan/clearances';
import { crossings } from '@homeplot/plan/crossings';
import { flatten } from '@homeplot/plan/flatten';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { isClear, type Line } from '@homeplot/plan/lineSpacing';
import { distancesToOwnLot, lotOf } from '@homeplot/plan/ownLot';
import { nearestOfTies } from '@homeplot/plan/nearestTies';
import { edgesOf } from '@homeplot/plan/outline';
import { nearestNamed, parseAnchor } from '@homeplot/plan/parseAnchor';
import type { Path } from '@homeplot/plan/pen';
import { distance, type Point } from '@homeplot/plan/point';
import { tiesOf } from '@homeplot/plan/ties';
import type { Editor } from '../editor/editor.ts';
import { dimensionStep, type PlacedDraft } from '../tools/dimensioning.ts';
import { addDimensions, lineOfMeasure, measuring } from './addDimensions.ts';

/** Feet: a shorter dimension can't be read. */
const minLength = 0.1;
/** Where a dimension may be along the stretch in which two walls face each other, as shares of it, best first. */
const shares = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
/**
 * How far dimension lines are kept from one another and from the walls of other buildings, as a fraction of the usual
 * distance of a dimension from its outline; half as far where there is no more room.
 */
const spacing = 0.7;

/** What the dimensions of an object must avoid. */
interface Obstacles {
  /** Outlines that no dimension may cross: those of the other buildings. */
  readonly buildings: readonly Path[];
  /** The walls of these buildings; round ones in straight pieces. */
  readonly walls: readonly Line[];
  /** The lines of all dimensions so far; each new one is added. */
  readonly dimensionLines: Line[];
  /** Feet; see `dimensionStep`. */
  readonly step: number;
}

const wallsOf = (path: Path): readonly Line[] =>
  edgesOf({ vertices: flatten(path), closed: path.closed }).map(({ from, to }) => [from, to]);

/** The tie to the nearest place of an object: of its walls, or of its eave if eaves are measured and it has one. */
const tieTo = (object: PlanObject, fromEave: boolean, share?: number): Tie => {
  const anchor = nearestNamed(undefined, share);
  return { object: object.id, anchor: fromEave && eaveOf(object) ? onEave(anchor) : anchor };
};

/** A dimension from an object to a tie target, added to the obstacles; undefined if another building is in between. */
function draftTo(
  { plan }: Editor,
  object: PlanObject,
  to: Tie,
  fromEave: boolean,
  { buildings, walls, dimensionLines, step }: Obstacles,
): PlacedDraft | undefined {
  const candidates = shares
    .flatMap((share) => {
      const tie = tieTo(object, fromEave, share);
      const measured = nearestOfTies([tie, to], (id) => plan.objects.get(id));
      return measured ? [{ ...measured, tie }] : [];
    })
    .filter(
      ({ from, at }) => distance(from, at) > minLength && !buildings.some((one) => crosses(from, at, one)),
    );
  const placeClearOf = (taken: readonly Line[], room: number) =>
    candidates.find(({ from, at }) => isClear([from, at], taken, room * step));
  const lines = [...dimensionLines, ...walls];
  const chosen =
    placeClearOf(lines, spacing) ??
    placeClearOf(lines, spacing / 2) ??
    placeClearOf(dimensionLines, spacing) ??
    candidates[0];
  if (!chosen) return undefined;
  const { from, at, tie } = chosen;
  dimensionLines.push([from, at]);
  return {
    form: 'aligned',
    places: [
      { ...from, tie },
      { ...at, tie: to },
    ],
    offset: 0,
  };
}

const crosses = (from: Point, to: Point, path: Path): boolean =>
  edgesOf(path).some((edge) => crossings({ index: 0, from, to, bulge: 0 }, edge).length > 0);

/** Whether the object already has a dimension to this edge of the lot: to the edge, a perpendicular's foot, or its first vertex. */
const isDimensioned = (editor: Editor, object: PlanObject, lot: PlanObject, edge: number): boolean =>
  measuring(editor, object).some((one) =>
    tiesOf(one).some(({ object: id, anchor }) => {
      const name = id === lot.id ? parseAnchor(anchor) : undefined;
      return name !== undefined && name.index === edge && ['n', 'p', 'v'].includes(name.type);
    }),
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
    const outline = outlineOf(object);
    const around = outline ? scene.visibleIn(pathBox(outline)) : [];
    const lot = lotOf(object, around);
    if (!lot) continue;
    const obstaclesExcept = (...measured: readonly PlanObject[]): Obstacles => {
      const others = standing.filter(({ building }) => !measured.includes(building));
      return {
        buildings: others.map(({ path }) => path),
        walls: others.flatMap(({ walls }) => walls),
        dimensionLines,
        step,
      };
    };
    const obstacles = obstaclesExcept(object);
    const distances = oneEachWay(distancesToOwnLot(object, around)).filter(({ feet }) => feet > minLength);
    for (const { edge } of distances) {
      if (isDimensioned(editor, object, lot, edge)) continue;
      const line = { object: lot.id, anchor: nearestNamed(edge) };
      drafts.push(...optional(draftTo(editor, object, line, fromEave, obstacles)));
    }
    const other = nearestBuilding(object, buildings, lot);
    if (!other || isMeasured(editor, object, other) || areTied(drafts, object, other)) continue;
    drafts.push(
      ...optional(draftTo(editor, object, tieTo(other, fromEave), fromEave, obstaclesExcept(object, other))),
    );
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

const isMeasured = (editor: Editor, object: PlanObject, { id }: PlanObject): boolean =>
  measuring(editor, object).some((one) => tiesOf(one).some((tie) => tie.object === id));

const areTied = (drafts: readonly PlacedDraft[], ...[a, b]: readonly [PlanObject, PlanObject]): boolean =>
  drafts.some(({ places }) => [a.id, b.id].every((id) => places.some(({ tie }) => tie?.object === id)));
