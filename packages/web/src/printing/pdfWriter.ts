// The worker that writes PDF files, and its font. One is kept ready once the user is about to download, because
// starting it takes longer than writing a small file.
import fontFile from '../../font/HomeplotSans.ttf?url';

export interface PdfWriter {
  readonly worker: Worker;
  /** Rejects if the font can't be fetched. */
  readonly font: Promise<ArrayBuffer>;
}

let readyWriter: PdfWriter | undefined;

function start(): PdfWriter {
  const worker = new Worker(new URL('worker/pdfWorker.ts', import.meta.url), { type: 'module' });
  const writer = { worker, font: fetchFont() };
  // A failed one isn't kept: the next may succeed.
  const forget = (): void => {
    if (readyWriter === writer) dropWriter();
  };
  worker.addEventListener('error', forget);
  writer.font.catch(forget);
  return writer;
}

async function fetchFont(): Promise<ArrayBuffer> {
  const response = await fetch(fontFile);
  if (!response.ok) throw new Error(`The font came with status ${response.status}.`);
  return response.arrayBuffer();
}

export const keepWriter = (): void => void (readyWriter ??= start());

export function dropWriter(): void {
  readyWriter?.worker.terminate();
  readyWriter = undefined;
}

/** The writer that is ready, otherwise a new one. The caller must terminate it. */
export function takeWriter(): PdfWriter {
  const writer = readyWriter ?? start();
  readyWriter = undefined;
  return writer;
}
