// The box of all that is drawn with its labels, which have a size on the screen: in a view, and in the view that is fitted to
// it.
import { type Box, boxHeight, boxWidth, contains, grow, isEmpty, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { reachOf } from '@homeplot/plan/label';
import { objectBox, type Plan, planBox } from '@homeplot/plan/plan';
import type { ShownScene } from '../scene/shownScene.ts';
import { fitted } from '../view/fittedView.ts';
import { labelHeightAt, labelStep, maxLabelPx, type Viewport } from '../view/viewport.ts';

/** Objects whose labels are placed to see how far they reach. Of more, at most how far they could. */
const maxPlaced = 2000;
/** How many sizes of labels are tried. The last one is four times the first. */
const maxSteps = 17;

/** The editor, or a plan that can only be looked at. */
interface ShownPlan {
  readonly plan: Plan;
  readonly scene: Pick<ShownScene, 'layers' | 'labels'>;
  /** The box of what is being drawn. */
  readonly hand: { readonly box: Box };
  readonly viewport: Viewport;
}

const bareBox = ({ plan, hand }: ShownPlan): Box => union(planBox(plan), hand.box);

/**
 * What a view fitted to it shows whole: all that is drawn, with its labels as they are placed there. Labels have a size on the
 * screen, so in a smaller view they are larger in feet, and may be in other places or left out. The largest view is looked
 * for, one size of labels after the other. size: of the canvas.
 */
export function wholeBox(shown: ShownPlan, size: Pick<Viewport, 'width' | 'height'> = shown.viewport): Box {
  const { settings } = shown.plan;
  const bare = bareBox(shown);
  if (isEmpty(bare)) return bare;
  const labeled = labeledObjects(shown);
  const scaleOf = (box: Box): number => fitted(size, box, settings).pxPerFoot;
  let box = bare;
  let height = labelHeightAt(scaleOf(bare));
  for (let step = 0; step < maxSteps; step += 1) {
    box = withLabels(bare, labeled, height, shown);
    const excess = scaleOf(box) / (maxLabelPx / height);
    // In a larger view, labels would be smaller, and perhaps elsewhere.
    if (excess > 1) return scaledAbout(box, excess * slightly);
    if (labelHeightAt(scaleOf(box)) <= height * slightly) return box;
    height *= labelStep;
  }
  return box;
}

/** So that rounding doesn't choose another size of labels. */
const slightly = 1.0001;

function scaledAbout(box: Box, factor: number): Box {
  const [x, y] = [((factor - 1) / 2) * boxWidth(box), ((factor - 1) / 2) * boxHeight(box)];
  return { minX: box.minX - x, minY: box.minY - y, maxX: box.maxX + x, maxY: box.maxY + y };
}

/** The box of all that is drawn, with labels as large as they are in the view now. */
export function drawnBox(shown: ShownPlan): Box {
  const bare = bareBox(shown);
  if (isEmpty(bare)) return bare;
  return withLabels(bare, labeledObjects(shown), labelHeightAt(shown.viewport.pxPerFoot), shown);
}

interface Labeled {
  readonly object: PlanObject;
  readonly box: Box;
  /** Label heights around the box. */
  readonly reach: number | undefined;
}

const labeledObjects = ({ plan, scene }: ShownPlan): Labeled[] =>
  scene.layers.visible([...plan.objects.values()]).flatMap((object) => {
    const { labels } = kindOf(object);
    return labels ? { object, box: objectBox(object), reach: labels.reach?.(object) } : [];
  });

/** bare: the box without labels, to which those are added that reach beyond it. */
function withLabels(bare: Box, labeled: readonly Labeled[], height: number, { scene }: ShownPlan): Box {
  const around = ({ box, reach }: Labeled): Box => grow(box, reachOf(height, reach));
  const atEdge = labeled.filter((one) => !contains(bare, around(one)));
  if (atEdge.length > maxPlaced) return atEdge.map(around).reduce(union, bare);
  const placing = scene.labels.at(height);
  return atEdge.flatMap(({ object }) => placing.of(object).map(({ box }) => box)).reduce(union, bare);
}
