// What of a plan concerns somebody who approves it: all of it, or one edge of a lot with what stands near it. An approval
// stands for as long as this text stays the same.
import { outlineOf, eaveOf } from '../distances/anchors.ts';
import { isDeedLot, lineNames } from '../distances/lotDistances.ts';
import { boxCorners } from '../geometry/box.ts';
import { edgesOf } from '../geometry/outline.ts';
import { type Shape, type ShapeEdge, nearestBetween, shapeEdge, shapeOf } from '../geometry/pathDistance.ts';
import { type Point, scaleBy } from '../geometry/point.ts';
import { isInside } from '../geometry/hitPen.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import { inOrder, objectBox, type Plan } from '../plan/plan.ts';
import { writePlanFile } from '../file/writePlanFile.ts';
import { siteLotIn } from '../site/siteLot.ts';
import { comparePlans, type Difference } from './compare.ts';
import { orderedJson, recordOf } from './record.ts';

/** edge: its number in the outline of the lot. */
export type Concern =
  | { readonly kind: 'plan' }
  | { readonly kind: 'edge'; readonly object: string; readonly edge: number };

/** What stands nearer than this to an edge concerns the neighbor there, in feet; a wider setback reaches farther. */
export const usualReach = 25;

export interface Concerned {
  /** In drawing order. */
  readonly objects: readonly PlanObject[];
  /** The edge, if it is about one. */
  readonly edge: ShapeEdge | undefined;
  /** Feet from the edge. */
  readonly reach: number;
}

/** undefined if the edge is gone. */
export function concerned(plan: Plan, of: Concern): Concerned | undefined {
  const counted = inOrder(plan).filter(counts);
  if (of.kind === 'plan') return { objects: counted, edge: undefined, reach: Infinity };
  const lot = plan.objects.get(of.object);
  const edge = lot && edgeOf(lot, of.edge);
  if (!edge) return undefined;
  const reach = reachOf(plan, lot, of.edge);
  const line = { edges: [edge], box: edge.box };
  const objects = counted.filter(
    (object) => object !== lot && !isDeedLot(object) && isWithin(object, line, reach, edge.from),
  );
  return { objects, edge, reach };
}

/** Feet from an edge within which objects concern the neighbor there. */
export function reachOf(plan: Plan, lot: PlanObject, edge: number): number {
  const line = siteLotIn(plan, lot)?.lines.find((one) => one.edge.index === edge);
  return Math.max(usualReach, line?.setback ?? 0);
}

/** Those that follow from others say nothing of their own: dimensions, areas, setback lines. A picture below isn't the plan. */
function counts(object: PlanObject): boolean {
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
  // All of the edge may be under a large object.
  return shape.path.closed && isInside(shape.path, on);
}

/**
 * A text that changes with everything that concerns them, and with nothing else. It doesn't change if the whole plan is
 * moved. '' if the edge is gone.
 */
export function concernText(plan: Plan, of: Concern): string {
  const found = concerned(plan, of);
  if (!found) return '';
  const { objects, edge } = found;
  const [first] = objects;
  const origin = originAt(edge?.from ?? (first ? startOf(first) : { x: 0, y: 0 }));
  const back = scaleBy(origin, -1);
  const records = objects.map((object) => orderedJson(recordOf(kindOf(object).move(object, back))));
  const { north, address, parcel } = plan.settings;
  const shared = of.kind === 'plan' ? { north, address, parcel } : {};
  const line = edge ? edgeRecord(edge, back) : {};
  return orderedJson({ ...shared, ...line, objects: of.kind === 'plan' ? records : records.toSorted() });
}

/** What differs between two versions and concerns them, of the objects that they show. */
export function concerningDifferences(before: Plan, after: Plan, of: Concern): readonly Difference[] {
  const ids = new Set(
    [before, after].flatMap((plan) => concerned(plan, of)?.objects.map(({ id }) => id) ?? []),
  );
  if (of.kind === 'edge') ids.add(of.object);
  return comparePlans(before, after).differences.filter(({ id }) => ids.has(id));
}

/** Where an object starts: a corner is stored as it was given, a center may be between two stored numbers. */
const startOf = (object: PlanObject): Point =>
  outlineOf(object)?.vertices[0] ?? kindOf(object).position(object);

const originAt = ({ x, y }: Point): Point => ({ x: grid(x), y: grid(y) });
const grid = (feet: number): number => Math.round(feet * 1e6 + 0.0003) / 1e6;

const edgeRecord = ({ from, to, bulge }: ShapeEdge, by: Point): object => ({
  from: [grid(from.x + by.x), grid(from.y + by.y)],
  to: [grid(to.x + by.x), grid(to.y + by.y)],
  bulge: grid(bulge),
});

/** The whole plan as a text without its time, the same for the same plan wherever it was written. */
export function planText(plan: Plan): string {
  const { timestamp: _, ...file } = writePlanFile(plan, '');
  return orderedJson(file);
}

/** The edges of the plan's lots that one can ask about, each with words for it. */
export interface OfferedEdge {
  readonly object: string;
  readonly edge: number;
  /** `the left edge`. */
  readonly words: string;
}

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
