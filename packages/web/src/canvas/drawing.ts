// The drawing: which objects lie on which patch. All of the plan's but those that are lifted off it, being changed.
import type { Editor } from '@homeplot/editor/editor';
import { type Viewport, viewBox } from '@homeplot/editor/viewport';
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { compareOrder } from '@homeplot/plan/order';
import { idOf } from '@homeplot/plan/plan';
import { Board } from './board.ts';
import type { Pictures } from './canvasPen.ts';
import type { Added, Torn } from './dirty.ts';
import { isReadable, labelHeightFor, roomFor } from './lettering.ts';
import { boxOfPatch, type DrawnScale, intersection, patchOfBox, type Scale } from './patch.ts';
import { drawPart, type Part, slicedWork, type Work } from './piece.ts';
import type { Patch } from './screen.ts';
import { Sheet } from './sheet.ts';

/** Objects that mending may draw at once, some 15 ms, and units of the drawing budget, of which objects may take many. */
const mendMost = { objects: 1500, units: 40_000 } as const;
/**
 * CSS pixels of a piece's sides: with some so many objects on it, it is drawn within a few milliseconds. The first
 * picture has larger ones, as what lies on several is drawn several times, and there is nothing yet to be moved.
 */
const pieceSide = {
  first: { least: 384, most: 2048, objects: 1000 },
  next: { least: 448, most: 768, objects: 250 },
} as const;

export class Drawing {
  private readonly editor: Editor;
  private readonly pictures: Pictures;
  private readonly board = new Board();
  private lifted: ReadonlySet<string> = new Set();

  constructor(editor: Editor, pictures: Pictures) {
    this.editor = editor;
    this.pictures = pictures;
  }

  get hasLifted(): boolean {
    return this.lifted.size > 0;
  }

  /** The boxes of the labels of some objects, at a scale. */
  labelBoxes(objects: readonly PlanObject[], labelHeight: number): readonly Box[] {
    if (labelHeight === 0 || objects.length > mendMost.objects) return [];
    const placing = this.editor.scene.labels.at(labelHeight);
    return objects.flatMap((object) => placing.of(object).map(({ box }) => box));
  }

  /** Lifts what the preview changes, puts down what it no longer does, and returns both. */
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

  /** A sheet for a view, with nothing on it. */
  sheet(scale: Scale, view: Viewport, which: keyof typeof pieceSide): Sheet {
    const count = this.count(view);
    const labelHeight = labelHeightFor(roomFor(count, view), scale.pxPerFoot);
    const { least, most, objects } = pieceSide[which];
    const side = Math.sqrt((view.width * view.height * objects) / Math.max(1, count));
    return new Sheet(
      { ...scale, labelHeight },
      view,
      Math.round(Math.min(most, Math.max(least, side)) * scale.ratio),
    );
  }

  /** Whether on a sheet is written what can be read in a view, and no more. */
  suits({ scale }: Sheet, view: Viewport): boolean {
    return isReadable(scale.labelHeight, roomFor(this.count(view), view));
  }

  private count(view: Viewport): number {
    return this.editor.scene.shownIn(viewBox(view)).length;
  }

  /** The work of drawing a patch. There may be one such at a time. */
  work(patch: Patch, scale: DrawnScale): Work {
    return slicedWork(this.partOf(patch, scale), scale, this.board, this.pictures);
  }

  /** Draws on a sheet what is torn; false, with nothing done, where that is too much. */
  mend(sheet: Sheet, { boxes, added }: Torn): boolean {
    const { scale, whole } = sheet;
    // Where there are words, some under what is added may lie over it.
    const over = sheet.isCrowded && this.areTopmost(added);
    const anew = over ? boxes : [...boxes, ...added.map(({ box }) => box)];
    const parts: Part[] = [];
    for (const box of anew) {
      const patch = intersection(patchOfBox(box, scale), whole);
      if (patch) parts.push(this.partOf(patch, scale));
    }
    for (const { object, box } of over ? added : []) {
      const patch = intersection(patchOfBox(box, scale), whole);
      if (patch) parts.push({ patch, objects: [object], labels: [], over: true });
    }
    if (parts.length === 0) return true;
    if (parts.reduce((count, { objects }) => count + objects.length, 0) > mendMost.objects) return false;
    return sheet.mend(
      parts.map(({ patch }) => patch),
      (context) => {
        const aim = { ...scale, left: sheet.whole.x, top: sheet.whole.y };
        let left: number = mendMost.units;
        for (const part of parts) {
          left -= drawPart(context, part, aim, this.pictures, left);
          if (left < 0) return false;
        }
        return true;
      },
    );
  }

  /** Whether added objects lie above all others, so that nothing under them need be drawn again. */
  private areTopmost(added: readonly Added[]): boolean {
    const own = new Set(added.map(({ object }) => object.id));
    const isTopmost = ({ object, box }: Added): boolean =>
      this.editor.scene.shownIn(box).every((other) => own.has(other.id) || compareOrder(other, object) < 0);
    return added.every(isTopmost);
  }

  private partOf(patch: Patch, scale: DrawnScale): Part {
    const box = boxOfPatch(patch, scale);
    const { scene } = this.editor;
    const all = scene.drawnIn(box, scale.labelHeight);
    const objects = this.hasLifted ? all.filter(({ id }) => !this.lifted.has(id)) : all;
    const labels = scale.labelHeight > 0 ? scene.labels.at(scale.labelHeight).in(box) : [];
    const still = this.hasLifted ? labels.filter(({ object: { id } }) => !this.lifted.has(id)) : labels;
    return { patch, objects: objects.toSorted(compareOrder), labels: still, over: false };
  }
}
