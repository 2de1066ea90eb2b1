// One picture on the screen. It has several sizes, of which the fitting one is drawn, and over it a sharper detail where a large
// picture is looked at closely.
import type { ImageMark, Part } from '@homeplot/plan/pen';
import type { Levels, PictureJobs, Wanted } from './worker/jobs.ts';
import { covers, drawPart, wholePart } from './picturePart.ts';

/** The most pixels of the largest size. Each takes 4 bytes, and the smaller sizes a third more in all. */
export const maxPixels = 4_000_000;
/** The most pixels of a detail. */
const maxDetailPixels = 2_500_000;
/** How far a detail extends beyond the view on each side, as a share of the view's width or height. */
const margin = 0.15;
/** A picture that is enlarged by less than this factor looks sharp enough. */
const maxEnlargement = 1.15;
/** Milliseconds without a change of the view before a detail is drawn. */
const restTime = 180;

interface Detail {
  readonly image: ImageBitmap;
  readonly part: Part;
  /** Pixels of the whole picture's width at which it was drawn. */
  readonly width: number;
}

type Ground = Parameters<typeof drawPart>[0];

export class LoadedPicture {
  private readonly levels: Levels;
  private readonly wanted: Wanted;
  private readonly jobs: PictureJobs;
  private readonly redraw: () => void;
  private detail: Detail | undefined;
  /** The detail that is being drawn. */
  private requested: { readonly part: Part; readonly width: number } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  /** redraw: called when a detail is there. */
  constructor(levels: Levels, wanted: Wanted, jobs: PictureJobs, redraw: () => void) {
    this.levels = levels;
    this.wanted = wanted;
    this.jobs = jobs;
    this.redraw = redraw;
  }

  /** width, height: of the mark's part of the picture, in device pixels. inView: the part of the picture that is in view. */
  draw(context: Ground, { part = wholePart }: ImageMark, width: number, height: number, inView?: Part): void {
    const wholeWidth = width / part.width;
    const level = this.levels.levels.findLast((one) => one.width >= wholeWidth) ?? this.levels.levels[0];
    if (!level) return;
    drawPart(context, { image: level, part: wholePart }, part, width, height);
    const { detail } = this;
    if (wholeWidth <= level.width * maxEnlargement) return;
    if (detail) drawPart(context, detail, part, width, height);
    if (inView) this.requestDetail(inView, Math.min(wholeWidth, this.levels.width));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const level of this.levels.levels) level.close();
    this.detail?.image.close();
  }

  /** Draws a detail once the view rests, unless there is one that is sharp enough. width: of the whole picture, in pixels. */
  private requestDetail(inView: Part, width: number): void {
    const present = this.requested ?? this.detail;
    if (present && covers(present.part, inView) && present.width > width / maxEnlargement) return;
    // A straightened photo has no details.
    if (this.wanted.corners) return;
    const part = grown(inView);
    const height = (width / this.levels.width) * this.levels.height;
    const pixels = part.width * width * part.height * height;
    const detailWidth = width * Math.min(1, Math.sqrt(maxDetailPixels / pixels));
    if (detailWidth <= (this.levels.levels[0]?.width ?? 0) * maxEnlargement) return;
    clearTimeout(this.timer);
    const request = { part, width: detailWidth };
    this.timer = setTimeout(() => void this.fetchDetail(request), restTime);
  }

  private async fetchDetail(request: { readonly part: Part; readonly width: number }): Promise<void> {
    this.requested = request;
    try {
      const image = await this.jobs.detail(this.wanted, request.part, request.width);
      if (this.isClosed) {
        image.close();
        return;
      }
      this.detail?.image.close();
      this.detail = { image, ...request };
      this.redraw();
    } catch (problem) {
      // The picture stays as sharp as it is.
      console.warn('A detail of a picture could not be drawn.', problem);
    } finally {
      if (this.requested === request) this.requested = undefined;
    }
  }
}

function grown({ x, y, width, height }: Part): Part {
  const [left, top] = [Math.max(0, x - margin * width), Math.max(0, y - margin * height)];
  return {
    x: left,
    y: top,
    width: Math.min(1, x + width * (1 + margin)) - left,
    height: Math.min(1, y + height * (1 + margin)) - top,
  };
}
