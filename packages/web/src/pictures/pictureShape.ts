// The size of a picture, and a smaller copy of one that has more pixels than a plan has use for.
import { withSeparators } from '@homeplot/plan/units';
import type { Fit } from '../store/files/fileStore.ts';
import { JobProblem } from './worker/asking.ts';
import { pictureJobs } from './workers.ts';
import type { Shape } from './worker/jobs.ts';

/** Larger pictures are scaled down; decoded, each pixel takes four bytes. */
const maxKeptPixels = 40_000_000;
/** Browsers refuse to decode larger pictures. */
const maxDecodedPixels = 260_000_000;
/** The size to which pictures are scaled down. */
const smallPixels = 20_000_000;

/** Pixels as shown, so turned as the photo says; undefined if the browser can't decode it. */
export async function pictureShape(blob: Blob): Promise<Shape | undefined> {
  const address = URL.createObjectURL(blob);
  const image = new Image();
  try {
    // Loading tells an image's size, and decodes nothing yet.
    await new Promise((loaded, failed) => {
      image.addEventListener('load', loaded);
      image.addEventListener('error', failed);
      image.src = address;
    });
    const { naturalWidth: width, naturalHeight: height } = image;
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** The picture itself if it isn't too large, or if its size can't be found out. */
export const shrunk: Fit = async (blob, name) => {
  const shape = await pictureShape(blob);
  if (!shape || shape.width * shape.height <= maxKeptPixels) return { blob };
  const size = `${withSeparators(shape.width)} × ${withSeparators(shape.height)} pixels`;
  const tooLarge = {
    problem: `"${name}" has ${size}, more than this browser can decode. Scale it down to at most 10,000 pixels wide, then add it again.`,
  };
  if (shape.width * shape.height > maxDecodedPixels) return tooLarge;
  try {
    const small = await pictureJobs.encoded({ blob }, smallPixels);
    const now = await pictureShape(small);
    if (!now) return tooLarge;
    const notice = `"${name}" has ${size}, more than a plan needs. It was scaled down to ${withSeparators(now.width)} × ${withSeparators(now.height)}.`;
    return { blob: small, notice };
  } catch (problem) {
    const unfetched =
      problem instanceof JobProblem &&
      problem.unfetchedText(
        `"${name}" has ${size} and can't be scaled down without a connection. Add it again when you are online.`,
      );
    return unfetched ? { problem: unfetched } : tooLarge;
  }
};
