// The scene: the plan that is open, what is where on it, what is selected, and the view of it. Tools and whoever shows the
// plan ask it. It changes through the editor only, at the cost of what an edit changes.
import type { Box } from '@homeplot/plan/box';
import { applyInvariants } from '@homeplot/plan/invariants';
import type { PlanObject } from '@homeplot/plan/kind';
import { findKind } from '@homeplot/plan/kinds';
import { layersOf, type LayerTable } from '@homeplot/plan/layerTable';
import { compareOrder, keyAbove } from '@homeplot/plan/order';
import {
  applyChanges,
  type Change,
  createPlan,
  type MutablePlan,
  type Plan,
  type PlanContents,
} from '@homeplot/plan/plan';
import type { Point } from '@homeplot/plan/point';
import { hitAt, jointNear } from './hitting.ts';
import { Labels } from './labels.ts';
import { Lookups } from './lookups.ts';
import { existing, nothing, type Selection } from './selection.ts';
import { Snapping } from '../snapping/snapping.ts';
import type { Aimed, AimOptions, Hit, JointHit, Pointer, Scene } from '../tools/tool.ts';
import { createViewport, labelPx, readingView, type Viewport } from './viewport.ts';

export interface SceneOptions {
  readonly contents?: PlanContents;
  /** A new id, a string derived from a timestamp, never the same twice. */
  readonly newId: () => string;
  /** Whether a gesture is under way. */
  readonly isBusy: () => boolean;
}

const previewId = 'preview';

export class OpenScene implements Scene {
  selection: Selection = nothing;
  viewport: Viewport;
  readonly newId: () => string;
  readonly snapping: Snapping;
  /** Where labels stand. */
  labels: Labels;
  private edited: MutablePlan;
  private lookups: Lookups;

  constructor({ contents, newId, isBusy }: SceneOptions) {
    this.newId = newId;
    this.snapping = new Snapping(this, isBusy);
    this.edited = createPlan(contents);
    this.lookups = new Lookups(this.edited);
    this.labels = new Labels(this);
    const { siteExtent } = this.plan.settings;
    const place = { x: 0, y: 0, zoom: 1, width: 800, height: 800, siteExtent };
    this.viewport = createViewport(place, this.plan.settings);
  }

  get plan(): Plan {
    return this.edited;
  }

  /** Another plan in place of this one, seen from the same place. */
  open(contents: PlanContents): void {
    this.edited = createPlan(contents);
    this.lookups = new Lookups(this.edited);
    this.labels = new Labels(this);
    this.selection = nothing;
    const { siteExtent } = this.plan.settings;
    this.viewport = createViewport({ ...this.viewport, siteExtent }, this.plan.settings);
  }

  /** Applies changes, and all that is looked up here follows; returns their inverse. */
  readonly take = (changes: readonly Change[]): readonly Change[] => {
    const inverse = applyChanges(this.edited, changes);
    this.lookups.update(changes, inverse);
    this.labels.update(changes, inverse);
    const { part, pathPart } = this.selection;
    const mayLose = part ?? pathPart ?? !this.layers.isAllEditable;
    if (mayLose || changes.some((change) => 'remove' in change))
      this.selection = existing(this.selection, this.plan);
    return inverse;
  };

  /** The changes with all that follows from them. */
  withInvariants(changes: readonly Change[]): readonly Change[] {
    const { dependents } = this.lookups.ties;
    return applyInvariants(this.plan, { near: this.search, dependents }, changes);
  }

  /** The objects that are tied to one, as dimensions are to what they measure. */
  readonly tiedTo = (id: string): readonly PlanObject[] => this.lookups.ties.tiedTo(id);

  together({ id, group }: PlanObject): readonly string[] {
    if (group === undefined) return [id];
    const { plan, layers } = this;
    return [...this.lookups.groups.of(group)].filter((one) => {
      const object = plan.objects.get(one);
      return object !== undefined && layers.isEditable(object);
    });
  }

  /** How large the plan is taken to be looked at, for the sizes of what is stored. */
  get reading(): ReturnType<typeof readingView> {
    return readingView(this.lookups.places.extent, this.plan.settings);
  }

  /** The layers as they are on the screen. */
  get layers(): LayerTable {
    return layersOf(this.plan.settings);
  }

  /** The objects whose boxes meet a box, hidden ones as well, in no order: for what is joined and must follow. */
  readonly search = (box: Box): readonly PlanObject[] => this.lookups.places.search(box);

  /** Those of them that are drawn: to be painted and snapped to. */
  readonly shownIn = (box: Box): readonly PlanObject[] =>
    this.layers.visible(this.lookups.places.search(box));

  /** Those of them that may be changed: to be hit and selected. */
  readonly openIn = (box: Box): readonly PlanObject[] =>
    this.layers.editable(this.lookups.places.search(box));

  /** What is drawn in a box where labels are so many feet high, in no order: what writes there from far off as well. */
  readonly drawnIn = (box: Box, labelHeight: number): readonly PlanObject[] =>
    this.layers.visible(this.reachingInto(box, labelHeight));

  /** What may write in a box where labels are so many feet high, in no order. */
  readonly labeledIn = (box: Box, labelHeight: number): readonly PlanObject[] =>
    this.layers.visible(
      withFar(this.lookups.places.search(box), this.lookups.farLabels.search(box, labelHeight)),
    );

  near(box: Box): readonly PlanObject[] {
    return this.openIn(box).toSorted((a, b) => compareOrder(b, a));
  }

  nearest(at: Point, reach: number, leaveOut?: ReadonlySet<string>): readonly PlanObject[] {
    const { layers } = this;
    return this.lookups.places.nearest(
      at,
      reach,
      (object) => layers.isVisible(object) && !leaveOut?.has(object.id),
    );
  }

  boxAround(ids: ReadonlySet<string>): Box {
    return this.lookups.places.boxAround(ids);
  }

  hit(at: Point): Hit | undefined {
    const { pxPerFoot } = this.viewport;
    const near = (box: Box): readonly PlanObject[] =>
      this.layers.editable(this.reachingInto(box, labelPx / pxPerFoot));
    return hitAt(near, at, pxPerFoot, this.labels.at(labelPx / pxPerFoot));
  }

  jointAt(at: Point, tolerance: number, leaveOut?: ReadonlySet<string>): JointHit | undefined {
    return jointNear(this.shownIn, at, tolerance / this.viewport.pxPerFoot, leaveOut);
  }

  jointToGrab(at: Point, tolerance: number): JointHit | undefined {
    return jointNear(this.openIn, at, tolerance / this.viewport.pxPerFoot);
  }

  snap(at: Point): Point {
    return this.snapping.snap(at);
  }

  readonly snapLength = (length: number): number => this.snapping.snapLength(length);

  aim(pointer: Pointer, options?: AimOptions): Aimed {
    return this.snapping.aim(pointer, options);
  }

  create(type: string, from: Point, to?: Point, preview = false): PlanObject | undefined {
    const kind = findKind(type);
    if (!kind) throw new Error(`No kind is registered for type '${type}'.`);
    const { scale } = this.plan.settings;
    const { siteExtent } = this.reading;
    const fields = kind.create({ from, scale, siteExtent, ...(to ? { to } : {}) });
    if (!fields) return undefined;
    return { id: preview ? previewId : this.newId(), type, order: keyAbove(this.plan.top), ...fields };
  }

  private reachingInto(box: Box, labelHeight: number): readonly PlanObject[] {
    const inside = this.lookups.places.search(box);
    return labelHeight > 0 ? withFar(inside, this.lookups.annotations.search(box, labelHeight)) : inside;
  }
}

const withFar = (inside: readonly PlanObject[], far: readonly PlanObject[]): readonly PlanObject[] =>
  far.length > 0 ? [...new Set([...inside, ...far])] : inside;
