// The box of all that is drawn with its labels, which have a size on the screen: in a view, and in the view that is fitted to
// it.
import { type Box, contains, grow, isEmpty, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { reachOf } from '@homeplot/plan/label';
import { objectBox, type Plan, planBox } from '@homeplot/plan/plan';
import type { ShownScene } from '../scene/shownScene.ts';
import { fitted, type Room, withRoom } from '../view/fittedView.ts';
import { labelHeightAt, maxLabelPx, type Viewport } from '../view/viewport.ts';

/** Objects whose labels are placed to see how far they reach. Of more, at most how far they could. */
const maxPlaced = 2000;
/** Each round places labels at another height. Few plans need more than three. */
const maxRounds = 6;

/** The editor, or a plan that can only be looked at. */
interface ShownPlan {
  readonly plan: Plan;
  readonly scene: Pick<ShownScene, 'layers' | 'labels'>;
  /** The box of what is being drawn. */
  readonly hand: { readonly box: Box };
  readonly viewport: Viewport;
}

const bareBox = ({ plan, hand }: ShownPlan): Box => union(planBox(plan), hand.box);

/** size: of the canvas. */
export function wholeBox(shown: ShownPlan, size: Pick<Viewport, 'width' | 'height'> = shown.viewport): Box {
  const { settings } = shown.plan;
  const bare = bareBox(shown);
  if (isEmpty(bare)) return bare;
  const labeled = labeledObjects(shown);
  let box = bare;
  let room: Room = { left: 0, right: 0, top: 0, bottom: 0 };
  let measured = 0;
  // The more room labels need, the smaller the scale. There they are larger in feet, and may be in other places.
  for (let round = 0; round < maxRounds; round += 1) {
    const height = labelHeightAt(fitted(size, box, settings).pxPerFoot);
    if (height <= measured) break;
    measured = height;
    const { minX, minY, maxX, maxY } = withLabels(bare, labeled, height, shown);
    const px = maxLabelPx / height;
    room = {
      left: Math.max(room.left, px * (bare.minX - minX)),
      right: Math.max(room.right, px * (maxX - bare.maxX)),
      top: Math.max(room.top, px * (bare.minY - minY)),
      bottom: Math.max(room.bottom, px * (maxY - bare.maxY)),
    };
    box = withRoom(bare, room, size, settings);
  }
  return box;
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
