// The painter: keeps a picture of the plan on tiles under the view. A pan or a zoom moves the picture; what it lacks is
// drawn in slices, an edit draws only its own boxes again. It draws what is in the plan, not what is being dragged.
import type { Editor } from '@homeplot/editor/editor';
import type { Box } from '@homeplot/plan/box';
import type { PlanObject } from '@homeplot/plan/kind';
import { compareOrder } from '@homeplot/plan/order';
import type { Change } from '@homeplot/plan/plan';
import { Board } from './board.ts';
import type { Pictures } from './canvasPen.ts';
import { Dirty } from './dirty.ts';
import { onFrames } from './frames.ts';
import { labelPx, type Patch } from './screen.ts';
import { Sheet, type SheetScale } from './sheet.ts';
import { boxOfPatch, drawTile, type Part, patchOfBox, type Tile, wholeTile, type Work } from './tile.ts';

/** Milliseconds a frame for drawing: while the hand moves, at rest, and where there is nothing to see yet. */
const budget = { moving: 2.5, resting: 12, blank: 40 };
/** Milliseconds after the last zoom until the picture is drawn at its scale. */
const restAfter = 80;
/** CSS pixels round the view that are drawn ahead, and beyond which tiles are given up. */
const ahead = 256;
const kept = 448;
/** A picture this much too coarse or too fine is worth showing while the zoom goes on. */
const useful = 1.5;
/** Objects that an edit may draw at once; above, the whole picture is drawn anew in slices. */
const mendMost = 800;

export class Painter {
  readonly element = document.createElement('div');
  private readonly editor: Editor;
  private readonly pictures: Pictures;
  private readonly frames = onFrames((now) => this.frame(now));
  private readonly dirty = new Dirty();
  /** For what is drawn in slices, and for what is mended meanwhile. */
  private readonly board = new Board();
  private readonly mendBoard = new Board();
  private readonly ends: (() => void)[] = [];
  private shown: Sheet | undefined;
  private next: Sheet | undefined;
  private work: Work | undefined;
  /** Whether more has changed than can be mended, and another picture is to be begun. */
  private stale = false;
  /** Objects that are being changed and are drawn elsewhere. */
  private lifted: ReadonlySet<string> = new Set();
  private movedAt = 0;
  private resting = 0;

  constructor(editor: Editor, pictures: Pictures) {
    this.editor = editor;
    this.pictures = pictures;
    this.element.style.cssText = 'position:absolute;inset:0;overflow:hidden;background:#ffffff';
    this.ends.push(
      editor.watch({
        edited: (changes, inverse) => {
          this.tear(changes);
          this.tear(inverse);
          this.frames.request();
        },
        loaded: () => this.blank(),
        previewed: () => this.frames.request(),
        moved: () => {
          this.movedAt = performance.now();
          this.frames.request();
        },
      }),
    );
    this.frames.request();
  }

  /** Draws all again: another device pixel ratio, a picture that has come. */
  drawAnew(): void {
    this.dirty.addAll();
    this.frames.request();
  }

  /** Nothing of the picture holds any more: another plan. */
  private blank(): void {
    this.forget(this.next);
    this.forget(this.shown);
    this.next = undefined;
    this.shown = undefined;
    this.dirty.take();
    this.frames.request();
  }

  stop(): void {
    this.blank();
    for (const end of this.ends) end();
    this.frames.stop();
    clearTimeout(this.resting);
  }

  private frame(now: number): void {
    const { viewport, plan } = this.editor;
    const scale = { pxPerFoot: viewport.pxPerFoot, ratio: devicePixelRatio, square: 1 / plan.settings.scale };
    this.lift();
    this.shown ??= this.lay(new Sheet(scale, viewport));
    this.renew(scale, now);
    this.shown.place(viewport);
    const drawing = this.draw(performance.now() + this.budget(now));
    if (drawing || this.stale) this.frames.request();
    const sharp = !this.next && !this.stale && this.shown.isAt(scale) && this.shown.covers(viewport);
    this.element.dataset['drawn'] = String(sharp);
  }

  private budget(now: number): number {
    if (this.shown?.tiles.size === 0) return budget.blank;
    return now - this.movedAt < restAfter ? budget.moving : budget.resting;
  }

  /** Mends the picture, or begins another where that is too much or the scale has changed. */
  private renew(scale: SheetScale, now: number): void {
    const { boxes, all } = this.dirty.take();
    if (all || !this.mend(boxes)) this.stale = true;
    // One that is under way is finished first: under steady changes none would ever be.
    if (this.stale && !this.next) this.begin(scale);
    const coming = this.next ?? this.shown;
    if (!coming || coming.isAt(scale)) return;
    const rests = now - this.movedAt >= restAfter;
    const off = coming.scale.pxPerFoot / scale.pxPerFoot;
    const useless = off > useful || off < 1 / useful || coming.scale.ratio !== scale.ratio;
    if (rests || (this.next ? useless : !coming.covers(this.editor.viewport))) this.begin(scale);
    else {
      clearTimeout(this.resting);
      this.resting = window.setTimeout(() => this.frames.request(), restAfter);
    }
  }

  private begin(scale: SheetScale): void {
    this.stale = false;
    this.forget(this.next);
    this.next = new Sheet(scale, this.editor.viewport);
  }

  /** Draws the boxes again on the tiles that are drawn; false where that is too much for one frame. */
  private mend(boxes: readonly Box[]): boolean {
    if (boxes.length === 0) return true;
    const torn: { readonly tile: Tile; readonly sheet: Sheet; readonly parts: readonly Part[] }[] = [];
    let count = 0;
    for (const sheet of [this.shown, this.next]) {
      for (const tile of sheet?.tiles.values() ?? []) {
        const patches = boxes.flatMap((box) => patchOfBox(tile, box) ?? []);
        if (!sheet || patches.length === 0) continue;
        if (tile === this.work?.tile) this.dropWork();
        if (!tile.drawn) continue;
        const parts = patches.map((patch) => this.partOf(tile, patch));
        for (const { objects } of parts) count += objects.length;
        if (count > mendMost) return false;
        torn.push({ tile, sheet, parts });
      }
    }
    for (const { tile, sheet, parts } of torn) {
      drawTile(tile, parts, this.mendBoard, sheet.scale, this.pictures).step(Infinity);
    }
    return true;
  }

  private partOf(tile: Tile, patch: Patch): Part {
    return { patch, objects: this.objectsIn(boxOfPatch(tile, patch)) };
  }

  private tear(changes: readonly Change[]): void {
    this.dirty.add(changes, labelPx / this.editor.viewport.pxPerFoot);
  }

  /** Takes what is in the preview off the picture, and puts back what no longer is. */
  private lift(): void {
    const { preview, plan } = this.editor;
    const ids = preview.flatMap((change) => ('put' in change ? change.put.id : 'remove' in change ? change.remove : []));
    const lifted = new Set(ids.filter((id) => plan.objects.has(id)));
    const changed = [...lifted].filter((id) => !this.lifted.has(id));
    for (const id of this.lifted) if (!lifted.has(id)) changed.push(id);
    if (changed.length === 0) return;
    this.lifted = lifted;
    const objects = changed.flatMap((id) => plan.objects.get(id) ?? []);
    this.tear(objects.map((put) => ({ put })));
  }

  /** Draws what is missing until a time has passed; whether more is. */
  private draw(until: number): boolean {
    while (performance.now() < until) {
      this.work ??= this.nextWork();
      if (!this.work) return false;
      if (!this.work.step(until)) return true;
      this.work = undefined;
      if (this.next?.covers(this.editor.viewport)) this.swap(this.next);
    }
    return true;
  }

  private nextWork(): Work | undefined {
    const { viewport } = this.editor;
    const sheet = this.next ?? this.shown;
    if (!sheet || (sheet === this.shown && sheet.scale.pxPerFoot !== viewport.pxPerFoot)) return undefined;
    for (const tile of sheet.dropFar(viewport, kept)) this.release(tile);
    for (const { column, row } of sheet.wanted(viewport, sheet === this.next ? 0 : ahead)) {
      const tile = sheet.tileAt(column, row) ?? this.newTile(sheet, column, row);
      if (!tile || tile.drawn) continue;
      return drawTile(tile, [this.partOf(tile, wholeTile(tile))], this.board, sheet.scale, this.pictures);
    }
    return undefined;
  }

  private objectsIn(box: Box): PlanObject[] {
    const { lifted } = this;
    const found = this.editor.search(box).filter(({ id }) => !lifted.has(id));
    return found.sort(compareOrder);
  }

  private newTile(sheet: Sheet, column: number, row: number): Tile | undefined {
    const canvas = document.createElement('canvas');
    const shows = canvas.getContext('bitmaprenderer', { alpha: false });
    return shows ? sheet.addTile(column, row, canvas, shows) : undefined;
  }

  private swap(sheet: Sheet): void {
    this.next = undefined;
    sheet.place(this.editor.viewport);
    this.lay(sheet);
    this.forget(this.shown);
    this.shown = sheet;
  }

  private lay(sheet: Sheet): Sheet {
    this.element.append(sheet.element);
    return sheet;
  }

  private forget(sheet: Sheet | undefined): void {
    if (!sheet) return;
    sheet.element.remove();
    for (const tile of sheet.tiles.values()) this.release(tile);
  }

  /** Gives the tile's memory back at once, not when its canvas is collected. */
  private release(tile: Tile): void {
    if (tile === this.work?.tile) this.dropWork();
    tile.shows.transferFromImageBitmap(null);
  }

  private dropWork(): void {
    this.work?.drop();
    this.work = undefined;
  }
}
