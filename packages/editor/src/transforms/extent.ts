// The bounds whose center is used for rotating and mirroring: of outlines only, so that gates and labels don't shift it.
import { outlineOf } from '@homeplot/plan/anchors';
import { type Box, emptyBox, union } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { objectBox } from '@homeplot/plan/plan';
import type { PlanObject } from '@homeplot/plan/kind';

export const extentOf = (objects: readonly PlanObject[]): Box =>
  objects.reduce((box, object) => union(box, outlineBox(object)), emptyBox);

function outlineBox(object: PlanObject): Box {
  const outline = outlineOf(object);
  return outline ? pathBox(outline) : objectBox(object);
}
