// The differences between two plans, object by object: added, removed, only moved, or changed, with a description in words.
import { titleOf } from '../distances/titleOf.ts';
import { layerOf } from '../drawing/layerTable.ts';
import { distance, type Point, subtract } from '../geometry/point.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { statusNames } from '../objects/statusNames.ts';
import { inOrder, type Plan } from '../plan/plan.ts';
import { tiesOf } from '../plan/ties.ts';
import type { PlanSettings } from '../settings/settings.ts';
import { formatLength, type Units } from '../measure/units.ts';
import { isSame, recordOf } from './record.ts';

export type Difference = {
  readonly id: string;
  readonly title: string;
  /** What has changed, in words; '' if it was added or removed. */
  readonly words: string;
  /** Whether the object depends on others, as a dimension does on the house that it measures. */
  readonly follows: boolean;
} & (
  | { readonly kind: 'added'; readonly after: PlanObject }
  | { readonly kind: 'removed'; readonly before: PlanObject }
  /** Only its place differs. by: the offset in feet. */
  | { readonly kind: 'moved'; readonly before: PlanObject; readonly after: PlanObject; readonly by: Point }
  | { readonly kind: 'changed'; readonly before: PlanObject; readonly after: PlanObject }
);

export interface Comparison {
  /** Objects that depend on others come last. */
  readonly differences: readonly Difference[];
  /** The settings of the plan that differ, in words. */
  readonly settings: readonly string[];
  /** Whether objects that are in both plans are drawn in another order. */
  readonly isReordered: boolean;
}

export function comparePlans(before: Plan, after: Plan): Comparison {
  const { units } = after.settings;
  const differences: Difference[] = [];
  for (const object of inOrder(before)) {
    const now = after.objects.get(object.id);
    const difference = now ? between(object, now, units) : removed(object);
    if (difference) differences.push(difference);
  }
  for (const object of inOrder(after)) if (!before.objects.has(object.id)) differences.push(added(object));
  const own = differences.filter(({ follows }) => !follows);
  return {
    differences: [...own, ...differences.filter(({ follows }) => follows)],
    settings: settingsBetween(before, after),
    isReordered: isReordered(before, after),
  };
}

const follows = (object: PlanObject): boolean => tiesOf(object).length > 0;

const removed = (before: PlanObject): Difference => ({
  kind: 'removed',
  id: before.id,
  title: titleOf(before),
  words: '',
  follows: follows(before),
  before,
});

const added = (after: PlanObject): Difference => ({
  kind: 'added',
  id: after.id,
  title: titleOf(after),
  words: '',
  follows: follows(after),
  after,
});

/** The difference between two versions of an object; undefined if they are the same. */
function between(before: PlanObject, after: PlanObject, units: Units): Difference | undefined {
  if (before === after) return undefined;
  const fields = fieldsOf(after);
  if (isSame(fieldsOf(before), fields)) return undefined;
  const shared = { id: after.id, title: titleOf(after), follows: follows(after), before, after };
  if (before.type === after.type) {
    const by = offsetBetween(before, after);
    if (isSame(fieldsOf(kindOf(before).move(before, by)), fields))
      return { ...shared, kind: 'moved', by, words: `moved ${formatLength(distance(by, origin), units)}` };
  }
  return { ...shared, kind: 'changed', words: changesOf(before, after, units).join(', ') };
}

const origin: Point = { x: 0, y: 0 };

const offsetBetween = (before: PlanObject, after: PlanObject): Point =>
  subtract(kindOf(after).position(after), kindOf(before).position(before));

const inFeet = (feet: number): number => feet;

/** The compared fields. They include the layer, which isn't part of a record, because it decides what is printed. */
const fieldsOf = (object: PlanObject): Readonly<Record<string, unknown>> => ({
  ...recordOf(object, inFeet),
  layer: layerOf(object),
});

/** The fields that a description handles one by one. */
const describedFields: ReadonlySet<string> = new Set(['name', 'status', 'type', 'width', 'height', 'x', 'y']);

/** Feet: a smaller move isn't mentioned. */
const minMove = 0.005;

function changesOf(before: PlanObject, after: PlanObject, units: Units): readonly string[] {
  const words: string[] = [];
  const [oldKind, newKind] = [kindOf(before), kindOf(after)];
  if (before.type !== after.type) words.push(`${oldKind.title} → ${newKind.title}`);
  const moved = distance(offsetBetween(before, after), origin);
  if (moved > minMove) words.push(`moved ${formatLength(moved, units)}`);
  const [oldSize, newSize] = [sizeOf(before, units), sizeOf(after, units)];
  if (oldSize !== newSize) words.push(`${oldSize} → ${newSize}`);
  if (before.name !== after.name) words.push('name');
  if (before.status !== after.status) words.push(`${statusOf(before)} → ${statusOf(after)}`);
  if (layerOf(before) !== layerOf(after)) words.push('layer');
  const [oldRecord, newRecord] = [recordOf(before, inFeet), recordOf(after, inFeet)];
  const others = [...new Set([...Object.keys(oldRecord), ...Object.keys(newRecord)])].filter(
    (field) => !describedFields.has(field) && !isSame(oldRecord[field], newRecord[field]),
  );
  if (others.some(isColor)) words.push('color');
  if (others.some(isTurn)) words.push('direction');
  if (others.some((field) => isShape(field)) && oldSize === newSize) words.push('shape');
  if (others.some((field) => !isColor(field) && !isShape(field) && !isTurn(field))) words.push('details');
  return words.length > 0 ? words : ['details'];
}

const isColor = (field: string): boolean => /color|shade|fill/i.test(field);
const isShape = (field: string): boolean => /vertices|radius|start|end|points|edges/i.test(field);
const isTurn = (field: string): boolean => /rotation/i.test(field);

const statusOf = ({ status }: PlanObject): string =>
  status ? statusNames[status].toLowerCase() : 'no status';

function sizeOf(object: PlanObject, units: Units): string {
  const { width, height } = kindOf(object).dimensions(object);
  return [width, ...(height > 0 ? [height] : [])].map((side) => formatLength(side, units)).join(' × ');
}

const settingNames: Readonly<Partial<Record<keyof PlanSettings, string>>> = {
  title: 'Title',
  address: 'Address',
  parcel: 'Parcel number',
  north: 'North',
  units: 'Units',
  scale: 'Scale of the grid',
  ground: 'Location on the map',
  elevations: 'Datum and contours',
  layers: 'Layers',
  project: 'Project facts',
  sheets: 'Sheets',
  pack: 'Permit rules',
  portal: 'Portal',
};

function settingsBetween(before: Plan, after: Plan): readonly string[] {
  const names = Object.entries(settingNames) as [keyof PlanSettings, string][];
  return names.flatMap(([field, name]) =>
    isSame(before.settings[field], after.settings[field]) ? [] : [name],
  );
}

function isReordered(before: Plan, after: Plan): boolean {
  const idsIn = (plan: Plan, other: Plan): readonly string[] =>
    inOrder(plan).flatMap(({ id }) => (other.objects.has(id) ? [id] : []));
  const now = idsIn(after, before);
  return idsIn(before, after).some((id, i) => id !== now[i]);
}
