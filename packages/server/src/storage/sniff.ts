// Finds out the type of a file from its first bytes. The type that the client names isn't trusted.

/** Number of first bytes that suffice. */
export const headLength = 1024;

/** The media type; application/octet-stream if it is none of those that plans use. */
export function typeOf(head: Buffer): string {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (/^RIFF[^]{4}WEBP/.test(text)) return 'image/webp';
  if (/^[^]{4}ftyp/.test(text)) {
    const brands = text.slice(8, Math.min(64, head.readUInt32BE(0)));
    if (/avi[fs]/.test(brands)) return 'image/avif';
    if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) return 'image/heic';
  }
  // Programs look for the head of a PDF within the first kilobyte. A file that begins as HTML or SVG doesn't count as a PDF.
  if (/^[^<]*%PDF-/.test(text)) return 'application/pdf';
  return 'application/octet-stream';
}
