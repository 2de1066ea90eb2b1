// Turns a pointer into a point, in this order: as typed, locked by Shift, on a road end, on an object snap, on a guide,
// on the grid. Keeps the last snap target so that its marker can be drawn. A pointer is `exact` if its point was typed, `free`
// while Alt is held (the grid only), and `stepped` if it is the keyboard's crosshair, which moves by squares.
import type { Tie } from '@homeplot/plan/anchorNames';
import { boxDistance } from '@homeplot/plan/box';
import type { Span } from '@homeplot/plan/capabilities';
import type { PlanObject } from '@homeplot/plan/kind';
import { once } from '@homeplot/plan/once';
import type { Edge } from '@homeplot/plan/outline';
import type { Pen } from '@homeplot/plan/pen';
import { add, distance, type Point } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { gridSquare, tidy } from '@homeplot/plan/units';
import type { Aimed, AimOptions, BodyMove, JointHit, Pointer } from '../tool/tool.ts';
import { tolerances } from '../tool/tolerances.ts';
import type { PlacingAid } from './placingAid.ts';
import { spanPoint, spanValues } from '../view/spans.ts';
import { viewBox, type Viewport } from '../view/viewport.ts';
import { snapBody } from './bodySnap.ts';
import type { BodyQuery } from './bodyAlignments.ts';
import { type DrawingAxis, fromAxis, toAxis } from '../view/drawingAxis.ts';
import { alignToGuides } from './guides.ts';
import { lockDirection } from './directionLock.ts';
import { type Place, placeNear } from './places.ts';
import { boxOf, shapeOf } from '../view/shapes.ts';
import { drawAxis, drawSnapped, type Snapped } from './snapMarks.ts';
import { defaultSnaps, type ObjectSnap, objectSnaps, type SnapName, type Snaps } from './snaps.ts';

export interface SnapSource {
  readonly viewport: Viewport;
  readonly plan: { readonly settings: PlanSettings };
  readonly aid: Pick<PlacingAid, 'snapSide'> | undefined;
  jointAt(at: Point, tolerance: number, exclude?: ReadonlySet<string>): JointHit | undefined;
  /** Whether an underlay lies there that is being traced: its lines aren't on the grid. */
  isTraced(at: Point): boolean;
  /** The visible objects within reach (feet) of a point, nearest first. */
  nearest(at: Point, reach: number, exclude?: ReadonlySet<string>): readonly PlanObject[];
}

/** Feet: coordinates are rounded to 1/16 inch if grid snap is off. */
const finestStep = 1 / 192;
/** CSS pixels: if squares are at least this large, object snaps reach less than a square, so that all can be aimed at. */
const minAimableSquare = 6;
/** Snap distance of the keyboard crosshair, in squares. */
const cursorReach = 0.75;

export class Snapping {
  snaps: Snaps = defaultSnaps;
  /** The target of the last snap. */
  snapped: Snapped | undefined;
  /** The last aimed point. */
  aimed: Point | undefined;
  /** The direction along which boxes and lines are drawn. */
  axis: DrawingAxis | undefined;
  private readonly source: SnapSource;
  /** Whether the current aim is at an underlay that is being traced. */
  private isTracing = false;
  private readonly isBusy: () => boolean;

  /** isBusy: whether a gesture is in progress. */
  constructor(source: SnapSource, isBusy: () => boolean) {
    this.source = source;
    this.isBusy = isBusy;
  }

  readonly snapLength = (length: number): number => {
    const square = this.hasGrid ? gridSquare(this.source.plan.settings) : finestStep;
    return tidy(Math.round(length / square) * square);
  };

  snap(at: Point): Point {
    const { x, y } = toAxis(this.axis, at);
    return fromAxis(this.axis, { x: this.snapLength(x), y: this.snapLength(y) });
  }

  aim(pointer: Pointer, options: AimOptions = {}): Aimed {
    this.snapped = undefined;
    this.isTracing = !pointer.stepped && this.source.isTraced(pointer.at);
    const aimed = this.find(pointer, options);
    this.isTracing = false;
    this.aimed = aimed.at;
    return aimed;
  }

  private get hasGrid(): boolean {
    return this.snaps.grid && !this.isTracing;
  }

  private find(pointer: Pointer, options: AimOptions): Aimed {
    if (pointer.exact) return { at: pointer.at };
    const { from, span } = options;
    // A rotation snaps to whole degrees, not to objects.
    if (span?.as === 'turn') return { at: toWholeDegree(span, pointer.at) };
    if (span?.as === 'width' || span?.as === 'height') return this.aimSide(pointer, span, options.exclude);
    if (pointer.shift && from && distance(from, pointer.at) > 0) return this.lock(pointer, from, options);
    const grid = this.snap(pointer.at);
    if (pointer.free) return { at: grid };
    const snapped = this.snapToPlace(pointer, options);
    // A traced line follows the picture, so it isn't aligned with other points.
    return snapped ?? (this.isTracing ? undefined : this.snapToGuide(pointer, grid, options)) ?? { at: grid };
  }

  private aimSide(pointer: Pointer, span: Span, exclude: AimOptions['exclude']): Aimed {
    const { at, free, stepped } = pointer;
    const reach = this.reachesOf(pointer);
    const isOpen = !free && this.snaps.objects;
    const objects = isOpen ? this.objectsInSight(at, exclude) : [];
    const guideReach = this.isOn('guides') && !stepped ? this.feet(tolerances.guide) : 0;
    this.snapped = this.source.aid?.snapSide(at, span, { reach, guideReach, objects });
    return { at: this.snapped?.at ?? this.snap(at) };
  }

  /**
   * The offset of a drag of whole objects. body: their points that may snap, and the point that was grabbed; offset: to the
   * pointer; grid: the offset in whole squares, used if nothing else is near; along: the axis along which Shift keeps the drag.
   */
  snapMove(pointer: Pointer, { body, ids, offset, grid, along }: BodyMove): Point {
    this.snapped = undefined;
    const { source } = this;
    const view = viewBox(source.viewport);
    const hasGuides = this.isOn('guides') && !pointer.stepped;
    const at = add(body.grabbed, offset);
    const reach = this.reachesOf(pointer);
    const maxReach = Math.max(...objectSnaps.map(reach));
    const sight = this.feet(tolerances.guideSight);
    // One search serves `sight` and `row`: the objects in sight are the nearest of those in the row.
    const row = once(() => {
      if (!this.snaps.objects) return [];
      return source.nearest(at, hasGuides ? this.feet(tolerances.rowSight) : sight, ids);
    });
    const query: BodyQuery = {
      reach,
      guideReach: hasGuides ? this.feet(tolerances.guide) : 0,
      near: (own) => (maxReach > 0 ? source.nearest(own, maxReach, ids) : []),
      jointAt: (own) => (this.isOn('end') ? source.jointAt(own, tolerances.jointSnap, ids)?.at : undefined),
      sight: once(() => row().filter((object) => boxDistance(boxOf(object), at) <= sight)),
      row: () => (hasGuides ? row() : []),
      isInView: ({ x, y }) => x >= view.minX && x <= view.maxX && y >= view.minY && y <= view.maxY,
    };
    const fixed = along && { normal: along === 'x' ? { x: 0, y: 1 } : { x: 1, y: 0 }, value: 0 };
    const { by, snapped } = pointer.free ? { by: grid } : snapBody(body, offset, grid, query, fixed);
    this.snapped = snapped;
    this.aimed = add(body.grabbed, by);
    return by;
  }

  draw(pen: Pen): void {
    if (this.axis) drawAxis(pen, this.axis, this.source.viewport);
    if (this.snapped) drawSnapped(pen, this.snapped, this.source.viewport);
  }

  private isOn(snap: SnapName): boolean {
    return this.snaps.objects && this.snaps[snap];
  }

  private snapToPlace(
    pointer: Pointer,
    { from, preferPerpendicular, exclude }: AimOptions,
  ): Aimed | undefined {
    const { at } = pointer;
    const joint = this.isOn('end') ? this.source.jointAt(at, tolerances.jointSnap, exclude) : undefined;
    if (joint) return this.snapTo({ at: joint.at, snap: 'end', ...tieAt(joint) });
    const reach = this.reachesOf(pointer);
    const maxReach = Math.max(...objectSnaps.map(reach));
    if (maxReach === 0) return undefined;
    const objects = this.source.nearest(at, maxReach, exclude);
    const place = placeNear(objects, {
      at,
      from,
      preferPerpendicular,
      reach,
      onEdge: this.onEdge,
    });
    return place && this.snapTo(place);
  }

  private snapToGuide(pointer: Pointer, grid: Point, options: AimOptions): Aimed | undefined {
    const { from, earlier, exclude } = options;
    // Guides apply only during a gesture, and not to the crosshair, which moves by squares.
    const isUnderWay = from !== undefined || (earlier?.length ?? 0) > 0 || this.isBusy();
    if (!this.isOn('guides') || !isUnderWay || pointer.stepped) return undefined;
    const { at } = pointer;
    const objects = this.objectsInSight(at, exclude);
    const points = [...(from ? [from] : []), ...(earlier ?? [])];
    const found = alignToGuides(at, grid, this.feet(tolerances.guide), objects, points, this.axis);
    if (!found) return undefined;
    this.snapped = { ...found, snap: 'guides' };
    return { at: found.at };
  }

  private lock(pointer: Pointer, from: Point, { before, earlier, exclude }: AimOptions): Aimed {
    const { at, free } = pointer;
    const isOpen = !free && this.snaps.objects && !pointer.stepped;
    const {
      at: on,
      guide,
      crosses,
    } = lockDirection(at, {
      from,
      before,
      reach: this.feet(tolerances.snap),
      objects: isOpen ? this.objectsInSight(at, exclude) : [],
      points: isOpen ? (earlier ?? []) : [],
      snapLength: this.snapLength,
      turn: this.axis?.turn ?? 0,
    });
    if (guide) this.snapped = { at: on, snap: 'guides', guides: [guide] };
    if (crosses) this.snapped = { at: on, snap: 'intersection' };
    return { at: on };
  }

  private snapTo({ at, snap, tie, along }: Place): Aimed {
    this.snapped = { at, snap, ...(along ? { along } : {}) };
    return { at, ...(tie ? { tie } : {}) };
  }

  /** The snap distances in feet, looked up once for a pointer; 0 for what is off. */
  private reachesOf(pointer: Pointer): (snap: ObjectSnap) => number {
    const reaches = new Map(
      objectSnaps.map((snap) => [snap, this.isOn(snap) ? this.reachOf(snap, pointer) : 0]),
    );
    return (snap) => reaches.get(snap) ?? 0;
  }

  /** Snap distance in feet. */
  private reachOf(snap: ObjectSnap, { coarse, stepped }: Pointer): number {
    const square = gridSquare(this.source.plan.settings);
    if (stepped) return snap === 'nearest' ? 0 : cursorReach * square;
    if (snap === 'nearest') return this.feet(tolerances.edgeSnap);
    if (coarse) return this.feet(tolerances.touchSnap);
    return this.feet(
      this.isAimable ? Math.min(tolerances.snap, square * this.source.viewport.pxPerFoot) : tolerances.snap,
    );
  }

  /** Whether every grid point can be aimed at. */
  private get isAimable(): boolean {
    const { viewport, plan } = this.source;
    return this.hasGrid && viewport.pxPerFoot * gridSquare(plan.settings) >= minAimableSquare;
  }

  /** Where a point snaps on an edge. On an edge along a grid line that is a grid point, or nothing if the grid itself can be aimed at. */
  private readonly onEdge = ({ from, to, bulge }: Edge, on: Point): Point | undefined => {
    const isOnGrid = (a: number, b: number): boolean =>
      Math.abs(a - b) < 1e-9 && Math.abs(this.snapLength(a) - a) < 1e-9;
    if (bulge || !this.hasGrid || !(isOnGrid(from.x, to.x) || isOnGrid(from.y, to.y))) return on;
    return this.isAimable ? undefined : { x: this.snapLength(on.x), y: this.snapLength(on.y) };
  };

  private objectsInSight(at: Point, exclude: ReadonlySet<string> | undefined): readonly PlanObject[] {
    return this.source.nearest(at, this.feet(tolerances.guideSight), exclude);
  }

  private feet(px: number): number {
    return px / this.source.viewport.pxPerFoot;
  }
}

/** The tie to the anchor at a joint. */
function tieAt({ object, at }: JointHit): { readonly tie?: Tie } {
  const anchor = shapeOf(object).anchors.find((one) => distance(one.at, at) < 1e-6);
  return anchor ? { tie: { object: object.id, anchor: anchor.id } } : {};
}

const toWholeDegree = (span: Span, at: Point): Point =>
  spanPoint(span, { turn: Math.round(spanValues(span, at).turn) }, at);
