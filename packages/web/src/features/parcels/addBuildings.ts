// Finds the buildings of a county's file that are near the plan's lots, and adds them to the plan in one undo step.
import type { Editor } from '@homeplot/editor/editor';
import { selectObjects } from '@homeplot/editor/selection';
import { emptyBox, grow, isEmpty, union } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { maxVertices } from '@homeplot/plan/pathEdits';
import { objectBox } from '@homeplot/plan/plan';
import { countText, withSeparators } from '@homeplot/plan/units';
import { type Added, addedInOrder, distinctCorners, fromFile, type Origin } from './countyObjects.ts';
import { type ParcelShape, type ShapePart, shapesIn } from './parcelShapes.ts';
import type { ParcelFeature } from '@homeplot/formats/parcelReading';
import { isTied } from '@homeplot/plan/ground';
import { siteBox } from '../map/siteCenter.ts';
import { milesAway } from './parcelTie.ts';

/** Feet around the plan's lots within which buildings are added. */
const buildingsWithin = 100;

/** The shapes of buildings on and near the plan's lots, or a sentence if there are none. */
export function buildingsNear(
  editor: Editor,
  all: readonly ParcelFeature[],
): readonly ParcelShape[] | string {
  const { settings } = editor.plan;
  if (!isTied(settings))
    return 'The plan has no location yet. Add its parcel first, or set the location on the map.';
  const box = siteBox(editor.plan);
  if (isEmpty(box)) return 'The plan has no lot yet. Add its parcel first.';
  const reach = grow(box, buildingsWithin);
  const near = shapesIn(all, reach, settings).filter(({ feature }) => feature.geometry === 'polygon');
  if (near.length > 0) return near;
  const miles = milesAway(editor, all);
  return `No building in this file is within ${buildingsWithin} feet of the lot.${miles > 1 ? ` The middle of the file is ${withSeparators(miles, miles < 10 ? 1 : 0)} miles away.` : ''}`;
}

/** Adds buildings as existing ones. Returns a sentence if they can't be added. */
export function addBuildings(editor: Editor, shapes: readonly ParcelShape[], origin: Origin): Added | string {
  const parts = shapes.flatMap((shape) => shape.parts);
  const notes: string[] = [];
  const objects = parts.flatMap((part): PlanObject[] => {
    const vertices = distinctCorners(part.outline);
    const blank = editor.scene.create('building', { x: 0, y: 0 }, { x: 10, y: 10 });
    if (!blank || vertices.length < 3 || vertices.length > maxVertices) return [];
    // A county's outline may be the roof's or the walls', so no eave is assumed.
    return [fromFile(origin, { ...blank, vertices, eave: 0, status: 'existing' } as PlanObject)];
  });
  const leftOut = parts.length - objects.length;
  if (leftOut > 0)
    notes.push(
      `${countText(leftOut, 'outline')} with too few or too many corners ${leftOut === 1 ? 'was' : 'were'} left out.`,
    );
  const courtyards = parts.filter(({ holes }: ShapePart) => holes.length > 0).length;
  if (courtyards > 0)
    notes.push(
      courtyards === 1
        ? '1 building has a courtyard, which is counted as covered.'
        : `${withSeparators(courtyards)} buildings have courtyards, which are counted as covered.`,
    );
  if (objects.length === 0)
    return 'None of the outlines can be a building: each has too few or too many corners.';
  if (!editor.edit(addedInOrder(editor, objects), 'Add buildings'))
    return "The buildings weren't added, because their layer is hidden or locked. Show and unlock the layer, then try again.";
  editor.hand.pick('select');
  editor.select(selectObjects(objects.map(({ id }) => id)));
  editor.fit(union(siteBox(editor.plan), objects.map((object) => objectBox(object)).reduce(union, emptyBox)));
  return { notes };
}
