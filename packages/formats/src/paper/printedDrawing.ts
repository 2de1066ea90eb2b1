// The printed part of a plan as one drawing for any pen, with the placement of its labels.
import { type Box, contains, grow, union, overlaps } from '@homeplot/plan/box';
import type { BoundsPen } from '@homeplot/plan/boundsPen';
import { type Lettering, reachOf } from '@homeplot/plan/label';
import {
  type DrawContext,
  type Drafting,
  drawLabel,
  drawObject,
  draftingOf,
} from '@homeplot/plan/drawObject';
import type { PlanObject } from '@homeplot/plan/kind';
import { type ContourDrawing, contourDrawingOf } from '@homeplot/plan/contourDrawing';
import type { EarthworkDrawing } from '@homeplot/plan/earthworkDrawing';
import { type OnGround, onGroundOf } from '@homeplot/plan/onGround';
import type { ContourOf } from '@homeplot/plan/contourLines';
import { type Texts, textsIn } from '@homeplot/plan/textRoom';
import { isDeedLot } from '@homeplot/plan/lotDistances';
import { areaHandle } from '@homeplot/plan/lotAreaLabel';
import { kindOf } from '@homeplot/plan/kinds';
import { type LeftOut, Placing } from '@homeplot/plan/labelPlacing';
import type { Surface } from '@homeplot/plan/labelItems';
import { printedLayersOf } from '@homeplot/plan/layerTable';
import type { Pen } from '@homeplot/plan/pen';
import { inOrder, objectBox, type Plan } from '@homeplot/plan/plan';
import { StrataPen } from '@homeplot/plan/strataPen';
import { TieIndex } from '@homeplot/plan/tieIndex';
import Flatbush from 'flatbush';

export type DrawingOptions = {
  /** The pen for an object, around the pen of the drawing. */
  readonly penFor?: (object: PlanObject, pen: Pen) => Pen;
  /** The contours, if they aren't those of the given plan, for example because it has only some of the objects. */
  readonly contours?: Contours | undefined;
  /** The objects that follow the ground, if that isn't the ground of the given plan. */
  readonly onGround?: OnGround | undefined;
  /** Whether it has no labels. */
  readonly isBare?: boolean;
  /** Cut and fill, where they are shown. */
  readonly earthwork?: EarthworkDrawing | undefined;
} & Pick<Surface, 'room' | 'leavesLines' | 'isSheet'> &
  Pick<Lettering, 'edgeTitle'>;

export interface Contours {
  readonly drawing: ContourDrawing | undefined;
  /** Which contours are shown; all if absent. */
  readonly shown?: readonly ContourOf[] | undefined;
}

/** The printed objects of a plan with their indexes, which are the same at every scale. */
export class PrintedObjects {
  readonly list: readonly PlanObject[];
  readonly index: PrintedIndex;
  readonly ties: TieIndex;

  constructor(plan: Plan) {
    this.list = printedLayersOf(plan.settings).visible(inOrder(plan));
    this.index = new PrintedIndex(this.list);
    this.ties = new TieIndex(plan);
  }
}

export const printedDrafting = ({ settings, objects }: Plan): Drafting | undefined =>
  draftingOf(settings, [...objects.values()].some(isDeedLot));

export class PrintedDrawing {
  private readonly plan: Plan;
  private readonly options: DrawingOptions;
  private readonly objects: readonly PlanObject[];
  private readonly index: PrintedIndex;
  private readonly ties: TieIndex;
  private readonly placings = new Map<number, Placing>();

  constructor(plan: Plan, options: DrawingOptions = {}, printed = new PrintedObjects(plan)) {
    this.plan = plan;
    this.options = options;
    this.objects = printed.list;
    this.index = printed.index;
    this.ties = printed.ties;
  }

  private context(): DrawContext {
    const { settings } = this.plan;
    const { onGround } = this;
    return { layers: printedLayersOf(settings), drafting: printedDrafting(this.plan), onGround };
  }

  private get onGround(): OnGround | undefined {
    return this.options.onGround ?? onGroundOf(this.plan);
  }

  readonly draw = (pen: Pen): void => {
    const around = this.context();
    const over = new StrataPen(pen);
    const { penFor = () => over } = this.options;
    for (const object of this.objects) drawObject(object, penFor(object, over), around);
    this.drawContours(over);
    over.finish();
    if (pen.labelHeight === 0 || this.options.isBare) return;
    const placing = this.placing(pen.labelHeight);
    for (const object of this.objects)
      for (const { label, place } of placing.of(object))
        if (!(label.handle === areaHandle && this.isCut(object))) drawLabel(object, place, pen, around);
  };

  private drawContours(over: StrataPen): void {
    const { drawing, shown } = this.options.contours ?? { drawing: contourDrawingOf(this.plan) };
    over.beginObject();
    this.options.earthwork?.draw(over);
    drawing?.draw(over, shown, this.texts);
  }

  /** The texts in a box, which the elevations of contours keep clear of. */
  private readonly texts: Texts = (lettering, box) =>
    textsIn(box, lettering, {
      objects: this.index.near(grow(box, reachOf(lettering.labelHeight)), lettering.labelHeight),
      placing: this.options.isBare ? undefined : this.placing(lettering.labelHeight),
      onGround: this.onGround,
      minHeight: this.options.isSheet ? lettering.labelHeight : 0,
    });

  /**
   * Extends the bounds of the drawing without labels to everything drawn at the label height of a pen. Objects that can't reach
   * beyond the box are skipped, so that measuring a large plan doesn't place all of its labels.
   */
  extent(box: Box, pen: BoundsPen): Box {
    const around = this.context();
    const { labelHeight } = pen;
    const placing = this.placing(labelHeight);
    for (const object of this.objects) {
      const reach = reachOf(labelHeight, kindOf(object).labels?.reach?.(object));
      if (contains(box, grow(this.index.boxOf(object), reach))) continue;
      drawObject(object, pen, around);
      if (this.options.isBare) continue;
      for (const { place } of placing.of(object)) drawLabel(object, place, pen, around);
    }
    return union(box, pen.box);
  }

  /** Whether only a part of an object is drawn; its area label is then left out, because it could be misread. */
  private isCut(object: PlanObject): boolean {
    const { room } = this.options;
    return room !== undefined && !contains(room, objectBox(object));
  }

  /** The boxes of all objects and labels at a label height, in feet. */
  inkBoxes(labelHeight: number): readonly Box[] {
    const placing = this.placing(labelHeight);
    return this.objects.flatMap((object) => [
      objectBox(object, kindOf(object).isAnnotation ? labelHeight : 0),
      ...placing.of(object).map(({ box }) => box),
    ]);
  }

  /** A box in feet, widened to the labels of its objects at a label height. */
  withLabels(box: Box, labelHeight: number): Box {
    const placing = this.placing(labelHeight);
    return this.objects
      .flatMap((object) => placing.of(object))
      .reduce((all, placed) => union(all, placed.box), box);
  }

  /** Whether an object of the plan shows where north is. */
  get showsNorth(): boolean {
    return this.objects.some((object) => kindOf(object).showsNorth);
  }

  /** The labels without room at a label height in feet. */
  leftOut(labelHeight: number): readonly LeftOut[] {
    return this.options.isBare ? [] : this.placing(labelHeight).leftOutOf(this.objects);
  }

  /** The ids of the dimensions whose number is written in full, at a label height in feet. */
  numbered(labelHeight: number): ReadonlySet<string> {
    if (this.options.isBare) return new Set();
    const placing = this.placing(labelHeight);
    const hasNumber = (object: PlanObject): boolean =>
      placing.of(object).some(({ label, place }) => label.rank === 'dimension' && !place.isShortened);
    return new Set(this.objects.filter(hasNumber).map(({ id }) => id));
  }

  /** The placement of labels at a label height in feet. */
  placing(labelHeight: number): Placing {
    const known = this.placings.get(labelHeight);
    if (known) return known;
    const { units, north } = this.plan.settings;
    const { edgeTitle } = this.options;
    const { onGround } = this;
    const surface = {
      plan: this.plan,
      layers: printedLayersOf(this.plan.settings),
      near: this.index.near,
      tiedTo: this.ties.tiedTo,
      drawnAs: (object: PlanObject) => onGround?.get(object) ?? object,
      ...this.options,
    };
    const made = new Placing(surface, { labelHeight, units, north, edgeTitle });
    this.placings.set(labelHeight, made);
    return made;
  }
}

/** A spatial index of the objects of a printed plan, for placing labels. */
class PrintedIndex {
  private readonly objects: readonly PlanObject[];
  private readonly boxes: ReadonlyMap<PlanObject, Box>;
  private readonly tree: Flatbush | undefined;
  /** Objects whose labels may be far away. */
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
