// Finds out which objects are drawn on which patch of the picture: all except those that are lifted while they are changed.
import type { Painted } from './painted.ts';
import { type Viewport, viewBox } from '@homeplot/editor/viewport';
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { kindOf } from '@homeplot/plan/kinds';
import type { Placed } from '@homeplot/plan/labelPlacing';
import { compareOrder } from '@homeplot/plan/order';
import { idOf, inDrawingOrder } from '@homeplot/plan/plan';
import type { Steps } from '@homeplot/plan/steps';
import { Board } from './board.ts';
import type { Pictures } from './canvasPen.ts';
import type { Added, Damage } from './dirty.ts';
import { isReadable, labelHeightFor, roomFor } from './lettering.ts';
import { boxOfPatch, type DrawnScale, intersection, patchOfBox, type Scale } from './patch.ts';
import { drawPart, type Part, slicedWork, type Work } from './piece.ts';
import type { Patch } from './screen.ts';
import { Raster } from './raster.ts';

/** Limits for repairing the picture at once, in about 15 ms: objects, and units of the drawing budget. */
const repairLimits = { objects: 1500, units: 40_000 } as const;
/**
 * CSS pixels of a piece's sides, and the number of objects that it should have: few enough to be drawn within a few
 * milliseconds. The first picture has larger pieces, since an object on several pieces is drawn several times, and nothing can
 * be moved yet.
 */
const pieceSide = {
  first: { min: 384, max: 2048, objects: 1000 },
  next: { min: 448, max: 768, objects: 250 },
} as const;

export class Drawing {
  private readonly editor: Painted;
  private readonly pictures: Pictures;
  private readonly board = new Board();
  private lifted: ReadonlySet<string> = new Set();

  constructor(editor: Painted, pictures: Pictures) {
    this.editor = editor;
    this.pictures = pictures;
  }

  get hasLifted(): boolean {
    return this.lifted.size > 0;
  }

  /** The boxes of the labels of these objects, at a scale. */
  labelBoxes(objects: readonly PlanObject[], labelHeight: number): readonly Box[] {
    if (labelHeight === 0 || objects.length > repairLimits.objects) return [];
    const placing = this.editor.scene.labels.at(labelHeight);
    return objects.flatMap((object) => placing.of(object).map(({ box }) => box));
  }

  /** Lifts the objects that the preview changes, puts down those that it no longer changes, and returns both. */
  lift(): readonly PlanObject[] {
    const {
      plan,
      hand: { preview },
    } = this.editor;
    const lifted = new Set<string>();
    for (const change of preview) {
      const id = idOf(change);
      if (id !== undefined && plan.objects.has(id)) lifted.add(id);
    }
    const changed = [...lifted].filter((id) => !this.lifted.has(id));
    for (const id of this.lifted) if (!lifted.has(id)) changed.push(id);
    this.lifted = lifted;
    return changed.flatMap((id) => plan.objects.get(id) ?? []);
  }

  /** An empty raster for a view. */
  raster(scale: Scale, view: Viewport, which: keyof typeof pieceSide): Raster {
    const count = this.count(view);
    const labelHeight = labelHeightFor(roomFor(count, view), scale.pxPerFoot);
    const { min, max, objects } = pieceSide[which];
    const side = Math.sqrt((view.width * view.height * objects) / Math.max(1, count));
    return new Raster(
      { ...scale, labelHeight },
      view,
      count,
      Math.round(Math.min(max, Math.max(min, side)) * scale.ratio),
    );
  }

  /** Whether the raster has labels exactly if they can be read in this view. */
  suits({ scale }: Raster, view: Viewport): boolean {
    return isReadable(scale.labelHeight, roomFor(this.count(view), view));
  }

  private count(view: Viewport): number {
    return this.editor.scene.visibleIn(viewBox(view)).length;
  }

  /** Begins to draw a patch, in slices. Only one patch may be drawn at a time. */
  work(patch: Patch, scale: DrawnScale): Work {
    return slicedWork(this.partOf(patch, scale), scale, this.board, this.pictures);
  }

  /** Redraws what is dirty on a raster. Returns false, with nothing done, if that is too much. */
  repair(raster: Raster, { boxes, added }: Damage): boolean {
    const { scale, whole } = raster;
    // On a raster with text, some text may have to lie over the added objects, so their boxes are redrawn.
    const isOver = raster.isCrowded && this.areTopmost(added);
    const redrawn = isOver ? boxes : [...boxes, ...added.map(({ box }) => box)];
    const parts: Part[] = [];
    for (const box of redrawn) {
      const patch = intersection(patchOfBox(box, scale), whole);
      if (patch) parts.push(this.partOf(patch, scale));
    }
    for (const { object, box } of isOver ? added : []) {
      const patch = intersection(patchOfBox(box, scale), whole);
      if (patch) parts.push({ patch, objects: [object], over: true });
    }
    if (parts.length === 0) return true;
    if (parts.reduce((count, { objects }) => count + objects.length, 0) > repairLimits.objects) return false;
    return raster.repair(
      parts.map(({ patch }) => patch),
      (context) => {
        const aim = { ...scale, left: raster.whole.x, top: raster.whole.y };
        let unitsLeft: number = repairLimits.units;
        for (const part of parts) {
          unitsLeft -= drawPart(context, part, aim, this.pictures, unitsLeft);
          if (unitsLeft < 0) return false;
        }
        return true;
      },
    );
  }

  /** Whether the added objects lie above all others, so that nothing under them needs to be redrawn. */
  private areTopmost(added: readonly Added[]): boolean {
    const own = new Set(added.map(({ object }) => object.id));
    const isTopmost = ({ object, box }: Added): boolean =>
      !kindOf(object).underlay &&
      this.editor.scene.visibleIn(box).every((other) => own.has(other.id) || compareOrder(other, object) < 0);
    return added.every(isTopmost);
  }

  private partOf(patch: Patch, scale: DrawnScale): Part {
    const box = boxOfPatch(patch, scale);
    const { scene } = this.editor;
    const all = scene.drawnIn(box, scale.labelHeight);
    const objects = this.hasLifted ? all.filter(({ id }) => !this.lifted.has(id)) : all;
    return {
      patch,
      objects: inDrawingOrder(objects),
      labels: () => this.labelsIn(box, scale),
      over: false,
    };
  }

  private *labelsIn(box: Box, { labelHeight }: DrawnScale): Steps<readonly Placed[]> {
    if (labelHeight === 0) return [];
    const labels = yield* this.editor.scene.labels.at(labelHeight).inSteps(box);
    return this.hasLifted ? labels.filter(({ object: { id } }) => !this.lifted.has(id)) : labels;
  }
}
