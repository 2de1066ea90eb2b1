// Reads PDF files with programs of others: Poppler (pdftocairo, pdftotext, pdffonts, pdfinfo), MuPDF (mutool), qpdf and
// pdfminer (pdf2txt).
// Tests that need them are skipped where they aren't installed, unless HOMEPLOT_PDF_READERS is "required", as in CI.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Programs, each with the Debian package that has it. */
export const pdfReaders = {
  pdftocairo: 'poppler-utils',
  mutool: 'mupdf-tools',
  qpdf: 'qpdf',
  pdf2txt: 'python3-pdfminer',
} as const;

export const hasPdfReaders = (): boolean =>
  Object.keys(pdfReaders).every((program) => spawnSync(program, ['-v']).error === undefined);

export type Place = readonly [x: number, y: number];

/** A straight line; points, 72 to an inch. */
export interface Line {
  readonly from: Place;
  readonly to: Place;
}

/** What a program writes of a file; $ stands for the file among its arguments. */
export const read = (...asked: Parameters<typeof readBytes>): string => readBytes(...asked).toString();

export function readBytes(pdf: Uint8Array, program: string, ...args: readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'homeplot-pdf-'));
  try {
    const file = join(folder, 'sheet.pdf');
    writeFileSync(file, pdf);
    const named = args.map((arg) => (arg === '$' ? file : arg));
    const { status, stdout, stderr } = spawnSync(program, named, { maxBuffer: 2 ** 30 });
    if (status !== 0) throw new Error(`${program} ended with ${status}: ${stderr.toString()}`);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Matrix = readonly [number, number, number, number, number, number];

const moved = ([a, b, c, d, e, f]: Matrix, x = 0, y = 0): Place => [a * x + c * y + e, b * x + d * y + f];

const matrixOf = (numbers: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
};

/** The lines on each page, as Poppler draws them. */
export const linesByPoppler = (pdf: Uint8Array): readonly (readonly Line[])[] =>
  read(pdf, 'pdftocairo', '-ps', '-noshrink', '$', '-')
    .split('%%EndPageSetup')
    .slice(1)
    .map(linesOfPostScript);

function linesOfPostScript(page: string): readonly Line[] {
  const lines: Line[] = [];
  const kept: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  let at: Place = [0, 0];
  let numbers: number[] = [];
  const operators: Readonly<Record<string, () => void>> = {
    q: () => void kept.push(matrix),
    Q: () => void (matrix = kept.pop() ?? matrix),
    cm() {
      const [a, b, c, d, e, f] = matrixOf(numbers);
      const [m0, m1, m2, m3] = matrix;
      const [x, y] = moved(matrix, e, f);
      matrix = [a * m0 + b * m2, a * m1 + b * m3, c * m0 + d * m2, c * m1 + d * m3, x, y];
    },
    m: () => void (at = moved(matrix, ...numbers)),
    l() {
      const to = moved(matrix, ...numbers);
      lines.push({ from: at, to });
      at = to;
    },
    re() {
      const [x = 0, y = 0, width = 0, height = 0] = numbers;
      const [from, to] = [moved(matrix, x, y), moved(matrix, x + width, y + height)];
      lines.push({ from, to: [to[0], from[1]] }, { from, to: [from[0], to[1]] });
    },
  };
  for (const word of page.split(/\s+/)) {
    const number = Number(word);
    if (word !== '' && !Number.isNaN(number)) numbers.push(number);
    else {
      operators[word]?.();
      numbers = [];
    }
  }
  return lines;
}

/** The lines on each page, as MuPDF reads them. */
export const linesByMuPdf = (pdf: Uint8Array): readonly (readonly Line[])[] =>
  read(pdf, 'mutool', 'trace', '$', '1-N').split('<page ').slice(1).map(linesOfTrace);

function linesOfTrace(page: string): readonly Line[] {
  const lines: Line[] = [];
  let matrix = matrixOf([]);
  let at: Place = [0, 0];
  for (const row of page.split('\n')) {
    const transform = / transform="([^"]*)"/.exec(row)?.[1];
    if (transform !== undefined) matrix = matrixOf(transform.split(' ').map(Number));
    const [, step, x, y] = /<(moveto|lineto) x="([^"]*)" y="([^"]*)"/.exec(row) ?? [];
    if (step === undefined) continue;
    const to = moved(matrix, Number(x), Number(y));
    if (step === 'lineto') lines.push({ from: at, to });
    at = to;
  }
  return lines;
}
