// The handles of the selected object and their positions on the screen.
import { type Frame, frameCenter } from '@homeplot/plan/frame';
import { kindOf } from '@homeplot/plan/kinds';
import type { Handle } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { nearestOf } from '@homeplot/plan/nearest';
import type { Plan } from '@homeplot/plan/plan';
import type { LabelPlace } from '@homeplot/plan/label';
import type { Placing } from '@homeplot/plan/labelPlacing';
import { distance, midpoint, type Point } from '@homeplot/plan/point';
import { tolerances } from '../tool/tolerances.ts';
import { type PathPart, selectedObjects, type Selection } from '../view/selection.ts';
import { type PathGrip, pathHandles } from './pathHandles.ts';
import { bodyOf, type Outset, outsetHandles } from './outsetHandles.ts';
import { togetherFrame, togetherHandles } from '../transforms/together.ts';
import type { Labels } from '../view/labels.ts';
import { labelHeightAt, toScreen, type Viewport } from '../view/viewport.ts';

export interface PlacedHandle extends Handle {
  /** Absent for handles of several objects together, which have the frame around them. */
  readonly object?: PlanObject;
  readonly frame?: Frame;
  /** CSS pixels. */
  readonly screen: Point;
  /** Whether it is a joint, which moves joined objects too. */
  readonly joint: boolean;
  /** The part of the object's path that it drags, if any. */
  readonly grip?: PathGrip;
  readonly picked?: boolean;
  /** Its offset, if it is shown outside an object that is small on the screen. */
  readonly outset?: Outset;
}

/** The handles of an object, those of its path first; none if it is locked. */
export function placeHandles(
  object: PlanObject,
  viewport: Viewport,
  picked?: PathPart,
  placing?: Placing,
): readonly PlacedHandle[] {
  if (object.locked) return [];
  const kind = kindOf(object);
  const joints = kind.joints?.list(object) ?? [];
  const ofPath = pathHandles(object, picked, viewport).map((handle) => ({ ...handle, object, joint: false }));
  const placedLabels = placing?.knows(object) ? placing.of(object) : [];
  const own = (kind.handles?.list(object, labelHeightAt(viewport.pxPerFoot)) ?? []).map((handle) => {
    // The handle of a label is where the label was placed.
    const ofLabel = placedLabels.find(({ label }) => label.handle === handle.id);
    const at = ofLabel ? centerOf(ofLabel.place) : handle.at;
    const on = toScreen(viewport, at);
    const { off } = handle;
    const screen = off
      ? { x: on.x + off.x * tolerances.handleOff, y: on.y + off.y * tolerances.handleOff }
      : on;
    return { ...handle, at, object, screen, joint: joints.some(({ id }) => id === handle.id) };
  });
  return outsetHandles([...ofPath, ...own], bodyOf(object), viewport);
}

/** The handle nearest to a screen point, within a distance in pixels, unless the point is nearer to a small object. */
export const handleAt = (
  handles: readonly PlacedHandle[],
  screen: Point,
  within: number,
): PlacedHandle | undefined => {
  const found = nearestOf(handles, (handle) => distance(handle.screen, screen), within);
  const isOnBody = found?.outset && found.outset.bodyAway(screen) <= distance(found.screen, screen);
  return isOnBody ? undefined : found;
};

/** The handles to show: those of a single selected object, or of several together. */
export function handlesOf({
  plan,
  selection,
  viewport,
  labels,
}: {
  plan: Plan;
  selection: Selection;
  viewport: Viewport;
  labels?: Labels;
}): readonly PlacedHandle[] {
  const frame = togetherFrame(selection.ids, plan);
  if (frame) return placeTogetherHandles(frame, viewport);
  const [object] = selection.ids.size === 1 ? selectedObjects(selection, plan) : [];
  const placing = labels?.at(labelHeightAt(viewport.pxPerFoot));
  return object ? placeHandles(object, viewport, selection.pathPart, placing) : [];
}

/** The handles of the box around several objects. */
function placeTogetherHandles(frame: Frame, viewport: Viewport): readonly PlacedHandle[] {
  const handles = togetherHandles(frame).map((handle): PlacedHandle => {
    const { x, y } = toScreen(viewport, handle.at);
    const { x: offX, y: offY } = handle.off ?? { x: 0, y: 0 };
    const screen = { x: x + offX * tolerances.handleOff, y: y + offY * tolerances.handleOff };
    return { ...handle, frame, screen, joint: false };
  });
  const half = { x: frame.width / 2, y: frame.height / 2 };
  return outsetHandles(handles, { center: frameCenter(frame), turn: 0, half, isLine: false }, viewport);
}

function centerOf({ texts }: LabelPlace): Point {
  const [first, last] = [texts[0]?.at ?? { x: 0, y: 0 }, texts.at(-1)?.at ?? { x: 0, y: 0 }];
  return midpoint(first, last);
}
