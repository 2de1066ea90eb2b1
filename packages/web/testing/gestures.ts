// What each gesture on a phone should do, for the tests of random gestures: a small model that knows where the finger was and
// what was there, and shares no code with the input. Distances are in CSS pixels.
import type { Editor } from '@homeplot/editor/editor';
import { toScreen } from '@homeplot/editor/viewport';
import { outlineOf } from '@homeplot/plan/anchors';
import { kindOf } from '@homeplot/plan/kinds';
import type { PlanObject } from '@homeplot/plan/kind';
import { objectBox } from '@homeplot/plan/plan';
import { distance, type Point } from '@homeplot/plan/point';

/** Everything that a gesture may change. */
export interface Seen {
  readonly objects: ReadonlyMap<string, PlanObject>;
  readonly tool: string;
  readonly selected: ReadonlySet<string>;
  /** The points that have been set of what is being drawn. */
  readonly points: readonly Point[];
  readonly pxPerFoot: number;
  readonly onScreen: (at: Point) => Point;
}

/** A gesture of one finger that reached its end. */
export interface Gesture {
  readonly from: Point;
  /** Where the point was when the finger was lifted. */
  readonly to: Point;
  readonly isDrag: boolean;
  /** Whether it was the second tap of a double tap. */
  readonly isDouble: boolean;
  /** A stroke of a pen is precise at both ends. */
  readonly isPen?: boolean;
}

/** How far from a finger its point may be set: an object snap, half a square, and the finger's tremor. */
const reach = 30;
/** How far from an object a finger may be that moves one of its handles: the rotation handle is outside the object. */
const handleReach = 26 + 22 + 10;

/** Or a corner between roads: what moves with the ends of others. */
const isRoad = (object: PlanObject): boolean => kindOf(object).joints !== undefined;

const pointTools = new Set(['lot', 'fence', 'deck']);

interface State {
  readonly corners?: readonly { readonly at: Point }[];
  readonly start?: Point;
  readonly from?: Point;
}

export function seen({ plan, hand, selection, viewport }: Editor): Seen {
  const {
    corners = [],
    start,
    from,
  } = ((hand.isDrawing ? hand.drawings.at(-1)?.state : undefined) ?? {}) as State;
  return {
    objects: new Map(plan.objects),
    tool: hand.tool.name,
    selected: selection.ids,
    points: [...corners.map(({ at }) => at), ...(start ? [start] : []), ...(from ? [from] : [])],
    pxPerFoot: viewport.pxPerFoot,
    onScreen: (at) => toScreen(viewport, at),
  };
}

interface Difference {
  readonly added: readonly PlanObject[];
  readonly removed: readonly PlanObject[];
  readonly altered: readonly PlanObject[];
}

function difference(before: Seen, after: Seen): Difference {
  const all = [...after.objects.values()];
  return {
    added: all.filter(({ id }) => !before.objects.has(id)),
    removed: [...before.objects.values()].filter(({ id }) => !after.objects.has(id)),
    altered: all.filter((object) => {
      const old = before.objects.get(object.id);
      return old !== undefined && JSON.stringify(old) !== JSON.stringify(object);
    }),
  };
}

const sayIds = (objects: readonly PlanObject[]): string =>
  objects.map(({ id, type }) => `${type} ${id}`).join(', ');

/** To a thousandth of a foot: what is stored is rounded. */
const same = (a: readonly Point[], b: readonly Point[]): boolean =>
  a.length === b.length && a.every((at, i) => distance(at, b[i] ?? at) < 1e-3);

/** What is wrong after a gesture that changes nothing; undefined if nothing is. */
export function wrongIfQuiet(before: Seen, after: Seen): string | undefined {
  const { added, removed, altered } = difference(before, after);
  if (added.length + removed.length + altered.length > 0)
    return `added ${sayIds(added)}; lost ${sayIds(removed)}; changed ${sayIds(altered)}`;
  return same(before.points, after.points) ? undefined : 'the drawing has changed';
}

/** What is wrong after a gesture with the tool that was in hand. */
export function wrongAfter(gesture: Gesture, before: Seen, after: Seen): string | undefined {
  const found = difference(before, after);
  if (found.removed.length > 0) return `lost ${sayIds(found.removed)}`;
  if (pointTools.has(before.tool)) return wrongPoints(gesture, before, after, found);
  const rule = rules[before.tool];
  return rule ? rule(gesture, before, after, found) : wrongIfQuiet(before, after);
}

type Rule = (gesture: Gesture, before: Seen, after: Seen, found: Difference) => string | undefined;

/** One more point, where the finger was lifted; or the object through all points, if it was lifted on a corner. */
const wrongPoints: Rule = ({ to, from, isDrag, isPen }, before, after, { added, altered }) => {
  if (altered.length > 0) return `changed ${sayIds(altered)}`;
  const isOnPoint = before.points.some((at) => distance(before.onScreen(at), to) <= 2 * reach);
  const [object] = added;
  if (object) {
    if (added.length > 1 || after.points.length > 0) return `added ${sayIds(added)} and kept the points`;
    if (isDrag && before.points.length === 0) return wrongCorners(object, from, to, before);
    if (!isOnPoint) return `finished though the finger was lifted on no corner`;
    return same(before.points, outlineOf(object)?.vertices ?? [])
      ? undefined
      : 'finished with other points than were set';
  }
  if (same(before.points, after.points)) return isOnPoint ? undefined : 'set no point';
  const last = after.points.at(-1);
  const isEdge = isPen && isDrag && before.points.length === 0 && after.points.length === 2;
  if (!last || !(isEdge || same(before.points, after.points.slice(0, -1))))
    return 'changed points that were set';
  return distance(before.onScreen(last), to) <= reach ? undefined : 'set a point away from the finger';
};

/** An object drawn from corner to corner spans the press and the place where the finger was lifted. */
function wrongCorners(object: PlanObject, from: Point, to: Point, { onScreen }: Seen): string | undefined {
  const { minX, minY, maxX, maxY } = objectBox(object);
  const [a, b] = [onScreen({ x: minX, y: minY }), onScreen({ x: maxX, y: maxY })];
  const off = Math.max(
    Math.abs(a.x - Math.min(from.x, to.x)),
    Math.abs(a.y - Math.min(from.y, to.y)),
    Math.abs(b.x - Math.max(from.x, to.x)),
    Math.abs(b.y - Math.max(from.y, to.y)),
  );
  return off <= reach ? undefined : `drew ${object.type} ${Math.round(off)} px off`;
}

const wrongPlaced: Rule = ({ from, to, isDrag, isDouble }, before, _, { added, altered }) => {
  if (altered.length > 0) return `changed ${sayIds(altered)}`;
  if (added.length > 1) return `added ${sayIds(added)}`;
  const [object] = added;
  if (!object) return isDrag || isDouble ? undefined : 'placed nothing';
  const { minX, minY, maxX, maxY } = objectBox(object);
  const near = before.onScreen({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 });
  return distance(near, from) <= distance(from, to) + reach ? undefined : 'placed it elsewhere';
};

const wrongRectangle: Rule = (gesture, before, after, { added, altered }) => {
  if (altered.length > 0) return `changed ${sayIds(altered)}`;
  const [object] = added;
  const [first] = before.points;
  const from = first ? before.onScreen(first) : gesture.from;
  if (object) return wrongCorners(object, from, gesture.to, before);
  const [corner] = after.points;
  if (!corner) return 'set no corner';
  const place = first ? from : gesture.from;
  return distance(before.onScreen(corner), place) <= distance(gesture.from, gesture.to) + reach
    ? undefined
    : 'set a corner elsewhere';
};

const wrongRoad: Rule = ({ to }, before, after, { added, altered }) => {
  const others = altered.filter((object) => !isRoad(object));
  if (others.length > 0) return `changed ${sayIds(others)}`;
  const [start] = before.points;
  if (!start) {
    const [set] = after.points;
    if (added.length > 0 || !set) return 'did not set the start';
    return distance(before.onScreen(set), to) <= reach ? undefined : 'set the start elsewhere';
  }
  const roads = added.filter(isRoad);
  if (roads.length === 0) return distance(before.onScreen(start), to) <= reach ? undefined : 'drew no road';
  return roads.length === 1 && after.points.length === 0 ? undefined : `added ${sayIds(added)}`;
};

/** A gate more in one object, whose edge was touched. */
const wrongGate: Rule = ({ to }, before, _, { added, altered }) => {
  if (added.length > 0 || altered.length > 1) return `added ${sayIds(added)}; changed ${sayIds(altered)}`;
  const [object] = altered;
  if (!object) return undefined;
  const old = before.objects.get(object.id);
  const { entrances: gates, ...rest } = object as PlanObject & { entrances: unknown[] };
  const { entrances: oldGates, ...oldRest } = old as PlanObject & { entrances: unknown[] };
  if (JSON.stringify(rest) !== JSON.stringify(oldRest)) return 'changed more than gates';
  if (gates.length !== oldGates.length + 1) return `left ${gates.length} gates`;
  return touches(object, to, before, reach) ? undefined : 'put a gate where nobody touched';
};

/** Whether a point is within reach of the box of an object. */
function touches(object: PlanObject, at: Point, { onScreen }: Seen, within: number): boolean {
  const { minX, minY, maxX, maxY } = objectBox(object);
  const [a, b] = [onScreen({ x: minX, y: minY }), onScreen({ x: maxX, y: maxY })];
  return at.x >= a.x - within && at.x <= b.x + within && at.y >= a.y - within && at.y <= b.y + within;
}

/** Only a drag changes something, and only what is selected then and was touched, with the roads joined to it. */
const wrongSelect: Rule = ({ from, to, isDrag, isDouble }, before, after, { added, altered }) => {
  if (added.length > 0) return `added ${sayIds(added)}`;
  if (altered.length === 0) return undefined;
  if (!isDrag && !isDouble) return `a tap changed ${sayIds(altered)}`;
  const own = altered.filter((object) => !isRoad(object));
  const others = own.filter(({ id }) => !after.selected.has(id));
  if (others.length > 0) return `changed ${sayIds(others)}, which is not selected`;
  if (![...before.objects.values()].some((object) => touches(object, from, before, handleReach)))
    return `changed ${sayIds(altered)} from empty ground`;
  const [object] = own;
  const old = object && before.objects.get(object.id);
  return object && old && own.length === 1 ? wrongMove(old, object, from, to, before) : undefined;
};

/** What kept its size was moved, or turned; moved, it went as far as the finger. */
function wrongMove(
  old: PlanObject,
  object: PlanObject,
  from: Point,
  to: Point,
  { pxPerFoot }: Seen,
): string | undefined {
  const kind = kindOf(object);
  const [was, is] = [kind.position(old), kind.position(object)];
  if (JSON.stringify(kind.dimensions(old)) !== JSON.stringify(kind.dimensions(object))) return undefined;
  if (distance(was, is) < 1e-6) return undefined;
  const off = distance(
    { x: (is.x - was.x) * pxPerFoot, y: (is.y - was.y) * pxPerFoot },
    { x: to.x - from.x, y: to.y - from.y },
  );
  return off <= reach + 8
    ? undefined
    : `moved ${object.type} ${Math.round(off)} px less or more than the finger`;
}

const rules: Readonly<Record<string, Rule>> = {
  select: wrongSelect,
  rectangle: wrongRectangle,
  house: wrongPlaced,
  tree: wrongPlaced,
  road: wrongRoad,
  entrance: wrongGate,
};
