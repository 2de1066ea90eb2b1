// A raster: the picture of the plan at one scale, in one bitmap larger than the view, which is moved and scaled by a CSS
// transform. It knows which of its patches are drawn, not what is on them.
import type { Viewport } from '@homeplot/editor/viewport';
import { Board, type Context } from './board.ts';
import { paper } from './grid.ts';
import { type Mover, moverOf } from '../../kit/mover.ts';
import {
  beyond,
  contains,
  intersection,
  meets,
  patchOfView,
  pieces,
  type Scale,
  type DrawnScale,
} from './patch.ts';
import type { Patch } from './screen.ts';

/** CSS pixels around the view that are drawn ahead: a share of its shorter side, within bounds. */
const margin = { share: 0.4, min: 96, max: 256 };
/** The picture follows the view when less than this share of the margin is left. */
const followAt = 0.35;
/** Up to this many objects, with their labels, are drawn within a few frames of a zoom. */
const maxQuickObjects = 250;

interface Piece {
  readonly patch: Patch;
  readonly bitmap: ImageBitmap;
}

/** Composes the bitmaps of all rasters, one at a time. */
const board = new Board();

export class Raster {
  readonly element = document.createElement('canvas');
  readonly scale: DrawnScale;
  /** Whether it has so few objects that it should be complete while a zoom is still near its scale. */
  readonly isQuick: boolean;
  private extent: Patch;
  /** The extent of the bitmap that the element shows; undefined while it shows nothing. */
  private shownExtent: Patch | undefined;
  private readonly renderer = bitmapRenderer(this.element);
  /** The patches that are not drawn yet. */
  private missing: Patch[];
  /** The patches that are drawn but not shown yet. */
  private drawn: Piece[] = [];
  private readonly mover: Mover;
  private readonly pieceSide: number;
  /** The transform that the element has. */
  private placed = '';

  /** count: how many objects are on it. pieceSide: the side of the pieces that it is drawn in, in device pixels. */
  constructor(scale: DrawnScale, view: Viewport, count: number, pieceSide: number) {
    this.scale = scale;
    this.isQuick = count <= maxQuickObjects;
    this.pieceSide = pieceSide;
    // The margin is drawn once the view is shown.
    this.extent = patchOfView(view, scale);
    this.missing = [...this.cut(this.whole)];
    this.element.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;visibility:hidden';
    this.mover = moverOf(this.element);
  }

  /** The whole raster, in device pixels from the plan's origin, like all patches here. */
  get whole(): Patch {
    return this.extent;
  }

  /** Whether it shows nothing yet. */
  get isBlank(): boolean {
    return !this.shownExtent;
  }

  /** Whether any part of it is not drawn yet. */
  get lacksAny(): boolean {
    return this.missing.length > 0;
  }

  /** Whether there is so much on it that it has no labels. */
  get isCrowded(): boolean {
    return this.scale.labelHeight === 0;
  }

  /** Whether the raster is drawn at this scale and with these settings. */
  isAt({
    pxPerFoot,
    ratio,
    square,
    units,
    north,
    layers,
    drafting,
    backdrop,
    drawnOver,
    onGround,
  }: Scale): boolean {
    const { scale } = this;
    const isSameSize = scale.pxPerFoot === pxPerFoot && scale.ratio === ratio && scale.square === square;
    const isSameLook = scale.units === units && scale.north === north && scale.backdrop === backdrop;
    const isSameContent =
      scale.layers === layers && scale.drafting === drafting && scale.drawnOver === drawnOver;
    return isSameSize && isSameLook && isSameContent && scale.onGround === onGround;
  }

  /** Moves and scales the raster to match the view; at its own scale on whole device pixels. */
  place(view: Viewport): void {
    const { pxPerFoot, ratio } = this.scale;
    const { x, y } = this.shownExtent ?? this.whole;
    const zoom = view.pxPerFoot / pxPerFoot;
    const offset = (origin: number, at: number): number =>
      zoom === 1
        ? (origin + Math.round(-at * pxPerFoot * ratio)) / ratio
        : (origin / ratio) * zoom - at * view.pxPerFoot;
    const shift = `translate(${offset(x, view.x)}px,${offset(y, view.y)}px)`;
    // Lengths on the raster are device pixels, which are whole numbers even if CSS pixels aren't.
    const scale = zoom / ratio;
    const transform = scale === 1 ? shift : `${shift} scale(${scale})`;
    if (transform === this.placed) return;
    this.placed = transform;
    this.mover.move(transform);
  }

  /** Whether everything in view is drawn. */
  covers(view: Viewport): boolean {
    const seen = patchOfView(view, this.scale);
    return contains(this.whole, seen) && !this.missing.some((patch) => meets(patch, seen));
  }

  /** The patch to draw next: those in view first, then those closest to its center. */
  nextMissing(view: Viewport): Patch | undefined {
    const seen = patchOfView(view, this.scale);
    const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
    let found: { readonly patch: Patch; readonly rank: number } | undefined;
    for (const patch of this.missing) {
      const dx = Math.abs(patch.x + patch.width / 2 - middle.x) / seen.width;
      const dy = Math.abs(patch.y + patch.height / 2 - middle.y) / seen.height;
      // Distances are shares of the view, so no patch in view gets as much as 2.
      const rank = Math.max(dx, dy) + (meets(patch, seen) ? 0 : 2);
      if (!found || rank < found.rank) found = { patch, rank };
    }
    return found?.patch;
  }

  isMissing(patch: Patch): boolean {
    return this.missing.includes(patch);
  }

  /** Adds the bitmap of a missing patch, to be shown with the next update. */
  add(patch: Patch, bitmap: ImageBitmap): void {
    this.missing = this.missing.filter((other) => other !== patch);
    this.drawn.push({ patch, bitmap });
  }

  /** Whether anything is drawn that isn't shown yet. */
  get hasDrawn(): boolean {
    return this.drawn.length > 0;
  }

  /** Whether it is time to update: everything in view is drawn and some of it not shown yet, or the raster is complete. */
  needsUpdate(view: Viewport): boolean {
    if (!this.hasDrawn) return false;
    const seen = patchOfView(view, this.scale);
    const isInView = this.drawn.some(({ patch }) => meets(patch, seen));
    return this.missing.length === 0 || (isInView && this.covers(view));
  }

  /** Updates the element with what has been drawn. */
  update(): void {
    const [first] = this.drawn;
    if (first && !this.shownExtent && contains(first.patch, this.whole)) {
      this.drawn = [];
      this.showBitmap(first.bitmap);
      return;
    }
    this.redraw((context) => {
      for (const { patch, bitmap } of this.drawn) {
        context.drawImage(bitmap, patch.x - this.whole.x, patch.y - this.whole.y);
        bitmap.close();
      }
      this.drawn = [];
      return true;
    });
  }

  /**
   * Draws on top of what is shown, on a bitmap with the same corner as the raster; what isn't shown yet is discarded.
   * draw: returns false if it has given up; then nothing changes. Returns what `draw` returned.
   */
  repair(patches: readonly Patch[], draw: (context: Context) => boolean): boolean {
    this.forget(patches);
    if (!this.shownExtent || !patches.some((patch) => meets(patch, this.whole))) return true;
    return this.redraw(draw);
  }

  /** Moves the raster along with a view at its own scale that nears its edge or was resized. Returns whether it did. */
  follow(view: Viewport): boolean {
    const whole = wholeAround(view, this.scale);
    const seen = patchOfView(view, this.scale);
    // What the view is waiting for comes first.
    if (contains(this.whole, seen) && !this.covers(view)) return false;
    const sameSize = whole.width === this.whole.width && whole.height === this.whole.height;
    const inset = Math.round((seen.x - whole.x) * followAt);
    const { x, y, width, height } = seen;
    const wanted = { x: x - inset, y: y - inset, width: width + 2 * inset, height: height + 2 * inset };
    if (sameSize && contains(this.whole, wanted)) return false;
    const { whole: before } = this;
    const within = (patch: Patch): Patch | undefined =>
      contains(whole, patch) ? patch : intersection(patch, whole);
    const kept = this.missing.flatMap((patch) => within(patch) ?? []);
    this.drawn = this.drawn.filter((piece) => this.keepsWithin(whole, piece, kept));
    this.missing = [...kept, ...beyond(whole, before).flatMap((patch) => this.cut(patch))];
    // What it shows stays until the next update, so that the whole picture is composed only once.
    this.extent = whole;
    return true;
  }

  /** Frees its memory at once. */
  drop(): void {
    const { element } = this;
    element.remove();
    this.mover.end();
    // Resized first, as the browser would otherwise allocate a blank bitmap of the old size.
    element.width = 0;
    element.height = 0;
    this.renderer.transferFromImageBitmap(null);
    for (const { bitmap } of this.drawn) bitmap.close();
  }

  /** Whether a piece is kept by a raster with this extent; if not, its part on the raster is added to what is missing. */
  private keepsWithin(whole: Patch, { patch, bitmap }: Piece, missing: Patch[]): boolean {
    if (contains(whole, patch)) return true;
    bitmap.close();
    const part = intersection(patch, whole);
    if (part) missing.push(part);
    return false;
  }

  /** Drops what is drawn on any of these patches but not shown yet; it is missing again. */
  forget(patches: readonly Patch[]): void {
    this.drawn = this.drawn.filter(({ patch, bitmap }) => {
      if (!patches.some((damage) => meets(damage, patch))) return true;
      bitmap.close();
      this.missing.push(patch);
      return false;
    });
  }

  /** Shows the current picture with more drawn on it; leaves it as it is if drawing was given up. */
  private redraw(draw: (context: Context) => boolean): boolean {
    const { element, whole, shownExtent } = this;
    const context = board.context(whole);
    if (this.missing.length > 0) {
      context.fillStyle = paper;
      context.fillRect(0, 0, whole.width, whole.height);
    }
    if (shownExtent) context.drawImage(element, shownExtent.x - whole.x, shownExtent.y - whole.y);
    if (!draw(context)) return false;
    this.showBitmap(board.take());
    return true;
  }

  /** bitmap: of the whole raster. */
  private showBitmap(bitmap: ImageBitmap): void {
    const { element, whole } = this;
    if (element.width !== whole.width) element.width = whole.width;
    if (element.height !== whole.height) element.height = whole.height;
    this.renderer.transferFromImageBitmap(bitmap);
    if (!this.shownExtent) element.style.visibility = '';
    this.shownExtent = whole;
  }

  private cut(patch: Patch): readonly Patch[] {
    return pieces(patch, this.pieceSide);
  }
}

/** The part of the plan in view, with the margin around it. */
function wholeAround(view: Viewport, scale: Scale): Patch {
  const shorter = Math.min(view.width, view.height);
  const grown = Math.round(Math.min(margin.max, Math.max(margin.min, margin.share * shorter)) * scale.ratio);
  const { x, y, width, height } = patchOfView(view, scale);
  return { x: x - grown, y: y - grown, width: width + 2 * grown, height: height + 2 * grown };
}

function bitmapRenderer(canvas: HTMLCanvasElement): ImageBitmapRenderingContext {
  const renderer = canvas.getContext('bitmaprenderer', { alpha: false });
  if (!renderer) throw new Error('This browser shows no bitmaps on a canvas; the plan cannot be shown.');
  return renderer;
}
