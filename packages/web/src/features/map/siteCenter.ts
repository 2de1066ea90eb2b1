// The point of the plan that a found place is put at: the middle of its lots; without lots, the middle of all objects; in an
// empty plan, the middle of the site. It depends on the plan alone, never on the view.
import { type Box, boxCenter, emptyBox, isEmpty, union } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox, type Plan } from '@homeplot/plan/plan';
import { type Point, tidyPoint } from '@homeplot/plan/point';

export function siteCenter(plan: Plan): Point {
  const { siteExtent, scale } = plan.settings;
  const box = siteBox(plan);
  const feet = siteExtent / scale;
  return tidyPoint(isEmpty(box) ? { x: feet / 2, y: feet / 2 } : boxCenter(box));
}

/** The box of the plan's lots or, without lots, of all objects. */
export function siteBox({ objects }: Plan): Box {
  const all = [...objects.values()];
  const lots = all.filter((object) => kindOf(object).path?.isProperty);
  return (lots.length > 0 ? lots : all).map((object) => objectBox(object)).reduce(union, emptyBox);
}
