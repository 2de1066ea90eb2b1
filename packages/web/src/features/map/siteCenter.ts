// The point of the plan that a found place is put at: the middle of its lots, else of all that is drawn, else of an empty
// plan's site. It depends on the plan alone, never on the view.
import { boxCenter, isEmpty, union, emptyBox } from '@homeplot/plan/box';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox, type Plan } from '@homeplot/plan/plan';
import { type Point, tidyPoint } from '@homeplot/plan/point';

export function siteCenter({ objects, settings }: Plan): Point {
  const all = [...objects.values()];
  const lots = all.filter((object) => kindOf(object).path?.isProperty);
  const box = (lots.length > 0 ? lots : all).map((object) => objectBox(object)).reduce(union, emptyBox);
  const feet = settings.siteExtent / settings.scale;
  return tidyPoint(isEmpty(box) ? { x: feet / 2, y: feet / 2 } : boxCenter(box));
}
