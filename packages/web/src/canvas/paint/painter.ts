// The painter: keeps a picture of the plan, larger than the view, behind it. A pan or a zoom moves the picture; missing
// parts are drawn in slices, and an edit redraws only its own boxes. It decides when to draw, not what.
import type { Painted } from './painted.ts';
import { labelHeightAt } from '@homeplot/editor/viewport';
import type { Box } from '@homeplot/plan/box';
import { gridSquare } from '@homeplot/plan/units';
import type { BackdropPlace, Extras } from './backdrop.ts';
import type { Pictures } from './canvasPen.ts';
import { Dirty } from './dirty.ts';
import { Drawing } from './drawing.ts';
import { onFrames } from '../../kit/frames.ts';
import { meets, patchOfBox, type Scale } from './patch.ts';
import type { Work } from './piece.ts';
import type { Raster } from './raster.ts';
import { onTasks } from '../../kit/tasks.ts';

/**
 * Milliseconds for drawing per task, between which the page responds: for the first picture, before which there is nothing
 * to interact with; at rest; and per frame while the view moves, where a pan shows what was drawn ahead, and what is drawn
 * during a zoom doesn't last.
 */
const budget = { first: 70, resting: 10, moving: 5 };
/** Milliseconds between two frames that draw while the view moves and shows no blank part. */
const pause = 50;
/** Milliseconds that the view waits for all that is missing; after that, whatever is there is shown. */
const maxWait = 200;
/** Milliseconds after the last zoom before the picture is redrawn at its scale: more than a frame without a wheel event. */
const restAfter = 22;
const simplified = 'Some objects have too much detail to draw, so they are simplified.';
/** While zooming continues, a picture whose scale is off by less than this factor is still worth finishing. */
const maxError = 1.5;

export class Painter implements BackdropPlace {
  readonly element = document.createElement('div');
  private readonly editor: Painted;
  private readonly drawing: Drawing;
  private readonly whenDrawn: () => void;
  private readonly frames = onFrames((now) => this.frame(now));
  private readonly tasks = onTasks(() => this.task());
  private readonly dirty = new Dirty();
  private readonly endWatching: () => void;
  private extras: Extras = {};
  shown: Raster | undefined;
  /** The picture being drawn to replace the one shown. */
  private next: Raster | undefined;
  /** The piece being drawn, of the next picture if there is one. */
  private work: Work | undefined;
  /** Whether more has changed than can be repaired, so that a new picture is needed. */
  private stale = false;
  /** Whether the picture was updated since the last frame. */
  private isFresh = false;
  private movedAt = 0;
  private hasSaidSimplified = false;
  private drewAt = 0;
  private updatedAt = 0;
  /** Timer of the redraw at the scale of a zoom that has ended. */
  private resting = 0;

  /** whenDrawn: called when everything in view has been drawn in its final form. */
  constructor(editor: Painted, pictures: Pictures, whenDrawn: () => void) {
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
        this.hasSaidSimplified = false;
        this.blank();
        // As a task, since the content can be drawn before the next frame.
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

  /** Redraws everything: the device pixel ratio has changed, or an image has loaded. */
  drawAnew(): void {
    this.dirty.addAll();
    this.frames.request();
  }

  setExtras(extras: Extras): void {
    this.extras = { ...this.extras, ...extras };
    this.frames.request();
  }

  redraw(boxes: readonly Box[]): void {
    this.dirty.addBoxes(boxes);
    this.frames.request();
  }

  stop(): void {
    this.endWatching();
    this.frames.stop();
    this.tasks.stop();
    clearTimeout(this.resting);
    this.blank();
  }

  /** Discards the whole picture: another plan is open. */
  private blank(): void {
    this.next?.drop();
    this.shown?.drop();
    this.next = undefined;
    this.shown = undefined;
    this.work = undefined;
    this.dirty.take();
  }

  private frame(now: number): void {
    const { viewport, plan, layers, drafting } = this.editor.scene;
    const { units, north } = plan.settings;
    const scale = {
      pxPerFoot: viewport.pxPerFoot,
      ratio: devicePixelRatio,
      square: gridSquare(plan.settings),
      units,
      north,
      layers,
      drafting,
      ...this.extras,
    };
    const lifted = this.drawing.lift();
    this.dirty.addObjects(lifted, this.labelHeight, units);
    for (const raster of [this.shown, this.next])
      if (raster) this.dirty.addBoxes(this.drawing.labelBoxes(lifted, raster.scale.labelHeight));
    if (!this.shown) {
      this.shown = this.show(this.drawing.raster(scale, viewport, 'first'));
      this.updatedAt = now;
    }
    this.renew(this.shown, scale, now);
    for (const raster of [this.shown, this.next]) {
      // What was just updated is shown before it grows.
      if (this.isFresh || !raster?.isAt(scale) || !raster.follow(viewport)) continue;
      if (!this.drawing.suits(raster, viewport)) this.stale = true;
    }
    this.drawMoving(this.shown, now);
    this.update(now);
    this.shown.place(viewport);
    const { isFresh } = this;
    this.isFresh = false;
    // What was just updated is shown before any more is drawn, and a picture in progress finished before the next is begun.
    if (isFresh || (this.stale && !(this.next && this.hasWork(this.shown)))) this.frames.request();
    else if (this.hasWork(this.shown)) (this.isMoving(now) ? this.frames : this.tasks).request();
    this.markDrawn(!this.next && !this.stale && this.shown.isAt(scale) && this.shown.covers(viewport));
  }

  /** Draws at rest and updates the picture, so that the frame that shows it has little to do. */
  private task(): void {
    if (!this.shown) this.frame(performance.now());
    const { shown, next } = this;
    if (!shown) return;
    if (this.isMoving(performance.now())) return this.frames.request();
    this.draw(next ?? shown, performance.now() + (shown.isBlank ? budget.first : budget.resting));
    this.update(performance.now());
    if (this.hasWork(shown) && !this.isFresh) this.tasks.request();
    else this.frames.request();
  }

  /** Updates the picture when it is time to; the next picture replaces the shown one once it covers the view. */
  private update(now: number): void {
    const { next } = this;
    const isNext = next?.covers(this.editor.viewport) === true;
    if (isNext) this.swap(next);
    const { shown } = this;
    if (!shown || (!isNext && !this.isUpdateDue(shown, now))) return;
    shown.update();
    this.updatedAt = now;
    this.isFresh = true;
  }

  private drawMoving(shown: Raster, now: number): void {
    if (!this.isMoving(now) || !this.hasWork(shown)) return;
    const { viewport } = this.editor;
    const isZooming = shown.scale.pxPerFoot !== viewport.pxPerFoot;
    // The zoom would have gone too far before such a picture is complete.
    if (isZooming && this.next?.isQuick === false) return;
    if (now - this.drewAt < pause && (isZooming || shown.covers(viewport))) return;
    this.drewAt = now;
    this.draw(this.next ?? shown, performance.now() + budget.moving);
  }

  private isUpdateDue(shown: Raster, now: number): boolean {
    const { viewport } = this.editor;
    if (shown.needsUpdate(viewport)) return true;
    return shown.hasDrawn && !shown.covers(viewport) && now - this.updatedAt > maxWait;
  }

  private isMoving(now: number): boolean {
    return !this.shown?.isBlank && now - this.movedAt < restAfter;
  }

  /** Whether there is anything to draw. While a raster is shown at another scale, drawing on it would be wasted. */
  private hasWork(shown: Raster): boolean {
    const { viewport } = this.editor;
    if (this.next) return this.next.lacksAny && !this.next.covers(viewport);
    return shown.lacksAny && shown.scale.pxPerFoot === viewport.pxPerFoot;
  }

  /** Marks on the page whether everything in view is drawn in its final form, for tests and benchmarks. */
  private markDrawn(drawn: boolean): void {
    const { dataset } = this.element;
    if (dataset['drawn'] === String(drawn)) return;
    dataset['drawn'] = String(drawn);
    if (drawn) this.whenDrawn();
  }

  /** The height of labels at the current zoom, in feet. */
  private get labelHeight(): number {
    return labelHeightAt(this.editor.viewport.pxPerFoot);
  }

  /** Repairs the picture, or starts a new one if that is too much or the scale has changed. */
  private renew(shown: Raster, scale: Scale, now: number): void {
    this.repair(shown);
    // A picture in progress is finished first. Otherwise, with steady changes, none would ever be complete.
    if (this.stale && !this.next) this.begin(scale);
    const coming = this.next ?? shown;
    if (coming.isAt(scale)) return;
    const isAtRest = now - this.movedAt >= restAfter;
    const error = coming.scale.pxPerFoot / scale.pxPerFoot;
    const isUseless = error > maxError || error < 1 / maxError || coming.scale.ratio !== scale.ratio;
    if (isAtRest || (this.next ? isUseless : !coming.covers(this.editor.viewport))) this.begin(scale);
    else {
      clearTimeout(this.resting);
      const rest = this.movedAt + restAfter - performance.now();
      this.resting = window.setTimeout(() => this.frame(performance.now()), Math.max(1, Math.ceil(rest)));
    }
  }

  private repair(shown: Raster): void {
    const damage = this.dirty.take();
    const boxes = [...damage.boxes, ...damage.added.map(({ box }) => box)];
    const { work, next } = this;
    const drawn = (next ?? shown).scale;
    if (work && boxes.some((box) => meets(patchOfBox(box, drawn), work.patch))) this.work = undefined;
    next?.forget(boxes.map((box) => patchOfBox(box, next.scale)));
    if (damage.all || !this.drawing.repair(shown, damage)) this.stale = true;
  }

  private begin(scale: Scale): void {
    this.stale = false;
    this.next?.drop();
    this.next = this.drawing.raster(scale, this.editor.viewport, 'next');
    this.work = undefined;
  }

  /** Draws missing parts of a raster until a deadline; of the next raster only those in view. */
  private draw(raster: Raster, until: number): void {
    const { viewport } = this.editor;
    if (this.work && !raster.isMissing(this.work.patch)) this.work = undefined;
    while (performance.now() < until) {
      if (raster === this.next && raster.covers(viewport)) return;
      const patch = this.work?.patch ?? raster.nextMissing(viewport);
      if (!patch) return;
      this.work ??= this.drawing.work(patch, raster.scale);
      const bitmap = this.work.step(until);
      if (!bitmap) return;
      raster.add(patch, bitmap);
      if (this.work.isSimplified) this.saySimplified();
      this.work = undefined;
    }
  }

  /** Tells the user once per plan that objects are simplified. */
  private saySimplified(): void {
    if (this.hasSaidSimplified) return;
    this.hasSaidSimplified = true;
    this.editor.say({ text: simplified, tone: 'info' });
  }

  private swap(raster: Raster): void {
    this.shown?.drop();
    this.next = undefined;
    this.shown = this.show(raster);
  }

  private show(raster: Raster): Raster {
    this.element.append(raster.element);
    return raster;
  }
}
