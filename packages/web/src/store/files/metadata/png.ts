// Removes the metadata of a PNG: only the chunks of the picture, its colors and its resolution are kept, and its
// orientation.
import { joinBytes } from '@homeplot/formats/joinBytes';
import { bytesOf, viewOf } from './bytes.ts';
import { neededExif } from './exif.ts';

const keptChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI pHYs bKGD'.split(' '),
);

/** undefined if it is damaged or was cut short. */
export function strippedPng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = viewOf(bytes);
  const parts = [bytes.subarray(0, 8)];
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + view.getUint32(at);
    if (next > bytes.length) return undefined;
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (keptChunks.has(type)) parts.push(bytes.subarray(at, next));
    const exif = type === 'eXIf' ? neededExif(bytes.subarray(at + 8, next - 4)) : undefined;
    if (exif) parts.push(chunk('eXIf', exif));
    if (type === 'IEND') return joinBytes(parts);
    at = next;
  }
  return undefined;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joinBytes([bytesOf(type), data]);
  const whole = new Uint8Array(named.length + 8);
  const view = viewOf(whole);
  view.setUint32(0, data.length);
  whole.set(named, 4);
  view.setUint32(named.length + 4, crc32(named));
  return whole;
}

/** The checksum of a chunk, as PNG defines it. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}
