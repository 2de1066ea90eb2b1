// Resizes and rotates several objects together, by the handles of the box around them. Corners keep the proportions;
// sides stretch in one direction. Objects that can't be resized keep their size and only move.
import { type Box, boxCenter, boxHeight, boxWidth, emptyBox, union } from '@homeplot/plan/box';
import type { Handle } from '@homeplot/plan/capabilities';
import { type Frame, frameCenter } from '@homeplot/plan/frame';
import { dragFrame, frameHandles } from '@homeplot/plan/frameHandles';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { turning } from '@homeplot/plan/motion';
import type { Change, Plan } from '@homeplot/plan/plan';
import { type Point, subtract, tidyPoint } from '@homeplot/plan/point';
import { scaled } from '@homeplot/plan/scaled';
import { type Scaling, scalePoint } from '@homeplot/plan/scaling';
import { isTied } from '@homeplot/plan/ties';
import { titleOf } from '@homeplot/plan/titleOf';
import { boxOf } from '../view/shapes.ts';
import type { Toast } from '../tool/tool.ts';
import { byMotion } from './copies.ts';

/** With more objects there are no handles: each move of the pointer would have to measure them all. */
const maxTogether = 500;
/** Feet: a narrower box can only be rotated. */
const minSide = 0.01;

/** The objects that aren't locked. */
function objectsIn(ids: ReadonlySet<string>, { objects }: Plan): readonly PlanObject[] {
  return [...ids].flatMap((id) => {
    const object = objects.get(id);
    return object && !object.locked ? object : [];
  });
}

const frameOf = (box: Box): Frame => ({
  x: box.minX,
  y: box.minY,
  width: boxWidth(box),
  height: boxHeight(box),
  rotation: 0,
});

/** The box around several objects that can be resized and rotated together; undefined if there aren't several. */
export function togetherFrame(ids: ReadonlySet<string>, plan: Plan): Frame | undefined {
  if (ids.size < 2 || ids.size > maxTogether) return undefined;
  const objects = objectsIn(ids, plan);
  return objects.length > 1
    ? frameOf(objects.reduce((box, object) => union(box, boxOf(object)), emptyBox))
    : undefined;
}

/** The handles of the frame; the handle for rotation is the one that is offset from it. */
export const togetherHandles = (frame: Frame): readonly Handle[] =>
  frame.width < minSide || frame.height < minSide
    ? frameHandles(frame).filter(({ off }) => off)
    : frameHandles(frame);

/** Whether a handle is at a corner, such as `nw`; those of sides have one letter. */
const isCorner = (handle: string): boolean => handle.length === 2;

/**
 * The changes when a handle of the frame is dragged to a point, with the new frame and the objects that kept their size.
 * even: rotates in steps of 15 degrees.
 */
export function dragTogether(
  {
    frame,
    ids,
    handle,
  }: { readonly frame: Frame; readonly ids: ReadonlySet<string>; readonly handle: string },
  to: Point,
  even: boolean,
  plan: Plan,
): { readonly changes: readonly Change[]; readonly frame: Frame; readonly unscaled: readonly PlanObject[] } {
  const isTurn = handle === 'turn';
  const dragged = dragFrame(frame, handle, to, isTurn ? even : isCorner(handle), minSizeOf(frame));
  const objects = objectsIn(ids, plan);
  if (isTurn) {
    const turn = byMotion(turning(frameCenter(frame), dragged.rotation));
    const changes = dragged.rotation === 0 ? [] : objects.map((object) => ({ put: turn(object) }));
    return { changes, frame: dragged, unscaled: [] };
  }
  const scaling = scalingBetween(frame, dragged);
  const unscaled: PlanObject[] = [];
  const changes = objects.flatMap((object): Change[] => {
    // A tied object follows its target, as part of every edit.
    if (isTied(object)) return [];
    const put = scaled(object, scaling);
    if (!put) unscaled.push(object);
    return [{ put: put ?? movedWith(object, scaling) }];
  });
  return { changes: scaling.x === 1 && scaling.y === 1 ? [] : changes, frame: dragged, unscaled };
}

/** The smallest size of the frame in feet: a foot, or less if it is smaller already. */
const minSizeOf = ({ width, height }: Frame): number => Math.min(1, width, height);

/** The scaling from one frame to another, about the point that stays in place. */
function scalingBetween(from: Frame, to: Frame): Scaling {
  const x = to.width / from.width;
  const y = to.height / from.height;
  const fixed = (a: number, b: number, factor: number): number =>
    Math.abs(factor - 1) < 1e-12 ? a : (b - a * factor) / (1 - factor);
  return { about: { x: fixed(from.x, to.x, x), y: fixed(from.y, to.y, y) }, x, y };
}

/** The object moved so that its center is where the scaling takes it. */
function movedWith(object: PlanObject, scaling: Scaling): PlanObject {
  const center = boxCenter(boxOf(object));
  return kindOf(object).move(object, tidyPoint(subtract(scalePoint(center, scaling), center)));
}

/** The message that names the objects that kept their size; undefined if there are none. */
export function unscaledToast(unscaled: readonly PlanObject[]): Toast | undefined {
  const [first] = unscaled;
  if (!first) return undefined;
  const what = unscaled.length === 1 ? titleOf(first) : `${unscaled.length} objects`;
  return {
    text: `${what} kept ${unscaled.length === 1 ? 'its' : 'their'} size and only moved`,
    tone: 'info',
  };
}
