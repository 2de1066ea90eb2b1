// The painter: keeps a picture of the plan on tiles under the view. A pan or a zoom moves the picture; what it lacks is
// drawn in slices, an edit draws only its own boxes again. It decides what is drawn when, not what is on it.
import type { Editor } from '@homeplot/editor/editor';
import type { Pictures } from './canvasPen.ts';
import { Dirty } from './dirty.ts';
import { Drawing } from './drawing.ts';
import { onFrames } from './frames.ts';
import { labelPx } from './screen.ts';
import { Sheet, type SheetScale } from './sheet.ts';
import { Spares } from './spares.ts';
import { patchOfBox, type Tile, type Work } from './tile.ts';

/**
 * Milliseconds a frame for drawing. At rest as much as leaves the page quick to answer; while the hand zooms next to
 * nothing, as what is drawn will not last; in a pan more at a time and seldom, as it is drawn ahead.
 */
const budget = { blank: 40, resting: 14, panning: 5, zooming: 1.5 };
/** Milliseconds after the last zoom until the picture is drawn at its scale. */
const restAfter = 50;
/** CSS pixels round the view that are drawn ahead, and beyond which tiles are given up. */
const ahead = 256;
const kept = 448;
/** A picture this much too coarse or too fine is worth finishing while the zoom goes on. */
const useful = 1.5;

export class Painter {
  readonly element = document.createElement('div');
  private readonly editor: Editor;
  private readonly drawing: Drawing;
  private readonly frames = onFrames((now) => this.frame(now));
  private readonly dirty = new Dirty();
  private readonly spares = new Spares();
  private readonly endWatching: () => void;
  private shown: Sheet | undefined;
  /** The picture that is drawn to take the place of the one shown. */
  private next: Sheet | undefined;
  private work: Work | undefined;
  /** Whether more has changed than can be mended, and another picture is to be begun. */
  private stale = false;
  private movedAt = 0;
  private resting = 0;

  constructor(editor: Editor, pictures: Pictures) {
    this.editor = editor;
    this.drawing = new Drawing(editor, pictures);
    this.element.style.cssText =
      'position:absolute;inset:0;overflow:hidden;background:#ffffff;pointer-events:none';
    const request = (): void => this.frames.request();
    this.endWatching = editor.watch({
      edited: (changes, inverse) => {
        this.dirty.addEdit(changes, inverse, this.labelHeight);
        request();
      },
      loaded: () => {
        this.blank();
        request();
      },
      previewed: () => {
        if (editor.preview.length > 0 || this.drawing.hasLifted) request();
      },
      moved: () => {
        this.movedAt = performance.now();
        request();
      },
    });
    request();
  }

  /** Draws all again: another device pixel ratio, a picture that has come. */
  drawAnew(): void {
    this.dirty.addAll();
    this.frames.request();
  }

  stop(): void {
    this.endWatching();
    this.frames.stop();
    clearTimeout(this.resting);
    this.blank();
  }

  /** Nothing of the picture holds any more: another plan. */
  private blank(): void {
    this.forget(this.next);
    this.forget(this.shown);
    this.next = undefined;
    this.shown = undefined;
    this.dirty.take();
  }

  private frame(now: number): void {
    const { viewport, plan } = this.editor;
    const scale = { pxPerFoot: viewport.pxPerFoot, ratio: devicePixelRatio, square: 1 / plan.settings.scale };
    this.dirty.addObjects(this.drawing.lift(), this.labelHeight);
    this.shown ??= this.lay(new Sheet(scale, viewport));
    this.renew(scale, now);
    this.shown.place(viewport);
    const drawing = this.draw(performance.now() + this.budget(now));
    if (drawing || this.stale) this.frames.request();
    this.tellDrawn(!this.next && !this.stale && this.shown.isAt(scale) && this.shown.covers(viewport));
  }

  /** Says on the page whether all in view is drawn as it is to be, for tests and benchmarks. */
  private tellDrawn(drawn: boolean): void {
    const { dataset } = this.element;
    if (dataset['drawn'] !== String(drawn)) dataset['drawn'] = String(drawn);
  }

  private budget(now: number): number {
    if (!this.shown || this.shown.tiles.size === 0) return budget.blank;
    if (now - this.movedAt >= restAfter) return budget.resting;
    return this.shown.scale.pxPerFoot === this.editor.viewport.pxPerFoot ? budget.panning : budget.zooming;
  }

  /** Feet. */
  private get labelHeight(): number {
    return labelPx / this.editor.viewport.pxPerFoot;
  }

  /** Mends the picture, or begins another where that is too much or the scale has changed. */
  private renew(scale: SheetScale, now: number): void {
    const torn = this.dirty.take();
    const { work } = this;
    const boxes = [...torn.boxes, ...torn.added.map(({ box }) => box)];
    if (work && boxes.some((box) => patchOfBox(work.tile, box))) this.dropWork();
    const sheets = [this.shown, this.next].flatMap((sheet) => sheet ?? []);
    if (torn.all || !this.drawing.mend(sheets, torn)) this.stale = true;
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
    const place = sheet.missing(viewport, sheet === this.next ? 0 : ahead);
    if (!place) return undefined;
    for (const tile of sheet.dropFar(viewport, kept)) this.release(tile);
    const tile = sheet.tileAt(place.column, place.row) ?? sheet.addTile(place.column, place.row, this.spares);
    return this.drawing.work(tile, sheet.scale);
  }

  private swap(sheet: Sheet): void {
    this.forget(this.shown);
    this.next = undefined;
    this.shown = this.lay(sheet);
    sheet.place(this.editor.viewport);
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

  private release(tile: Tile): void {
    if (tile === this.work?.tile) this.dropWork();
    this.spares.keep(tile);
  }

  private dropWork(): void {
    this.work?.drop();
    this.work = undefined;
  }
}
