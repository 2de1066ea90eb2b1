// The objects of a plan with their labels, and the order in which labels choose their places.
import { outlineOf } from '../anchors.ts';
import { type Box, boxHeight, boxWidth, grow, union } from '../geometry/box.ts';
import { kindOf } from '../kinds/index.ts';
import type { PlanObject } from '../kinds/kind.ts';
import type { LayerTable } from '../layerTable.ts';
import { BoundsPen } from '../pen/boundsPen.ts';
import { objectBox, type Plan } from '../plan.ts';
import { tiesOf } from '../ties.ts';
import type { Candidate } from './candidate.ts';
import { type Ink, inkBox } from './ink.ts';
import { type Ground, type Label, labelRanks, type Lettering, type Places, reachOf } from './label.ts';
import { labelsOf } from './labelsOf.ts';

/** The plan that is written on. */
export interface Surface {
  readonly plan: Plan;
  readonly layers: LayerTable;
  /** The objects that are shown whose box, grown by their reach in label heights, meets a box, in any order. */
  readonly near: (box: Box, labelHeight: number) => readonly PlanObject[];
  /** Where labels have to stay, in feet; anywhere if absent. */
  readonly room?: Box;
  /** Whether labels that a user placed on a line give way to bare ground however far off. */
  readonly leavesLines?: boolean;
  /** The objects that are tied to one. */
  readonly tiedTo: (id: string) => readonly PlanObject[];
}

/** A label on its way to a place. */
export interface Entry {
  readonly item: Item;
  readonly label: Label;
  readonly rank: number;
  readonly key: number;
  readonly index: number;
  /** undefined while it is not settled, null where it has been left out. */
  placed: Candidate | null | undefined;
  /** Where looking for a place goes on. */
  search: Search | undefined;
  /** The number of the last place that was held against it. */
  mark: number;
}

export interface Search {
  inTurn: Places;
  leads: boolean;
  candidate: Candidate | undefined;
  /** Where it stands when nothing is in its way. */
  first: Candidate | undefined;
  /** How many more places are looked at. */
  left: number;
  /** The best of the places that are not clear, and what speaks against it. */
  lined: Candidate | undefined;
  against: number;
}

/** An object, with its labels as soon as any of them may stand. */
export interface Item {
  readonly object: PlanObject;
  /** Its own box, without its labels; with its handles; and with its labels. */
  readonly box: Box;
  readonly inkBox: Box;
  readonly reach: Box;
  /** The longest side that a label of it may tell, in feet; Infinity where others may tell something else. */
  readonly longest: number;
  /** What its labels may stand in. */
  own: ReadonlySet<string>;
  /** undefined until they are asked for. */
  entries: readonly Entry[] | undefined;
  ink: Ink | undefined;
  mark: number;
}

const nothing: ReadonlySet<string> = new Set();

export class Items {
  private readonly surface: Surface;
  private readonly lettering: Lettering;
  private readonly byId = new Map<string, Item>();

  constructor(surface: Surface, lettering: Lettering) {
    this.surface = surface;
    this.lettering = lettering;
  }

  /** An object as it was when it was last asked for. */
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

  private make(object: PlanObject): Item {
    // With what of it has its size on the sheet, as the line of a dimension beside others.
    const own = objectBox(object);
    const kind = kindOf(object);
    const box = kind.isAnnotation ? union(own, this.drawnBox(object)) : own;
    const around = inkBox(box, this.lettering);
    const labels = kind.labels;
    const reach = labels && grow(own, reachOf(this.lettering.labelHeight, labels.reach?.(object)));
    return {
      object,
      box,
      inkBox: around,
      reach: reach ? union(around, reach) : around,
      longest: labels?.areSides ? Math.hypot(boxWidth(own), boxHeight(own)) : Infinity,
      own: nothing,
      entries: labels ? undefined : [],
      ink: undefined,
      mark: 0,
    };
  }

  /** The labels of an object. */
  label(item: Item): readonly Entry[] {
    if (item.entries) return item.entries;
    const { object } = item;
    const key = shuffled(object.id);
    const labels = labelsOf(object, this.lettering, this.groundOf(object)).filter(
      ({ tells }) => tells === undefined || !this.isTold(object, tells),
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

  /** Whether a dimension that is shown tells the length of a side. */
  private isTold({ id }: PlanObject, ends: string): boolean {
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

  private groundOf(object: PlanObject): Ground | undefined {
    const kind = kindOf(object);
    if (!kind.isAnnotation || !kind.labels) return undefined;
    const [tie] = tiesOf(object);
    const on = tie && this.surface.plan.objects.get(tie.object);
    if (!on) return undefined;
    const outline = outlineOf(on);
    return { box: objectBox(on), ...(outline ? { outline } : {}) };
  }
}

/** An even shuffle of ids, always the same (FNV-1a): neighbors in a plan wait for few of one another. */
function shuffled(id: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i += 1) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  // The last letters count as much as the first.
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

export function comesBefore(a: Entry, b: Entry): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  if (a.key !== b.key) return a.key < b.key;
  const [one, other] = [a.item.object.id, b.item.object.id];
  return one === other ? a.index < b.index : one < other;
}
