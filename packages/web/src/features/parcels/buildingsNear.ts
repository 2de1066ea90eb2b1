// The buildings of a county's file that are near the plan's lots.
import type { Editor } from '@homeplot/editor/editor';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { type Box, emptyBox, grow, isEmpty, union } from '@homeplot/plan/box';
import { isTied } from '@homeplot/plan/ground';
import { kindOf } from '@homeplot/plan/kinds';
import { objectBox } from '@homeplot/plan/plan';
import { withSeparators } from '@homeplot/plan/units';
import { milesAway } from './parcelTie.ts';
import { type ParcelShape, shapesIn } from './parcelShapes.ts';

/** Feet around the plan's lots within which buildings are taken. */
const buildingsWithin = 100;

/** The box of the plan's lots, else of all that is drawn. */
export function siteBox(editor: Editor): Box {
  const all = [...editor.plan.objects.values()];
  const lots = all.filter((object) => kindOf(object).path?.isProperty);
  return (lots.length > 0 ? lots : all).map((object) => objectBox(object)).reduce(union, emptyBox);
}

/** The shapes of buildings on and near the plan's lots; a sentence if there are none. */
export function buildingsNear(
  editor: Editor,
  all: readonly ParcelFeature[],
): readonly ParcelShape[] | string {
  const { settings } = editor.plan;
  if (!isTied(settings))
    return 'The plan has no location yet. Add its parcel first, or set the location on the map.';
  const box = siteBox(editor);
  if (isEmpty(box)) return 'The plan has no lot yet. Add its parcel first.';
  const reach = grow(box, buildingsWithin);
  const near = shapesIn(all, reach, settings).filter(({ feature }) => feature.geometry === 'polygon');
  if (near.length > 0) return near;
  const miles = milesAway(editor, all);
  return `No building in this file is within ${buildingsWithin} feet of the lot.${miles > 1 ? ` The middle of the file is ${withSeparators(miles, miles < 10 ? 1 : 0)} miles away.` : ''}`;
}
