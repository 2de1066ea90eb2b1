// Keeps the handles of an object that is small on the screen away from its body, which always moves the object: they are
// shown outside it, or omitted if they would be too close to each other.
import { outlineOf } from '@homeplot/plan/anchors';
import { boxBetween, boxCorners, emptyBox, union } from '@homeplot/plan/box';
import type { Handle } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { edgesOf, pointOnEdge } from '@homeplot/plan/outline';
import { distance, lengthOf, type Point, rotate, subtract } from '@homeplot/plan/point';
import { toScreen, type Viewport } from '../view/viewport.ts';
import { boxOf } from '../view/shapes.ts';

/** CSS pixels: size below which an object is small, distance of its handles from it, and minimum distance between them. */
const smallSize = 60;
const outset = 12;
const minApart = 16;

export interface Outset {
  /** The offset of the handle from the point that it drags, in CSS pixels. */
  readonly by: Point;
  /** The distance of a point from the object's body, in CSS pixels. */
  bodyAway(screen: Point): number;
}

interface Placed extends Pick<Handle, 'at' | 'off' | 'unmarked'> {
  readonly screen: Point;
  readonly joint: boolean;
  readonly picked?: boolean;
  readonly outset?: Outset;
}

/** The extent of an object along its own axes, in feet. */
export interface Body {
  readonly center: Point;
  /** Radians from the plan's axes. */
  readonly turn: number;
  /** Half its extent along both axes. */
  readonly half: Point;
  readonly isLine: boolean;
}

const origin = { x: 0, y: 0 };
/** Objects are immutable, so entries never get stale. */
const bodies = new WeakMap<PlanObject, Body>();

/** undefined if an object's handles are never moved outside: those of a dimension are away from its text anyway. */
export function bodyOf(object: PlanObject): Body | undefined {
  if (kindOf(object).isAnnotation) return undefined;
  const body = bodies.get(object) ?? measure(object);
  bodies.set(object, body);
  return body;
}

/** The body of an object. Its axes follow the longest straight edge of an area, else the plan's. */
function measure(object: PlanObject): Body {
  const outline = outlineOf(object);
  const isLine = outline?.closed === false;
  let [turn, longest] = [0, 0];
  for (const { from, to, bulge } of outline?.closed ? edgesOf(outline) : []) {
    const length = distance(from, to);
    if (bulge !== 0 || length <= longest + 1e-9) continue;
    longest = length;
    turn = Math.atan2(to.y - from.y, to.x - from.x);
  }
  const { minX, minY, maxX, maxY } = cornersOf(object)
    .map((point) => rotate(point, -turn, origin))
    .reduce((box, point) => union(box, boxBetween(point, point)), emptyBox);
  return {
    center: rotate({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }, turn, origin),
    turn,
    half: { x: (maxX - minX) / 2, y: (maxY - minY) / 2 },
    isLine,
  };
}

/** Points whose bounds are those of the object, nearly so for arcs. */
function cornersOf(object: PlanObject): readonly Point[] {
  const outline = outlineOf(object);
  if (!outline) return boxCorners(boxOf(object));
  return edgesOf(outline).flatMap((edge) => [edge.from, pointOnEdge(edge, 0.5), edge.to]);
}

/** The position across the body, from -1 to 1. */
const across = (at: number, half: number): number => (half < 1e-6 ? 0 : Math.max(-1, Math.min(1, at / half)));

/** The handles, moved outside the body if that is small on the screen. */
export function outsetHandles<H extends Placed>(
  handles: readonly H[],
  body: Body | undefined,
  viewport: Viewport,
): readonly H[] {
  if (handles.length === 0 || !body) return handles;
  const { center, turn, half, isLine } = body;
  const { pxPerFoot } = viewport;
  const size = { x: half.x * pxPerFoot, y: half.y * pxPerFoot };
  const [isNarrow, isLow] = [2 * size.x < smallSize, 2 * size.y < smallSize];
  if (isLine ? !isNarrow || !isLow : !isNarrow && !isLow) return handles;
  const middle = toScreen(viewport, center);
  const inside = (screen: Point): Point => rotate(subtract(screen, middle), -turn, origin);
  const bodyAway = (screen: Point): number => {
    const { x, y } = inside(screen);
    return lengthOf({ x: Math.max(0, Math.abs(x) - size.x), y: Math.max(0, Math.abs(y) - size.y) });
  };
  const placed = handles.map((handle): H => {
    const { x, y } = inside(toScreen(viewport, handle.at));
    const shift = {
      x: isNarrow ? outset * across(x, size.x) : 0,
      y: isLow ? outset * across(y, size.y) : 0,
    };
    if (isFixed(handle) || lengthOf(shift) === 0) return handle;
    const by = rotate(shift, turn, origin);
    const screen = { x: handle.screen.x + by.x, y: handle.screen.y + by.y };
    return { ...handle, screen, outset: { by, bodyAway } };
  });
  return isNarrow && isLow ? uncrowded(placed, bodyAway) : placed;
}

/** Whether a handle is never moved: road ends and labels are gripped where they are. */
const isFixed = ({ joint, unmarked }: Placed): boolean => joint || unmarked === true;

/** The handles without those on the body or too close to others. Those that rotate come first, then corners, then the rest. */
function uncrowded<H extends Placed>(handles: readonly H[], bodyAway: Outset['bodyAway']): readonly H[] {
  const shown: H[] = [];
  const fits = ({ screen }: Placed): boolean =>
    bodyAway(screen) > 0 && shown.every((other) => distance(other.screen, screen) >= minApart);
  for (const handle of handles.toSorted((a, b) => rankOf(b) - rankOf(a)))
    if (isFixed(handle) || handle.picked || fits(handle)) shown.push(handle);
  return shown;
}

const rankOf = ({ off, outset: moved }: Placed): number =>
  (off ? 2 * outset : 0) + (moved ? lengthOf(moved.by) : 0);
