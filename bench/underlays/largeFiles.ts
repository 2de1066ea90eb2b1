// A photo of 12 megapixels and a scanned survey as a PDF of 20 MB, as a phone and an office scanner make them.
import type { Page } from 'playwright';

/** Pixels. */
const photo = { width: 4000, height: 3000 } as const;
const scan = { width: 5100, height: 3300 } as const;
const pdfBytes = 20_000_000;
/** Points: 17 by 11 inches. */
const paper = { width: 1224, height: 792 } as const;

interface Drawn {
  readonly width: number;
  readonly height: number;
  /** Of the JPEG, 0 to 1. */
  readonly quality: number;
}

/** Gray noise with a dark frame and middle, which no compression makes small. */
async function jpeg(page: Page, drawn: Drawn): Promise<Buffer> {
  const text = await page.evaluate(async ({ width, height, quality }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    const rows = 100;
    for (let top = 0; top < height; top += rows) {
      const stripe = context.createImageData(width, rows);
      for (let i = 0; i < stripe.data.length; i += 4) {
        const light = 190 + Math.random() * 60;
        stripe.data.set([light, light, light - 8, 255], i);
      }
      context.putImageData(stripe, 0, top);
    }
    context.fillRect(width * 0.4, height * 0.4, width * 0.2, height * 0.2);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    let binary = '';
    for (let at = 0; at < bytes.length; at += 32_768)
      binary += String.fromCharCode(...bytes.subarray(at, at + 32_768));
    return btoa(binary);
  }, drawn);
  return Buffer.from(text, 'base64');
}

export const photoOf = (page: Page): Promise<Buffer> => jpeg(page, { ...photo, quality: 0.85 });

/** The scan on one page, and its bytes filled up with what the page doesn't show. */
export async function scannedPdf(page: Page): Promise<Buffer> {
  const image = await jpeg(page, { ...scan, quality: 0.97 });
  const content = `q ${paper.width} 0 0 ${paper.height} 0 0 cm /Scan Do Q`;
  const size = `/Width ${scan.width} /Height ${scan.height}`;
  const filler = Buffer.alloc(Math.max(1, pdfBytes - image.length), 'homeplot');
  const objects: readonly (readonly [string, Buffer?])[] = [
    ['<< /Type /Catalog /Pages 2 0 R >>'],
    ['<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents 4 0 R /Resources << /XObject << /Scan 5 0 R >> >> >>`,
    ],
    [`<< /Length ${content.length} >>`, Buffer.from(content)],
    [
      `<< /Type /XObject /Subtype /Image ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${image.length} >>`,
      image,
    ],
    [`<< /Length ${filler.length} >>`, filler],
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const length = (): number => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets: number[] = [];
  for (const [i, [head, stream]] of objects.entries()) {
    offsets.push(length());
    parts.push(Buffer.from(`${i + 1} 0 obj\n${head}\n`));
    if (stream) parts.push(Buffer.from('stream\n'), stream, Buffer.from('\nendstream\n'));
    parts.push(Buffer.from('endobj\n'));
  }
  const start = length();
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${count}\n0000000000 65535 f \n${table}${end}`)]);
}
