// The painter: keeps a picture of the plan, larger than the view, under it. A pan or a zoom moves the picture; what it
// lacks is drawn in slices, an edit draws only its own boxes again. It decides what is drawn when, not what is on it.
import type { Editor } from '@homeplot/editor/editor';
import { labelPx } from '@homeplot/editor/viewport';
import type { Pictures } from './canvasPen.ts';
import { Dirty } from './dirty.ts';
import { Drawing } from './drawing.ts';
import { onFrames } from './frames.ts';
import { meets, patchOfBox, type Scale } from './patch.ts';
import type { Work } from './piece.ts';
import type { Sheet } from './sheet.ts';
import { onTasks } from './tasks.ts';

/**
 * Milliseconds for drawing in each task, between which the page answers: the first picture, before which there is nothing
 * to work on; at rest; and while the view moves in a frame, and seldom, as a pan shows what is drawn ahead, and what is
 * drawn in a zoom does not last.
 */
const budget = { first: 50, resting: 10, moving: 5 };
/** Milliseconds between two frames that draw while the view moves and shows nothing blank. */
const pause = 50;
/** Milliseconds that the view may wait for the whole of what it lacks; then what is there is shown. */
const impatience = 200;
/** Milliseconds after the last zoom until the picture is drawn at its scale: more than a frame without a turn of the wheel. */
const restAfter = 22;
const plainly = 'Some objects have more detail than can be drawn at once, so they are drawn plainly.';
/** A picture this much too coarse or too fine is worth finishing while the zoom goes on. */
const useful = 1.5;

export class Painter {
  readonly element = document.createElement('div');
  private readonly editor: Editor;
  private readonly drawing: Drawing;
  private readonly whenDrawn: () => void;
  private readonly frames = onFrames((now) => this.frame(now));
  private readonly tasks = onTasks(() => this.task());
  private readonly dirty = new Dirty();
  private readonly endWatching: () => void;
  private shown: Sheet | undefined;
  /** The picture that is drawn to take the place of the one shown. */
  private next: Sheet | undefined;
  /** A piece that is being drawn, of the next picture where there is one. */
  private work: Work | undefined;
  /** Whether more has changed than can be mended, and another picture is to be begun. */
  private stale = false;
  /** Whether a picture was laid since the last frame. */
  private isFresh = false;
  private movedAt = 0;
  private hasToldPlain = false;
  private drewAt = 0;
  private laidAt = 0;
  private resting = 0;

  /** whenDrawn: called when all in view has been drawn as it is to be. */
  constructor(editor: Editor, pictures: Pictures, whenDrawn: () => void) {
    this.editor = editor;
    this.whenDrawn = whenDrawn;
    this.drawing = new Drawing(editor, pictures);
    this.element.style.cssText =
      'position:absolute;inset:0;overflow:hidden;background:#ffffff;pointer-events:none';
    const request = (): void => this.frames.request();
    this.endWatching = editor.watch({
      edited: (changes, inverse) => {
        const { units } = editor.plan.settings;
        this.dirty.addEdit(changes, inverse, this.labelHeight, units);
        const moved = editor.scene.labels.takeMovedBoxes();
        if (moved) this.dirty.addBoxes(moved);
        else this.dirty.addAll();
        request();
      },
      loaded: () => {
        this.hasToldPlain = false;
        this.blank();
        // Not in the next frame: what it shows can be drawn until then.
        this.tasks.request();
      },
      previewed: () => {
        if (editor.hand.preview.length > 0 || this.drawing.hasLifted) request();
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
    this.tasks.stop();
    clearTimeout(this.resting);
    this.blank();
  }

  /** Nothing of the picture holds any more: another plan. */
  private blank(): void {
    this.next?.drop();
    this.shown?.drop();
    this.next = undefined;
    this.shown = undefined;
    this.work = undefined;
    this.dirty.take();
  }

  private frame(now: number): void {
    const { viewport, plan, layers } = this.editor.scene;
    const { scale: squares, units, north } = plan.settings;
    const scale = {
      pxPerFoot: viewport.pxPerFoot,
      ratio: devicePixelRatio,
      square: 1 / squares,
      units,
      north,
      layers,
    };
    const lifted = this.drawing.lift();
    this.dirty.addObjects(lifted, this.labelHeight, units);
    for (const sheet of [this.shown, this.next])
      if (sheet) this.dirty.addBoxes(this.drawing.labelBoxes(lifted, sheet.scale.labelHeight));
    if (!this.shown) {
      this.shown = this.show(this.drawing.sheet(scale, viewport, 'first'));
      this.laidAt = now;
    }
    this.renew(this.shown, scale, now);
    for (const sheet of [this.shown, this.next]) {
      // What was laid is shown before it grows.
      if (this.isFresh || !sheet?.isAt(scale) || !sheet.follow(viewport)) continue;
      if (!this.drawing.suits(sheet, viewport)) this.stale = true;
    }
    this.drawMoving(this.shown, now);
    this.lay(now);
    this.shown.place(viewport);
    const { isFresh } = this;
    this.isFresh = false;
    if (this.stale || isFresh) this.frames.request();
    // What was laid is shown before any more is drawn.
    else if (this.hasWork(this.shown)) (this.isMoving(now) ? this.frames : this.tasks).request();
    this.tellDrawn(!this.next && !this.stale && this.shown.isAt(scale) && this.shown.covers(viewport));
  }

  /** Draws at rest, and lays what can be shown, so that the frame that shows it has little to do. */
  private task(): void {
    if (!this.shown) this.frame(performance.now());
    const { shown, next } = this;
    if (!shown) return;
    if (this.isMoving(performance.now())) {
      this.frames.request();
      return;
    }
    this.draw(next ?? shown, performance.now() + (shown.isBlank ? budget.first : budget.resting));
    this.lay(performance.now());
    if (this.hasWork(shown) && !this.isFresh) this.tasks.request();
    else this.frames.request();
  }

  /** Lays what is drawn when it is time to; the next picture takes the place of the shown one when it covers the view. */
  private lay(now: number): void {
    const { next } = this;
    const isNext = next?.covers(this.editor.viewport) === true;
    if (isNext) this.swap(next);
    const { shown } = this;
    if (!shown || (!isNext && !this.isToLay(shown, now))) return;
    shown.lay();
    this.laidAt = now;
    this.isFresh = true;
  }

  private drawMoving(shown: Sheet, now: number): void {
    if (!this.isMoving(now) || !this.hasWork(shown)) return;
    const { viewport } = this.editor;
    const zooms = shown.scale.pxPerFoot !== viewport.pxPerFoot;
    // It would not be whole before it is of no use.
    if (zooms && this.next?.isCrowded) return;
    if (now - this.drewAt < pause && (zooms || shown.covers(viewport))) return;
    this.drewAt = now;
    this.draw(this.next ?? shown, performance.now() + budget.moving);
  }

  private isToLay(shown: Sheet, now: number): boolean {
    const { viewport } = this.editor;
    if (shown.wantsLaying(viewport)) return true;
    return shown.hasDrawn && !shown.covers(viewport) && now - this.laidAt > impatience;
  }

  private isMoving(now: number): boolean {
    return !this.shown?.isBlank && now - this.movedAt < restAfter;
  }

  /** Whether anything is to be drawn. While a sheet is shown at another scale, what it lacks would not last. */
  private hasWork(shown: Sheet): boolean {
    const { viewport } = this.editor;
    if (this.next) return this.next.lacksAny && !this.next.covers(viewport);
    return shown.lacksAny && shown.scale.pxPerFoot === viewport.pxPerFoot;
  }

  /** Says on the page whether all in view is drawn as it is to be, for tests and benchmarks. */
  private tellDrawn(drawn: boolean): void {
    const { dataset } = this.element;
    if (dataset['drawn'] === String(drawn)) return;
    dataset['drawn'] = String(drawn);
    if (drawn) this.whenDrawn();
  }

  /** Feet. */
  private get labelHeight(): number {
    return labelPx / this.editor.viewport.pxPerFoot;
  }

  /** Mends the picture, or begins another where that is too much or the scale has changed. */
  private renew(shown: Sheet, scale: Scale, now: number): void {
    this.mend(shown);
    // One that is under way is finished first: under steady changes none would ever be.
    if (this.stale && !this.next) this.begin(scale);
    const coming = this.next ?? shown;
    if (coming.isAt(scale)) return;
    const rests = now - this.movedAt >= restAfter;
    const off = coming.scale.pxPerFoot / scale.pxPerFoot;
    const useless = off > useful || off < 1 / useful || coming.scale.ratio !== scale.ratio;
    if (rests || (this.next ? useless : !coming.covers(this.editor.viewport))) this.begin(scale);
    else {
      clearTimeout(this.resting);
      const rest = this.movedAt + restAfter - performance.now();
      this.resting = window.setTimeout(() => this.frame(performance.now()), Math.max(1, Math.ceil(rest)));
    }
  }

  private mend(shown: Sheet): void {
    const torn = this.dirty.take();
    const boxes = [...torn.boxes, ...torn.added.map(({ box }) => box)];
    const { work, next } = this;
    const drawn = (next ?? shown).scale;
    if (work && boxes.some((box) => meets(patchOfBox(box, drawn), work.patch))) this.work = undefined;
    next?.forget(boxes.map((box) => patchOfBox(box, next.scale)));
    if (torn.all || !this.drawing.mend(shown, torn)) this.stale = true;
  }

  private begin(scale: Scale): void {
    this.stale = false;
    this.next?.drop();
    this.next = this.drawing.sheet(scale, this.editor.viewport, 'next');
    this.work = undefined;
  }

  /** Draws what a sheet lacks until a time has passed; of the next one only what is in view. */
  private draw(sheet: Sheet, until: number): void {
    const { viewport } = this.editor;
    if (this.work && !sheet.isMissing(this.work.patch)) this.work = undefined;
    while (performance.now() < until) {
      if (sheet === this.next && sheet.covers(viewport)) return;
      const patch = this.work?.patch ?? sheet.nextMissing(viewport);
      if (!patch) return;
      this.work ??= this.drawing.work(patch, sheet.scale);
      const bitmap = this.work.step(until);
      if (!bitmap) return;
      sheet.add(patch, bitmap);
      if (this.work.isPlain) this.tellPlain();
      this.work = undefined;
    }
  }

  /** Once for each plan. */
  private tellPlain(): void {
    if (this.hasToldPlain) return;
    this.hasToldPlain = true;
    this.editor.say({ text: plainly, tone: 'info' });
  }

  private swap(sheet: Sheet): void {
    this.shown?.drop();
    this.next = undefined;
    this.shown = this.show(sheet);
  }

  private show(sheet: Sheet): Sheet {
    this.element.append(sheet.element);
    return sheet;
  }
}
