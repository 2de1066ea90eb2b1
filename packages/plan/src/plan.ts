// The plan: objects by id and settings, changed only by applyChanges, which gives back the inverse.
import type { Box } from './geometry/box.ts';
import { emptyBox, union } from './geometry/box.ts';
import { type Point, scaleBy } from './geometry/point.ts';
import { drawAlone } from './drawObject.ts';
import { kindOf } from './kinds/index.ts';
import type { PlanObject } from './kinds/kind.ts';
import { layersOf } from './layerTable.ts';
import { compareOrder } from './order.ts';
import { BoundsPen } from './pen/boundsPen.ts';
import { defaultSettings, type PlanSettings } from './settings.ts';

export interface Plan {
  readonly objects: ReadonlyMap<string, PlanObject>;
  readonly settings: PlanSettings;
  /** An order key at or above every object's; '' for a plan that never had any. */
  readonly top: string;
}

/** What a plan is made from, objects in any order. */
export interface PlanContents {
  readonly objects: readonly PlanObject[];
  readonly settings: PlanSettings;
}

/** What an object that is put comes from: another, moved whole by so many feet and not changed otherwise. */
export interface Moved {
  readonly from: PlanObject;
  readonly by: Point;
}

export type Change =
  | { readonly put: PlanObject; readonly moved?: Moved }
  | { readonly remove: string }
  | { readonly settings: Partial<PlanSettings> };

/** A plan for whoever edits it, by applyChanges alone; all others are given it as a Plan. */
export interface MutablePlan extends Plan {
  readonly objects: Map<string, PlanObject>;
  settings: PlanSettings;
  top: string;
}

export function createPlan(
  { objects, settings }: PlanContents = { objects: [], settings: defaultSettings },
): MutablePlan {
  let top = '';
  const byId = new Map<string, PlanObject>();
  for (const object of objects) {
    byId.set(object.id, object);
    if (object.order > top) top = object.order;
  }
  return { objects: byId, settings, top };
}

/** Applies the changes in their order and returns those that take them back, in the order to apply. */
export function applyChanges(plan: MutablePlan, changes: readonly Change[]): Change[] {
  const inverse: Change[] = [];
  const back = waysBack();
  for (const change of changes) {
    const undo = applyChange(plan, change, back);
    if (undo) inverse.push(undo);
  }
  return inverse.toReversed();
}

/** The way back of a way; one for all that go one way, which may be very many. */
function waysBack(): (by: Point) => Point {
  let [way, back] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return (by) => {
    if (by !== way) [way, back] = [by, scaleBy(by, -1)];
    return back;
  };
}

function applyChange(plan: MutablePlan, change: Change, back: (by: Point) => Point): Change | undefined {
  if ('put' in change) {
    const { put, moved } = change;
    const old = plan.objects.get(put.id);
    plan.objects.set(put.id, put);
    if (put.order > plan.top) plan.top = put.order;
    if (!old) return { remove: put.id };
    return moved?.from === old ? { put: old, moved: { from: put, by: back(moved.by) } } : { put: old };
  }
  if ('remove' in change) {
    const old = plan.objects.get(change.remove);
    if (!old) return undefined;
    plan.objects.delete(change.remove);
    return { put: old };
  }
  const old = plan.settings;
  plan.settings = { ...old, ...change.settings };
  const fields = Object.keys(change.settings) as (keyof PlanSettings)[];
  return { settings: Object.fromEntries(fields.map((field) => [field, old[field]])) };
}

/** Moves an object whole, by feet. */
export const moveOf = (object: PlanObject, by: Point): Change => ({
  put: kindOf(object).move(object, by),
  moved: { from: object, by },
});

/** The changes but those that only move an object whole. */
export const beyondMoves = (changes: readonly Change[]): readonly Change[] =>
  changes.filter((change) => !('put' in change && change.moved));

/** The id of the object that a change puts or removes. */
export const idOf = (change: Change): string | undefined =>
  'put' in change ? change.put.id : 'remove' in change ? change.remove : undefined;

/** Whether the changes move all of the plan by one way, so that whatever is joined or tied stays as it is. */
export function movesWhole({ objects }: Plan, changes: readonly Change[]): boolean {
  if (changes.length !== objects.size) return false;
  const inTurn = objects.values();
  let areInTurn = true;
  let way: Point | undefined;
  for (const change of changes) {
    const moved = 'put' in change ? change.moved : undefined;
    if (!moved) return false;
    const { from, by } = moved;
    if (inTurn.next().value !== from) {
      if (objects.get(from.id) !== from) return false;
      areInTurn = false;
    }
    way ??= by;
    if (by.x !== way.x || by.y !== way.y) return false;
  }
  // Changes in the plan's own order, as of all that is selected at once, have each object once.
  return areInTurn || new Set(changes.map(idOf)).size === objects.size;
}

/** The objects from the bottom of the drawing to its top. */
export const inOrder = (plan: Plan): PlanObject[] => [...plan.objects.values()].toSorted(compareOrder);

/**
 * The box of what an object draws, with labels of a height in feet or without any, and of its joints; its position
 * where it draws none.
 */
export const objectBox = (object: PlanObject, labelHeight = 0): Box =>
  boxBy(new BoundsPen(labelHeight), object);

/** The same by a pen: very many are measured by one. */
export function boxBy(pen: BoundsPen, object: PlanObject): Box {
  const kind = kindOf(object);
  const known = pen.labelHeight === 0 ? kind.bounds?.(object) : undefined;
  if (known) return known;
  pen.reset();
  drawAlone(object, pen);
  for (const { at } of kind.joints?.(object) ?? []) pen.circle(at, 0);
  if (pen.minX > pen.maxX) pen.circle(kind.position(object), 0);
  return pen.box;
}

/**
 * The box of everything that layers show of the plan, labels (of the given height in feet) included; empty for an empty
 * plan.
 */
export function planBox(plan: Plan, labelHeight = 0, layers = layersOf(plan.settings)): Box {
  let box = emptyBox;
  for (const object of plan.objects.values()) {
    const pen = new BoundsPen(labelHeight);
    drawAlone(object, pen, { layers });
    box = union(box, pen.box);
  }
  return box;
}
