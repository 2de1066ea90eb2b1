// The distances of an object to the lot lines and buildings around it while it is placed or dragged: shown on the plan, and
// typed over.
import { outlineOf } from '@homeplot/plan/anchors';
import { grow } from '@homeplot/plan/box';
import { pathBox } from '@homeplot/plan/boundsPen';
import { buildingDistances } from '@homeplot/plan/buildingDistances';
import { type Clearance, oneEachWay } from '@homeplot/plan/clearances';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import { distancesToLot } from '@homeplot/plan/lotDistances';
import { distancesToOwnLot } from '@homeplot/plan/ownLot';
import type { Pen } from '@homeplot/plan/pen';
import { offsetToDistances, type WantedDistance } from '@homeplot/plan/placeByDistance';
import { type Change, moveOf } from '@homeplot/plan/plan';
import { add, dot, type Point, subtract, unit } from '@homeplot/plan/point';
import { isTied } from '@homeplot/plan/ties';
import type { Editor } from '../editor/editor.ts';
import { snapSide } from '../snapping/sideSnap.ts';
import { drawDistances, markOfClearance, markOfConflict } from './distanceMarks.ts';
import { turnedAlong, turnNearEdge } from './parallel.ts';
import type { Conflict, FindConflicts, PlacingAid } from '../snapping/placingAid.ts';

/** Maximum number of distances shown; more would be too many to read. */
const maxShown = { lines: 4, buildings: 2 };
/** CSS pixels within which distances to other buildings are measured. */
const buildingSight = 240;
/** CSS pixels within which an object turns parallel to an edge. */
const turnReach = 24;
/** Maximum number of previewed changes that are checked in every frame. */
const maxChecked = 50;
/** Maximum number of vertices of an object whose distances are measured in every frame. */
const maxVertices = 200;

export class LiveDistances implements PlacingAid {
  findConflicts: FindConflicts | undefined;
  readonly snapSide = snapSide;
  private readonly editor: Editor;
  /** The clearances of the last preview. */
  private measured:
    | { readonly preview: readonly Change[]; readonly clearances: readonly Clearance[] }
    | undefined;

  /** The conflicts of the last preview. */
  private found: { readonly preview: readonly Change[]; readonly conflicts: readonly Conflict[] } | undefined;

  constructor(editor: Editor) {
    this.editor = editor;
  }

  get clearances(): readonly Clearance[] {
    const { preview } = this.editor.hand;
    if (this.measured?.preview !== preview) {
      const object = this.subject(preview);
      this.measured = { preview, clearances: object ? this.around(object) : [] };
    }
    return this.measured.clearances;
  }

  draw(pen: Pen): void {
    const { viewport } = this.editor;
    const { units } = pen;
    const unmatched = new Set(this.conflicts);
    const marks = this.clearances.map((clearance) => {
      const conflict = [...unmatched].find((one) => isAbout(one, clearance));
      if (!conflict) return markOfClearance(clearance, units);
      unmatched.delete(conflict);
      const { from, at: to } = clearance;
      return markOfConflict(conflict, units, { from, to });
    });
    const others = [...unmatched].map((one) => markOfConflict(one, units));
    drawDistances(
      pen,
      [...marks, ...others].flatMap((mark) => mark ?? []),
      viewport,
    );
  }

  /** The requirements that the placed or dragged objects don't meet in the preview. */
  private get conflicts(): readonly Conflict[] {
    const { preview } = this.editor.hand;
    if (!this.findConflicts || !this.isPlacing || preview.length === 0) return [];
    if (this.found?.preview !== preview) {
      const moved = preview.slice(0, maxChecked).flatMap((change) => ('put' in change ? change.put : []));
      this.found = { preview, conflicts: this.findConflicts(moved) };
    }
    return this.found.conflicts;
  }

  parallelTurn(object: PlanObject, offset: Point): number {
    const { scene } = this.editor;
    return turnNearEdge(object, offset, scene, turnReach / scene.viewport.pxPerFoot);
  }

  placed(changes: readonly Change[], wanted: readonly WantedDistance[]): readonly Change[] | undefined {
    const object = this.primary(changes);
    if (!object) return undefined;
    const along = this.along(object, wanted);
    const by = offsetToDistances(along, wanted, this.editor.plan.objects);
    if (!by) return undefined;
    // If the object isn't turned, its move is kept as it is, so that what is tied to it follows.
    const turned =
      along === object
        ? changes
        : changes.map((change) => ('put' in change && change.put === object ? { put: along } : change));
    return turned.map((change) => movedBy(change, by));
  }

  /** A new object turned along the lot line to which a distance was typed first; other objects as they are. */
  private along(object: PlanObject, wanted: readonly WantedDistance[]): PlanObject {
    const { plan, scene } = this.editor;
    const first = wanted.find(({ edge }) => edge !== undefined);
    const lot = first && plan.objects.get(first.target);
    const path = lot && outlineOf(lot);
    const isTurned = scene.axis !== undefined || plan.objects.has(object.id);
    return path && first.edge !== undefined && !isTurned ? turnedAlong(object, path, first.edge) : object;
  }

  private get isPlacing(): boolean {
    const { isBusy, showsGhost } = this.editor.hand;
    return isBusy || showsGhost;
  }

  /** The placed or dragged object, if distances are useful for it. */
  private subject(preview: readonly Change[]): PlanObject | undefined {
    if (!this.isPlacing) return undefined;
    const object = this.primary(preview);
    const outline = object && outlineOf(object);
    if (!outline?.closed || outline.vertices.length > maxVertices) return undefined;
    return object && !isTied(object) ? object : undefined;
  }

  /** The main object of a preview: the grabbed one, else the first one that is new or selected. */
  private primary(changes: readonly Change[]): PlanObject | undefined {
    const { hand, selection, plan } = this.editor;
    const grabbed = hand.reach?.placed;
    const puts = changes.flatMap((change) => ('put' in change ? change.put : []));
    return (
      puts.find(({ id }) => id === grabbed) ??
      puts.find(({ id }) => selection.ids.has(id) || !plan.objects.has(id))
    );
  }

  /** The lot to which a distance is being typed. It stays the same even if the object moves onto another lot. */
  private get typedLot(): PlanObject | undefined {
    const { plan, hand } = this.editor;
    const typed = hand.typing.distances.find(({ edge }) => edge !== undefined);
    return typed && plan.objects.get(typed.target);
  }

  private around(object: PlanObject): readonly Clearance[] {
    const outline = outlineOf(object);
    if (!outline) return [];
    const { scene, viewport, hand } = this.editor;
    const moved = new Set(hand.preview.flatMap((change) => ('put' in change ? change.put.id : [])));
    const box = pathBox(outline);
    const still = ({ id }: PlanObject): boolean => !moved.has(id);
    const lot = this.typedLot;
    const lines = lot
      ? distancesToLot(object, lot)
      : distancesToOwnLot(object, scene.visibleIn(box).filter(still));
    const buildings = scene.buildingsIn(grow(box, buildingSight / viewport.pxPerFoot)).filter(still);
    const isTyped = (one: Clearance): boolean =>
      hand.typing.distances.some(({ target, edge }) => one.target === target && one.edge === edge);
    const toBuildings = buildingDistances(object, buildings);
    // A building beyond a lot line isn't shown; one in front of a lot line doesn't replace the line.
    const shown = [...oneEachWay(lines), ...oneEachWay([...lines, ...toBuildings])];
    // Distances that are being typed stay, even if others are shorter now.
    const limited = <C extends Clearance>(all: readonly C[], count: number): readonly C[] => {
      const first = new Set(all.filter((one) => shown.includes(one)).slice(0, count));
      return all.filter((one) => first.has(one) || isTyped(one));
    };
    return [
      ...limited(lines, maxShown.lines).toSorted((a, b) => a.edge - b.edge),
      ...limited(toBuildings, maxShown.buildings),
    ];
  }
}

function movedBy(change: Change, by: Point): Change {
  if (!('put' in change)) return change;
  const { put, moved } = change;
  return moved ? moveOf(moved.from, add(moved.by, by)) : { put: kindOf(put).move(put, by) };
}

/** Cosine of 10 degrees, within which two distances have the same direction. */
const sameDirection = 0.985;
/** Feet within which two distances end on the same line. */
const sameLine = 0.1;

/** Whether a conflict is about the lot line or wall to which a clearance is measured: its ends may be elsewhere along it. */
function isAbout({ place }: Conflict, { from, at }: Clearance): boolean {
  if (!place) return false;
  const direction = unit(subtract(at, from));
  const isParallel = Math.abs(dot(unit(subtract(place.to, place.from)), direction)) > sameDirection;
  return isParallel && Math.abs(dot(subtract(place.to, at), direction)) < sameLine;
}
