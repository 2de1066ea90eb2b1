// A sheet: the picture of the plan at one scale, one bitmap larger than the view, that a transform moves and scales. It
// knows which patches of it are drawn, not what is on them.
import type { Viewport } from '@homeplot/editor/viewport';
import { Board, type Context } from './board.ts';
import { paper } from './grid.ts';
import { moverOf } from './mover.ts';
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

/** CSS pixels round the view that are drawn ahead: a share of its shorter side, within bounds. */
const ahead = { share: 0.4, least: 96, most: 256 };
/** The picture follows the view where less than this share of what lies ahead is left. */
const near = 0.35;

interface Piece {
  readonly patch: Patch;
  readonly bitmap: ImageBitmap;
}

/** One at a time is put together. */
const board = new Board();

export class Sheet {
  readonly element = document.createElement('canvas');
  readonly scale: DrawnScale;
  private extent: Patch;
  /** What the element shows; undefined while it shows nothing. */
  private laid: Patch | undefined;
  private readonly shows = bitmapsOf(this.element);
  /** What is not drawn. */
  private missing: Patch[];
  /** What is drawn and not shown yet. */
  private drawn: Piece[] = [];
  private readonly move: (transform: string) => void;
  private readonly pieceSide: number;
  private placed = '';

  /** pieceSide: device pixels of the pieces that it is drawn in. */
  constructor(scale: DrawnScale, view: Viewport, pieceSide: number) {
    this.scale = scale;
    this.pieceSide = pieceSide;
    // What lies ahead is drawn when the view is shown.
    this.extent = patchOfView(view, scale);
    this.missing = [...this.cut(this.whole)];
    this.element.style.cssText = 'position:absolute;left:0;top:0;transform-origin:0 0;visibility:hidden';
    this.move = moverOf(this.element);
  }

  /** All of it, in device pixels from the plan's origin, as all patches here. */
  get whole(): Patch {
    return this.extent;
  }

  /** Whether nothing of it is shown. */
  get isBlank(): boolean {
    return !this.laid;
  }

  /** Whether anything of it is not drawn. */
  get lacksAny(): boolean {
    return this.missing.length > 0;
  }

  /** Whether there is so much on it that nothing is written. */
  get isCrowded(): boolean {
    return this.scale.labelHeight === 0;
  }

  /** Whether the sheet shows this scale as it is, unscaled. */
  isAt({ pxPerFoot, ratio, square, units, north, layers }: Scale): boolean {
    const { scale } = this;
    const isSameSize = scale.pxPerFoot === pxPerFoot && scale.ratio === ratio && scale.square === square;
    return isSameSize && scale.units === units && scale.north === north && scale.layers === layers;
  }

  /** Moves and scales the sheet to where the view wants it; at its own scale on whole device pixels. */
  place(view: Viewport): void {
    const { pxPerFoot, ratio } = this.scale;
    const { x, y } = this.laid ?? this.whole;
    const zoom = view.pxPerFoot / pxPerFoot;
    const lay = (origin: number, at: number): number =>
      zoom === 1
        ? (origin + Math.round(-at * pxPerFoot * ratio)) / ratio
        : (origin / ratio) * zoom - at * view.pxPerFoot;
    const shift = `translate(${lay(x, view.x)}px,${lay(y, view.y)}px)`;
    // On the sheet lengths are device pixels, which are whole where CSS pixels are not.
    const scale = zoom / ratio;
    const transform = scale === 1 ? shift : `${shift} scale(${scale})`;
    if (transform === this.placed) return;
    this.placed = transform;
    this.move(transform);
  }

  /** Whether all that the view shows is drawn. */
  covers(view: Viewport): boolean {
    const seen = patchOfView(view, this.scale);
    return contains(this.whole, seen) && !this.missing.some((patch) => meets(patch, seen));
  }

  /** What is to be drawn next: in view before out of it, near its middle before far. */
  nextMissing(view: Viewport): Patch | undefined {
    const seen = patchOfView(view, this.scale);
    const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 };
    let found: { readonly patch: Patch; readonly away: number } | undefined;
    for (const patch of this.missing) {
      const dx = Math.abs(patch.x + patch.width / 2 - middle.x) / seen.width;
      const dy = Math.abs(patch.y + patch.height / 2 - middle.y) / seen.height;
      const away = Math.max(dx, dy) + (meets(patch, seen) ? 0 : 2);
      if (!found || away < found.away) found = { patch, away };
    }
    return found?.patch;
  }

  isMissing(patch: Patch): boolean {
    return this.missing.includes(patch);
  }

  /** Takes what is drawn of a missing patch, to be laid. */
  add(patch: Patch, bitmap: ImageBitmap): void {
    this.missing = this.missing.filter((other) => other !== patch);
    this.drawn.push({ patch, bitmap });
  }

  /** Whether anything is drawn that is not shown. */
  get hasDrawn(): boolean {
    return this.drawn.length > 0;
  }

  /** Whether it is time to lay what is drawn: all that the view waits for is there, or no more comes. */
  wantsLaying(view: Viewport): boolean {
    if (!this.hasDrawn) return false;
    const seen = patchOfView(view, this.scale);
    const waits = this.drawn.some(({ patch }) => meets(patch, seen));
    return this.missing.length === 0 || (waits && this.covers(view));
  }

  /** Shows what is drawn. */
  lay(): void {
    const [first] = this.drawn;
    if (first && !this.laid && contains(first.patch, this.whole)) {
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
   * Draws over what is laid, on a bitmap whose corner is that of the whole; what is drawn and not laid is forgotten.
   * draw: false where it has given up; then all stays as it is. Returns whether it has not.
   */
  mend(patches: readonly Patch[], draw: (context: Context) => boolean): boolean {
    this.forget(patches);
    if (!this.laid || !patches.some((patch) => meets(patch, this.whole))) return true;
    return this.redraw(draw);
  }

  /** Brings the picture under a view at its own scale that comes near its edge or is no longer of its size; whether. */
  follow(view: Viewport): boolean {
    const whole = wholeAround(view, this.scale);
    const seen = patchOfView(view, this.scale);
    // What the view waits for comes first.
    if (contains(this.whole, seen) && !this.covers(view)) return false;
    const sameSize = whole.width === this.whole.width && whole.height === this.whole.height;
    const margin = Math.round((seen.x - whole.x) * near);
    const { x, y, width, height } = seen;
    const wanted = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
    if (sameSize && contains(this.whole, wanted)) return false;
    const { whole: before } = this;
    const within = (patch: Patch): Patch | undefined =>
      contains(whole, patch) ? patch : intersection(patch, whole);
    const kept = this.missing.flatMap((patch) => within(patch) ?? []);
    this.drawn = this.drawn.filter((piece) => this.keepsWithin(whole, piece, kept));
    this.missing = [...kept, ...beyond(whole, before).flatMap((patch) => this.cut(patch))];
    // What it shows stays where it is until more is laid, so that a picture of the whole is made once.
    this.extent = whole;
    return true;
  }

  /** Gives its memory back at once. */
  drop(): void {
    const { element } = this;
    element.remove();
    // Without a size first, the browser draws a blank of the old one.
    element.width = 0;
    element.height = 0;
    this.shows.transferFromImageBitmap(null);
    for (const { bitmap } of this.drawn) bitmap.close();
  }

  private keepsWithin(whole: Patch, { patch, bitmap }: Piece, missing: Patch[]): boolean {
    if (contains(whole, patch)) return true;
    bitmap.close();
    const part = intersection(patch, whole);
    if (part) missing.push(part);
    return false;
  }

  /** What is drawn on any of the patches, and not laid, is missing again. */
  forget(patches: readonly Patch[]): void {
    this.drawn = this.drawn.filter(({ patch, bitmap }) => {
      if (!patches.some((torn) => meets(torn, patch))) return true;
      bitmap.close();
      this.missing.push(patch);
      return false;
    });
  }

  /** Shows what it shows, with more drawn over it, as the picture of the whole; nothing else where that was given up. */
  private redraw(draw: (context: Context) => boolean): boolean {
    const { element, whole, laid } = this;
    const context = board.context(whole);
    if (this.missing.length > 0) {
      context.fillStyle = paper;
      context.fillRect(0, 0, whole.width, whole.height);
    }
    if (laid) context.drawImage(element, laid.x - whole.x, laid.y - whole.y);
    if (!draw(context)) return false;
    this.showBitmap(board.take());
    return true;
  }

  /** A picture of the whole. */
  private showBitmap(bitmap: ImageBitmap): void {
    const { element, whole } = this;
    if (element.width !== whole.width) element.width = whole.width;
    if (element.height !== whole.height) element.height = whole.height;
    this.shows.transferFromImageBitmap(bitmap);
    if (!this.laid) element.style.visibility = '';
    this.laid = whole;
  }

  private cut(patch: Patch): readonly Patch[] {
    return pieces(patch, this.pieceSide);
  }
}

/** A view with what is drawn ahead of it. */
function wholeAround(view: Viewport, scale: Scale): Patch {
  const shorter = Math.min(view.width, view.height);
  const grown = Math.round(Math.min(ahead.most, Math.max(ahead.least, ahead.share * shorter)) * scale.ratio);
  const { x, y, width, height } = patchOfView(view, scale);
  return { x: x - grown, y: y - grown, width: width + 2 * grown, height: height + 2 * grown };
}

function bitmapsOf(canvas: HTMLCanvasElement): ImageBitmapRenderingContext {
  const shows = canvas.getContext('bitmaprenderer', { alpha: false });
  if (!shows) throw new Error('This browser shows no bitmaps on a canvas; the plan cannot be shown.');
  return shows;
}
