// Shared by the tools for underlays: the underlay that they work on, and dragging points of it.
import { type Crop, type Underlay, wholePicture } from '@homeplot/plan/underlay';
import { onPicture, onPlan } from '@homeplot/plan/calibration';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { nearestOf } from '@homeplot/plan/nearest';
import { distance, type Point } from '@homeplot/plan/point';
import { selectObjects } from '../../view/selection.ts';
import { toScreen } from '../../view/viewport.ts';
import type { Pointer, Scene, Step } from '../../tool/tool.ts';
import { tolerances } from '../../tool/tolerances.ts';
import { clickHint } from '../../tool/steps.ts';

export interface UnderlayState {
  readonly underlay?: string;
}

/** Whether an object is an underlay with a picture file. */
const isUnderlay = (object: PlanObject | undefined): object is Underlay =>
  object !== undefined && kindOf(object).underlay !== undefined && kindOf(object).files !== undefined;

export function underlayOf(
  { underlay = '' }: UnderlayState,
  { plan }: Pick<Scene, 'plan'>,
): Underlay | undefined {
  const object = plan.objects.get(underlay);
  return isUnderlay(object) ? object : undefined;
}

/** The selected underlay, or the only one of the plan. */
export function chosenUnderlay({ plan, selection }: Pick<Scene, 'plan' | 'selection'>): Underlay | undefined {
  for (const id of selection.ids) {
    const object = plan.objects.get(id);
    if (isUnderlay(object)) return object;
  }
  let only: Underlay | undefined;
  for (const object of plan.objects.values()) {
    if (!isUnderlay(object)) continue;
    if (only) return undefined;
    only = object;
  }
  return only;
}

/** The topmost underlay at a point, locked or not. */
export const underlayAt = ({ at }: Pick<Pointer, 'at'>, scene: Scene): Underlay | undefined =>
  scene
    .visibleIn({ minX: at.x, minY: at.y, maxX: at.x, maxY: at.y })
    .filter(isUnderlay)
    .toSorted((a, b) => (a.order < b.order ? 1 : -1))
    .at(0);

/** The index of the point under the pointer, of those given as shares of the picture. */
export function pointNear(
  underlay: Underlay,
  points: readonly Point[],
  { screen, coarse }: Pointer,
  { viewport }: Scene,
): number | undefined {
  const within = tolerances.handle * (coarse ? tolerances.touch : 1);
  const away = ([, share]: readonly [number, Point]): number =>
    distance(toScreen(viewport, onPlan(underlay, share)), screen);
  return nearestOf(points.entries(), away, within)?.[0];
}

/** A press picks the underlay under the pointer, for a tool that has none yet. */
export function picked<S extends UnderlayState>(state: S, pointer: Pointer, scene: Scene): Step<S> {
  if (pointer.phase !== 'down') return { state };
  const underlay = underlayAt(pointer, scene);
  return underlay
    ? { state: { ...state, underlay: underlay.id }, select: selectObjects([underlay.id]) }
    : { state, toast: clickHint('Click an underlay. Import a picture or a PDF to add one.') };
}

/** Begins and cancels a tool in its state for its underlay, if there is one. */
export const forUnderlay = <S extends UnderlayState>(stateFor: (underlay: Underlay | undefined) => S) => ({
  begin: (scene: Scene): S => stateFor(chosenUnderlay(scene)),
  canceled: (state: S, scene: Scene): S => {
    const underlay = underlayOf(state, scene);
    // A redo may bring back an underlay that an undo removed.
    const { underlay: id } = state;
    return underlay || id === undefined ? stateFor(underlay) : { ...stateFor(undefined), underlay: id };
  },
});

export interface HandleState extends UnderlayState {
  /** The handle that is being dragged, by its index. */
  readonly dragged?: number | undefined;
}

/** The common members of the tools that drag handles of an underlay. */
export const handleTool = <S extends HandleState>(stateFor: (underlay: Underlay | undefined) => S) => ({
  shelf: 'Underlays',
  cursor: 'crosshair' as const,
  drags: true,
  ...forUnderlay(stateFor),
  isBusy: ({ dragged }: S): boolean => dragged !== undefined,
  isDrawing: () => false,
});

/** Drags handles of an underlay. handles: shares of the picture. moved: what changes when one is dragged to a share. */
export function dragHandles<S extends HandleState>(
  state: S,
  pointer: Pointer,
  scene: Scene,
  handles: readonly Point[],
  moved: (handle: number, to: Point) => Partial<S>,
): Step<S> {
  const underlay = underlayOf(state, scene);
  if (!underlay) return picked(state, pointer, scene);
  const { dragged } = state;
  if (dragged !== undefined) {
    const next = moved(dragged, onPicture(underlay, pointer.at));
    return { state: { ...state, ...next, dragged: pointer.phase === 'up' ? undefined : dragged } };
  }
  if (pointer.phase !== 'down') return { state };
  return { state: { ...state, dragged: pointNear(underlay, handles, pointer, scene) } };
}

export const isOnPicture = ({ x, y }: Point, crop: Crop = wholePicture): boolean =>
  x >= crop.left && x <= crop.right && y >= crop.top && y <= crop.bottom;
