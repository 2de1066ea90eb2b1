// The worker for JPEG, PNG, WebP and HEIC pictures, so that the page stays responsive while they are decoded.
import type { Part } from '@homeplot/plan/pen';
import { answerJobs } from './answering.ts';
import type { Levels, PictureJobs, Shape, Wanted } from './jobs.ts';
import { finished } from './finished.ts';
import { adjust, canvasOf, drawScaled, levelsOf, straighten, straightenedShape, within } from './pixels.ts';

/** The picture in a canvas of at most so many pixels, and its full size. */
async function drawn(wanted: Wanted, maxPixels: number): Promise<{ canvas: OffscreenCanvas; full: Shape }> {
  const { blob, corners } = wanted;
  const bitmap = await createImageBitmap(blob);
  const photo = { width: bitmap.width, height: bitmap.height };
  const full = corners ? straightenedShape(photo, corners) : photo;
  // A straightened picture is a part of the photo.
  const [canvas, context] = canvasOf(within(photo, corners ? 2 * maxPixels : maxPixels));
  drawScaled(context, bitmap);
  bitmap.close();
  const result = corners ? straighten(canvas, corners, within(full, maxPixels)) : canvas;
  adjust(result, wanted);
  return { canvas: result, full };
}

const jobs: PictureJobs = {
  async levels(wanted: Wanted, maxPixels: number): Promise<Levels> {
    const { canvas, full } = await drawn(wanted, maxPixels);
    return levelsOf(canvas, full);
  },
  async detail(wanted: Wanted, part: Part, width: number): Promise<ImageBitmap> {
    const bitmap = await createImageBitmap(wanted.blob);
    const height = (width / bitmap.width) * bitmap.height;
    const [canvas, context] = canvasOf({ width: part.width * width, height: part.height * height });
    const [left, top] = [part.x * bitmap.width, part.y * bitmap.height];
    const [across, down] = [part.width * bitmap.width, part.height * bitmap.height];
    drawScaled(context, bitmap, { x: left, y: top, width: across, height: down });
    bitmap.close();
    adjust(canvas, wanted);
    return canvas.transferToImageBitmap();
  },
  async encoded(wanted: Wanted, maxPixels: number): Promise<Blob> {
    const { canvas } = await drawn(wanted, maxPixels);
    return finished(canvas);
  },
};

answerJobs(jobs);
