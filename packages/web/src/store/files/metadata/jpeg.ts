// Removes the metadata of a JPEG: EXIF except for the orientation, XMP, IPTC, comments, thumbnails, and anything after the end of
// the picture, such as a phone's video clip. The picture and its color profile stay as they are.
import { joinBytes } from '@homeplot/formats/joinBytes';
import { bytesOf, hasAt, viewOf } from './bytes.ts';
import { neededExif } from './exif.ts';

const exifHeader = bytesOf('Exif\0\0');

/** Application segments that belong to the picture, by their markers, with the name that each begins with. */
const pictureSegments: ReadonlyMap<number, Uint8Array> = new Map([
  [0xe0, bytesOf('JFIF\0')],
  [0xe2, bytesOf('ICC_PROFILE\0')],
  [0xee, bytesOf('Adobe')],
]);

// Markers.
const [app0, app1, app15, comment, scan, end] = [0xe0, 0xe1, 0xef, 0xfe, 0xda, 0xd9];

interface Parts {
  readonly parts: readonly Uint8Array[];
  readonly hasPicture: boolean;
  /** Whether the end marker follows the parts. */
  readonly isWhole: boolean;
}

/** The JPEG without metadata; undefined if it is damaged before its picture begins. */
export function strippedJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const { parts, hasPicture } = partsOf(bytes);
  return hasPicture ? joinBytes([...parts, Uint8Array.of(0xff, end)]) : undefined;
}

/** Whether a JPEG was cut short. Browsers show such a picture with gray or blurred parts. */
export const isCutJpeg = (bytes: Uint8Array): boolean => !partsOf(bytes).isWhole;

/** The parts to keep. A segment begins with 0xff, its marker, and its length in two bytes. */
function partsOf(bytes: Uint8Array): Parts {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 2)];
  let hasPicture = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== end) {
    const marker = bytes[at + 1] ?? 0;
    const afterHead = at + 2 + view.getUint16(at + 2);
    if (marker === 0xff) {
      at += 1;
    } else if (marker === scan) {
      const afterData = endOfScan(bytes, afterHead);
      parts.push(bytes.subarray(at, afterData));
      hasPicture = true;
      at = afterData;
    } else {
      parts.push(...needed(marker, bytes.subarray(at, afterHead)));
      at = afterHead;
    }
  }
  return { parts, hasPicture, isWhole: bytes[at] === 0xff && bytes[at + 1] === end };
}

/** Where compressed data ends: at the next marker that isn't part of the data. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0) {
    const next = bytes[at + 1] ?? end;
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7) || next === 0xff;
    if (!isData) return at;
    at = bytes.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return bytes.length;
}

/** What is kept of a segment. */
function needed(marker: number, segment: Uint8Array): Uint8Array[] {
  if (marker === comment) return [];
  if (marker < app0 || marker > app15) return [segment];
  if (marker === app1 && hasAt(segment, 4, exifHeader)) return exifSegment(segment.subarray(10));
  const name = pictureSegments.get(marker);
  return name && hasAt(segment, 4, name) ? [segment] : [];
}

function exifSegment(tiff: Uint8Array): Uint8Array[] {
  const exif = neededExif(tiff);
  if (!exif) return [];
  return [Uint8Array.of(0xff, app1, 0, 2 + exifHeader.length + exif.length), exifHeader, exif];
}
