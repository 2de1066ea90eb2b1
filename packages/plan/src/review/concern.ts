// The part of a plan that concerns an approver: all of it, or one edge of a lot with what is near it. An approval remains
// valid as long as `concernText` stays the same.
import { outlineOf, eaveOf } from '../distances/anchors.ts';
import { isDeedLot, lineNames } from '../distances/lotDistances.ts';
import { boxCorners } from '../geometry/box.ts';
import { edgesOf } from '../geometry/outline.ts';
import { type Shape, type ShapeEdge, nearestBetween, shapeEdge, shapeOf } from '../geometry/pathDistance.ts';
import type { Point } from '../geometry/point.ts';
import { isInside } from '../geometry/hitPen.ts';
import { kindOf } from '../kinds/index.ts';
import { canonicalText } from '../measure/sortedFields.ts';
import { tidy } from '../measure/units.ts';
import type { Convert, PlanObject } from '../objects/kind.ts';
import { inOrder, objectBox, type Plan } from '../plan/plan.ts';
import { writePlanFile } from '../file/writePlanFile.ts';
import { siteLotIn } from '../site/siteLot.ts';
import { comparePlans, type Difference } from './compare.ts';
import { isSame, recordOf } from './record.ts';

export type Concern = (
  | { readonly kind: 'plan' }
  /** edge: its index in the outline of the lot `object`. */
  | { readonly kind: 'edge'; readonly object: string; readonly edge: number }
) & {
  /**
   * Feet to which lengths are rounded before they are compared: much more than a change of the grid's scale changes them by
   * rounding. If absent, they are compared as a file stores them.
   */
  readonly step?: number | undefined;
};

/** Feet from an edge within which objects concern the neighbor there. A greater setback reaches farther. */
export const usualReach = 25;

export interface Concerned {
  /** In drawing order. */
  readonly objects: readonly PlanObject[];
  /** The edge, if it is about one. */
  readonly edge: ShapeEdge | undefined;
  /** Feet from the edge. */
  readonly reach: number;
}

/** What an approval is about; undefined if its edge is gone. */
export function concerned(plan: Plan, of: Concern): Concerned | undefined {
  const compared = inOrder(plan).filter(isCompared);
  if (of.kind === 'plan') return { objects: compared, edge: undefined, reach: Infinity };
  const lot = plan.objects.get(of.object);
  const edge = lot && edgeOf(lot, of.edge);
  if (!edge) return undefined;
  const reach = reachOf(plan, lot, of.edge);
  const line = { edges: [edge], box: edge.box };
  const objects = compared.filter(
    (object) => object !== lot && !isDeedLot(object) && isWithin(object, line, reach, edge.from),
  );
  return { objects, edge, reach };
}

/** Feet from an edge within which objects concern the neighbor there. */
export function reachOf(plan: Plan, lot: PlanObject, edge: number): number {
  const line = siteLotIn(plan, lot)?.lines.find((one) => one.edge.index === edge);
  return Math.max(usualReach, line?.setback ?? 0);
}

/** False for dimensions, area labels and setback lines, which follow from other objects, and for underlays. */
function isCompared(object: PlanObject): boolean {
  const { ties, underlay } = kindOf(object);
  return !underlay && !ties?.measures && !ties?.captions && !ties?.setback;
}

function edgeOf(lot: PlanObject, index: number): ShapeEdge | undefined {
  const outline = outlineOf(lot);
  const edge = outline && edgesOf(outline).find((one) => one.index === index);
  return edge && shapeEdge(edge);
}

const shapes = new WeakMap<PlanObject, Shape>();

function shapeFor(object: PlanObject): Shape {
  const cached = shapes.get(object);
  if (cached) return cached;
  const path = eaveOf(object) ?? outlineOf(object);
  const usable = path && path.vertices.length > 0 ? path : undefined;
  const made = shapeOf(usable ?? { vertices: boxCorners(objectBox(object)), closed: true });
  shapes.set(object, made);
  return made;
}

function isWithin(object: PlanObject, line: Pick<Shape, 'edges' | 'box'>, feet: number, on: Point): boolean {
  const shape = shapeFor(object);
  if (nearestBetween(line, shape, feet) !== undefined) return true;
  // A large object may cover the whole edge.
  return shape.path.closed && isInside(shape.path, on);
}

/**
 * A text that changes with everything that concerns the approver, and with nothing else. It doesn't change if the whole plan
 * is moved. '' if the edge is gone.
 */
export function concernText(plan: Plan, of: Concern): string {
  const found = concerned(plan, of);
  if (!found) return '';
  const { scale } = plan.settings;
  // Feet as a file stores them, so that a plan has the same text before and after it was saved.
  const kept = (feet: number): number => tidy(Math.round(feet * scale * 1e6 + roundingOffset) / 1e6 / scale);
  if (of.step !== undefined) return textOf(plan, of, found, inSteps(of.step), (feet) => feet);
  return textOf(plan, of, found, kept, kept);
}

/** Rounds up from 0.4 of a step, because common fractions of feet and inches may be exactly halfway between two steps. */
const inSteps =
  (step: number): Convert =>
  (feet) =>
    tidy(Math.round(feet / step + 0.1) * step);

/** kept: rounds lengths. start: rounds the point from which they are measured. */
function textOf(plan: Plan, of: Concern, found: Concerned, kept: Convert, start: Convert): string {
  const { objects, edge } = found;
  const [first] = objects;
  const { north, address, parcel } = plan.settings;
  const { x, y } = edge?.from ?? (first ? startOf(first) : { x: 0, y: 0 });
  const back = { x: -start(x), y: -start(y) };
  const records = objects.map((object) => canonicalText(recordOf(kindOf(object).move(object, back), kept)));
  const shared = of.kind === 'plan' ? { north, address, parcel } : {};
  const line = edge ? edgeRecord(edge, back, kept) : {};
  return canonicalText({ ...shared, ...line, objects: of.kind === 'plan' ? records : records.toSorted() });
}

/**
 * Added before rounding, in millionths of a square: stored feet are multiples of a billionth, so a value halfway between two
 * millionths is rounded up wherever the plan is.
 */
const roundingOffset = 0.0003;

/** The differences between two versions in the objects that concern the approver. */
export function concerningDifferences(before: Plan, after: Plan, of: Concern): readonly Difference[] {
  const ids = new Set(
    [before, after].flatMap((plan) => concerned(plan, of)?.objects.map(({ id }) => id) ?? []),
  );
  return comparePlans(before, after).differences.filter(({ id }) => ids.has(id));
}

/** All differences that concern the approver in words, one per line: `Shed: moved 2'`, `The edge itself`. */
export function concerningWords(before: Plan, after: Plan, of: Concern): readonly string[] {
  const [old, now] = [concerned(before, of), concerned(after, of)];
  if (!now) return ['The edge is gone'];
  const words = concerningDifferences(before, after, of).map(
    ({ kind, title, words: changes }) => `${title}: ${changes || kind}`,
  );
  if (of.kind === 'plan') {
    const { north, address, parcel } = before.settings;
    const { settings } = after;
    if (north !== settings.north) words.push('North');
    if (address !== settings.address) words.push('Address');
    if (parcel !== settings.parcel) words.push('Parcel number');
  } else if (old?.edge && now.edge && !isSame(lengthsOf(old.edge), lengthsOf(now.edge)))
    words.push('The edge itself');
  return words;
}

const lengthsOf = ({ from, to, bulge }: ShapeEdge): object => ({ x: to.x - from.x, y: to.y - from.y, bulge });

/** The first corner of an object if it has one: unlike a center, it is exactly a stored number. */
const startOf = (object: PlanObject): Point =>
  outlineOf(object)?.vertices[0] ?? kindOf(object).position(object);

const edgeRecord = ({ from, to, bulge }: ShapeEdge, by: Point, kept: Convert): object => ({
  from: [kept(from.x + by.x), kept(from.y + by.y)],
  to: [kept(to.x + by.x), kept(to.y + by.y)],
  bulge: Math.round(bulge * 1e9) / 1e9,
});

/** The whole plan as a text without a timestamp, always the same for the same plan. */
export function planText(plan: Plan): string {
  const { timestamp: _, ...file } = writePlanFile(plan, '');
  return canonicalText(file);
}

/** An edge of a lot whose neighbor can be asked for approval. */
export interface OfferedEdge {
  readonly object: string;
  readonly edge: number;
  /** Such as `the left edge`. */
  readonly words: string;
}

/** The edges of the plan's deed lots, or of all its lots if none is from a deed. */
export function offeredEdges(plan: Plan): readonly OfferedEdge[] {
  const lots = [...plan.objects.values()].filter(
    (object) => kindOf(object).path?.isProperty && outlineOf(object)?.closed,
  );
  const deeds = lots.filter(isDeedLot);
  return (deeds.length > 0 ? deeds : lots).flatMap((lot) => {
    const outline = outlineOf(lot);
    if (!outline) return [];
    const edges = edgesOf(outline);
    const names = lineNames(outline, edges, kindOf(lot).path?.edges?.(lot));
    return edges.map(({ index }, i) => ({ object: lot.id, edge: index, words: names[i] ?? '' }));
  });
}
