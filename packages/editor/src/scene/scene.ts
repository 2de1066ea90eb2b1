// The scene: the open plan as it is shown, with the selection and what tools and views ask about it. Only the editor
// changes it.
import type { Box } from '@homeplot/plan/box';
import { applyInvariants } from '@homeplot/plan/invariants';
import type { PlanObject } from '@homeplot/plan/kind';
import { findKind, kindOf } from '@homeplot/plan/kinds';
import { keyAbove } from '@homeplot/plan/order';
import { type Change, inDrawingOrder, type PlanContents } from '@homeplot/plan/plan';
import { withLikelyStatus } from '@homeplot/plan/likelyStatus';
import { turning } from '@homeplot/plan/motion';
import { type Point, radians, rotate } from '@homeplot/plan/point';
import type { PlacingAid } from '../snapping/placingAid.ts';
import { hitAt, jointNear } from './hitting.ts';
import { pruned, noSelection, type Selection } from '../view/selection.ts';
import type { DrawingAxis } from '../view/drawingAxis.ts';
import { Snapping } from '../snapping/snapping.ts';
import type { Aimed, AimOptions, BodyMove, Hit, JointHit, Pointer, Scene } from '../tool/tool.ts';
import { labelHeightAt } from '../view/viewport.ts';
import { nominalViewOf } from '../view/fittedView.ts';
import { ShownScene, type Uncovered } from './shownScene.ts';

export interface SceneOptions {
  readonly contents?: PlanContents;
  /** Returns a unique id, derived from a timestamp. */
  readonly newId: () => string;
  /** Whether a gesture is in progress. */
  readonly isBusy: () => boolean;
  /** Called when something begins or ends to cover the canvas. */
  readonly coverChanged: () => void;
}

/** The id of an object that is only previewed. */
export const previewId = 'preview';

export class OpenScene extends ShownScene implements Scene {
  selection: Selection = noSelection;
  readonly newId: () => string;
  readonly snapping: Snapping;
  /** Shows distances, accepts typed ones, and turns objects parallel to edges; undefined until its code has loaded. */
  aid: PlacingAid | undefined;

  /** Call it when what covers the canvas has changed its size. */
  readonly coverChanged: () => void;

  constructor({ contents, newId, isBusy, coverChanged }: SceneOptions) {
    super(contents);
    this.newId = newId;
    this.coverChanged = coverChanged;
    this.snapping = new Snapping(this, isBusy);
  }

  /** Replaces the plan; the view position stays. */
  override open(contents: PlanContents): void {
    super.open(contents);
    this.selection = noSelection;
  }

  override cover(left: Uncovered): () => void {
    const uncover = super.cover(left);
    this.coverChanged();
    return () => {
      uncover();
      this.coverChanged();
    };
  }

  /** Applies changes, updates all indexes, and returns the inverse. */
  readonly apply = (changes: readonly Change[]): readonly Change[] => {
    const inverse = this.take(changes);
    const { part, pathPart } = this.selection;
    const mayDeselect = part ?? pathPart ?? !this.layers.isAllEditable;
    if (mayDeselect || changes.some((change) => 'remove' in change))
      this.selection = pruned(this.selection, this.plan);
    return inverse;
  };

  /** The changes with everything that follows from them. */
  withInvariants(changes: readonly Change[]): readonly Change[] {
    const { dependents } = this.lookups.ties;
    return applyInvariants(this.plan, { near: this.search, dependents }, changes);
  }

  /** Ids of the locked objects. */
  get locked(): ReadonlySet<string> {
    return this.lookups.locks.ids;
  }

  groupMembers({ id, group, locked }: PlanObject): readonly string[] {
    if (group === undefined || locked) return [id];
    const { plan, layers } = this;
    return [...this.lookups.groups.of(group)].filter((one) => {
      const object = plan.objects.get(one);
      return object !== undefined && !object.locked && layers.isEditable(object);
    });
  }

  /** The view that default sizes of stored objects are based on; independent of the window. */
  get nominalView(): ReturnType<typeof nominalViewOf> {
    return nominalViewOf(this.lookups.places.extent, this.plan.settings);
  }

  /** The editable objects in a box, for hit-testing and selection. */
  readonly editableIn = (box: Box): readonly PlanObject[] =>
    this.layers.editable(pressable(this.lookups.places.search(box)));

  /** All buildings, hidden ones included, in no order. */
  get buildings(): Iterable<PlanObject> {
    return this.lookups.buildings.objects();
  }

  /** All objects that keep a setback but aren't buildings, such as pools; hidden ones included, in no order. */
  get setbackKeepers(): Iterable<PlanObject> {
    return this.lookups.setbackKeepers.objects();
  }

  /** The visible buildings whose boxes overlap a box, within a few inches, in no order. */
  readonly buildingsIn = (box: Box): readonly PlanObject[] =>
    this.layers.visible(this.lookups.buildings.search(box, 0));

  near(box: Box): readonly PlanObject[] {
    return inDrawingOrder(this.editableIn(box)).toReversed();
  }

  nearest(at: Point, reach: number, exclude?: ReadonlySet<string>): readonly PlanObject[] {
    const { layers } = this;
    return this.lookups.places.nearest(
      at,
      reach,
      (object) => layers.isVisible(object) && !exclude?.has(object.id),
    );
  }

  hit(at: Point): Hit | undefined {
    const { pxPerFoot } = this.viewport;
    const near = (box: Box): readonly PlanObject[] =>
      this.layers.editable(pressable(this.withAnnotations(box, labelHeightAt(pxPerFoot))));
    return hitAt(near, at, pxPerFoot, this.labels.at(labelHeightAt(pxPerFoot)));
  }

  jointAt(at: Point, tolerance: number, exclude?: ReadonlySet<string>): JointHit | undefined {
    return jointNear(this.visibleIn, at, tolerance / this.viewport.pxPerFoot, exclude);
  }

  jointToGrab(at: Point, tolerance: number): JointHit | undefined {
    const unlockedIn = (box: Box): readonly PlanObject[] =>
      this.editableIn(box).filter(({ locked }) => !locked);
    return jointNear(unlockedIn, at, tolerance / this.viewport.pxPerFoot);
  }

  isTraced({ x, y }: Point): boolean {
    return this.visibleIn({ minX: x, minY: y, maxX: x, maxY: y }).some(
      (under) => kindOf(under).underlay?.traced(under) !== undefined,
    );
  }

  snap(at: Point): Point {
    return this.snapping.snap(at);
  }

  readonly snapLength = (length: number): number => this.snapping.snapLength(length);

  aim(pointer: Pointer, options?: AimOptions): Aimed {
    return this.snapping.aim(pointer, options);
  }

  snapMove(pointer: Pointer, move: BodyMove): Point {
    return this.snapping.snapMove(pointer, move);
  }

  parallelTurn(object: PlanObject, offset: Point): number {
    return this.aid?.parallelTurn(object, offset) ?? 0;
  }

  get axis(): DrawingAxis | undefined {
    return this.snapping.axis;
  }

  createAlongAxis(type: string, from: Point, to?: Point, preview = false): PlanObject | undefined {
    const turn = this.axis?.turn ?? 0;
    if (turn === 0) return this.create(type, from, to, preview);
    const object = this.create(type, from, to && rotate(to, -radians(turn), from), preview);
    const turned = object && kindOf(object).transform?.(object, turning(from, turn));
    return turned ?? this.create(type, from, to, preview);
  }

  create(type: string, from: Point, to?: Point, preview = false): PlanObject | undefined {
    const kind = findKind(type);
    if (!kind) throw new Error(`No kind is registered for type '${type}'.`);
    const { scale, units, project } = this.plan.settings;
    const { siteExtent } = this.nominalView;
    const fields = kind.create({ from, scale, siteExtent, units, ...(to ? { to } : {}) });
    if (!fields) return undefined;
    const object = {
      id: preview ? previewId : this.newId(),
      type,
      order: keyAbove(this.plan.top),
      ...fields,
    };
    return withLikelyStatus(object, project?.purpose);
  }
}

/** The objects without underlays that presses pass through. */
function pressable(objects: readonly PlanObject[]): readonly PlanObject[] {
  const isPassed = (object: PlanObject): boolean => kindOf(object).underlay?.passesClicks(object) === true;
  return objects.some(isPassed) ? objects.filter((object) => !isPassed(object)) : objects;
}
