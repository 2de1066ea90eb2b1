// One picture on the screen: in several sizes, of which the fitting one is drawn, and sharper where a large one is looked
// at closely. Its memory is at most 4 bytes for each of these pixels, and a third more for the smaller sizes.
import type { ImageMark, Part } from '@homeplot/plan/pen';
import type { Levels, PictureJobs, Wanted } from './worker/jobs.ts';
import { covers, drawPart, wholePart } from './picturePart.ts';

/** Pixels. */
export const maxPixels = 4_000_000;
const maxDetailPixels = 2_500_000;
/** Part of its width or height that a detail has beyond what is in view, on each side. */
const margin = 0.15;
/** A picture enlarged by less looks sharp enough. */
const blurred = 1.15;
/** Milliseconds without a change of the view before a detail is drawn. */
const rest = 180;

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
  private readonly came: () => void;
  private detail: Detail | undefined;
  private asked: { readonly part: Part; readonly width: number } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(levels: Levels, wanted: Wanted, jobs: PictureJobs, came: () => void) {
    this.levels = levels;
    this.wanted = wanted;
    this.jobs = jobs;
    this.came = came;
  }

  /** width, height: of the part of the mark, in device pixels. inView: the part of the picture that is in view. */
  draw(context: Ground, { part = wholePart }: ImageMark, width: number, height: number, inView?: Part): void {
    const whole = width / part.width;
    const level = this.levels.levels.findLast((one) => one.width >= whole) ?? this.levels.levels[0];
    if (!level) return;
    drawPart(context, { image: level, part: wholePart }, part, width, height);
    const { detail } = this;
    if (whole <= level.width * blurred) return;
    if (detail) drawPart(context, detail, part, width, height);
    if (inView) this.askDetail(inView, Math.min(whole, this.levels.width));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const level of this.levels.levels) level.close();
    this.detail?.image.close();
  }

  private askDetail(inView: Part, width: number): void {
    const has = this.asked ?? this.detail;
    if (has && covers(has.part, inView) && has.width > width / blurred) return;
    if (this.wanted.corners) return;
    const part = grown(inView);
    const height = (width / this.levels.width) * this.levels.height;
    const pixels = part.width * width * part.height * height;
    const sharp = width * Math.min(1, Math.sqrt(maxDetailPixels / pixels));
    if (sharp <= (this.levels.levels[0]?.width ?? 0) * blurred) return;
    clearTimeout(this.timer);
    const asked = { part, width: sharp };
    this.timer = setTimeout(() => void this.fetchDetail(asked), rest);
  }

  private async fetchDetail(asked: { readonly part: Part; readonly width: number }): Promise<void> {
    this.asked = asked;
    try {
      const image = await this.jobs.detail(this.wanted, asked.part, asked.width);
      if (this.isClosed) {
        image.close();
        return;
      }
      this.detail?.image.close();
      this.detail = { image, ...asked };
      this.came();
    } catch (problem) {
      // The picture stays as sharp as it is.
      console.warn('A detail of a picture could not be drawn.', problem);
    } finally {
      if (this.asked === asked) this.asked = undefined;
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
