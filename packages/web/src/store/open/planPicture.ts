// Draws the small picture by which a plan is recognized in a list. Fetched with the lists.
import { millimetersPerInch } from '@homeplot/formats/drawingScale';
import { type Box, boxHeight, boxWidth, emptyBox, isEmpty, overlaps, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { createPlan, objectBox, type PlanContents } from '@homeplot/plan/plan';

/** Millimeters on paper, as large as the picture of a template is shown. */
const room = { width: 44, height: 48 };

/** The address of a picture of its lot, or of everything if there is none; undefined if nothing is drawn. */
export async function planPicture({ objects: all, settings }: PlanContents): Promise<string | undefined> {
  const { planToSvg } = await import('@homeplot/formats/planToSvg');
  const lot = lotOf(all);
  if (isEmpty(lot)) return undefined;
  // Objects beside the lot, such as a north arrow, are left out, since they would be cut off.
  const objects = all.filter((object) => overlaps(objectBox(object), lot));
  // The picture is extended so that texts and dimensions are shown whole.
  const part = objects
    .filter((object) => kindOf(object).isAnnotation)
    .map((object) => objectBox(object))
    .reduce(union, lot);
  const feetPerMillimeter = Math.max(boxWidth(part) / room.width, boxHeight(part) / room.height);
  const feetPerInch = feetPerMillimeter * millimetersPerInch;
  const svg = planToSvg(createPlan({ objects, settings }), { background: 'transparent', part, feetPerInch });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function lotOf(objects: readonly PlanObject[]): Box {
  const boundaries = objects.filter((object) => kindOf(object).drawsBoundaries);
  return (boundaries.length > 0 ? boundaries : objects).map(objectBox).reduce(union, emptyBox);
}
