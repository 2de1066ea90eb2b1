// Reads the page sizes and the straight lines of a PDF that Chromium has written.
import { inflateSync } from 'node:zlib';

export interface PdfLine {
  /** Points, 72 to an inch. */
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
}

type Matrix = readonly [number, number, number, number, number, number];

/** Width and height of each page in points. */
export const pageSizes = (pdf: Buffer): readonly (readonly number[])[] =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Number(width),
    Number(height),
  ]);

/** The drawing instructions, as text. Fonts have streams of their own, which contain no positions. */
function drawings(pdf: Buffer): readonly string[] {
  const heads = pdf.toString('latin1').matchAll(/\/Filter \/FlateDecode\s*\/Length (\d+)>> stream\r?\n/g);
  return [...heads]
    .map((head) => {
      const from = head.index + head[0].length;
      return inflateSync(pdf.subarray(from, from + Number(head[1]))).toString('latin1');
    })
    .filter((text) => / cm\n/.test(text));
}

export function pdfLines(pdf: Buffer): readonly PdfLine[] {
  const lines: PdfLine[] = [];
  for (const drawing of drawings(pdf)) {
    let matrix: Matrix = [1, 0, 0, 1, 0, 0];
    let at: readonly [number, number] = [0, 0];
    const kept: Matrix[] = [];
    const place = (x = 0, y = 0) =>
      [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]] as const;
    for (const row of drawing.split('\n')) {
      const words = row.trim().split(/\s+/);
      const does = words.at(-1);
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = words.slice(0, -1).map(Number);
      if (does === 'q') kept.push(matrix);
      if (does === 'Q') matrix = kept.pop() ?? matrix;
      if (does === 'cm') {
        const [m0, m1, m2, m3] = matrix;
        matrix = [a * m0 + b * m2, a * m1 + b * m3, c * m0 + d * m2, c * m1 + d * m3, ...place(e, f)];
      }
      if (does === 'm') at = place(a, b);
      if (does === 'l') {
        const to = place(a, b);
        lines.push({ from: at, to });
        at = to;
      }
      // A rectangle counts as its lower edge.
      if (does === 're') lines.push({ from: place(a, b), to: place(a + c, b) });
    }
  }
  return lines;
}
