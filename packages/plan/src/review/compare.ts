// What differs between two plans, object by object: added, removed, only moved, or changed, each with what has changed in
// words.
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
  /** Whether it follows from others, as a dimension does from the house that it measures. */
  readonly follows: boolean;
} & (
  | { readonly kind: 'added'; readonly after: PlanObject }
  | { readonly kind: 'removed'; readonly before: PlanObject }
  /** by: feet; only its place differs. */
  | { readonly kind: 'moved'; readonly before: PlanObject; readonly after: PlanObject; readonly by: Point }
  | { readonly kind: 'changed'; readonly before: PlanObject; readonly after: PlanObject }
);

export interface Comparison {
  /** Those that follow from others are last. */
  readonly differences: readonly Difference[];
  /** The settings of the plan that differ, in words. */
  readonly settings: readonly string[];
  /** Whether objects that both have are drawn in another order. */
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

/** undefined if they are the same. */
function between(before: PlanObject, after: PlanObject, units: Units): Difference | undefined {
  if (before === after) return undefined;
  const is = fieldsOf(after);
  if (isSame(fieldsOf(before), is)) return undefined;
  const shared = { id: after.id, title: titleOf(after), follows: follows(after), before, after };
  if (before.type === after.type) {
    const by = offsetBetween(before, after);
    if (isSame(fieldsOf(kindOf(before).move(before, by)), is))
      return { ...shared, kind: 'moved', by, words: `moved ${formatLength(distance(by, here), units)}` };
  }
  return { ...shared, kind: 'changed', words: changesOf(before, after, units).join(', ') };
}

const here: Point = { x: 0, y: 0 };

const offsetBetween = (before: PlanObject, after: PlanObject): Point =>
  subtract(kindOf(after).position(after), kindOf(before).position(before));

const inFeet = (feet: number): number => feet;

/** The layer belongs to what is compared, since it decides what is printed, unlike to what concerns somebody. */
const fieldsOf = (object: PlanObject): Readonly<Record<string, unknown>> => ({
  ...recordOf(object, inFeet),
  layer: layerOf(object),
});

/** The fields that words have been found for. */
const worded: ReadonlySet<string> = new Set(['name', 'status', 'type', 'width', 'height', 'x', 'y']);

function changesOf(before: PlanObject, after: PlanObject, units: Units): readonly string[] {
  const words: string[] = [];
  const [was, is] = [kindOf(before), kindOf(after)];
  if (before.type !== after.type) words.push(`${was.title} → ${is.title}`);
  const moved = distance(offsetBetween(before, after), here);
  if (moved > 0.005) words.push(`moved ${formatLength(moved, units)}`);
  const [a, b] = [sizeOf(before, units), sizeOf(after, units)];
  if (a !== b) words.push(`${a} → ${b}`);
  if (before.name !== after.name) words.push('name');
  if (before.status !== after.status) words.push(`${statusOf(before)} → ${statusOf(after)}`);
  if (layerOf(before) !== layerOf(after)) words.push('layer');
  const [records, now] = [recordOf(before, inFeet), recordOf(after, inFeet)];
  const others = [...new Set([...Object.keys(records), ...Object.keys(now)])].filter(
    (field) => !worded.has(field) && !isSame(records[field], now[field]),
  );
  if (others.some(isColor)) words.push('color');
  if (others.some(isTurn)) words.push('direction');
  if (others.some((field) => isShape(field)) && a === b) words.push('shape');
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
