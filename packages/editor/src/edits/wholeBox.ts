// The box of all that is drawn, with labels as large as they are in a view of all of it.
import { type Box, contains, grow, isEmpty, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { reachOf } from '@homeplot/plan/label';
import { objectBox, type Plan, planBox } from '@homeplot/plan/plan';
import type { ShownScene } from '../scene/shownScene.ts';
import { fitted } from '../view/fittedView.ts';
import { labelHeightAt, type Viewport } from '../view/viewport.ts';

/** Objects whose labels are placed to see how far they reach. Of more, at most how far they could. */
const maxPlaced = 2000;

/** The editor, or a plan that can only be looked at. */
interface ShownPlan {
  readonly plan: Plan;
  readonly scene: Pick<ShownScene, 'layers' | 'labels'>;
  /** The box of what is being drawn. */
  readonly hand: { readonly box: Box };
  readonly viewport: Viewport;
}

/** size: of the canvas. */
export function wholeBox(
  { plan, scene, hand, viewport }: ShownPlan,
  size: Pick<Viewport, 'width' | 'height'> = viewport,
): Box {
  const bare = union(planBox(plan), hand.box);
  let box = bare;
  if (isEmpty(bare)) return bare;
  // The more labels there are around, the smaller the scale, and the larger the labels. Two rounds are close enough.
  for (let round = 0; round < 2; round += 1) {
    const height = labelHeightAt(fitted(size, box, plan.settings).pxPerFoot);
    const reachBox = (object: PlanObject): Box =>
      grow(objectBox(object), reachOf(height, kindOf(object).labels?.reach?.(object)));
    const atEdge = scene.layers
      .visible([...plan.objects.values()])
      .filter((object) => !contains(bare, reachBox(object)));
    const isCrowded = atEdge.length > maxPlaced;
    const placing = scene.labels.at(height);
    for (const object of atEdge) {
      if (isCrowded) box = union(box, reachBox(object));
      else for (const placed of placing.of(object)) box = union(box, placed.box);
    }
  }
  return box;
}
