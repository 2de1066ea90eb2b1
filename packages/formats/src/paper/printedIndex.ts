// A spatial index of the objects of a printed plan, for placing labels.
import { type Box, grow, overlaps } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { reachOf } from '@homeplot/plan/label';
import { objectBox } from '@homeplot/plan/plan';
import Flatbush from 'flatbush';

export class PrintedIndex {
  private readonly objects: readonly PlanObject[];
  private readonly boxes: ReadonlyMap<PlanObject, Box>;
  private readonly tree: Flatbush | undefined;
  /** Objects with distant labels. */
  private readonly far: readonly { readonly object: PlanObject; readonly box: Box; readonly reach: number }[];

  constructor(objects: readonly PlanObject[]) {
    this.objects = objects;
    const boxes = objects.map((object) => objectBox(object));
    this.boxes = new Map(objects.flatMap((object, i) => (boxes[i] ? [[object, boxes[i]]] : [])));
    // Flatbush can't be empty.
    this.tree = objects.length > 0 ? new Flatbush(objects.length) : undefined;
    for (const { minX, minY, maxX, maxY } of boxes) this.tree?.add(minX, minY, maxX, maxY);
    this.tree?.finish();
    this.far = objects.flatMap((object, i) => {
      const [box, reach] = [boxes[i], kindOf(object).labels?.reach?.(object)];
      return box && reach !== undefined ? { object, box, reach } : [];
    });
  }

  /** The bounds of an object without its labels. */
  boxOf(object: PlanObject): Box {
    return this.boxes.get(object) ?? objectBox(object);
  }

  /** The objects in a box, or with labels that may be there at a label height in feet. */
  readonly near = (box: Box, labelHeight: number): readonly PlanObject[] => {
    const inside = this.tree?.search(box.minX, box.minY, box.maxX, box.maxY) ?? [];
    const found = new Set(inside.flatMap((place) => this.objects[place] ?? []));
    for (const one of this.far)
      if (overlaps(grow(one.box, reachOf(labelHeight, one.reach)), box)) found.add(one.object);
    return [...found];
  };
}
