// A plan as it is shown: with its indexes, its labels and the view, but without selection, snapping or tools. Updates are
// incremental.
import type { Box } from '@homeplot/plan/box';
import { type Drafting, draftingOf } from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import { layersOf, type LayerTable } from '@homeplot/plan/layerTable';
import {
  applyChanges,
  type Change,
  createPlan,
  type MutablePlan,
  type Plan,
  type PlanContents,
} from '@homeplot/plan/plan';
import type { Steps } from '@homeplot/plan/steps';
import { Labels } from '../view/labels.ts';
import { createViewport, type Viewport } from '../view/viewport.ts';
import { Lookups } from './lookups.ts';

/** The parts of the canvas, in its CSS pixels, that a cover leaves; undefined if they are too small to show anything. */
export interface Uncovered {
  /** What the plan is fitted into: with a margin, and without what else lies over the canvas. */
  readonly room: () => Box | undefined;
  /** All that can be seen. */
  readonly seen: () => Box | undefined;
}

export class ShownScene {
  viewport: Viewport;
  labels: Labels;
  protected lookups: Lookups;
  private edited: MutablePlan;
  /** One for each thing that covers the canvas, the newest last. */
  private readonly covers = new Set<Uncovered>();

  constructor(contents?: PlanContents) {
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

  /** Replaces the plan; the view position stays. */
  open(contents: PlanContents): void {
    this.edited = createPlan(contents);
    this.lookups = new Lookups(this.edited);
    this.labels = new Labels(this);
    const { siteExtent } = this.plan.settings;
    this.viewport = createViewport({ ...this.viewport, siteExtent }, this.plan.settings);
  }

  /** The room that the newest cover of the canvas leaves; undefined without one, or if that shows nothing. */
  get room(): Box | undefined {
    return [...this.covers].at(-1)?.room();
  }

  /** What can be seen of the canvas, in its CSS pixels: what its newest cover leaves, or all; undefined if that shows nothing. */
  get seen(): Box | undefined {
    const { width, height } = this.viewport;
    const cover = [...this.covers].at(-1);
    return cover ? cover.seen() : { minX: 0, minY: 0, maxX: width, maxY: height };
  }

  /** Call it when something begins to cover the canvas, and the returned function when that ends. */
  cover(left: Uncovered): () => void {
    this.covers.add(left);
    return () => void this.covers.delete(left);
  }

  /** Applies changes, updates all indexes, and returns the inverse. */
  take(changes: readonly Change[]): readonly Change[] {
    const inverse = applyChanges(this.edited, changes);
    this.lookups.update(changes, inverse);
    this.labels.update(changes, inverse);
    return inverse;
  }

  get layers(): LayerTable {
    return layersOf(this.plan.settings);
  }

  get drafting(): Drafting | undefined {
    return draftingOf(this.plan.settings, this.lookups.lots.ids.size > 0);
  }

  /** Whether the plan shows anything of its ground. Only then the code that computes the ground is fetched. */
  get showsGround(): boolean {
    const { contours, earthwork } = this.plan.settings.elevations ?? {};
    return (contours ?? earthwork) !== undefined || this.lookups.onGround.ids.size > 0;
  }

  /** The objects tied to an object, such as its dimensions. */
  readonly tiedTo = (id: string): readonly PlanObject[] => this.lookups.ties.tiedTo(id);

  /** Indexes in steps what was edited since the last search, which else the next one would do at once. */
  readonly prepareSearch = (): Steps<void> => this.lookups.places.prepare();

  /** All objects whose boxes overlap a box, hidden ones included, in no order; for joints. */
  readonly search = (box: Box): readonly PlanObject[] => this.lookups.places.search(box);

  /** The visible ones of these, for painting and snapping. */
  readonly visibleIn = (box: Box): readonly PlanObject[] =>
    this.layers.visible(this.lookups.places.search(box));

  /** The objects that draw in a box at a label height in feet, including distant annotations, in no order. */
  readonly drawnIn = (box: Box, labelHeight: number): readonly PlanObject[] =>
    this.layers.visible(this.withAnnotations(box, labelHeight));

  /** The visible objects that may have labels in a box at a label height in feet, in no order. */
  readonly labeledIn = (box: Box, labelHeight: number): readonly PlanObject[] =>
    this.layers.visible(
      withDistant(this.lookups.places.search(box), this.lookups.farLabels.search(box, labelHeight)),
    );

  boxAround(ids: ReadonlySet<string>): Box {
    return this.lookups.places.boxAround(ids);
  }

  protected withAnnotations(box: Box, labelHeight: number): readonly PlanObject[] {
    const inside = this.lookups.places.search(box);
    return labelHeight > 0 ? withDistant(inside, this.lookups.annotations.search(box, labelHeight)) : inside;
  }
}

const withDistant = (inside: readonly PlanObject[], far: readonly PlanObject[]): readonly PlanObject[] =>
  far.length > 0 ? [...new Set([...inside, ...far])] : inside;
