// Turns a pointer into a point: as it was typed, else locked by Shift, else on a road end, a place of an object, a guide,
// the grid. Remembers what it was drawn to, for its mark.
import type { Tie } from '@homeplot/plan/anchorNames';
import type { PlanObject } from '@homeplot/plan/kind';
import type { Edge } from '@homeplot/plan/outline';
import type { Pen } from '@homeplot/plan/pen';
import { distance, type Point } from '@homeplot/plan/point';
import type { PlanSettings } from '@homeplot/plan/settings';
import { tidy } from '@homeplot/plan/units';
import { type Aimed, type AimOptions, type JointHit, type Pointer, tolerances } from '../tools/tool.ts';
import type { Viewport } from '../scene/viewport.ts';
import { guided } from './guides.ts';
import { locked } from './lock.ts';
import { type Place, placeNear } from './places.ts';
import { shapeOf } from './shapes.ts';
import { drawSnapped, type Snapped } from './snapMarks.ts';
import { defaultSnaps, type ObjectSnap, objectSnaps, type SnapName, type Snaps } from './snaps.ts';

/** What snapping asks of the plan that is open. */
export interface Ground {
  readonly viewport: Viewport;
  readonly plan: { readonly settings: PlanSettings };
  jointAt(at: Point, tolerance: number, leaveOut?: ReadonlySet<string>): JointHit | undefined;
  /** The objects shown nearest to a point, from the nearest, within feet of it. */
  nearest(at: Point, reach: number, leaveOut?: ReadonlySet<string>): readonly PlanObject[];
}

/** Feet: what there is to 1/16 inch, where nothing snaps to the grid. */
const finest = 1 / 192;
/** A snap to a place leaves the next square to the grid, as long as a square can be aimed at: CSS pixels. */
const aimable = 6;
/** Of a square: what the keyboard's crosshair is drawn to lies nearer to it than to the next place of the grid. */
const withinSquare = 0.75;

export class Snapping {
  snaps: Snaps = defaultSnaps;
  /** What the last point was drawn to. */
  snapped: Snapped | undefined;
  /** The last point. */
  aimed: Point | undefined;
  private readonly ground: Ground;
  private readonly isBusy: () => boolean;

  /** isBusy: whether a gesture is under way. */
  constructor(ground: Ground, isBusy: () => boolean) {
    this.ground = ground;
    this.isBusy = isBusy;
  }

  readonly snapLength = (length: number): number => {
    const squares = this.snaps.grid ? this.ground.plan.settings.scale : 1 / finest;
    return tidy(Math.round(length * squares) / squares);
  };

  snap({ x, y }: Point): Point {
    return { x: this.snapLength(x), y: this.snapLength(y) };
  }

  aim(pointer: Pointer, options: AimOptions = {}): Aimed {
    this.snapped = undefined;
    const aimed = this.find(pointer, options);
    this.aimed = aimed.at;
    return aimed;
  }

  private find(pointer: Pointer, options: AimOptions): Aimed {
    if (pointer.exact) return { at: pointer.at };
    const { from, settle } = options;
    if (pointer.shift && from && distance(from, pointer.at) > 0) return this.lock(pointer, from, options);
    const grid = settle ? settle(pointer.at) : this.snap(pointer.at);
    if (pointer.free) return { at: grid };
    return this.toPlace(pointer, options) ?? this.toGuide(pointer, grid, options) ?? { at: grid };
  }

  draw(pen: Pen): void {
    if (this.snapped) drawSnapped(pen, this.snapped, this.ground.viewport);
  }

  private isOn(snap: SnapName): boolean {
    return this.snaps.objects && this.snaps[snap];
  }

  private toPlace(pointer: Pointer, { from, squarely, leaveOut }: AimOptions): Aimed | undefined {
    const { at } = pointer;
    const joint = this.isOn('end') ? this.ground.jointAt(at, tolerances.jointSnap, leaveOut) : undefined;
    if (joint) return this.took({ at: joint.at, snap: 'end', ...tieAt(joint) });
    const reach = (snap: ObjectSnap): number => (this.isOn(snap) ? this.reachOf(snap, pointer) : 0);
    const widest = Math.max(...objectSnaps.map(reach));
    if (widest === 0) return undefined;
    const objects = this.ground.nearest(at, widest, leaveOut);
    const place = placeNear(objects, { at, from, squarely, reach, isRuled: this.isRuled });
    return place && this.took(place);
  }

  private toGuide(pointer: Pointer, grid: Point, options: AimOptions): Aimed | undefined {
    const { from, earlier, leaveOut, extent } = options;
    // Only what is under way is aligned, and the crosshair goes by squares.
    const isUnderWay = from !== undefined || (earlier?.length ?? 0) > 0 || this.isBusy();
    if (!this.isOn('guides') || !isUnderWay || pointer.stepped) return undefined;
    const { at } = pointer;
    const objects = this.inSight(at, leaveOut);
    const among = extent ? this.ground.nearest(at, this.feet(tolerances.rowSight), leaveOut) : [];
    const row = extent && { extent, among };
    const points = [...(from ? [from] : []), ...(earlier ?? [])];
    const found = guided(at, grid, this.feet(tolerances.guide), objects, points, row);
    if (!found) return undefined;
    this.snapped = { ...found, snap: 'guides' };
    return { at: found.at };
  }

  private lock(pointer: Pointer, from: Point, { before, earlier, leaveOut }: AimOptions): Aimed {
    const { at, free } = pointer;
    const isOpen = !free && this.snaps.objects && !pointer.stepped;
    const {
      at: on,
      guide,
      crosses,
    } = locked(at, {
      from,
      before,
      reach: this.feet(tolerances.snap),
      objects: isOpen ? this.inSight(at, leaveOut) : [],
      points: isOpen ? (earlier ?? []) : [],
      snapLength: this.snapLength,
    });
    if (guide) this.snapped = { at: on, snap: 'guides', guides: [guide] };
    if (crosses) this.snapped = { at: on, snap: 'intersection' };
    return { at: on };
  }

  private took({ at, snap, tie, along }: Place): Aimed {
    this.snapped = { at, snap, ...(along ? { along } : {}) };
    return { at, ...(tie ? { tie } : {}) };
  }

  /** Feet within which a snap draws the pointer. */
  private reachOf(snap: ObjectSnap, { coarse, stepped }: Pointer): number {
    const { scale } = this.ground.plan.settings;
    if (stepped) return snap === 'nearest' ? 0 : withinSquare / scale;
    if (snap === 'nearest') return this.feet(tolerances.edgeSnap);
    if (coarse) return this.feet(tolerances.touchSnap);
    const square = this.ground.viewport.pxPerFoot / scale;
    const isAimable = this.snaps.grid && square >= aimable;
    return this.feet(isAimable ? Math.min(tolerances.snap, square) : tolerances.snap);
  }

  private readonly isRuled = ({ from, to, bulge }: Edge): boolean => {
    if (bulge || !this.snaps.grid) return false;
    const isOnGrid = (a: number, b: number): boolean =>
      Math.abs(a - b) < 1e-9 && Math.abs(this.snapLength(a) - a) < 1e-9;
    return isOnGrid(from.x, to.x) || isOnGrid(from.y, to.y);
  };

  private inSight(at: Point, leaveOut: ReadonlySet<string> | undefined): readonly PlanObject[] {
    return this.ground.nearest(at, this.feet(tolerances.guideSight), leaveOut);
  }

  private feet(px: number): number {
    return px / this.ground.viewport.pxPerFoot;
  }
}

/** The anchor that stands at a joint. */
function tieAt({ object, at }: JointHit): { readonly tie?: Tie } {
  const anchor = shapeOf(object).anchors.find((one) => distance(one.at, at) < 1e-6);
  return anchor ? { tie: { object: object.id, anchor: anchor.id } } : {};
}
