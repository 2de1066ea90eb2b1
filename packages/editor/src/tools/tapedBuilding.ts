// The building that is placed by taped distances, and its tapes so far. Objects drawn in place of a building count too.
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { type Point, distance } from '@homeplot/plan/point';
import type { Pointer, Scene } from '../tool/tool.ts';
import { lotOf } from '@homeplot/plan/ownLot';
import { nearestOf } from '@homeplot/plan/nearest';
import { toScreen } from '../view/viewport.ts';
import { tolerances } from '../tool/tolerances.ts';
import { turning } from '@homeplot/plan/motion';
import { isTied } from '@homeplot/plan/ties';
import { tidy } from '@homeplot/plan/units';

/** A tape from a known point to a corner, given by its index in the building's outline. */
export interface CornerTapeFrom {
  readonly corner: number;
  readonly from: Point;
  readonly length?: number;
}

/** A rotation (degrees) about a point, then an offset. */
interface Placing {
  readonly about: Point;
  readonly turn: number;
  readonly by: Point;
  /** The source and accuracy of the resulting position. */
  readonly known?: Pick<PlanObject, 'source' | 'accuracy'>;
}

/** The state of the Place by tapes tool. */
export interface PlaceState {
  readonly building?: string;
  /** The corner whose known point is clicked next. */
  readonly corner?: number;
  readonly tapes: readonly CornerTapeFrom[];
  /** The placement that fits the tapes, computed by the card. */
  readonly placing?: Placing;
}

export const buildingOf = (
  { building }: PlaceState,
  { plan }: Pick<Scene, 'plan'>,
): PlanObject | undefined => (building === undefined ? undefined : plan.objects.get(building));

export const cornersOf = (building: PlanObject): readonly Point[] => outlineOf(building)?.vertices ?? [];

/** Whether an object is a building or a similar area: closed, with corners, and not a lot. */
function isBuilding(object: PlanObject): boolean {
  const isClosed = outlineOf(object)?.closed === true && cornersOf(object).length > 2;
  return canBePlaced(object) && isClosed && !kindOf(object).path?.isProperty;
}

/** Whether an object, such as a rectangle, may be drawn in place of a building. With a building on it, it is rather a lot. */
const mayBeBuilding = (object: PlanObject, scene: Pick<Scene, 'boxAround' | 'search'>): boolean =>
  kindOf(object).toLot !== undefined &&
  !scene
    .search(scene.boxAround(new Set([object.id])))
    .some((one) => isBuilding(one) && lotOf(one, [object]) === object);

/** The only selected object, if it is a building or can be placed like one. */
export function selectedBuilding(
  scene: Pick<Scene, 'plan' | 'selection' | 'boxAround' | 'search'>,
): PlanObject | undefined {
  const { ids } = scene.selection;
  const [id = ''] = ids.size === 1 ? ids : [];
  const object = scene.plan.objects.get(id);
  return object && (isBuilding(object) || mayBeBuilding(object, scene)) ? object : undefined;
}

/** Whether another building is pressed before the first tape. */
export function isOtherBuilding(
  { tapes }: PlaceState,
  building: PlanObject,
  pointer: Pointer,
  scene: Scene,
): boolean {
  if (tapes.length > 0 || cornerNear(building, pointer, scene) !== undefined) return false;
  const hit = scene.hit(pointer.at)?.object;
  return hit !== undefined && hit.id !== building.id && isBuilding(hit);
}

/** Whether an object has corners, can be rotated and isn't tied. Annotations don't count, because they don't exist on the site. */
export const canBePlaced = (object: PlanObject): boolean => {
  const kind = kindOf(object);
  const canTurn = kind.transform !== undefined && !kind.isAnnotation;
  return canTurn && !isTied(object) && cornersOf(object).length > 1;
};

/** Factors of the handle tolerance for pressing a corner. */
const cornerAim = { mouse: 1.5, touch: 2.5 };

/** The index of the pressed corner, in the preview or in the plan. */
export function cornerNear(
  building: PlanObject,
  { screen, coarse }: Pointer,
  { viewport }: Scene,
  placing?: Placing,
): number | undefined {
  const within = tolerances.handle * (coarse ? cornerAim.touch : cornerAim.mouse);
  const near = (object: PlanObject): number | undefined => {
    const corners = cornersOf(object).entries();
    return nearestOf(corners, ([, at]) => distance(toScreen(viewport, at), screen), within)?.[0];
  };
  return (placing ? near(placedBuilding(building, placing)) : undefined) ?? near(building);
}

export function placedBuilding(building: PlanObject, { about, turn, by, known }: Placing): PlanObject {
  const kind = kindOf(building);
  const turned =
    Math.abs(turn) < 1e-7 ? building : (kind.transform?.(building, turning(about, turn)) ?? building);
  return { ...kind.move(turned, { x: tidy(by.x), y: tidy(by.y) }), ...known };
}
