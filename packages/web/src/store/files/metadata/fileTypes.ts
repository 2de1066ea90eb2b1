// Detects the type of a file from its bytes. Its name and its declared type are not trusted.
import { viewOf } from './bytes.ts';

/** Types that are kept. */
export const keptTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/avif',
  'application/pdf',
] as const;
export type KeptType = (typeof keptTypes)[number];

export const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Number of first bytes from which the type is detected: a PDF may begin with other bytes, such as a byte order mark. */
export const headBytes = 1024;

/** bytes: the head of the file, or all of it. undefined if the type isn't one of those that are kept. */
export function typeOf(bytes: Uint8Array): KeptType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'image/jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'image/png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'image/webp';
  if (ascii(bytes, 4, 8) === 'ftyp') {
    const brands = ascii(bytes, 8, Math.min(64, viewOf(bytes).getUint32(0)));
    if (/avif|avis/.test(brands)) return 'image/avif';
    if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return 'image/heic';
  }
  if (ascii(bytes, 0, headBytes).includes('%PDF-')) return 'application/pdf';
  return undefined;
}
