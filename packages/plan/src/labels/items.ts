// The objects of a plan with their labels, and the order in which labels choose their places.
import { outlineOf } from '../distances/anchors.ts';
import { type Box, grow, union } from '../geometry/box.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../objects/kind.ts';
import type { LayerTable } from '../drawing/layerTable.ts';
import { BoundsPen } from '../geometry/boundsPen.ts';
import { objectBox, type Plan } from '../plan/plan.ts';
import { tiesOf } from '../plan/ties.ts';
import type { Candidate } from './candidate.ts';
import { maxCrowdOf } from './crowd.ts';
import { handleReach, type Ink } from './ink.ts';
import {
  type Label,
  labelRanks,
  type Lettering,
  type Places,
  reachOf,
  type TiedObject,
} from '../lettering/label.ts';
import { asLabeled, draftingOf, labelsOf } from '../drawing/drawObject.ts';

/** The plan whose labels are placed. */
export interface Surface {
  readonly plan: Plan;
  readonly layers: LayerTable;
  /** The visible objects whose box, grown by their reach in label heights, meets a box, in any order. */
  readonly near: (box: Box, labelHeight: number) => readonly PlanObject[];
  /** The box in which labels have to stay, in feet; anywhere if absent. */
  readonly room?: Box;
  /** Whether it is a sheet, without the labels that only help while drawing. */
  readonly isSheet?: boolean;
  /** Whether a label that the user has put on a line moves to a clear place at any distance, not only to a nearby one. */
  readonly leavesLines?: boolean;
  /** What is drawn of an object that follows the ground, such as a swale with its slope; the object itself if absent. */
  readonly drawnAs?: (object: PlanObject) => PlanObject;
  /** The objects that are tied to an object. */
  readonly tiedTo: (id: string) => readonly PlanObject[];
}

/** A label that is being placed, or has been. Rank, key and index decide when it chooses: see comesBefore. */
export interface Entry {
  readonly item: Item;
  readonly label: Label;
  readonly rank: number;
  /** A hash of its object's id. */
  readonly key: number;
  /** Its position among the labels of its object. */
  readonly index: number;
  /** undefined until it is placed, null if it is omitted. */
  placed: Candidate | null | undefined;
  /** The unfinished search for its place, if it waits for another label. */
  search: Search | undefined;
  /** The number of the last place that it was compared with, so that it counts once even if it is in several cells. */
  mark: number;
}

export interface Search {
  /** The places that remain to be tried, and whether they have leaders. */
  places: Places;
  hasLeaders: boolean;
  /** The place that is being judged. */
  candidate: Candidate | undefined;
  /** The preferred place. */
  first: Candidate | undefined;
  /** How many more places may be tried. */
  left: number;
  /** The best of the possible places that aren't clear, and its cost. */
  best: Candidate | undefined;
  cost: number;
}

/** An object. Its labels are made only when one of them may be placed. */
export interface Item {
  readonly object: PlanObject;
  /** Contains its drawing without labels. */
  readonly box: Box;
  /** Contains its drawing and its handles. */
  readonly inkBox: Box;
  /** Contains its drawing, its handles and all possible places of its labels. */
  readonly reach: Box;
  /** If all cells around it have more objects than this, none of its labels is placed. */
  readonly maxCrowd: number;
  /** The ids of the objects that its labels may cover: itself, and what it is tied to. */
  own: ReadonlySet<string>;
  /** Its labels; undefined until they are needed. */
  entries: readonly Entry[] | undefined;
  ink: Ink | undefined;
  /** The number of the last place that it was compared with, so that it counts once even if it is in several cells. */
  mark: number;
  /** A cache: the edit count of Cells at which all cells around it were too crowded; undefined if they weren't. */
  crowdedAtEdit: number | undefined;
}

const noIds: ReadonlySet<string> = new Set();

export class Items {
  private readonly surface: Surface;
  private readonly lettering: Lettering;
  private readonly byId = new Map<string, Item>();

  constructor(surface: Surface, lettering: Lettering) {
    this.surface = surface;
    this.lettering = lettering;
  }

  get size(): number {
    return this.byId.size;
  }

  /** The item made for the object when it was last requested; the object may have changed since. */
  known(id: string): Item | undefined {
    return this.byId.get(id);
  }

  forget(item: Item): void {
    this.byId.delete(item.object.id);
  }

  clear(): void {
    this.byId.clear();
  }

  of(object: PlanObject): Item {
    const known = this.byId.get(object.id);
    if (known?.object === object) return known;
    const made = this.make(object);
    this.byId.set(object.id, made);
    return made;
  }

  /** The box of the drawing of an object without labels. */
  boxOf(object: PlanObject): Box {
    const known = this.byId.get(object.id);
    if (known?.object === object) return known.box;
    // The box of an annotation includes what has a fixed size on paper, such as a dimension line in its row.
    const own = objectBox(object);
    return kindOf(object).isAnnotation ? union(own, this.drawnBox(object)) : own;
  }

  /** The box of an object's drawing with its handles and all possible places of its labels. box: as by boxOf. */
  reachOf(object: PlanObject, box: Box): Box {
    const { labels, isAnnotation } = kindOf(object);
    const own = isAnnotation ? objectBox(object) : box;
    const toHandles = handleReach(this.lettering);
    const toLabels = labels ? reachOf(this.lettering.labelHeight, labels.reach?.(object)) : 0;
    const reach = grow(own, Math.max(toHandles, toLabels));
    return isAnnotation ? union(grow(box, toHandles), reach) : reach;
  }

  /** The number of objects in cells above which none of an object's labels is placed. box: as by boxOf. */
  maxCrowdOf(object: PlanObject, box: Box): number {
    return maxCrowdOf(kindOf(object).labels, box, this.lettering);
  }

  private make(object: PlanObject): Item {
    const box = this.boxOf(object);
    const { labels } = kindOf(object);
    return {
      object,
      box,
      inkBox: grow(box, handleReach(this.lettering)),
      reach: this.reachOf(object, box),
      maxCrowd: this.maxCrowdOf(object, box),
      own: noIds,
      entries: labels ? undefined : [],
      ink: undefined,
      mark: 0,
      crowdedAtEdit: undefined,
    };
  }

  /** Makes the labels of an object, except lengths that a dimension already shows. */
  label(item: Item): readonly Entry[] {
    if (item.entries) return item.entries;
    const { object } = item;
    const key = shuffled(object.id);
    const drafting = draftingOf(this.surface.plan.settings, true);
    const labeled = asLabeled(object, drafting);
    const labels = labelsOf(labeled, this.lettering, this.tiedObjectOf(object)).filter(
      ({ sideEnds, isForDrawing }) =>
        !(isForDrawing && this.surface.isSheet) &&
        (sideEnds === undefined || !this.isDimensioned(object, sideEnds)),
    );
    item.own = new Set([object.id, ...tiesOf(object).map((tie) => tie.object)]);
    item.entries = labels.map((label, index) => ({
      item,
      label,
      rank: labelRanks.indexOf(label.rank),
      key,
      index,
      placed: undefined,
      search: undefined,
      mark: 0,
    }));
    return item.entries;
  }

  /** Whether a visible dimension shows the length of a side. */
  private isDimensioned({ id }: PlanObject, ends: string): boolean {
    return this.surface.tiedTo(id).some((one) => {
      const side = this.surface.layers.isVisible(one) ? kindOf(one).ties?.measures?.side(one) : undefined;
      return side?.object === id && side.ends === ends;
    });
  }

  private drawnBox(object: PlanObject): Box {
    const pen = new BoundsPen(this.lettering.labelHeight, this.lettering.units);
    kindOf(object).draw(object, pen);
    return pen.box;
  }

  private tiedObjectOf(object: PlanObject): TiedObject | undefined {
    const kind = kindOf(object);
    if (!kind.isAnnotation || !kind.labels) return undefined;
    const [tie] = tiesOf(object);
    const on = tie && this.surface.plan.objects.get(tie.object);
    if (!on) return undefined;
    const outline = outlineOf(on);
    return { box: objectBox(on), ...(outline ? { outline } : {}) };
  }
}

/** A hash of an id (FNV-1a). In the order of hashes, the neighbors of a label rarely wait for each other in a long chain. */
function shuffled(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  // Mixes the bits once more, since the last characters have had little effect so far.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Whether a label chooses its place before another one. */
export function comesBefore(a: Entry, b: Entry): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  if (a.key !== b.key) return a.key < b.key;
  const [one, other] = [a.item.object.id, b.item.object.id];
  return one === other ? a.index < b.index : one < other;
}
