// Removes the metadata of a WebP picture: XMP, unknown chunks, and all of EXIF except the orientation.
import { joinBytes } from '@homeplot/formats/joinBytes';
import { bytesOf, viewOf } from './bytes.ts';
import { neededExif } from './exif.ts';

const keptChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);
/** The flags in the chunk VP8X that say which others follow. */
const [exifFlag, xmpFlag] = [0x08, 0x04];

/** undefined if it is damaged or was cut short. */
export function strippedWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = viewOf(bytes);
  const declared = 8 + view.getUint32(4, true);
  // Some programs leave out the padding of the last chunk.
  if (bytes.length < declared - 1) return undefined;
  const end = Math.min(bytes.length, declared);
  const parts: Uint8Array[] = [];
  let vp8x: Uint8Array | undefined;
  let exif: Uint8Array | undefined;
  let at = 12;
  while (at + 8 <= end) {
    const length = view.getUint32(at + 4, true);
    const next = at + 8 + length + (length % 2);
    if (at + 8 + length > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at, at + 4));
    const chunk = bytes.slice(at, next);
    if (type === 'VP8X') vp8x = chunk;
    if (type === 'EXIF') exif = neededExif(withoutHeader(chunk.subarray(8, 8 + length)));
    if (keptChunks.has(type)) parts.push(chunk);
    at = next;
  }
  if (parts.length === 0) return undefined;
  if (vp8x) vp8x[8] = ((vp8x[8] ?? 0) & ~(exifFlag | xmpFlag)) | (exif ? exifFlag : 0);
  if (vp8x && exif) parts.push(bytesOf('EXIF'), Uint8Array.of(exif.length, 0, 0, 0), exif);
  const whole = joinBytes([bytesOf('RIFF\0\0\0\0WEBP'), ...parts]);
  viewOf(whole).setUint32(4, whole.length - 8, true);
  return whole;
}

/** Some programs write the header of a JPEG's EXIF segment here too. */
const withoutHeader = (exif: Uint8Array): Uint8Array =>
  String.fromCharCode(...exif.subarray(0, 4)) === 'Exif' ? exif.subarray(6) : exif;
