// Removes the metadata that can be found in a PDF: its information dictionary, its XMP, and the EXIF of its photos. All are
// overwritten in place, so that every offset in the file stays valid.
import { bytesOf, indexOfBytes, viewOf } from './bytes.ts';
import { blankInformation, space } from './blankInformation.ts';

export function strippedPdf(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const stripped = bytes.slice();
  blankXmp(stripped);
  for (const header of ['Exif\0\0', 'http://ns.adobe.com/xap/1.0/\0'])
    blankSegments(stripped, bytesOf(header));
  blankInformation(stripped);
  return stripped;
}

function blankXmp(bytes: Uint8Array): void {
  const [begin, packetEnd, last] = [bytesOf('<?xpacket begin'), bytesOf('?>'), bytesOf('<?xpacket end')];
  for (let at = indexOfBytes(bytes, begin); at >= 0; at = indexOfBytes(bytes, begin, at + 1)) {
    const from = indexOfBytes(bytes, packetEnd, at) + packetEnd.length;
    const to = indexOfBytes(bytes, last, at);
    if (to < 0) break;
    if (from > at && to > from) bytes.fill(space, from, to);
  }
}

/** Overwrites the APP1 segments of JPEG pictures that begin with a header, with zeros. */
function blankSegments(bytes: Uint8Array, header: Uint8Array): void {
  const view = viewOf(bytes);
  for (let at = indexOfBytes(bytes, header); at >= 0; at = indexOfBytes(bytes, header, at + 1)) {
    if (bytes[at - 4] !== 0xff || bytes[at - 3] !== 0xe1) continue;
    bytes.fill(0, at + header.length, at - 2 + view.getUint16(at - 2));
  }
}
