// Makes whole pictures from the pixels of a photo or a page: straightened and adjusted, in levels of detail or as a file.
import type { PictureJobs, Shape, Wanted } from './jobs.ts';
import { adjust, levelsOf, straighten, straightenedShape, within } from './pixels.ts';

export interface Drawn {
  readonly canvas: OffscreenCanvas;
  /** The size of the whole picture in pixels; the canvas may be smaller. */
  readonly full: Shape;
}

/** The size to draw a photo in: larger for a straightened picture, which is only a part of the photo. */
export const photoShape = (photo: Shape, { corners }: Wanted, maxPixels: number): Shape =>
  within(photo, corners ? 2 * maxPixels : maxPixels);

export function finishedDrawing(
  canvas: OffscreenCanvas,
  photo: Shape,
  wanted: Wanted,
  maxPixels: number,
): Drawn {
  const { corners } = wanted;
  const full = corners ? straightenedShape(photo, corners) : photo;
  const result = corners ? straighten(canvas, corners, within(full, maxPixels)) : canvas;
  adjust(result, wanted);
  return { canvas: result, full };
}

export const wholePictures = (
  drawn: (wanted: Wanted, maxPixels: number) => Promise<Drawn>,
): Pick<PictureJobs, 'levels' | 'encoded'> => ({
  async levels(wanted, maxPixels) {
    const { canvas, full } = await drawn(wanted, maxPixels);
    return levelsOf(canvas, full);
  },
  encoded: async (wanted, maxPixels) => finished((await drawn(wanted, maxPixels)).canvas),
});

/** Of a JPEG, 0 to 1. */
const quality = 0.9;

/** A canvas as a picture file on white paper. PDF files and browsers all take JPEG, and it is small. */
function finished(canvas: OffscreenCanvas): Promise<Blob> {
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
