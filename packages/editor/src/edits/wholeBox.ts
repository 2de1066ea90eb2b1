// The box of all that is drawn with its labels, which have a size on the screen: in a view, and in the view that is fitted to
// it.
import { type Box, boxHeight, boxWidth, emptyBox, grow, isEmpty, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { reachOf } from '@homeplot/plan/label';
import { objectBox, type Plan, planBox } from '@homeplot/plan/plan';
import type { ShownScene } from '../scene/shownScene.ts';
import { fitted, roomMargin, sideMarginIn } from '../view/fittedView.ts';
import { labelHeightAt, labelStep, maxLabelPx, type Viewport } from '../view/viewport.ts';

/** Objects whose labels are placed to see how far they reach. Of more, at most how far they could. */
const maxPlaced = 2000;
/** How many sizes of labels are tried. The last one is four times the first. */
const maxSteps = 17;

/** The editor, or a plan that can only be looked at. */
interface ShownPlan {
  readonly plan: Plan;
  readonly scene: {
    readonly layers: Pick<ShownScene['layers'], 'visible'>;
    readonly labels: ShownScene['labels'];
    readonly room?: ShownScene['room'];
  };
  /** The box of what is being drawn. */
  readonly hand: { readonly box: Box };
  readonly viewport: Viewport;
}

/** CSS pixels between a label and the side of the view. */
const labelMargin = 8;

/** CSS pixels: to show its labels whole, a drawing is made smaller only down to this length of its longer side. */
const legible = 200;

/** How a box is fitted. */
export interface Fit {
  /** CSS pixels per foot at which a box, in feet, is shown. */
  readonly scaleOf: (box: Box) => number;
  /** CSS pixels to the left and right of the box, into which labels may extend. */
  readonly margin: number;
}

/** What Zoom to fit shows whole. */
export const wholeBox = (shown: ShownPlan): Box => new DrawingExtents(shown).fitted();

/** The extents of all that is drawn. The objects are measured once, for questions about several views. */
export class DrawingExtents {
  /** The box without labels. */
  readonly extents: Box;
  private readonly shown: ShownPlan;
  private labeled: readonly Labeled[] | undefined;

  constructor(shown: ShownPlan) {
    this.shown = shown;
    this.extents = union(planBox(shown.plan), shown.hand.box);
  }

  /** With labels as large as they are in the view now. */
  inView(): Box {
    return isEmpty(this.extents)
      ? this.extents
      : this.withLabels(labelHeightAt(this.shown.viewport.pxPerFoot));
  }

  /** As Zoom to fit shows it. */
  fitted(): Box {
    const { viewport, plan, scene } = this.shown;
    const room = scene.room;
    return this.fittedAt({
      scaleOf: (box) => fitted(viewport, box, plan.settings, room).pxPerFoot,
      margin: room ? roomMargin : sideMarginIn(viewport),
    });
  }

  /**
   * The box with the labels as they are placed in the view that is fitted to it. Labels may extend into the side margins, but
   * not above or below, where the page has text. Labels have a size on the screen, so in a smaller view they are larger in feet,
   * and may be in other places or left out. So one label size after another is tried, beginning with the largest view. In a
   * small room, the size of the drawing itself matters more than its labels.
   */
  fittedAt({ scaleOf, margin }: Fit): Box {
    if (isEmpty(this.extents)) return this.extents;
    let box = this.extents;
    const least = Math.min(scaleOf(box), legible / Math.max(boxWidth(box), boxHeight(box)));
    let height = labelHeightAt(scaleOf(box));
    const last = labelHeightAt(least) * slightly;
    for (let step = 0; step < maxSteps && height <= last; step += 1) {
      box = this.withLabels(height, (Math.max(0, margin - labelMargin) / maxLabelPx) * height);
      const excess = scaleOf(box) / (maxLabelPx / height);
      // In a larger view, labels would be smaller, and perhaps elsewhere.
      if (excess > 1) return scaledAbout(box, excess * slightly);
      if (labelHeightAt(scaleOf(box)) <= height * slightly) break;
      height *= labelStep;
    }
    const share = scaleOf(box) / least;
    return share < 1 ? movedAround(this.extents, scaledAbout(box, share)) : box;
  }

  /** sideMargin: feet by which labels may reach out of it at the sides. */
  private withLabels(height: number, sideMargin = 0): Box {
    const { minX, maxX, ...tall } = this.labels(height);
    return union(this.extents, { ...tall, minX: minX + sideMargin, maxX: maxX - sideMargin });
  }

  /** The box of the labels that may reach out of the drawing. */
  private labels(height: number): Box {
    this.labeled ??= labeledObjects(this.shown, this.extents);
    const around = ({ box, reach }: Labeled): Box => grow(box, reachOf(height, reach));
    const atEdge = this.labeled.filter(({ inset, reach }) => reachOf(height, reach) > inset);
    if (atEdge.length > maxPlaced) return atEdge.map(around).reduce(union, emptyBox);
    const placing = this.shown.scene.labels.at(height);
    return atEdge.flatMap(({ object }) => placing.of(object).map(({ box }) => box)).reduce(union, emptyBox);
  }
}

/** So that rounding doesn't choose another size of labels. */
const slightly = 1.0001;

function scaledAbout(box: Box, factor: number): Box {
  const [x, y] = [((factor - 1) / 2) * boxWidth(box), ((factor - 1) / 2) * boxHeight(box)];
  return { minX: box.minX - x, minY: box.minY - y, maxX: box.maxX + x, maxY: box.maxY + y };
}

/** The box, moved and if need be widened or heightened until it contains the inner one. */
function movedAround(inner: Box, box: Box): Box {
  const width = Math.max(boxWidth(inner), boxWidth(box));
  const height = Math.max(boxHeight(inner), boxHeight(box));
  const minX = Math.max(inner.maxX - width, Math.min(inner.minX, box.minX));
  const minY = Math.max(inner.maxY - height, Math.min(inner.minY, box.minY));
  return { minX, minY, maxX: minX + width, maxY: minY + height };
}

interface Labeled {
  readonly object: PlanObject;
  readonly box: Box;
  /** Feet from the box to the edge of all. */
  readonly inset: number;
  /** Label heights around the box. */
  readonly reach: number | undefined;
}

const labeledObjects = ({ plan, scene }: ShownPlan, all: Box): Labeled[] =>
  scene.layers.visible([...plan.objects.values()]).flatMap((object) => {
    const { labels } = kindOf(object);
    if (!labels) return [];
    const box = objectBox(object);
    const inset = Math.min(
      box.minX - all.minX,
      box.minY - all.minY,
      all.maxX - box.maxX,
      all.maxY - box.maxY,
    );
    return { object, box, inset, reach: labels.reach?.(object) };
  });
