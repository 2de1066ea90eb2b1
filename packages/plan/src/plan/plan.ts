// The plan: objects by id, and settings. It is edited only by applyChanges, which returns the inverse.
import type { Box } from '../geometry/box.ts';
import { emptyBox, union } from '../geometry/box.ts';
import { type Point, scaleBy } from '../geometry/point.ts';
import { drawAlone } from '../drawing/drawObject.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { layersOf } from '../drawing/layerTable.ts';
import { compareOrder } from '../measure/order.ts';
import { BoundsPen } from '../geometry/boundsPen.ts';
import { defaultSettings, type PlanSettings } from '../settings/settings.ts';
import type { Steps } from '../measure/steps.ts';

export interface Plan {
  readonly objects: ReadonlyMap<string, PlanObject>;
  readonly settings: PlanSettings;
  /** An order key at or above every object's; '' if there never was one. */
  readonly top: string;
}

export interface PlanContents {
  readonly objects: readonly PlanObject[];
  readonly settings: PlanSettings;
}

/** Marks a put object as `from` moved by an offset in feet, without any other change. */
export interface Moved {
  readonly from: PlanObject;
  readonly by: Point;
}

export type Change =
  | { readonly put: PlanObject; readonly moved?: Moved }
  | { readonly remove: string }
  | { readonly settings: Partial<PlanSettings> };

/** A plan for its owner, who edits it only by applyChanges; all others get it as a Plan. */
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

/** Applies the changes in order and returns their inverse, in the order to apply. */
export function applyChanges(plan: MutablePlan, changes: readonly Change[]): Change[] {
  const inverse: Change[] = [];
  const negate = negator();
  for (const change of changes) {
    const undo = applyChange(plan, change, negate);
    if (undo) inverse.push(undo);
  }
  return inverse.toReversed();
}

/** Returns the negated offset, cached: in a bulk move every object shares one offset. */
function negator(): (by: Point) => Point {
  let [offset, negated] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  return (by) => {
    if (by !== offset) [offset, negated] = [by, scaleBy(by, -1)];
    return negated;
  };
}

function applyChange(plan: MutablePlan, change: Change, negate: (by: Point) => Point): Change | undefined {
  if ('put' in change) {
    const { put, moved } = change;
    const old = plan.objects.get(put.id);
    plan.objects.set(put.id, put);
    if (put.order > plan.top) plan.top = put.order;
    if (!old) return { remove: put.id };
    return moved?.from === old ? { put: old, moved: { from: put, by: negate(moved.by) } } : { put: old };
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

/** The change that moves an object by an offset in feet. */
export const moveOf = (object: PlanObject, by: Point): Change => ({
  put: kindOf(object).move(object, by),
  moved: { from: object, by },
});

/** The changes without those that only move an object. */
export const withoutWholeMoves = (changes: readonly Change[]): readonly Change[] =>
  changes.filter((change) => !('put' in change && change.moved));

/** The id of the object that a change puts or removes; undefined for settings. */
export const idOf = (change: Change): string | undefined =>
  'put' in change ? change.put.id : 'remove' in change ? change.remove : undefined;

/** Whether the changes move every object by the same offset, so that joints and ties need no update. */
export function movesEverything({ objects }: Plan, changes: readonly Change[]): boolean {
  if (changes.length !== objects.size) return false;
  const planOrder = objects.values();
  let isInPlanOrder = true;
  let offset: Point | undefined;
  for (const change of changes) {
    const moved = 'put' in change ? change.moved : undefined;
    if (!moved) return false;
    const { from, by } = moved;
    if (planOrder.next().value !== from) {
      if (objects.get(from.id) !== from) return false;
      isInPlanOrder = false;
    }
    offset ??= by;
    if (by.x !== offset.x || by.y !== offset.y) return false;
  }
  // Changes in plan order, as from "Select all", contain each object once.
  return isInPlanOrder || new Set(changes.map(idOf)).size === objects.size;
}

/** The objects in drawing order, from bottom to top. */
export const inOrder = (plan: Plan): PlanObject[] => inDrawingOrder([...plan.objects.values()]);

export const isUnderlay = (object: PlanObject): boolean => kindOf(object).underlay !== undefined;

/** These objects from bottom to top: underlays lie below all others. Some marks are drawn above all (see pen/strataPen.ts). */
export function inDrawingOrder(objects: readonly PlanObject[]): PlanObject[] {
  const sorted = objects.toSorted(compareOrder);
  const under = sorted.filter(isUnderlay);
  return under.length === 0 ? sorted : [...under, ...sorted.filter((object) => !isUnderlay(object))];
}

/** Cached boxes of objects that are measured by drawing them. Objects are immutable, so the boxes stay valid. */
const measured = new WeakMap<PlanObject, Box>();

/** The bounds of an object's drawing and joints; its position if it draws nothing. labelHeight in feet; 0 for no labels. */
export const objectBox = (object: PlanObject, labelHeight = 0): Box =>
  (labelHeight > 0 ? undefined : knownBox(object)) ?? measureWith(new BoundsPen(labelHeight), object);

/** The bounds of an object without labels, if they are known without drawing it. */
const knownBox = (object: PlanObject): Box | undefined =>
  kindOf(object).bounds?.(object) ?? measured.get(object);

/** objectBox with a reusable pen, for measuring many objects. */
export function measureWith(pen: BoundsPen, object: PlanObject): Box {
  if (pen.labelHeight > 0) return drawnOn(pen, object);
  const known = knownBox(object);
  if (known) return known;
  const box = drawnOn(pen, object);
  measured.set(object, box);
  return box;
}

function drawnOn(pen: BoundsPen, object: PlanObject): Box {
  const kind = kindOf(object);
  pen.reset();
  drawAlone(object, pen);
  for (const { at } of kind.joints?.list(object) ?? []) pen.circle(at, 0);
  if (pen.minX > pen.maxX) pen.circle(kind.position(object), 0);
  return pen.box;
}

/** The bounds of everything visible, labels included; labelHeight in feet. Empty for an empty plan. */
export function planBox(plan: Plan, labelHeight = 0, layers = layersOf(plan.settings)): Box {
  const pen = new BoundsPen(labelHeight);
  let box = emptyBox;
  for (const object of plan.objects.values()) {
    if (!layers.isAllPlain) {
      pen.reset();
      drawAlone(object, pen, { layers });
    }
    box = union(box, layers.isAllPlain ? measureWith(pen, object) : pen.box);
  }
  return box;
}

/** Caches the boxes of newly read objects, so that they are known when the objects are shown. */
export function* measureInSteps(objects: readonly PlanObject[]): Steps<void> {
  const pen = new BoundsPen();
  for (const object of objects) {
    measureWith(pen, object);
    yield;
  }
}
