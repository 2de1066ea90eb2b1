// Files without their metadata, such as where a photo was taken. Pictures are not compressed again; what they need, such as
// their color profile and orientation, stays.
import type { KeptType } from './fileTypes.ts';
import { strippedHeif } from './heif.ts';
import { strippedJpeg } from './jpeg.ts';
import { strippedPdf } from './pdf.ts';
import { strippedPng } from './png.ts';
import { strippedWebp } from './webp.ts';

const strip: Readonly<Record<KeptType, (bytes: Uint8Array) => Uint8Array<ArrayBuffer> | undefined>> = {
  'image/jpeg': strippedJpeg,
  'image/png': strippedPng,
  'image/webp': strippedWebp,
  'image/heic': strippedHeif,
  'image/avif': strippedHeif,
  'application/pdf': strippedPdf,
};

/** undefined if the file is damaged. */
export function stripped(bytes: Uint8Array, type: KeptType): Uint8Array<ArrayBuffer> | undefined {
  try {
    return strip[type](bytes);
  } catch (problem) {
    // A length in the file points outside of it.
    if (problem instanceof RangeError) return undefined;
    throw problem;
  }
}
