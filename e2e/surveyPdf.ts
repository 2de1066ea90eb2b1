// A survey as a PDF file of one page, 17 by 11 inches at 1" = 20': a lot of 150 by 100 feet and some lines beside it.
import { PDFDocument } from 'pdfkit';

/** Points from the left and from the top of the page: the corners of the lot, clockwise from the top left. */
export const lotCorners = [
  [200, 150],
  [740, 150],
  [740, 510],
  [200, 510],
] as const;
export const pageSize = { width: 1224, height: 792 } as const;

export function surveyPdf(): Buffer {
  const [start, ...rest] = lotCorners.map(([x, y]) => `${x} ${pageSize.height - y}`);
  const ticks = Array.from({ length: 14 }, (_, i) => `900 ${300 + 20 * i} m 1100 ${310 + 20 * i} l S`);
  const content = [
    `2 w ${start} m ${rest.map((corner) => `${corner} l`).join(' ')} h S`,
    ...ticks,
    'BT /F1 14 Tf 60 720 Td (PLAT OF SURVEY  SCALE: 1" = 20\') Tj ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.7\n';
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A lot in a PDF of one page that opens only with a password. */
export async function lockedPdf(userPassword: string): Promise<Buffer> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    font: null,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    info: {},
    userPassword,
  });
  const parts: Uint8Array[] = [];
  pdf.on('data', (part) => void parts.push(part));
  const ended = new Promise<void>((end) => void pdf.on('end', end));
  pdf
    .addPage({ size: [612, 792], margin: 0 })
    .lineWidth(4)
    .rect(100, 100, 400, 500)
    .stroke('black')
    .end();
  await ended;
  return Buffer.concat(parts);
}
