// The worker for JPEG, PNG, WebP and HEIC pictures, so that the page stays responsive while they are decoded.
import type { Part } from '@homeplot/plan/pen';
import { answerJobs } from './answering.ts';
import type { PictureJobs, Wanted } from './jobs.ts';
import { adjust, canvasOf, drawScaled } from './pixels.ts';
import { type Drawn, finishedDrawing, photoShape, wholePictures } from './wholePictures.ts';

/** The picture in a canvas of at most so many pixels, and its full size. */
async function drawn(wanted: Wanted, maxPixels: number): Promise<Drawn> {
  const bitmap = await createImageBitmap(wanted.blob);
  const photo = { width: bitmap.width, height: bitmap.height };
  const [canvas, context] = canvasOf(photoShape(photo, wanted, maxPixels));
  drawScaled(context, bitmap);
  bitmap.close();
  return finishedDrawing(canvas, photo, wanted, maxPixels);
}

const jobs: PictureJobs = {
  ...wholePictures(drawn),
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
};

answerJobs(jobs);
